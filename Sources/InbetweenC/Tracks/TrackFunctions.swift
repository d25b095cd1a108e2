// The functions of inbetween.h for keyframe tracks, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
public func inbetween_track_open(
  _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?,
  _ curves: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ mode: UnsafePointer<CChar>?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(Refusal) in
    guard let times = CallerArray(times, count), let values = CallerArray(values, count) else {
      throw Refusal("the arrays or their count cannot be")
    }
    return try OpenTrack.made(times: times.numbers, values: values.numbers, curves: curves, mode: text(at: mode))
  }
}

@c @implementation
public func inbetween_track_close(_ track: OpaquePointer?) { close(track, of: OpenTrack.self) }

@c @implementation
public func inbetween_track_value(_ track: OpaquePointer?, _ time: Double) -> Double {
  guard let track else { return .nan }
  return reading(track, of: OpenTrack.self) { $0.track.value(at: time) }
}

@c @implementation
public func inbetween_track_velocity(_ track: OpaquePointer?, _ time: Double) -> Double {
  guard let track else { return .nan }
  return reading(track, of: OpenTrack.self) { $0.track.velocity(at: time) }
}

@c @implementation
public func inbetween_track_rest_time(_ track: OpaquePointer?) -> Double {
  guard let track else { return .nan }
  return reading(track, of: OpenTrack.self) { $0.track.restTime }
}

@c @implementation
public func inbetween_track_sample(
  _ track: OpaquePointer?, _ times: UnsafePointer<Double>?, _ values: UnsafeMutablePointer<Double>?,
  _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let track, let samples = CallerSamples(times, values, velocities, count) else { return INBETWEEN_ARGUMENT }
  return reading(track, of: OpenTrack.self) { track in
    var values = samples.values.places.mutableSpan
    if let places = samples.velocities?.places {
      var velocities = places.mutableSpan
      track.track.sample(at: samples.times.numbers.span, into: &values, velocities: &velocities)
    } else {
      track.track.sample(at: samples.times.numbers.span, into: &values)
    }
    return INBETWEEN_OK
  }
}
