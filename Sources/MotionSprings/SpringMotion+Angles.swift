public import MotionCurves

/// Angles on a spring, in radians, by the shorter way; angles that differ by whole turns are equal.
extension SpringMotion where Value == Double {
  /// Creates the motion of an angle, by the shorter way: of all equal targets it takes the nearest.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - start: the angle at the start, in radians.
  ///   - target: the angle at rest, up to whole turns.
  ///   - velocity: in radians per second.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: all numbers are finite; ``init(validating:fromAngle:toAngle:velocity:startingAt:)`` throws instead.
  public init(
    _ spring: Spring, fromAngle start: Double, toAngle target: Double, velocity: Double = 0,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: spring, fromAngle: start, toAngle: target, velocity: velocity, startingAt: startTime))
  }

  /// Creates the motion of an angle by the shorter way, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite.
  public init(
    validating spring: Spring, fromAngle start: Double, toAngle target: Double, velocity: Double = 0,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFinite(start, "start")
    try ParameterError.requireFinite(target, "target")
    try self.init(
      validating: spring, from: start, to: start.nearest(of: target), velocity: velocity, startingAt: startTime)
  }

  /// The motion that continues to another angle from a time on, by the shorter way from its angle at that time.
  ///
  /// - Parameters:
  ///   - target: the new angle at rest, up to whole turns; finite.
  ///   - time: the time at which the target changes, in seconds; not before `startTime`.
  ///   - spring: the spring from then on; nil for the same spring.
  /// - Returns: the motion from `time` on.
  public func retargeted(toAngle target: Double, at time: Double, with spring: Spring? = nil) -> SpringMotion {
    ParameterError.trapUnlessFinite(target, "target")
    return retargeted(to: value(at: time).nearest(of: target), at: time, with: spring)
  }
}

extension Double {
  /// The nearest of all angles equal to another one up to whole turns; exact except for the rounding of a turn.
  fileprivate func nearest(of angle: Double) -> Double {
    self + (angle - self).remainder(dividingBy: 2 * .pi)
  }
}
