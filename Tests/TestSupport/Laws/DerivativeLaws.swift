public import MotionNumerics
public import Testing

/// Checks the promises of every ``MotionNumerics/AcceleratedMotion``.
///
/// The acceleration is the difference quotient of the velocity, away from breaks, and NaN at a NaN time.
///
/// - Parameters:
///   - motion: the motion.
///   - times: the range of the random times.
///   - breaks: the times where the velocity has a corner or jumps.
///   - tolerance: the error of an acceleration, as a fraction of the greatest one within the range.
///   - seed: the seed of the random times.
///   - sourceLocation: where issues are recorded.
public func checkAcceleration<Moving: AcceleratedMotion>(
  of motion: Moving, over times: ClosedRange<Double>, breaks: [Double] = [], tolerance: Double = 1e-6,
  seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
) where Moving.Value: VectorValue {
  func scalars(_ value: Moving.Value) -> [Double] { (0..<Moving.Value.scalarCount).map { value[scalar: $0] } }
  expectDerivative(
    of: { scalars(motion.velocity(at: $0)) }, is: { scalars(motion.acceleration(at: $0)) }, over: times,
    breaks: breaks, tolerance: tolerance, seed: seed, "the acceleration of \(motion)", sourceLocation: sourceLocation)
  if !scalars(motion.acceleration(at: .nan)).allSatisfy(\.isNaN) {
    Issue.record(
      "\(motion): the acceleration at a NaN time is \(motion.acceleration(at: .nan))", sourceLocation: sourceLocation)
  }
}

/// Checks that numbers are the derivatives of others, by central differences.
///
/// - Parameters:
///   - numbers: the numbers over time.
///   - derivatives: their derivatives.
///   - times: the range of the 300 random times.
///   - breaks: the times where numbers or derivatives jump; nothing is checked within two steps around them.
///   - tolerance: the allowed error, as a fraction of the greatest derivative within the range. The rounding of the
///     quotient is added.
///   - seed: the seed of the random times.
///   - what: the derivatives in words.
///   - sourceLocation: where an issue is recorded.
public func expectDerivative(
  of numbers: (Double) -> [Double], is derivatives: (Double) -> [Double], over times: ClosedRange<Double>,
  breaks: [Double] = [], tolerance: Double = 1e-6, seed: UInt64 = 1, _ what: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var random = SplitMix64(seed: seed)
  // The quotient's error grows with the square of the step, its rounding with the reciprocal.
  let step = (times.upperBound - times.lowerBound) * 0x1p-20
  let instants = (0..<300).map { _ in random.number(in: times) }
    .filter { time in !breaks.contains { abs($0 - time) <= 2 * step } }
  let greatest = instants.reduce(0) { derivatives($1).reduce($0) { max($0, abs($1)) } }
  for time in instants {
    let (before, after) = (numbers(time - step), numbers(time + step))
    for (index, derivative) in derivatives(time).enumerated() {
      let quotient = (after[index] - before[index]) / ((time + step) - (time - step))
      let rounding = 8 * max(abs(before[index]), abs(after[index])).ulp / step
      let isQuotient = abs(derivative - quotient) <= tolerance * greatest + rounding
      guard !isQuotient else { continue }
      Issue.record("\(what()) at \(time) is \(derivative), not \(quotient)", sourceLocation: sourceLocation)
      return
    }
  }
}
