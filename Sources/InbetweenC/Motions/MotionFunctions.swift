// The functions of inbetween.h for motions, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import Catalogue
internal import LottieImport
internal import MotionImport
internal import MotionNumerics

/// What there is without the effects, as JSON; made once.
private let catalogue = CatalogueDocument.motions(addingImports: [.lottie])

@c @implementation
package func inbetween_interface_version() -> Int32 { INBETWEEN_INTERFACE_VERSION }

@c @implementation
package func inbetween_version(_ text: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  written(INBETWEEN_VERSION, to: text, capacity)
}

@c @implementation
package func inbetween_motion_names(_ text: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  written(ParsedMotion.fullNames.joined(separator: "\n"), to: text, capacity)
}

@c @implementation
package func inbetween_catalogue(_ text: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  written(catalogue, to: text, capacity)
}

@c @implementation
package func inbetween_motion_open(
  _ notation: UnsafePointer<CChar>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { remark throws(CallError) in try MotionHandle.parsed(text(at: notation), &remark) }
}

@c @implementation
package func inbetween_spring_open(
  _ mass: Double, _ stiffness: Double, _ damping: Double, _ start: Double, _ target: Double, _ velocity: Double,
  _ startTime: Double, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    let spring = try Spring(mass, stiffness, damping)
    return try MotionHandle.made(spring, from: start, to: target, velocity: velocity, startingAt: startTime)
  }
}

@c @implementation
package func inbetween_motion_open_numbers(
  _ kind: UnsafePointer<CChar>?, _ names: UnsafePointer<CChar>?, _ numbers: UnsafePointer<Double>?, _ count: Int,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let numbers = CallerArray(numbers, count) else { throw CallError("the numbers are null or misaligned") }
    return try MotionHandle.made(text(at: kind), text(at: names), Array(numbers.numbers))
  }
}

@c @implementation
package func inbetween_motion_placed(
  _ motion: OpaquePointer?, _ duration: Double, _ delay: Double, _ start: Double, _ end: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    let duration = duration.isNaN ? nil : duration
    return try object(of: motion, MotionHandle.self).placed(over: duration, after: delay, from: start, to: end)
  }
}

@c @implementation
package func inbetween_motion_close(_ motion: OpaquePointer?) { close(motion, of: MotionHandle.self) }

@c @implementation
package func inbetween_motion_value(_ motion: OpaquePointer?, _ time: Double) -> Double {
  guard let motion else { return .nan }
  return reading(motion, of: MotionHandle.self) { $0.kind.value(at: time) }
}

@c @implementation
package func inbetween_motion_velocity(_ motion: OpaquePointer?, _ time: Double) -> Double {
  guard let motion else { return .nan }
  return reading(motion, of: MotionHandle.self) { $0.kind.velocity(at: time) }
}

@c @implementation
package func inbetween_motion_sample(
  _ motion: OpaquePointer?, _ times: UnsafePointer<Double>?, _ values: UnsafeMutablePointer<Double>?,
  _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let motion, let samples = CallerSamples(times, values, velocities, count) else { return INBETWEEN_ARGUMENT }
  reading(motion, of: MotionHandle.self) { $0.sample(samples) }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_motion_sample_evenly(
  _ motion: OpaquePointer?, _ start: Double, _ interval: Double, _ values: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let motion, let values = CallerArray(values, count) else { return INBETWEEN_ARGUMENT }
  reading(motion, of: MotionHandle.self) { $0.sample(from: start, by: interval, into: values.places) }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_motion_rest_time(_ motion: OpaquePointer?) -> Double {
  guard let motion else { return .nan }
  return reading(motion, of: MotionHandle.self) { $0.kind.restTime }
}

@c @implementation
package func inbetween_motion_rest_value(_ motion: OpaquePointer?) -> Double {
  guard let motion else { return .nan }
  return reading(motion, of: MotionHandle.self) { $0.kind.restValue ?? .nan }
}

@c @implementation
package func inbetween_motion_domain(
  _ motion: OpaquePointer?, _ start: UnsafeMutablePointer<Double>?, _ end: UnsafeMutablePointer<Double>?
) -> Int32 {
  guard let motion, let first = CallerArray(start, 1), let last = CallerArray(end, 1), !first.overlaps(last) else {
    return INBETWEEN_ARGUMENT
  }
  let domain = reading(motion, of: MotionHandle.self) { $0.kind.domain }
  first.places[0] = domain?.lowerBound ?? 0
  last.places[0] = domain?.upperBound ?? .infinity
  return domain == nil ? INBETWEEN_PARAMETER : INBETWEEN_OK
}

@c @implementation
package func inbetween_motion_time_meaning(_ motion: OpaquePointer?) -> Int32 {
  guard let motion else { return -1 }
  switch reading(motion, of: MotionHandle.self, { $0.timeMeaning }) {
  case .progress: return INBETWEEN_PROGRESS
  case .x: return INBETWEEN_X
  case .seconds: return INBETWEEN_SECONDS
  }
}

@c @implementation
package func inbetween_motion_notation(
  _ motion: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(motion.map { reading($0, of: MotionHandle.self) { $0.notation } }, to: text, capacity)
}

@c @implementation
package func inbetween_motion_written(
  _ motion: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(motion.map { object(of: $0, MotionHandle.self).written }, to: text, capacity)
}

@c @implementation
package func inbetween_motion_numbers(
  _ motion: OpaquePointer?, _ names: UnsafePointer<CChar>?, _ numbers: UnsafeMutablePointer<Double>?, _ count: Int
) -> Int32 {
  guard let motion, let names = text(at: names), let array = CallerArray(numbers, count) else {
    return INBETWEEN_ARGUMENT
  }
  let found = object(of: motion, MotionHandle.self).numbers(named: names)
  guard found.count == count else { return INBETWEEN_ARGUMENT }
  for (place, number) in zip(array.places.indices, found) { array.places[place] = number }
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_motion_describe(
  _ motion: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(motion.map { object(of: $0, MotionHandle.self).description }, to: text, capacity)
}

@c @implementation
package func inbetween_motion_parts(
  _ motion: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  written(motion.map { object(of: $0, MotionHandle.self).parts }, to: text, capacity)
}

@c @implementation
package func inbetween_motion_hand_over(
  _ motion: OpaquePointer?, _ spring: UnsafePointer<CChar>?, _ target: Double, _ time: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    return try object(of: motion, MotionHandle.self).handedOver(to: text(at: spring), target: target, at: time)
  }
}

@c @implementation
package func inbetween_motion_hand_over_numbers(
  _ motion: OpaquePointer?, _ mass: Double, _ stiffness: Double, _ damping: Double, _ target: Double, _ time: Double,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    let spring = try Spring(mass, stiffness, damping)
    return try object(of: motion, MotionHandle.self).handedOver(to: spring, target: target, at: time)
  }
}
