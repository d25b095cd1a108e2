// The functions of inbetween.h for animated effects, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import Catalogue
internal import JSONText
internal import MotionEffects
internal import PageWords
internal import VectorScene

/// The rows of the effects, as JSON; made once.
private let catalogue = CatalogueDocument.effects

@c @implementation
package func inbetween_effect_catalogue(_ text: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  written(catalogue, to: text, capacity)
}

@c @implementation
package func inbetween_effect_names(_ text: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  written(EffectKind.all.map { $0.name }.joined(separator: "\n"), to: text, capacity)
}

@c @implementation
package func inbetween_effect_open(
  _ name: UnsafePointer<CChar>?, _ variant: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    try EffectRequest(name: text(at: name), variant: text(at: variant)).interactive()
  }
}

@c @implementation
package func inbetween_effect_open_script(
  _ name: UnsafePointer<CChar>?, _ variant: UnsafePointer<CChar>?, _ pull: Double, _ refresh: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    try EffectRequest(name: text(at: name), variant: text(at: variant)).script(pull: pull, refresh: refresh)
  }
}

@c @implementation
package func inbetween_effect_close(_ effect: OpaquePointer?) { close(effect, of: EffectHandle.self) }

@c @implementation
package func inbetween_effect_end_time(_ effect: OpaquePointer?) -> Double {
  effect.map { object(of: $0, EffectHandle.self).played.endTime } ?? .nan
}

@c @implementation
package func inbetween_effect_name(
  _ effect: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(effect.map { object(of: $0, EffectHandle.self).kind.name }, to: text, capacity)
}

@c @implementation
package func inbetween_effect_summary(
  _ effect: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(effect.map { object(of: $0, EffectHandle.self).kind.summary }, to: text, capacity)
}

@c @implementation
package func inbetween_effect_about(
  _ effect: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(effect.map { object(of: $0, EffectHandle.self).kind.about }, to: text, capacity)
}

@c @implementation
package func inbetween_effect_channel_names(
  _ effect: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  let names = effect.map { object(of: $0, EffectHandle.self).played.channelNames }
  return written(names?.joined(separator: "\n"), to: text, capacity)
}

@c @implementation
package func inbetween_effect_phase(
  _ effect: OpaquePointer?, _ time: Double, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(effect.map { shown($0, time) { $0.phaseName(at: $1) } }, to: text, capacity)
}

@c @implementation
package func inbetween_effect_channels(
  _ effect: OpaquePointer?, _ time: Double, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> Int {
  guard let effect, let places = CallerArray(numbers, capacity)?.places else { return -1 }
  let channels = shown(effect, time) { $0.channels(at: $1) }
  for index in 0..<min(channels.count, places.count) { places[index] = channels[index] ?? .nan }
  return channels.count
}

@c @implementation
package func inbetween_effect_list_offset(_ effect: OpaquePointer?, _ time: Double) -> Double {
  effect.map { shown($0, time) { $0.listOffset(at: $1) } } ?? .nan
}

@c @implementation
package func inbetween_effect_svg(
  _ effect: OpaquePointer?, _ time: Double, _ prefix: UnsafePointer<CChar>?, _ start: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int {
  guard let effect else { return written(nil, to: start, capacity) }
  let scene = shown(effect, time) { $0.scene(at: $1) }
  return written(try? scene.svg(idPrefix: text(at: prefix) ?? ""), to: start, capacity)
}

@c @implementation
package func inbetween_effect_grab(_ effect: OpaquePointer?, _ time: Double) -> Int32 {
  input(effect, time) { $0.grab(at: time) }
}

@c @implementation
package func inbetween_effect_drag(_ effect: OpaquePointer?, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  guard x.isFinite, y.isFinite else { return effect == nil ? INBETWEEN_ARGUMENT : INBETWEEN_PARAMETER }
  return input(effect, time) { $0.drag(by: [x, y], at: time) }
}

@c @implementation
package func inbetween_effect_release(_ effect: OpaquePointer?, _ time: Double) -> Int32 {
  input(effect, time) { $0.release(at: time) }
}

@c @implementation
package func inbetween_effect_tap(_ effect: OpaquePointer?, _ time: Double) -> Int32 {
  input(effect, time) { $0.tap(at: time) }
}

@c @implementation
package func inbetween_effect_finish(_ effect: OpaquePointer?, _ time: Double) -> Int32 {
  input(effect, time) { $0.finish(at: time) }
}

@c @implementation
package func inbetween_effect_forget(_ effect: OpaquePointer?, _ time: Double) -> Int32 {
  guard let effect else { return INBETWEEN_ARGUMENT }
  guard time.isFinite else { return INBETWEEN_PARAMETER }
  object(of: effect, EffectHandle.self).forgetAll(before: time)
  return INBETWEEN_OK
}

extension EffectKind {
  /// The words for pages and the gesture, as a JSON object on one line.
  fileprivate var about: String {
    let words = words
    return JSONWriter.object { about in
      about.member("title", words.title)
      about.member("sentence", words.sentence)
      about.member("flaw", words.flaw)
      about.member("remedy", words.remedy)
      about.member("type", words.type)
      about.member("file", words.file)
      about.member("gesture", gesture.rawValue)
      about.member("action", words.action)
      about.member("hint", words.hint)
    }
  }
}

/// The result of a function at the time that an effect shows.
private func shown<Result>(_ effect: OpaquePointer, _ time: Double, _ body: (EffectBox, Double) -> Result) -> Result {
  let open = object(of: effect, EffectHandle.self)
  return body(open.played, open.shown(time))
}

/// Reports input to an effect, unless its time is invalid.
private func input(_ effect: OpaquePointer?, _ time: Double, report: (EffectBox) -> Void) -> Int32 {
  guard let effect else { return INBETWEEN_ARGUMENT }
  let open = object(of: effect, EffectHandle.self)
  guard open.accepts(inputAt: time) else { return INBETWEEN_PARAMETER }
  report(open.played)
  return INBETWEEN_OK
}
