public import MotionCurves

extension SpringMotion {
  /// The last time, on the motion's clock, at which a scalar of the value is farther from its target than a thousandth
  /// of the distance from start to target; ``startTime`` for a motion that does not move.
  ///
  /// The distance is the Euclidean one. A motion that starts at its target with a velocity has |v|/ω in its place, about
  /// the distance to which it swings out. For a number with a distance it is ``startTime`` +
  /// ``settlingDuration(tolerance:)``; other tolerances are that method's.
  ///
  /// Infinite for an undamped spring.
  ///
  /// - Complexity: constant, some dozen transitions for each scalar: a loop asks once.
  @inlinable
  public var restTime: Double {
    let displacement = start - target
    let isAtTarget = displacement == .zero
    if isAtTarget && initialVelocity == .zero { return startTime }
    // The factor first: the length itself may overflow.
    let distance =
      isAtTarget ? (initialVelocity * (0.001 / spring.naturalFrequency)).norm : (displacement * 0.001).norm
    let tolerance = max(distance, .leastNonzeroMagnitude)
    var duration = 0.0
    for index in 0..<Value.scalarCount {
      let (x0, v0) = (displacement[scalar: index], initialVelocity[scalar: index])
      duration = max(duration, spring.settlingTime(fromDisplacement: x0, velocity: v0, within: tolerance))
    }
    return startTime + duration
  }
}

extension Spring {
  /// The last time at which a free displacement is at least `tolerance`; 0 if it never is, infinite if it recurs.
  @usableFromInline
  @inline(never)
  func settlingTime(fromDisplacement x0: Double, velocity v0: Double, within tolerance: Double) -> Double {
    FreeResponse(spring: self, x0: x0, v0: v0).settlingTime(within: tolerance)
  }
}
