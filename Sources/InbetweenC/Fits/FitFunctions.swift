// The functions of inbetween.h that compare motions with recordings, by their names in C.
// The header has their documentation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

internal import CInbetween
internal import MotionNumerics

@c @implementation
package func inbetween_motion_spring(_ motion: OpaquePointer?, _ numbers: UnsafeMutablePointer<Double>?) -> Int32 {
  guard let motion, let array = CallerArray(numbers, 7) else { return INBETWEEN_ARGUMENT }
  guard let motion = reading(motion, of: MotionHandle.self, { $0.springMotion }) else { return INBETWEEN_PARAMETER }
  let spring = motion.spring
  array.places[0] = spring.mass
  array.places[1] = spring.stiffness
  array.places[2] = spring.damping
  array.places[3] = motion.start
  array.places[4] = motion.target
  array.places[5] = motion.initialVelocity
  array.places[6] = motion.startTime
  return INBETWEEN_OK
}

@c @implementation
package func inbetween_motion_fit_spring(
  _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ count: Int, _ known: UnsafePointer<Double>?,
  _ digits: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let times = CallerArray(times, count), let values = CallerArray(values, count),
      let known = CallerArray(known, known == nil ? 0 : 3), let numbers = CallerOutputs([(numbers, 7)], 1),
      !numbers.overlap(times), !numbers.overlap(values), !numbers.overlap(known)
    else { throw CallError("the arrays or their count cannot be") }
    let conditions = SpringConditions(known.numbers)
    let fit = try CallError.instead { () throws(ParameterError) in
      try SpringFit(
        times: Array(times.numbers), values: Array(values.numbers), known: conditions,
        roundingTo: digits == 0 ? nil : Int(digits))
    }
    if let numbers = numbers[0] { fit.write(to: numbers.places) }
    return MotionHandle(fit.motion)
  }
}

extension SpringConditions {
  /// What a caller knows: nothing, or the start, the target and the velocity, NaN for what is to be found.
  fileprivate init(_ known: UnsafeBufferPointer<Double>) {
    func number(_ index: Int) -> Double? { index < known.count && !known[index].isNaN ? known[index] : nil }
    self.init(start: number(0), target: number(1), velocity: number(2))
  }
}

extension SpringFit {
  /// Writes the distances from the samples, then the standard errors.
  fileprivate func write(to places: UnsafeMutableBufferPointer<Double>) {
    let errors = standardErrors
    let numbers = [
      rootMeanSquare, maximumError, errors.naturalFrequency, errors.dampingRatio, errors.start, errors.target,
      errors.velocity,
    ]
    for (place, number) in numbers.enumerated() { places[place] = number }
  }
}

@c @implementation
package func inbetween_motion_fit_curve(
  _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ errors: UnsafeMutablePointer<Double>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let times = CallerArray(times, count), let values = CallerArray(values, count),
      let errors = CallerOutputs([(errors, 1)], 1), !errors.overlap(times), !errors.overlap(values)
    else { throw CallError("the arrays or their count cannot be") }
    let fit = try CallError.instead { () throws(ParameterError) in
      try CurveFit(times: Array(times.numbers), values: Array(values.numbers))
    }
    if let errors = errors[0] { errors.places[0] = fit.maximumError }
    return MotionHandle(fit.motion)
  }
}

@c @implementation
package func inbetween_motion_fit_lines(
  _ motion: OpaquePointer?, _ tolerance: Double, _ errors: UnsafeMutablePointer<Double>?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> OpaquePointer? {
  opening(message, capacity) { () throws(CallError) in
    guard let motion else { throw CallError("the motion is null") }
    guard let errors = CallerOutputs([(errors, 1)], 1) else { throw CallError("the array of errors cannot be") }
    let fit = try LineFit(object(of: motion, MotionHandle.self), within: tolerance)
    if let errors = errors[0] { errors.places[0] = fit.maximumError }
    return MotionHandle(fit.motion)
  }
}

@c @implementation
package func inbetween_motion_compare(
  _ motion: OpaquePointer?, _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ leastShift: Double, _ greatestShift: Double, _ numbers: UnsafeMutablePointer<Double>?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
  let message = CallerText(message, capacity)
  guard let motion, let times = CallerArray(times, count), let values = CallerArray(values, count),
    let array = CallerArray(numbers, 5), !array.overlaps(times), !array.overlaps(values)
  else {
    message.write("the motion, the arrays or their count cannot be")
    return INBETWEEN_ARGUMENT
  }
  return reporting(to: message) { () throws(CallError) in
    let comparison = try object(of: motion, MotionHandle.self).compared(
      with: times.numbers, values.numbers, shiftedFrom: leastShift, to: greatestShift)
    array.places[0] = comparison.maximumError
    array.places[1] = comparison.meanError
    array.places[2] = comparison.rootMeanSquare
    array.places[3] = comparison.worstTime
    array.places[4] = comparison.timeShift
  }
}
