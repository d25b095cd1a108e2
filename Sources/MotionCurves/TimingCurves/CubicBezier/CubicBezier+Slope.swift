extension CubicBezier {
  /// The slope dy/dx at a progress.
  ///
  /// At a vertical tangent the slope is infinite, with the sign of the direction of y. Where a control point coincides
  /// with an end point, both derivatives vanish, and the result is the limit of the slope. Outside 0…1 it is the slope
  /// of the extrapolation, which is 0 beyond a vertical end.
  ///
  /// - Parameter progress: any number; NaN gives NaN.
  /// - Returns: y′(t)/x′(t) at the exact parameter. The error of y′ is a few ulp of max(1, |y₁|, |y₂|). While x′ is
  ///   above 2⁻⁴⁰, its error is a few ulp of itself, and so is the error of the slope. Where x′ is smaller, finite
  ///   slopes are huge, but have fewer digits. Slopes below a progress of 10⁻³⁰⁰ have fewer digits too.
  /// - Complexity: constant: little more than that of ``value(at:)``.
  public func slope(at progress: Double) -> Double {
    if progress <= 0 { return progress == 0 ? Self.limitSlope(x1, y1, x2, y2) : startSlope }
    if progress >= 1 { return progress == 1 ? limitSlopeAtEnd : endSlope }
    guard progress > 0 else { return .nan }
    if let slope = quickSlope(at: progress) { return slope }
    return carefulSlope(at: progress, parameter(at: progress))
  }

  /// The slope by double-double arithmetic, at a progress strictly between 0 and 1, and its parameter.
  ///
  /// Next to the vertical tangent of (1, y₁, 0, y₂) a slope is of the order of x₂^(−⅔), up to 10²¹⁵. So the least digits
  /// of a tiny x₂ count, which are subnormal: x is scaled by a power of two.
  func carefulSlope(at progress: Double, _ parameter: SplitParameter) -> Double {
    guard x1 == 1 && x2 > 0 && x2 < 0x1p-60 else { return slope(atParameter: parameter, of: xPolynomial) }
    let x = CubicPolynomial(p1: 0x1p200, p2: 0x1p200 * x2, end: 0x1p200)
    let scaled = x.parameter(
      reaching: 0x1p200 * progress, in: 0...1, guess: parameter.rounded, isBesideVerticalTangent: true)
    return 0x1p200 * slope(atParameter: scaled, of: x)
  }

  /// y′(t)/x′(t) at a parameter strictly between 0 and 1.
  private func slope(atParameter parameter: SplitParameter, of x: CubicPolynomial) -> Double {
    let x = x.expansion(around: parameter.point).local
    let y = yPolynomial.expansion(around: parameter.point).local
    let run = x.slope(at: parameter.offset)
    // Only (1, y₁, 0, y₂) has a vertical tangent inside, at t = ½, where x is symmetric and so x″ = 0.
    guard run != 0 else { return unit * Self.ratio((0, y.d1), (0, y.d2), (x.d3, y.d3)) }
    return unit * (y.slope(at: parameter.offset) / run)
  }

  /// The slope of the straight line that extrapolates the curve before 0.
  ///
  /// It is the slope of the tangent at 0. If the first control point lies on the start, it is the slope of the line to
  /// the second control point; if both lie there, it is 1. If the tangent is vertical, it is 0.
  ///
  /// Source: CSS Easing Functions Level 2, §2.2.2, with the coincident cases as in all browsers.
  package var startSlope: Double {
    Self.finite(Self.limitSlope(x1, y1, x2, y2), isVertical: x1 == 0 && (y1 != 0 || (x2 == 0 && y2 != 0)))
  }

  /// The slope of the straight line that extrapolates the curve after 1, defined like ``startSlope``.
  package var endSlope: Double {
    Self.finite(limitSlopeAtEnd, isVertical: x2 == 1 && (y2 != 1 || (x1 == 1 && y1 != 1)))
  }

  private var limitSlopeAtEnd: Double {
    Self.limitSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  private static func limitSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    ratio((x1, y1), (x2, y2), (1, 1))
  }

  /// dy/dx, from the lowest order at which dx or dy is not zero.
  private static func ratio(_ orders: (x: Double, y: Double)...) -> Double {
    for order in orders where order.x != 0 || order.y != 0 {
      return order.y / order.x
    }
    return 1
  }

  private static func finite(_ slope: Double, isVertical: Bool) -> Double {
    if isVertical { return 0 }
    return max(-Double.greatestFiniteMagnitude, min(slope, Double.greatestFiniteMagnitude))
  }

  /// The value outside 0…1, on the straight lines that extrapolate the curve.
  func extrapolatedValue(at progress: Double) -> Double {
    let (slope, end, distance) =
      progress < 0.5 ? (startSlope, 0.0, progress) : (endSlope, 1.0, progress - 1)
    guard distance != 0 else { return end }
    // Beyond a flat end the value at an infinite progress is finite, not 0·∞.
    return slope == 0 && !distance.isNaN ? end : end + slope * distance
  }
}
