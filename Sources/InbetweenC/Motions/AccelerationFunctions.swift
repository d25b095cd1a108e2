// The functions of inbetween.h for accelerations, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_motion_acceleration(_ motion: OpaquePointer?, _ time: Double) -> Double {
  guard let motion else { return .nan }
  return reading(motion, of: MotionHandle.self) { $0.kind.acceleration(at: time) }
}

@c @implementation
package func inbetween_motion_sample_accelerations(
  _ motion: OpaquePointer?, _ times: UnsafePointer<Double>?, _ accelerations: UnsafeMutablePointer<Double>?,
  _ count: Int
) -> Int32 {
  guard let motion, let samples = CallerSamples(times, accelerations, nil, count) else { return INBETWEEN_ARGUMENT }
  let kind = object(of: motion, MotionHandle.self).kind
  for (place, time) in samples.times.numbers.enumerated() {
    samples.values.places[place] = kind.acceleration(at: time)
  }
  return INBETWEEN_OK
}

extension MotionHandle.Kind {
  fileprivate func acceleration(at time: Double) -> Double {
    switch self {
    case .parsed(let motion): motion.acceleration(at: time)
    case .spring(let motion): motion.acceleration(at: time)
    }
  }
}
