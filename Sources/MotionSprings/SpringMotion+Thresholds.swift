public import MotionCurves

extension SpringMotion {
  /// The time from which on the value is nearer to its target than a distance, and slower than a speed, for good.
  ///
  /// The last time at which a scalar is as far, or as fast, exactly: the velocity of a free spring is itself a free
  /// response, with the acceleration as its velocity. Programs that ask this once a frame stop at the first extremum, or
  /// at the first crossing of the target.
  ///
  /// - Parameters:
  ///   - distance: in value units, positive.
  ///   - speed: in value units per second, positive.
  /// - Returns: the time on the motion's clock; ``startTime`` for one that is never so far or fast, infinite for an
  ///   undamped spring that always comes back.
  /// - Precondition: both are positive.
  /// - Complexity: constant, some dozen transitions for each scalar.
  @inlinable
  public func restTime(within distance: Double, speed: Double) -> Double {
    ParameterError.trapUnless(distance > 0, "distance", distance, "a positive number")
    ParameterError.trapUnless(speed > 0, "speed", speed, "a positive number")
    var duration = 0.0
    for index in 0..<Value.scalarCount {
      let (x0, v0) = (start[scalar: index] - target[scalar: index], initialVelocity[scalar: index])
      let a0 = -(spring.stiffness / spring.mass) * x0 - spring.damping / spring.mass * v0
      if x0 == 0 && v0 == 0 { continue }
      duration = max(duration, spring.settlingTime(fromDisplacement: x0, velocity: v0, within: distance))
      duration = max(duration, spring.settlingTime(fromDisplacement: v0, velocity: a0, within: speed))
    }
    return startTime + duration
  }
}
