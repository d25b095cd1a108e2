import MotionCurves

/// An interval of a path, with its points as a quintic polynomial of the distance.
///
/// Position, unit tangent and curvature vector at both ends determine it. The derivatives of the point by the distance
/// s are v/|v| and (a − v·(v·a)/|v|²)/|v|², where v and a are the derivatives by the curve's parameter.
struct PathPositionCell: Sendable {
  /// The distance from the start of the path to the start of the cell.
  let startDistance: Double
  private let inverseLength: Double
  /// The coefficients of 1, u, u², …, u⁵ with the fraction u of the cell.
  private let coefficients: (Point, Point, Point, Point, Point, Point)

  typealias Point = SIMD2<Double>

  /// The point at a distance from the start of the path, at least ``startDistance``.
  @inline(__always)
  func position(at distance: Double) -> Point {
    // Where cells meet, their distances agree to within a rounding error.
    position(atFraction: min((distance - startDistance) * inverseLength, 1))
  }

  @inline(__always)
  private func position(atFraction u: Double) -> Point {
    let (c0, c1, c2, c3, c4, c5) = coefficients
    return c0 + u * (c1 + u * (c2 + u * (c3 + u * (c4 + u * c5))))
  }

  private init(
    over interval: PathInterval, coefficients: (Point, Point, Point, Point, Point, Point)
  ) {
    startDistance = interval.distance
    inverseLength = min(1 / interval.length, .greatestFiniteMagnitude)
    self.coefficients = coefficients
  }

  /// Creates the straight cell of a line, or of an interval so short that a straight cell is exact enough.
  init(straight curve: PathSegment, over interval: PathInterval) {
    let start = curve.position(at: interval.start)
    let zero = Point.zero
    self.init(
      over: interval, coefficients: (start, curve.position(at: interval.end) - start, zero, zero, zero, zero))
  }

  /// Creates a quintic cell; nil where a curvature is not finite, as at a cusp.
  init?(of curve: PathSegment, over interval: PathInterval) {
    guard let start = Self.derivatives(of: curve, at: interval.start, over: interval.length),
      let end = Self.derivatives(of: curve, at: interval.end, over: interval.length)
    else { return nil }
    let origin = curve.position(at: interval.start)
    // The differences from the quadratic at the end.
    let missing = curve.position(at: interval.end) - origin - start.first - 0.5 * start.second
    let missingSlope = end.first - start.first - start.second
    let missingBend = end.second - start.second
    self.init(
      over: interval,
      coefficients: (
        origin, start.first, 0.5 * start.second,
        10 * missing - 4 * missingSlope + 0.5 * missingBend,
        -15 * missing + 7 * missingSlope - missingBend,
        6 * missing - 3 * missingSlope + 0.5 * missingBend
      ))
  }

  /// The derivatives of the point by u.
  private static func derivatives(
    of curve: PathSegment, at parameter: Double, over length: Double
  ) -> (first: Point, second: Point)? {
    let velocity = curve.derivative(at: parameter)
    let speed = velocity.norm
    guard speed > 0 else { return nil }
    let tangent = velocity / speed
    let rate = length / speed
    let acceleration = curve.secondDerivative(at: parameter) * rate
    let second = (acceleration - tangent * (tangent * acceleration).sum()) * rate
    guard (0 * second).sum() == 0 else { return nil }
    return (length * tangent, second)
  }

  /// Parameters, as fractions of the interval, at which a cell is compared with the curve.
  ///
  /// The error is u³(1 − u)³ times a smooth vector. It cannot look small at four places without being small.
  private static let probes = [0.2, 0.4, 0.6, 0.8]

  /// Whether the cell is within a tolerance in points of the curve, at the same distance.
  ///
  /// It needs no inversion: the distance of a point of the curve is measured, and the polynomial is evaluated there.
  func isExact(
    to tolerance: Double, over interval: PathInterval, of curve: PathSegment, _ profile: SpeedProfile,
    negligible: Double
  ) -> Bool {
    // A hundredth of the allowed error suffices, as an error of these lengths affects only the choice of cells.
    let accuracy = max(SpeedProfile.leastTolerance, min(0.01 * tolerance / interval.length, 1e-3))
    var (covered, last) = (0.0, interval.start)
    for fraction in Self.probes {
      let parameter = interval.start + fraction * (interval.end - interval.start)
      covered += profile.lengthOfPart(from: last, to: parameter, tolerance: accuracy, negligible: negligible)
      last = parameter
      let miss = position(atFraction: min(covered * inverseLength, 1)) - curve.position(at: parameter)
      // Written so that a NaN counts as inexact.
      guard miss.norm <= tolerance else { return false }
    }
    return true
  }
}

/// An interval of a segment's parameter, with its distance and length on the path.
struct PathInterval {
  let start: Double
  let end: Double
  /// The length of the path up to the start of the interval.
  let distance: Double
  /// The length of the interval itself.
  let length: Double
}
