public import MotionCurves

extension SpringMotion {
  /// The last time at which the value is farther from its target than a thousandth of the distance.
  ///
  /// It is a time on the motion's clock, the last of all scalars; ``startTime`` for a motion that does not move.
  ///
  /// The distance is the Euclidean distance from start to target. For a motion that starts at its target with a
  /// velocity, |v|/ω replaces the distance; this is about how far it swings out. For a number with a distance the
  /// result is ``startTime`` + ``settlingDuration(tolerance:)``. Use that method for other tolerances.
  ///
  /// Infinite for an undamped spring.
  ///
  /// - Complexity: constant, some dozen transitions for each scalar: call it once, outside loops.
  @inlinable
  public var restTime: Double { restTime(tolerance: 0.001) }

  /// The times from ``startTime`` until the value stays within a fraction of the distance; see ``restTime``.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    let end = restTime(tolerance: tolerance)
    return end.isFinite ? startTime...end : nil
  }

  /// The target; nil for an undamped spring that moves.
  @inlinable
  public var restValue: Value? {
    spring.damping > 0 || (start == target && initialVelocity == .zero) ? target : nil
  }

  @inlinable
  func restTime(tolerance fraction: Double) -> Double {
    let displacement = start - target
    let isAtTarget = displacement == .zero
    if isAtTarget && initialVelocity == .zero { return startTime }
    // Multiply first, because the length itself may overflow.
    let distance =
      isAtTarget ? (initialVelocity * (fraction / spring.naturalFrequency)).norm : (displacement * fraction).norm
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
