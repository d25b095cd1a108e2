import MotionNumerics
import TestSupport

/// Motions along paths: a batch equals its single values, the distance grows with the progress, and numbers stay
/// numbers.
enum PathMotionTarget: FuzzTarget {
  static let name = "path-motions"

  static func input(_ random: inout SplitMix64) -> PathMotionInput { .random(&random) }

  static func expectedSeconds(for input: PathMotionInput) -> Double { PathTarget.expectedSeconds(for: input.path) }

  static func check(_ input: PathMotionInput, _ examination: Examination) {
    let motion: PathMotion
    do {
      motion = try PathMotion(
        validating: input.path.path, curve: input.curve,
        pacing: PathMotion.Pacing(input.mode, keyTimes: input.keyTimes, curves: input.curves),
        tolerance: input.path.tolerance)
    } catch {
      examination.require(!input.path.isModerate || input.path.hasNeedles, "a moderate motion is made", "\(error)")
      return
    }
    let values = motion.sampled(at: input.times)
    for (time, value) in zip(input.times, values) {
      let single = motion.value(at: time)
      examination.require(
        value.x.isIdentical(to: single.x) && value.y.isIdentical(to: single.y), "a batch is its single values",
        "\(value), \(single) at \(time)")
      check(value, at: time, of: motion, input, examination)
    }
    if input.path.isModerate { checkProgress(of: motion, input, examination) }
  }

  private static func check(
    _ value: SIMD2<Double>, at time: Double, of motion: PathMotion, _ input: PathMotionInput, _ examination: Examination
  ) {
    let (velocity, angle) = (motion.velocity(at: time), motion.angle(at: time))
    if time.isNaN {
      let areNaN = value.x.isNaN && value.y.isNaN && velocity.x.isNaN && velocity.y.isNaN && angle.isNaN
      return examination.require(areNaN && motion.distance(at: time).isNaN, "NaN gives NaN")
    }
    examination.require(!angle.isNaN, "an angle is a number", "at \(time)")
    guard input.path.isModerate else { return }
    examination.require(value.isFinite, "a position is finite", "\(value) at \(time)")
    examination.require(!velocity.x.isNaN && !velocity.y.isNaN, "a velocity is a number", "\(velocity) at \(time)")
    let distance = motion.distance(at: time)
    examination.require(
      distance >= 0 && distance <= motion.measure.length, "a distance is on the path", "\(distance) at \(time)")
  }

  /// Without curves the distance grows with the time.
  private static func checkProgress(of motion: PathMotion, _ input: PathMotionInput, _ examination: Examination) {
    guard input.curves.isEmpty, input.curve == .linear else { return }
    var last = 0.0
    for time in input.times.filter({ !$0.isNaN }).sorted() {
      let distance = motion.distance(at: time)
      // Each is a separate integral where the parameter grows evenly.
      examination.require(
        distance >= last - 1e-12 * motion.measure.length, "the way grows with the time",
        "\(last), then \(distance) at \(time)")
      last = distance
    }
  }
}

extension PathMotion {
  /// The values of a batch.
  fileprivate func sampled(at times: [Double]) -> [SIMD2<Double>] {
    var values = [SIMD2<Double>](repeating: .zero, count: times.count)
    var span = values.mutableSpan
    sample(at: times.span, into: &span)
    return values
  }
}
