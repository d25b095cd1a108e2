package import MotionCurves
package import MotionKeyframes
package import MotionSprings

// The results of fits and the numbers of documents, as motions of the notation.

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

  /// Creates keyframes at times in seconds.
  ///
  /// - Parameters:
  ///   - keyframes: at least one; springs are ignored.
  ///   - mode: Core Animation's cubics for ``CalculationMode/cubic``, which ignore curves; for others eased lines.
  /// - Throws: ``ParameterError`` for values and times outside their domain.
  package init(keyframes: [Keyframe<Double>], mode: CalculationMode) throws(ParameterError) {
    let keys = keyframes.map { key in
      ParsedKeyframes.Key(value: key.value, time: key.time, curve: key.hold ? .stepEnd : key.curve)
    }
    self = ParsedMotion(try ParsedKeyframes(keys, mode == .cubic ? .cubic : .linear, isByProgress: false))
  }

  /// The motion between other ends, exactly as its printed notation parses.
  package func between(_ start: Double, _ end: Double) -> ParsedMotion {
    let motion = start == 0 && end == 1 ? self : ending(from: start, to: end)
    // A description always parses.
    return ParsedMotion(motion.description) ?? motion
  }
}
