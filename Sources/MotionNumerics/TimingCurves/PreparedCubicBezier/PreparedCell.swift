/// A cell of a prepared timing curve: a polynomial of degree eight between two progresses.
///
/// With u = p − base the value is c₀ + s(u), s(u) = u·(c₁ + c₃u² + c₅u⁴ + c₇u⁶) + u²·(c₂ + c₄u² + c₆u⁴ + c₈u⁶). c₀ is
/// added last: all numbers rounded before are small, which makes the values monotone to the last bit. For one progress
/// the two parentheses are two lanes, for a block they are two chains of lanes; the operations and their order are the
/// same, and so are the bits.
struct PreparedCell: Sendable {
  /// The coefficients of both parentheses, in ascending order.
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

  /// The values for a block of progresses.
  @inline(__always)
  func values(at block: Block) -> Block {
    let u = block - base
    let square = u * u
    let odd = ((c78.x * square + c56.x) * square + c34.x) * square + c12.x
    let even = ((c78.y * square + c56.y) * square + c34.y) * square + c12.y
    return c0 + (u * odd + square * even)
  }

  /// Whether a whole block lies inside the interval; NaN may count as inside, because its value is NaN anyway.
  ///
  /// The test uses the signs of u² − reach².
  @inline(__always)
  func contains(_ block: Block) -> Bool {
    let u = block - base
    return (u * u - squaredReach).bits.areAllNegative
  }

  /// The progresses that are evaluated at once.
  typealias Block = SIMD4<Double>
}
