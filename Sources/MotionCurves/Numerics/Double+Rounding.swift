// Numbers for people: with a few decimals.

extension Double {
  /// 1, 10, 100 and so on, which are exact doubles.
  ///
  /// They are stored, because every cell of a large table may be rounded.
  @usableFromInline static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number rounded to at most `decimals` decimals, 0…15: the double nearest to the rounded decimal.
  @inlinable
  package func rounded(decimals: Int) -> Double {
    let scale = Self.powersOfTen[decimals]
    let scaled = self * scale
    // From 2^52 on there are no decimals to round; NaN and infinite numbers stay as they are.
    guard scaled.magnitude < 0x1p52 else { return self }
    let rounded = scaled.rounded()
    return rounded == 0 ? 0 : rounded / scale
  }

  /// The number with at most `places` decimals; from a million on, it is not rounded.
  package func rounded(places: Int) -> String {
    guard magnitude < 1e6 else { return shortestDecimal }
    return rounded(decimals: places).shortestDecimal
  }
}
