public import MotionCurves

extension Spring {
  /// Creates the critically damped spring that covers half of a distance, from rest, in a given time.
  ///
  /// With m = 1 and u = 1.678…, the root of (1 + u)·e^(−u) = ½, the spring has ω = u/halfLife and ζ = 1. After four
  /// half-lives 1% of the distance remains, after six a thousandth: the approach to rest follows e^(−ωt), not powers of
  /// two as in a first-order filter.
  ///
  /// - Parameter halfLife: in seconds, positive.
  /// - Precondition: the half-life is positive; ``init(validatingHalfLife:)`` throws instead.
  public init(halfLife: Double) {
    self = ParameterError.orTrap(try Self(validatingHalfLife: halfLife))
  }

  /// Creates the critically damped spring with a half-life from outside; see ``init(halfLife:)``.
  ///
  /// - Throws: ``ParameterError`` unless the half-life is positive and the spring in its domain.
  @inline(never)
  public init(validatingHalfLife halfLife: Double) throws(ParameterError) {
    try ParameterError.requirePositive(halfLife, "half-life")
    // −1 − W₋₁(−1/2e), with W₋₁ the lower branch of Lambert's function.
    let frequency = 1.6783469900166607 / halfLife
    self = try Self.derived(
      stiffness: frequency * frequency, from: ("half-life", halfLife),
      damping: 2 * frequency, from: ("half-life", halfLife))
  }
}
