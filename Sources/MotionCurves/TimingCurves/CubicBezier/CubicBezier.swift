/// A cubic Bézier timing curve through (0, 0) and (1, 1): CSS's `cubic-bezier()`, Core Animation's
/// `CAMediaTimingFunction`.
///
/// With s = 1 − t the curve is x(t) = 3x₁ts² + 3x₂t²s + t³, and y(t) likewise. The value at a progress p is y(t) at the
/// parameter t with x(t) = p.
///
/// - Domain: x₁ and x₂ in 0…1, so that there is exactly one t for each p; any finite y₁ and y₂. Outside 0…1 the curve
///   continues as the straight line of CSS Easing Level 2.
/// - Accuracy: at most 0.51 ulp of max(1, |y₁|, |y₂|) for every legal curve, also next to vertical tangents, inside and
///   at the ends; exact at 0 and 1; monotone if the curve is. The last rounding causes all of this error except 0.01
///   ulp.
/// - Complexity: constant time, no allocation.
///
/// The article Accuracy compares it with the textbook's solver.
public struct CubicBezier: Sendable {
  /// The horizontal coordinate of the first control point, in 0…1.
  public let x1: Double
  /// The vertical coordinate of the first control point.
  public let y1: Double
  /// The horizontal coordinate of the second control point, in 0…1.
  public let x2: Double
  /// The vertical coordinate of the second control point.
  public let y2: Double

  /// The power of two in (½, 1]·max(1, |y₁|, |y₂|): the unit in which y is computed, so that nothing overflows.
  let unit: Double
  /// The polynomials that `value(at:)` evaluates, with y in `unit`.
  let grid: GridCurve
  /// The coefficients of the first guess t ≈ p + p(1 − p)·(startBend·(1 − p) + endBend·p).
  ///
  /// It is a Hermite cubic with the slopes dt/dp of both ends, limited to 3 as for a monotone cubic.
  let startBend, endBend: Double

  /// Creates the curve through (0, 0) and (1, 1) with the control points (x₁, y₁) and (x₂, y₂).
  ///
  /// - Precondition: x₁ and x₂ are in 0…1 and all coordinates are finite; ``init(validating:_:_:_:)`` throws instead.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self = ParameterError.orTrap(try Self(validating: x1, y1, x2, y2))
  }

  /// Creates the curve with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` if x₁ or x₂ is outside 0…1 or a coordinate is not finite.
  @inline(never)
  public init(validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(ParameterError) {
    try Self.requireProgress(x1, "x1")
    try ParameterError.requireFinite(y1, "y1")
    try Self.requireProgress(x2, "x2")
    try ParameterError.requireFinite(y2, "y2")
    // Adding 0 turns −0 into 0, whose reciprocal is an infinity of the right sign.
    self.x1 = x1 + 0
    self.y1 = y1
    self.x2 = x2 + 0
    self.y2 = y2
    unit = max(1, abs(y1), abs(y2)).binade
    grid = GridCurve(
      x: CubicPolynomial(p1: x1, p2: x2, end: 1),
      y: CubicPolynomial(p1: y1 / unit, p2: y2 / unit, end: 1 / unit)
    )
    startBend = min(1 / (3 * x1), 3) - 1
    endBend = 1 - min(1 / (3 * (1 - x2)), 3)
  }

  private static func requireProgress(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value >= 0 && value <= 1 else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "a number from 0 to 1")
    }
  }

  /// x(t), in double-double precision.
  var xPolynomial: CubicPolynomial { CubicPolynomial(p1: x1, p2: x2, end: 1) }

  /// y(t), in double-double precision and in `unit`.
  var yPolynomial: CubicPolynomial {
    CubicPolynomial(p1: y1 / unit, p2: y2 / unit, end: 1 / unit)
  }
}

extension CubicBezier: Hashable {
  /// Two curves are equal if their control points are.
  public static func == (a: CubicBezier, b: CubicBezier) -> Bool {
    a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}

extension CubicBezier {
  /// CSS's `ease`, Core Animation's default: (0.25, 0.1, 0.25, 1).
  ///
  /// Source: CSS Easing Functions Level 2, §2.2.1.
  public static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// CSS's `ease-in`: (0.42, 0, 1, 1).
  ///
  /// Source: CSS Easing Functions Level 2, §2.2.1.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// CSS's `ease-out`: (0, 0, 0.58, 1).
  ///
  /// Source: CSS Easing Functions Level 2, §2.2.1.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// CSS's `ease-in-out`: (0.42, 0, 0.58, 1).
  ///
  /// Source: CSS Easing Functions Level 2, §2.2.1.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
}
