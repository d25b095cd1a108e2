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

  /// Whether a time is not before ``restTime``, as a rule without its search.
  ///
  /// The energy of the displacement is a bound of all later displacements. Only a time between the last displacement
  /// of the tolerance and the time at which this bound is below it takes the search.
  ///
  /// - Complexity: constant; about two values at most times.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    guard time >= startTime else { return false }
    let state = freeState(at: time)
    let (displacement, tolerance) = (preciseStart - preciseTarget, restTolerance(0.001))
    var isCertain = true
    for index in 0..<Value.scalarCount {
      let size = max(abs(displacement[scalar: index]), abs(preciseVelocity[scalar: index]) / spring.naturalFrequency)
      let (x, v) = (state.displacement[scalar: index], state.velocity[scalar: index])
      switch spring.rests(from: x, v, within: tolerance, rounding: 1e-12 * size) {
      case true?: continue
      case false?: return false
      case nil: isCertain = false
      }
    }
    return isCertain || time >= restTime
  }

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
    spring.damping > 0 || (preciseStart == preciseTarget && preciseVelocity == .zero) ? target : nil
  }

  @inlinable
  func restTime(tolerance fraction: Double) -> Double {
    let displacement = preciseStart - preciseTarget
    if displacement == .zero && preciseVelocity == .zero { return startTime }
    let tolerance = restTolerance(fraction)
    // The largest scalar comes first, as most others are at rest when it is, and need no search then.
    var largest = 0
    for index in 1..<max(Value.scalarCount, 1)
    where abs(displacement[scalar: index]) > abs(displacement[scalar: largest]) { largest = index }
    var duration = 0.0
    for step in 0..<Value.scalarCount {
      let index = step == 0 ? largest : step == largest ? 0 : step
      let (x0, v0) = (displacement[scalar: index], preciseVelocity[scalar: index])
      if step > 0 && spring.rests(fromDisplacement: x0, velocity: v0, within: tolerance, after: duration) { continue }
      duration = max(duration, spring.settlingTime(fromDisplacement: x0, velocity: v0, within: tolerance))
    }
    return startTime + duration
  }

  /// A fraction of the distance or, at the target, of |v|/ω.
  @inlinable
  func restTolerance(_ fraction: Double) -> Double {
    let displacement = preciseStart - preciseTarget
    // Multiply first, because the length itself may overflow.
    let tolerance =
      displacement == .zero
      ? (preciseVelocity * (fraction / spring.naturalFrequency)).norm : (displacement * fraction).norm
    return max(tolerance, .leastNonzeroMagnitude)
  }
}

extension Spring {
  /// The last time at which a free displacement is at least `tolerance`; 0 if it never is, infinite if it recurs.
  @usableFromInline
  @inline(never)
  func settlingTime(fromDisplacement x0: Double, velocity v0: Double, within tolerance: Double) -> Double {
    FreeResponse(spring: self, x0: x0, v0: v0).settlingTime(within: tolerance)
  }

  /// Whether a free displacement certainly stays below a tolerance after a time.
  @usableFromInline
  func rests(fromDisplacement x0: Double, velocity v0: Double, within tolerance: Double, after time: Double) -> Bool {
    guard time.isFinite else { return true }
    let state = transition(over: time)(displacement: x0, velocity: v0)
    let size = max(abs(x0), abs(v0) / naturalFrequency)
    return rests(from: state.displacement, state.velocity, within: tolerance, rounding: 1e-12 * size) ?? false
  }

  /// Whether a free displacement stays below a tolerance from now on; nil where that takes a search.
  ///
  /// - The energy never grows, so that √(x² + (v/ω)²) bounds all later displacements.
  /// - Two extrema of an oscillation differ by e^(−aπ/d): the next one is at least √(x² + ((v + ax)/d)²)·e^(−aπ/d)·d/ω.
  /// - Without an oscillation a displacement that approaches the target, and does not cross it, only falls.
  ///
  /// - Parameters:
  ///   - x: the displacement now.
  ///   - v: the velocity now.
  ///   - tolerance: positive.
  ///   - rounding: more than the error of the displacement.
  /// - Returns: whether the displacement stays below the tolerance; nil if both are possible.
  @usableFromInline
  func rests(from x: Double, _ v: Double, within tolerance: Double, rounding: Double) -> Bool? {
    let margin = 1e-9 * tolerance + rounding
    let (low, high) = (tolerance - margin, tolerance + margin)
    let largest = max(abs(x), abs(v) / naturalFrequency)
    // Beyond these sizes the squares overflow or underflow; √2 < 1.5.
    guard largest > 1e-150 && largest < 1e150 else { return largest * 1.5 < low ? true : nil }
    if (x * x + v / naturalFrequency * (v / naturalFrequency)).squareRoot() < low { return true }
    if abs(x) > high { return false }
    if roots.oscillates {
      let sine = (v + roots.decay * x) / roots.halfGap.high
      let fall = Elementary.exponential(-roots.decay * roots.halfPeriod) * roots.halfGap.high / naturalFrequency
      return (x * x + sine * sine).squareRoot() * fall > high ? false : nil
    }
    let approaches = x < 0 ? v >= 0 && v + roots.slow * x <= 0 : v <= 0 && v + roots.slow * x >= 0
    return approaches && abs(x) < low ? true : nil
  }
}
