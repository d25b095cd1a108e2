/// The two polynomials of a timing curve, prepared for one exact evaluation without double-double arithmetic.
///
/// At a multiple t of 2⁻¹⁰ Horner's scheme has no rounding error if the coefficients are multiples of 2⁻¹⁷ below 2⁵:
/// the last product is a multiple of 2⁻⁴⁷ below 2⁶, which a double can hold. So each coefficient is stored in two
/// parts: such a multiple, `high`, and a remainder, `low`, of at most 2⁻¹⁸. The rounding error of the second scheme,
/// over the `low` coefficients, is then below 2⁻⁶⁸.
struct GridCurve: Sendable {
  private let high1, high2, high3: SIMD2<Double>
  private let low1, low2, low3: SIMD2<Double>

  init(x: CubicPolynomial, y: CubicPolynomial) {
    (high1, low1) = Self.split(x.c1, y.c1)
    (high2, low2) = Self.split(x.c2, y.c2)
    (high3, low3) = Self.split(x.c3, y.c3)
  }

  private static func split(_ x: DoubleDouble, _ y: DoubleDouble) -> (SIMD2<Double>, SIMD2<Double>) {
    let value = SIMD2(x.high, y.high)
    // Adding 1.5·2³⁵ to a small number rounds it to the last bit of the sum, 2⁻¹⁷.
    let high = (value + 0x1.8p35) - 0x1.8p35
    return (high, (value - high) + SIMD2(x.low, y.low))
  }

  /// The nearest multiple of 2⁻¹⁰, for a number below 2⁴⁰.
  @inline(__always)
  static func gridPoint(near number: Double) -> Double {
    (number + 0x1.8p42) - 0x1.8p42
  }

  /// The curve around a grid point: high + low + δ(d₁ + δ(d₂ + δ·d₃)), with a coordinate per lane.
  struct Expansion {
    let high, low: SIMD2<Double>
    let d1, d2, d3: SIMD2<Double>
  }

  /// Expands around a grid point in 0…1, with an exact `high`.
  ///
  /// The derivatives are right to the last digit even where their terms cancel, because the contribution of the `high`
  /// coefficients is exact too.
  @inline(__always)
  func expansion(around point: Double) -> Expansion {
    let highBend = high3 * (3 * point) + high2
    let lowBend = low3 * (3 * point) + low2
    return Expansion(
      high: ((high3 * point + high2) * point + high1) * point,
      low: ((low3 * point + low2) * point + low1) * point,
      d1: ((highBend + high2) * point + high1) + ((lowBend + low2) * point + low1),
      d2: highBend + lowBend,
      d3: high3 + low3
    )
  }

  /// x(t) as seen from t = 0, in double precision.
  @inline(__always)
  var roughX: LocalCubic { LocalCubic(d1: high1.x + low1.x, d2: high2.x + low2.x, d3: high3.x + low3.x) }

  /// y(t) as seen from t = 0, in double precision.
  var roughY: LocalCubic { LocalCubic(d1: high1.y + low1.y, d2: high2.y + low2.y, d3: high3.y + low3.y) }
}
