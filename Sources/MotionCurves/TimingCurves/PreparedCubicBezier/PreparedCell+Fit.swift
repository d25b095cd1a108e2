extension PreparedCell {
  /// A cell between two points of a curve, the first of them above 0; nil if it is not proved accurate, and monotone to
  /// the last bit.
  ///
  /// - Precondition: the product of the curve's `unit` with the coefficients is finite.
  static func proved(
    from start: CellEnd, to end: CellEnd, of curve: CubicBezier, by vectors: WideVectors
  ) -> PreparedCell? {
    var fit = CellFit(from: start, to: end, of: curve, by: vectors)
    guard fit.error <= allowedError else { return nil }
    let sign: Double = end.value > start.value ? 1 : -1
    // A lower slope in the middle moves both ends inwards. Two ulp are mostly enough for the rounding.
    let change = sign * 0x1p-51 * max(abs(start.value), abs(end.value))
    let (first, last) = (sign * start.value * curve.unit, sign * end.value * curve.unit)
    for _ in 0..<4 {
      fit.odd[0] -= change
      guard fit.isMonotone(allowedRounding: allowedRounding) else { return nil }
      let cell = PreparedCell(fit, unit: curve.unit)
      if sign * cell.value(at: start.progress) >= first && sign * cell.value(at: end.progress) <= last { return cell }
    }
    return nil
  }

  /// The allowed error of the polynomial, in the curve's unit.
  ///
  /// It leaves 9·10⁻¹⁴ of the 10⁻¹² for rounding.
  static let allowedError = 0x1p-40

  /// The allowed error by the rounding of the progress.
  private static let allowedRounding = 0x1p-45

  private init(_ fit: CellFit, unit: Double) {
    let power2 = fit.scale * fit.scale
    let power4 = power2 * power2
    let powers = SIMD2(fit.scale, power2) * unit
    let (odd, even) = (fit.odd, fit.even)
    c12 = SIMD2(odd[0], even[0]) * powers
    c34 = SIMD2(odd[1], even[1]) * (powers * power2)
    c56 = SIMD2(odd[2], even[2]) * (powers * power4)
    c78 = SIMD2(odd[3], even[3]) * (powers * (power4 * power2))
    c0 = fit.c0 * unit
    roundedBase = fit.base + Self.rounder
    squaredReach = fit.half * fit.half
  }
}
