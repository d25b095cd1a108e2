/// A piece of a prepared timing curve: a polynomial of degree eight between two progresses.
///
/// With u = p − base the value is c₀ + s(u), s(u) = u·(c₁ + c₃u² + c₅u⁴ + c₇u⁶) + u²·(c₂ + c₄u² + c₆u⁴ + c₈u⁶).
/// c₀ is added last: all that is rounded before is small, which is what makes the values monotone to the last bit.
/// The two parentheses are two lanes for one progress, and two chains of lanes for many, with the same operations in
/// the same order, so that both give the same bits.
struct PreparedCell: Sendable {
  /// The coefficients of the two parentheses, in ascending order.
  var c12, c34, c56, c78: SIMD2<Double>
  /// The middle of the interval, and the value there.
  var base, c0: Double
  /// The square of half the interval's length.
  var squaredReach: Double

  /// The value at a progress in the interval, ends included.
  @inline(__always)
  func value(at progress: Double) -> Double {
    let u = progress - base
    let square = u * u
    let terms = SIMD2(u, square) * (((c78 * square + c56) * square + c34) * square + c12)
    return c0 + (terms.x + terms.y)
  }

  /// The values at as many progresses as a block has.
  @inline(__always)
  func values(at block: Block) -> Block {
    let u = block - base
    let square = u * u
    let odd = ((c78.x * square + c56.x) * square + c34.x) * square + c12.x
    let even = ((c78.y * square + c56.y) * square + c34.y) * square + c12.y
    return c0 + (u * odd + square * even)
  }

  /// Whether all of a block lie inside the interval; NaN may count as inside, as its value is NaN anyway.
  ///
  /// By the signs of u² − reach²: a comparison of lanes takes several times as many instructions.
  @inline(__always)
  func contains(_ block: Block) -> Bool {
    let u = block - base
    return (u * u - squaredReach).bits.areAllNegative
  }

  /// How many progresses are evaluated at once.
  typealias Block = SIMD4<Double>
}
