/// A cell of a prepared timing curve: a polynomial of degree eight between two progresses.
///
/// With u = p − base, of a progress p rounded to a multiple of 2⁻⁵¹, the value is c₀ + s(u), s(u) = u·(c₁ + c₃u² + c₅u⁴ +
/// c₇u⁶) + u²·(c₂ + c₄u² + c₆u⁴ + c₈u⁶). c₀ is added last: all numbers rounded before are small, which makes the values
/// monotone to the last bit. For one progress, the two parentheses are two lanes; for a block, they are two chains of
/// lanes. The operations and their order are the same in both cases, and so are the bits.
///
/// The rounding of p keeps neighbours either equal, or so far apart that the rounding of s(u) cannot change their order.
/// Otherwise the numbers near 0, which are closer to each other, would need many short cells. It adds less than 10⁻¹³ to
/// the error.
struct PreparedCell: Sendable {
  /// The coefficients of both parentheses, in ascending order.
  var c12, c34, c56, c78: SIMD2<Double>
  /// The middle of the interval plus `rounder`, and the value in the middle.
  var roundedBase, c0: Double
  /// The square of half the interval's length.
  var squaredReach: Double

  /// A number whose sum with a progress in 0…1 is rounded to a multiple of `quantum`.
  static let rounder = 3.0
  static let quantum = 0x1p-51

  /// The middle of the interval.
  var base: Double { roundedBase - Self.rounder }

  /// The value at a progress in the interval, ends included.
  @inline(__always)
  func value(at progress: Double) -> Double {
    let u = (progress + Self.rounder) - roundedBase
    let square = u * u
    // Statements of one multiplication and one addition, here and below: longer ones take long to compile.
    var polynomial = c78 * square + c56
    polynomial = polynomial * square + c34
    polynomial = polynomial * square + c12
    let terms = SIMD2(u, square) * polynomial
    return c0 + (terms.x + terms.y)
  }

  /// The values for a block of points of progress.
  @inline(__always)
  func values(at block: Block) -> Block {
    let u = (block + Self.rounder) - roundedBase
    let square = u * u
    var odd: Block = c78.x * square + c56.x
    odd = odd * square + c34.x
    odd = odd * square + c12.x
    var even: Block = c78.y * square + c56.y
    even = even * square + c34.y
    even = even * square + c12.y
    let sum: Block = u * odd + square * even
    return c0 + sum
  }

  /// Whether a whole block lies inside the interval; NaN may count as inside, because its value is NaN anyway.
  ///
  /// The test uses the signs of u² − reach².
  @inline(__always)
  func contains(_ block: Block) -> Bool {
    let u = (block + Self.rounder) - roundedBase
    return (u * u - squaredReach).bits.areAllNegative
  }

  /// The points of progress that are evaluated at once.
  typealias Block = SIMD4<Double>
}
