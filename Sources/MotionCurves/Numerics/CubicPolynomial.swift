/// A coordinate of a Bézier timing curve as a polynomial in the parameter: p(t) = ((c₃t + c₂)t + c₁)t.
///
/// The coefficients carry twice the precision of a double: next to a vertical tangent, rounding 3(p₂ − 2p₁) to one
/// double would already cost half of the digits of the result.
package struct CubicPolynomial: Sendable {
  let c1: DoubleDouble
  let c2: DoubleDouble
  let c3: DoubleDouble

  /// The polynomial with the Bézier coefficients 0, `p1`, `p2`, `end`.
  package init(p1: Double, p2: Double, end: Double) {
    c1 = DoubleDouble(exactSumOf: p1, p1) + DoubleDouble(p1)
    let bend = DoubleDouble(exactSumOf: p2, -2 * p1)
    c2 = bend + bend + bend
    let chord = DoubleDouble(exactSumOf: p1, -p2)
    c3 = DoubleDouble(end) + (chord + chord + chord)
  }

  private init(c1: DoubleDouble, c2: DoubleDouble, c3: DoubleDouble) {
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
  }

  static prefix func - (p: CubicPolynomial) -> CubicPolynomial {
    CubicPolynomial(c1: -p.c1, c2: -p.c2, c3: -p.c3)
  }

  /// The polynomial as seen from t = 0, in double precision.
  var rough: LocalCubic { LocalCubic(d1: c1.high, d2: c2.high, d3: c3.high) }

  /// The polynomial around a point with few bits: p(point + δ) = value + local(δ).
  struct Expansion {
    let value: DoubleDouble
    let local: LocalCubic

    /// p(point + offset), rounded to a double.
    func value(at offset: Double) -> Double {
      value.high + (value.low + local.value(at: offset))
    }
  }

  /// Expands around a point of at most 17 significant bits: its square and cube are exact.
  func expansion(around point: Double) -> Expansion {
    let square = point * point
    let cube = square * point
    let slope = c1 + c2 * (2 * point) + c3 * (3 * square)
    return Expansion(
      value: c1 * point + c2 * square + c3 * cube,
      local: LocalCubic(d1: slope.rounded, d2: (c2 + c3 * (3 * point)).rounded, d3: c3.rounded)
    )
  }

  /// p(t) for a split parameter.
  func value(at parameter: SplitParameter) -> Double {
    expansion(around: parameter.point).value(at: parameter.offset)
  }

  /// The parameter in `bounds`, where the polynomial increases, at which its value is `target`.
  ///
  /// A root found in double precision is only as good as the residual: near a vertical tangent 10⁻¹⁶ of the value is
  /// 10⁻⁶ of the parameter. So the root is rounded to a point of 17 bits, where the value is known to 106 bits. The
  /// remainder is solved as an offset from that point, with the relative precision of a double.
  ///
  /// - Parameters:
  ///   - target: a value of the polynomial within the bounds.
  ///   - bounds: an interval in which the polynomial increases.
  ///   - guess: the start of the search.
  ///   - isBesideVerticalTangent: whether offsets may be so small that halving does not reach them.
  /// - Returns: the parameter; the nearer bound if the target is not reached.
  /// - Complexity: a few Halley steps; at most 64 of them for each of at most eight points.
  package func parameter(
    reaching target: Double, in bounds: ClosedRange<Double>, guess: Double, isBesideVerticalTangent: Bool = false
  ) -> SplitParameter {
    var root = rough.offset(reaching: target, in: bounds, guess: guess, tolerance: 0x1p-7)
    var parameter = SplitParameter(point: root, offset: 0)
    for _ in 0..<8 {
      let point = SplitParameter.gridPoint(near: root)
      let expansion = expansion(around: point)
      let residual = (target - expansion.value.high) - expansion.value.low
      let offsets = bounds.lowerBound - point...bounds.upperBound - point
      let offset = expansion.local.offset(
        reaching: residual,
        in: offsets,
        guess: isBesideVerticalTangent ? expansion.local.guess(reaching: residual, in: offsets) : 0,
        tolerance: 0x1p-20
      )
      parameter = SplitParameter(point: point, offset: offset)
      root = parameter.rounded
      if abs(offset) <= SplitParameter.reach * point { break }
    }
    return parameter
  }

  /// The parameters strictly between 0 and 1 at which the slope changes its sign, in ascending order.
  ///
  /// - Precondition: the coefficients are small enough for their squares to be finite.
  var turningPoints: [Double] {
    // p′(t) = c₁ + 2c₂t + 3c₃t²
    let discriminant = c2 * c2 + -(c1 * c3 * 3)
    guard discriminant.rounded > 0 else { return [] }
    let root = discriminant.rounded.squareRoot()
    // The larger of the two sums cannot cancel; the other root follows from their product (Vieta).
    let sum = -(c2.rounded + (c2.rounded < 0 ? -root : root))
    let candidates = [sum / (3 * c3.rounded), c1.rounded / sum]
    return candidates.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

/// A Bézier parameter as the sum of a point with few bits, where polynomials are evaluated exactly, and an offset.
package struct SplitParameter: Sendable {
  let point: Double
  let offset: Double

  package init(point: Double, offset: Double) {
    self.point = point
    self.offset = offset
  }

  /// Splits a parameter that is a double.
  init(rounding number: Double) {
    point = Self.gridPoint(near: number)
    offset = number - point
  }

  package var rounded: Double { point + offset }

  /// The greatest distance of a number from its grid point, relative to the grid point, with some margin for rounding.
  static let reach = 0x1p-17

  /// The number rounded to 17 significant bits: its cube has 51 bits, which fit in a double.
  static func gridPoint(near number: Double) -> Double {
    let droppedBits: UInt64 = 52 - 16
    let half: UInt64 = 1 << (droppedBits - 1)
    return Double(bitPattern: (number.bitPattern &+ half) & ~((1 << droppedBits) - 1))
  }
}
