// The library's interface for the page: C functions over handles. Returned text and numbers are valid until the next
// call with the same handle. Times are in seconds, displacements in points. Input with a number that is not finite is
// ignored.
internal import MotionEffects
internal import VectorScene

/// The number of effects.
@c(gallery_effect_count)
public func galleryEffectCount() -> Int32 { Int32(EffectName.allCases.count) }

/// Opens an effect with its scripted events; nil for an index or a duration that is not allowed.
@c(gallery_open_script)
public func galleryOpenScript(
  _ effect: Int32, _ isLegacy: Int32, _ pull: Double, _ refresh: Double
) -> UnsafeMutableRawPointer? {
  guard let name = effectName(effect) else { return nil }
  let variant: EffectVariant = isLegacy == 0 ? .exact : .legacy
  guard let script = try? ScriptedEffect(validating: name, variant: variant, pull: pull, refresh: refresh) else {
    return nil
  }
  return opened(GalleryScript(script), name)
}

/// Opens an interactive effect; nil for an index that is not allowed.
@c(gallery_open_hand)
public func galleryOpenInteractive(_ effect: Int32, _ isLegacy: Int32) -> UnsafeMutableRawPointer? {
  guard let name = effectName(effect) else { return nil }
  return opened(name.interactive(isLegacy == 0 ? .exact : .legacy), name)
}

/// Closes an effect and frees its memory.
@c(gallery_close)
public func galleryClose(_ handle: UnsafeMutableRawPointer) {
  Unmanaged<GalleryHandle>.fromOpaque(handle).release()
}

/// The end of a script in seconds; infinity for an interactive effect.
@c(gallery_end_time)
public func galleryEndTime(_ handle: UnsafeMutableRawPointer) -> Double { content(handle).effect.endTime }

/// The length in bytes of the last returned text.
@c(gallery_text_length)
public func galleryTextLength(_ handle: UnsafeMutableRawPointer) -> Int32 { Int32(content(handle).text.count) }

/// The effect's name.
@c(gallery_name)
public func galleryName(_ handle: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8>? {
  let content = content(handle)
  return content.keep(text: content.name.rawValue)
}

/// The effect's short description.
@c(gallery_summary)
public func gallerySummary(_ handle: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8>? {
  let content = content(handle)
  return content.keep(text: content.name.summary)
}

/// The names of the channels, separated by line feeds.
@c(gallery_channel_names)
public func galleryChannelNames(_ handle: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8>? {
  let content = content(handle)
  return content.keep(text: content.effect.channelNames.joined(separator: "\n"))
}

/// The name of the state at a time.
@c(gallery_phase)
public func galleryPhase(_ handle: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<UInt8>? {
  let content = content(handle)
  return content.keep(text: content.effect.phaseName(at: time))
}

/// The picture at a time as SVG; identifiers in it begin with the prefix of the handle.
///
/// Nil for a picture that cannot be written; no effect has one.
@c(gallery_svg)
public func gallerySVG(_ handle: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<UInt8>? {
  let content = content(handle)
  guard let picture = try? content.effect.scene(at: time).svg(idPrefix: content.idPrefix) else { return nil }
  return content.keep(text: picture)
}

/// The channels at a time, one for each name; NaN for hidden parts.
@c(gallery_channels)
public func galleryChannels(_ handle: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double>? {
  let content = content(handle)
  return content.keep(numbers: content.effect.channels(at: time))
}

/// Lets the effect forget the events before a time, which is the earliest of later queries.
@c(gallery_forget)
public func galleryForget(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  content(handle).effect.forget(before: time)
}

/// The downward offset of the list below a refresh effect at a time, in points.
@c(gallery_list_offset)
public func galleryListOffset(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Double {
  content(handle).effect.listOffset(at: time)
}

/// A finger touches down.
@c(gallery_grab)
public func galleryGrab(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  input(handle, time) { $0.grab(at: time) }
}

/// The finger has moved by a displacement since it touched down.
@c(gallery_drag)
public func galleryDrag(_ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double) {
  input(handle, time, x, y) { $0.drag(by: [x, y], at: time) }
}

/// The finger lets go.
@c(gallery_release)
public func galleryRelease(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  input(handle, time) { $0.release(at: time) }
}

/// A tap.
@c(gallery_tap)
public func galleryTap(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  input(handle, time) { $0.tap(at: time) }
}

/// Loading is finished.
@c(gallery_finish)
public func galleryFinish(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  input(handle, time) { $0.finish(at: time) }
}

private func effectName(_ index: Int32) -> EffectName? {
  let names = EffectName.allCases
  return names.indices.contains(Int(index)) ? names[Int(index)] : nil
}

private func opened(_ effect: GalleryEffect, _ name: EffectName) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(GalleryHandle(effect, name: name)).toOpaque()
}

/// Reports input to an effect, unless one of its numbers is not finite.
private func input(
  _ handle: UnsafeMutableRawPointer, _ numbers: Double..., report: (GalleryEffect) -> Void
) {
  guard numbers.allSatisfy({ $0.isFinite }) else { return }
  report(content(handle).effect)
}

private func content(_ handle: UnsafeMutableRawPointer) -> GalleryHandle {
  Unmanaged<GalleryHandle>.fromOpaque(handle).takeUnretainedValue()
}
