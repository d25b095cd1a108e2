package import MotionCurves
package import MotionSprings

// The results of fits, as motions of the notation.

extension ParsedMotion {
  /// Creates a motion from a spring's motion; the clock begins at the spring's start.
  ///
  /// - Throws: ``ParameterError`` for a velocity that the notation cannot express, because its unit is the distance.
  package init(spring motion: SpringMotion<Double>) throws(ParameterError) {
    let velocity = motion.velocityInDistances
    guard velocity.isFinite else {
      throw ParameterError(
        parameter: "the distance of the spring", value: (motion.target - motion.start).shortestDecimal,
        allowed: "one in which the notation can give its velocity")
    }
    let unit = try SpringMotion(validating: motion.spring, from: 0, to: 1, velocity: velocity)
    self = ParsedMotion(unit).between(motion.start, motion.target)
  }

  /// Creates a tween from one value to another.
  ///
  /// - Throws: ``ParameterError`` for a duration or a delay outside its domain.
  package init(
    tween curve: TimingCurve, from start: Double, to end: Double, duration: Double, delay: Double = 0
  ) throws(ParameterError) {
    let tween = try Tween(validatingFrom: 0.0, to: 1, duration: duration, curve: curve, delay: delay)
    self = ParsedMotion(tween).between(start, end)
  }

  /// The motion between other ends, exactly as its printed notation parses.
  package func between(_ start: Double, _ end: Double) -> ParsedMotion {
    let motion = start == 0 && end == 1 ? self : ending(from: start, to: end)
    // A description always parses.
    return ParsedMotion(motion.description) ?? motion
  }
}
