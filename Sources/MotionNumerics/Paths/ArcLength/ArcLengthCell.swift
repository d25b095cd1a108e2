/// An interval of a segment with the parameter as a polynomial of the distance.
///
/// t(s) with t, dt/ds = 1/|v| and d²t/ds² = −(v·a)/|v|⁴ given at both ends: a quintic in u = (s − s₀)/Δs. (v and a are
/// the derivatives of the position with respect to t.)
struct ArcLengthCell: Sendable {
  /// The distance of its start from the start of the path.
  let startDistance: Double
  private let inverseLength: Double
  /// The index of its segment in the path.
  let segment: Int
  /// The parameters of its segment at its ends.
  let startParameter: Double
  let endParameter: Double
  /// The coefficients of u, u², …, u⁵.
  private let coefficients: (Double, Double, Double, Double, Double)

  /// The parameter at a distance from the start of the path, at least ``startDistance``.
  @inline(__always)
  func parameter(at distance: Double) -> Double {
    parameter(atFraction: (distance - startDistance) * inverseLength)
  }

  @inline(__always)
  private func parameter(atFraction u: Double) -> Double {
    // Where the cells of a segment meet, their distances agree to within a rounding error.
    guard u < 1 else { return endParameter }
    let (c1, c2, c3, c4, c5) = coefficients
    return min(startParameter + u * (c1 + u * (c2 + u * (c3 + u * (c4 + u * c5)))), endParameter)
  }

  /// The derivative of the parameter with respect to u.
  private func slope(atFraction u: Double) -> Double {
    let (c1, c2, c3, c4, c5) = coefficients
    return c1 + u * (2 * c2 + u * (3 * c3 + u * (4 * c4 + u * 5 * c5)))
  }

  /// Creates a cell of constant speed.
  init(segment: Int, over interval: ArcLengthInterval) {
    self.init(segment: segment, over: interval, coefficients: (interval.end - interval.start, 0, 0, 0, 0))
  }

  private init(
    segment: Int, over interval: ArcLengthInterval, coefficients: (Double, Double, Double, Double, Double)
  ) {
    self.segment = segment
    startDistance = interval.distance
    // For an interval far below the tolerance only the order matters.
    inverseLength = min(1 / interval.length, .greatestFiniteMagnitude)
    startParameter = interval.start
    endParameter = interval.end
    self.coefficients = coefficients
  }

  /// Creates a quintic cell; nil where the quintic is not increasing throughout, as near a stop.
  init?(segment: Int, of curve: PathSegment, over interval: ArcLengthInterval) {
    guard let start = Self.derivatives(of: curve, at: interval.start, over: interval.length),
      let end = Self.derivatives(of: curve, at: interval.end, over: interval.length)
    else { return nil }
    let rise = interval.end - interval.start
    // In Bernstein form: an increasing control polygon makes an increasing polynomial.
    let polygon = (
      start.first / 5, 0.4 * start.first + start.second / 20, rise - 0.4 * end.first + end.second / 20,
      rise - end.first / 5
    )
    guard polygon.0 > 0, polygon.1 > polygon.0, polygon.2 > polygon.1, polygon.3 > polygon.2, rise > polygon.3
    else { return nil }
    let missing = rise - start.first - 0.5 * start.second
    let missingSlope = end.first - start.first - start.second
    let missingBend = end.second - start.second
    self.init(
      segment: segment, over: interval,
      coefficients: (
        start.first, 0.5 * start.second,
        10 * missing - 4 * missingSlope + 0.5 * missingBend,
        -15 * missing + 7 * missingSlope - missingBend,
        6 * missing - 3 * missingSlope + 0.5 * missingBend
      ))
  }

  /// The derivatives of t with respect to u.
  private static func derivatives(
    of curve: PathSegment, at parameter: Double, over length: Double
  ) -> (first: Double, second: Double)? {
    let velocity = curve.derivative(at: parameter)
    let speed = velocity.norm
    guard speed > 0 else { return nil }
    let first = length / speed
    let along = (velocity / speed * (curve.secondDerivative(at: parameter) / speed)).sum()
    let second = -along * first * first
    return first.isFinite && second.isFinite ? (first, second) : nil
  }

  /// Fractions at which a cell is compared with the length of the curve; its error has the form u³(1 − u)³ times a
  /// smooth function.
  private static let probes = [0.2, 0.5, 0.8]

  /// Whether the cell gives distances within a tolerance in points.
  func isExact(to tolerance: Double, over interval: ArcLengthInterval, of profile: SpeedProfile, negligible: Double)
    -> Bool
  {
    // A hundredth of what is allowed, as an error of these lengths only sways the choice of cells.
    let probeTolerance = max(SpeedProfile.leastTolerance, min(0.01 * tolerance / interval.length, 1e-3))
    return Self.probes.allSatisfy { fraction in
      let length = profile.length(
        from: interval.start, to: parameter(atFraction: fraction), tolerance: probeTolerance, negligible: negligible)
      return (length - fraction * interval.length).magnitude <= tolerance
    }
  }

  /// Fractions at which the slope of the error is compared with the largest one allowed.
  private static let slopeProbes = [0.35, 0.5, 0.65]
  /// The largest slope in units of the greatest error: in v = u − ½ it is 8.4 for (¼ − v²)³·v, and 11.7 for
  /// (¼ − v²)³·(v − v³/0.09), which is 0 at the probes.
  private static let slopeOfError = 12.0

  /// Whether the error does not only seem to be within a tolerance in points, because it is 0 at all probes.
  ///
  /// That can be where the speed is symmetric over the cell, as between two tips of an ellipse: the error changes its
  /// sign in the middle. Half of such a cell is not symmetric.
  func hasExactSlope(to tolerance: Double, over interval: ArcLengthInterval, of profile: SpeedProfile) -> Bool {
    Self.slopeProbes.allSatisfy { fraction in
      let distance = profile.speed(at: parameter(atFraction: fraction)) * slope(atFraction: fraction)
      return (distance - interval.length).magnitude <= Self.slopeOfError * tolerance
    }
  }
}

/// An interval of a segment's parameter, with its distance and length on the path.
struct ArcLengthInterval {
  let start: Double
  let end: Double
  /// The length of the path up to its start.
  let distance: Double
  /// The length of the interval itself.
  let length: Double
}
