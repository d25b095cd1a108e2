/// An interval of a segment, with the parameter as a polynomial of the distance.
///
/// The polynomial is a quintic in u = (s − s₀)/Δs. At both ends t, dt/ds = 1/|v| and d²t/ds² = −(v·a)/|v|⁴ determine
/// it. (v and a are the derivatives of the position with respect to t.)
struct ArcLengthCell: Sendable {
  /// The distance from the start of the path to the start of the cell.
  let startDistance: Double
  private let inverseLength: Double
  /// The index of the cell's segment in the path.
  let segment: Int
  /// The parameters of the segment at the ends of the cell.
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

  /// Creates a cell of constant speed.
  init(ofConstantSpeed segment: Int, over interval: ArcLengthInterval) {
    self.init(segment: segment, over: interval, coefficients: (interval.end - interval.start, 0, 0, 0, 0))
  }

  private init(
    segment: Int, over interval: ArcLengthInterval, coefficients: (Double, Double, Double, Double, Double)
  ) {
    self.segment = segment
    startDistance = interval.distance
    // For an interval far below the tolerance, only the order matters.
    inverseLength = min(1 / interval.length, .greatestFiniteMagnitude)
    startParameter = interval.start
    endParameter = interval.end
    self.coefficients = coefficients
  }

  /// Creates a quintic cell; nil unless the quintic increases throughout, as it may not near a stop.
  init?(segment: Int, over interval: ArcLengthInterval) {
    guard let start = Self.derivatives(at: interval.first, over: interval.length),
      let end = Self.derivatives(at: interval.last, over: interval.length)
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
  @inline(__always)
  private static func derivatives(
    at end: SpeedProfile.End, over length: Double
  ) -> (first: Double, second: Double)? {
    guard end.speed > 0 else { return nil }
    let first = length / end.speed
    let second = -end.growth * first * first
    return first.isFinite && second.isFinite ? (first, second) : nil
  }

  /// Whether the cell gives distances within a tolerance in points.
  ///
  /// The error e(u) of the distance has the derivative |v(t)|·dt/du − Δs, which takes one speed and no integral. The
  /// error has the form u³(1 − u)³·g(u). For the first two terms of g around the middle, the error is at most 0.34 and
  /// 0.18 times the largest derivative at the probes. If the speed is symmetric over a cell, the error is 0 in the
  /// middle, but the derivative at the probes is not.
  @inline(__always)
  func isExact(to tolerance: Double, over interval: ArcLengthInterval, of profile: SpeedProfile) -> Bool {
    let (c1, c2, c3, c4, c5) = coefficients
    let u = Self.probes
    // In steps, as the compiler takes seconds for the whole expression.
    var parameters = u * c5 + c4
    parameters = u * parameters + c3
    parameters = u * parameters + c2
    parameters = u * parameters + c1
    var slopes = u * (5 * c5) + 4 * c4
    slopes = u * slopes + 3 * c3
    slopes = u * slopes + 2 * c2
    slopes = u * slopes + c1
    let speeds = profile.speeds(at: u * parameters + startParameter)
    let misses = speeds * slopes - interval.length
    // Written so that a NaN counts as inexact.
    let allowed = Self.slopeOfError * tolerance
    return abs(misses[0]) <= allowed && abs(misses[3]) <= allowed && abs(misses[1]) <= allowed
      && abs(misses[2]) <= allowed
  }

  private static var probes: SIMD4<Double> { SIMD4(0.2, 0.4, 0.6, 0.8) }

  /// The largest derivative of the error at the probes, in units of the error.
  private static let slopeOfError = 2.9
}

/// An interval of a segment's parameter, with its distance and length on the path.
struct ArcLengthInterval {
  let first: SpeedProfile.End
  let last: SpeedProfile.End
  /// The length of the path up to the start of the interval.
  let distance: Double
  /// The length of the interval itself.
  let length: Double

  var start: Double { first.parameter }
  var end: Double { last.parameter }
}
