// The functions of inbetween.h for keyframe tracks, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_track_open(
  _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ dimension: Int32,
  _ curves: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ mode: UnsafePointer<CChar>?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let (length, isTooLong) = count.multipliedReportingOverflow(by: Int(dimension))
    guard !isTooLong, let times = CallerArray(times, count), let values = CallerArray(values, length) else {
      throw CallError("the arrays or their count cannot be")
    }
    return try TrackRequest(times: times.numbers, values: values.numbers, curves: curves, mode: text(at: mode))
      .track(dimension: dimension)
  }
}

@c @implementation
package func inbetween_track_close(_ track: OpaquePointer?) { close(track, of: TrackHandle.self) }

@c @implementation
package func inbetween_track_dimension(_ track: OpaquePointer?) -> Int32 {
  guard let track else { return -1 }
  return reading(track, of: TrackHandle.self) { Int32($0.dimension) }
}

@c @implementation
package func inbetween_track_value(_ track: OpaquePointer?, _ time: Double) -> Double {
  guard let track else { return .nan }
  return reading(track, of: TrackHandle.self) { $0.value(at: time) }
}

@c @implementation
package func inbetween_track_velocity(_ track: OpaquePointer?, _ time: Double) -> Double {
  guard let track else { return .nan }
  return reading(track, of: TrackHandle.self) { $0.velocity(at: time) }
}

@c @implementation
package func inbetween_track_rest_time(_ track: OpaquePointer?) -> Double {
  guard let track else { return .nan }
  return reading(track, of: TrackHandle.self) { $0.restTime }
}

@c @implementation
package func inbetween_track_sample(
  _ track: OpaquePointer?, _ times: UnsafePointer<Double>?, _ values: UnsafeMutablePointer<Double>?,
  _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let track else { return INBETWEEN_ARGUMENT }
  let open = object(of: track, TrackHandle.self)
  guard let samples = CallerSamples(times, values, velocities, count, dimension: open.dimension) else {
    return INBETWEEN_ARGUMENT
  }
  open.sample(samples)
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_track_open_motions(
  _ x: OpaquePointer?, _ y: OpaquePointer?, _ z: OpaquePointer?, _ w: OpaquePointer?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let handles = [x, y, z, w]
    let motions = handles.prefix { $0 != nil }.compactMap { $0 }
    guard !motions.isEmpty, handles.dropFirst(motions.count).allSatisfy({ $0 == nil }) else {
      throw CallError("a motion is null")
    }
    return try TrackHandle.made(of: motions.map { object(of: $0, MotionHandle.self) })
  }
}

@c @implementation
package func inbetween_track_open_colors(
  _ motion: OpaquePointer?, _ start: UnsafePointer<CChar>?, _ end: UnsafePointer<CChar>?,
  _ space: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    let kind = object(of: motion, MotionHandle.self).kind
    return TrackHandle(
      .colors(try MovingColor(kind, from: text(at: start), to: text(at: end), in: text(at: space))))
  }
}

@c @implementation
package func inbetween_track_hand_over(
  _ track: OpaquePointer?, _ spring: UnsafePointer<CChar>?, _ targets: UnsafePointer<Double>?, _ time: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let track else { throw CallError("the track is null") }
    let open = object(of: track, TrackHandle.self)
    guard let targets = CallerArray(targets, open.dimension) else {
      throw CallError("the targets are null or misaligned")
    }
    return try open.handedOver(to: text(at: spring), targets: targets.numbers, at: time)
  }
}

@c @implementation
package func inbetween_track_color(
  _ track: OpaquePointer?, _ time: Double, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(track.flatMap { object(of: $0, TrackHandle.self).color(at: time) }, to: text, capacity)
}
