public import MotionCurves

extension SpringMotion {
  /// The time from which on the value stays closer to its target than a distance, and slower than a speed.
  ///
  /// It is the exact last time at which a scalar is that far away or that fast. The velocity of a free spring is itself
  /// a free response, with the acceleration as its velocity. Programs that test this in each frame may stop too early,
  /// at the first extremum or at the first crossing of the target.
  ///
  /// - Parameters:
  ///   - distance: in value units, positive.
  ///   - speed: in value units per second, positive.
  /// - Returns: the time on the motion's clock; ``startTime`` if the motion is never that far away or fast, infinite
  ///   for an undamped spring that always comes back.
  /// - Precondition: both are positive.
  /// - Complexity: constant, some dozen transitions for each scalar.
  @inlinable
  public func restTime(within distance: Double, speed: Double) -> Double {
    ParameterError.trapUnless(distance > 0, "distance", distance, "a positive number")
    ParameterError.trapUnless(speed > 0, "speed", speed, "a positive number")
    var duration = 0.0
    for index in 0..<Value.scalarCount {
      let (x0, v0) = (preciseStart[scalar: index] - preciseTarget[scalar: index], preciseVelocity[scalar: index])
      let a0 = -(spring.stiffness / spring.mass) * x0 - spring.damping / spring.mass * v0
      if x0 == 0 && v0 == 0 { continue }
      duration = max(duration, spring.settlingTime(fromDisplacement: x0, velocity: v0, within: distance))
      duration = max(duration, spring.settlingTime(fromDisplacement: v0, velocity: a0, within: speed))
    }
    return startTime + duration
  }
}
