import MotionCurves
import MotionSprings

/// Samples of a motion, with the scale by which all unknowns of its spring are of one size.
struct SpringSamples {
  let times: [Double]
  let values: [Double]
  let duration: Double
  /// The least value, and the distance from it to the greatest.
  let least, range: Double

  init(_ times: [Double], _ values: [Double]) throws(ParameterError) {
    try ParameterError.requireSamples(times, values)
    let duration = times[times.count - 1] - times[0]
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
    guard times.count >= 6, duration > 0, duration.isFinite else {
      throw ParameterError(
        parameter: "the samples", value: "\(times.count)", allowed: "at least six, over a finite duration")
    }
    guard greatest > least, (greatest - least).isFinite else {
      throw ParameterError(
        parameter: "the values", value: least.shortestDecimal, allowed: "different, and finite in their differences")
    }
    (self.times, self.values) = (times, values)
    (self.duration, self.least, range) = (duration, least, greatest - least)
  }

  /// The spring nearest to the samples among those with the known numbers.
  func solution(_ known: SpringConditions) throws(ParameterError) -> SpringModel.Solution {
    for (number, name) in [
      (known.start, "the start"), (known.target, "the value at rest"), (known.velocity, "the velocity"),
    ] {
      if let number { try ParameterError.requireFinite(number, name) }
    }
    // In units of the duration and of the range, so that nothing overflows.
    let model = SpringModel(
      SpringRows(times: times.map { ($0 - times[0]) / duration }, values: values.map { ($0 - least) / range }),
      known: [
        known.start.map { ($0 - least) / range }, known.target.map { ($0 - least) / range },
        known.velocity.map { $0 / range * duration },
      ])
    guard let solution = model.best() else {
      throw ParameterError(
        parameter: "the samples", value: "a part of a swing, or noise", allowed: "such that they determine a spring")
    }
    return solution
  }

  /// The motion of a solution; known numbers are not rounded.
  func motion(_ solution: SpringModel.Solution, _ known: SpringConditions) throws(ParameterError) -> SpringMotion<
    Double
  > {
    let frequency = solution.shape.frequency / duration
    return try SpringMotion(
      validating: Spring(validatingStiffness: frequency * frequency, dampingRatio: solution.shape.dampingRatio),
      from: known.start ?? least + range * solution.start, to: known.target ?? least + range * solution.target,
      velocity: known.velocity ?? solution.velocity * range / duration, startingAt: times[0])
  }

  /// The root mean square and the largest of the distances of a motion from the samples.
  func errors(of motion: SpringMotion<Double>) -> (rootMeanSquare: Double, maximum: Double) {
    var (sum, greatest) = (0.0, 0.0)
    var found = Array(repeating: 0.0, count: times.count)
    var span = found.mutableSpan
    motion.sample(at: times.span, into: &span)
    for (value, other) in zip(values, found) {
      // In units of the range, whose square may overflow.
      let error = abs(other - value) / range
      sum += error * error
      greatest = error <= greatest ? greatest : error.isNaN ? .infinity : error
    }
    return ((sum / Double(times.count)).squareRoot() * range, greatest * range)
  }
}
