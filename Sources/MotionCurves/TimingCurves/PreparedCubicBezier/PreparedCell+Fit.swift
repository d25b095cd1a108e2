extension PreparedCell {
  /// A cell, or the factor by which its length has to change.
  struct Attempt {
    /// The cell, if it is proved accurate, and monotone to the last bit.
    let cell: PreparedCell?
    /// The approximate factor by which the length could, or has to, change.
    let room: Double
  }

  /// Fits the polynomial with the curve's value and three derivatives at both ends, and its value at the middle
  /// parameter.
  ///
  /// - Parameters:
  ///   - left: the start of the interval, above 0.
  ///   - right: the end of the interval.
  ///   - curve: the curve, with a `unit` whose product with the coefficients is finite.
  /// - Returns: no cell if the interval is too long, or next to a point where no polynomial is accurate.
  static func attempt(from left: CurveNode, to right: CurveNode, of curve: CubicBezier) -> Attempt {
    let half = 0.5 * (right.progress - left.progress)
    let base = left.progress + half
    let middle = CurveExpansion(of: curve, at: 0.5 * (left.parameter + right.parameter))
    let bound = ErrorBound(from: left.progress, to: right.progress, expansion: middle)
    // The error grows with the ninth power of the length; eighth roots need no elementary function.
    let precision = (allowedError / bound.error).squareRoot().squareRoot().squareRoot()
    guard precision >= 1 else { return Attempt(cell: nil, room: precision) }

    var fit = HermiteFit(left: left, right: right, half: half)
    fit.correct(at: (middle.progress - base) / half, to: middle.value)
    let room = min(precision, fit.monotonicity(from: left.progress, half: half))
    guard room > 1 else { return Attempt(cell: nil, room: room) }
    let sign: Double = right.value > left.value ? 1 : -1
    // A lower slope in the middle moves both ends inwards. A few ulp are enough for the rounding.
    for _ in 0..<8 {
      let cell = PreparedCell(fit, base: base, half: half, unit: curve.unit)
      let startsWithin = sign * cell.value(at: left.progress) >= sign * left.value * curve.unit
      let endsWithin = sign * cell.value(at: right.progress) <= sign * right.value * curve.unit
      if startsWithin && endsWithin && fit.monotonicity(from: left.progress, half: half) > 1 {
        return Attempt(cell: cell, room: room)
      }
      fit.c1 -= sign * max(abs(left.value), abs(right.value)).ulp
    }
    return Attempt(cell: nil, room: 0)
  }

  /// The allowed error of the polynomial, in the curve's unit.
  ///
  /// It leaves 9·10⁻¹⁴ of the 10⁻¹² for rounding.
  private static let allowedError = 0x1p-40

  private init(_ fit: HermiteFit, base: Double, half: Double, unit: Double) {
    let scale = 1 / half
    let power2 = scale * scale
    let power4 = power2 * power2
    let powers = SIMD2(scale, power2) * unit
    c12 = SIMD2(fit.c1, fit.c2) * powers
    c34 = SIMD2(fit.c3, fit.c4) * (powers * power2)
    c56 = SIMD2(fit.c5, fit.c6) * (powers * power4)
    c78 = SIMD2(fit.c7, fit.c8) * (powers * (power4 * power2))
    c0 = fit.c0 * unit
    self.base = base
    squaredReach = half * half
  }
}

/// A polynomial of degree eight on −1…1.
private struct HermiteFit {
  var c0, c1, c2, c3, c4, c5, c6, c7: Double
  var c8 = 0.0

  /// Creates the polynomial of degree seven with the values and three derivatives of both nodes, at −1 and 1.
  ///
  /// The sums of both nodes' terms determine the even powers, the differences the odd ones.
  init(left: CurveNode, right: CurveNode, half: Double) {
    let square = half * half
    let scales = SIMD4(1, half, square, square * half)
    let l = left.taylor * scales
    let r = right.taylor * scales
    let sum = 0.5 * (r + l)
    let difference = 0.5 * (r - l)

    // e(s) = c₀ + c₂s² + c₄s⁴ + c₆s⁶ with the value sum₀, the derivative difference₁, and so on.
    c6 = (difference[1] - 2 * sum[2] + 2 * difference[3]) / 16
    c4 = difference[3] / 4 - 5 * c6
    c2 = sum[2] - 1.5 * difference[3] + 15 * c6
    c0 = sum[0] - (c2 + c4 + c6)
    // o(s) = c₁s + c₃s³ + c₅s⁵ + c₇s⁷ likewise.
    c7 = (5 * (sum[1] - difference[0]) - 4 * difference[2] + 2 * sum[3]) / 16
    c5 = (3 * sum[3] - difference[2] - 84 * c7) / 20
    c3 = sum[3] - 10 * c5 - 35 * c7
    c1 = difference[0] - (c3 + c5 + c7)
  }

  /// Adds a multiple of (1 − s²)⁴ that sets the value at a location, without a change at the ends.
  mutating func correct(at location: Double, to value: Double) {
    let square = location * location
    let even = ((c6 * square + c4) * square + c2) * square + c0
    let odd = ((c7 * square + c5) * square + c3) * square + c1
    let room = (1 - square) * (1 - square)
    let multiple = ((value - even) - location * odd) / (room * room)
    c0 += multiple
    c2 -= 4 * multiple
    c4 += 6 * multiple
    c6 -= 4 * multiple
    c8 = multiple
  }

  /// The margin of monotonicity of a ``PreparedCell`` with these coefficients, rounding included.
  ///
  /// The values are monotone if the margin is above 1.
  ///
  /// Then the slope does not change its sign, and from one progress to the next the exact s increases by more than
  /// twice the error of the computed s. The error bound counts at most 12 roundings for any term, and 3 for the first.
  func monotonicity(from start: Double, half: Double) -> Double {
    let low = (abs(c2), abs(c3), abs(c4), abs(c5))
    let high = (abs(c6), abs(c7), abs(c8))
    let size = low.0 + low.1 + low.2 + low.3 + high.0 + high.1 + high.2
    let slopes =
      2 * low.0 + 3 * low.1 + 4 * low.2 + 5 * low.3 + 6 * high.0 + 7 * high.1 + 8 * high.2
    // On −1…1; doubles above `start` are at least start · 2⁻⁵³ apart.
    let leastSlope = abs(c1) - slopes
    let roundings = 3 * abs(c1) + 12 * size
    return start * leastSlope / (2.02 * roundings * half)
  }
}
