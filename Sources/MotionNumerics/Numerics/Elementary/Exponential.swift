/// eˣ for numbers up to ``limit`` in size, in parts: x = n·ln 2 + r with |r| ≤ ½ ln 2, and eʳ − 1.
///
/// Source: the reduction of W. J. Cody and W. Waite, *Software Manual for the Elementary Functions*, 1980; the
/// polynomial is a least-squares fit with rounded coefficients, `elementary.py` in `Tests/Reference`.
struct Exponential<Lanes: RealLanes> {
  /// The largest size for which 2ⁿ and the result are normal numbers.
  @inline(__always)
  static var limit: Double { 700 }

  /// n, counted.
  private let counted: Lanes
  /// eʳ − 1 but for its last rounding: the sum of both.
  private let remainder, rest: Lanes

  /// Takes a number apart; one beyond the limit gives nonsense.
  @inline(__always)
  init(_ x: Lanes) {
    counted = x * Lanes(repeating: 0x1.71547652b82fep+0) + Lanes.shift
    let n = counted - Lanes.shift
    // ln 2 in two parts, the first of 32 bits, so that its products are exact.
    let upper = x - n * Lanes(repeating: 0x1.62e42feep-1)
    let lower = n * Lanes(repeating: 0x1.a39ef35793c76p-33)
    let r = upper - lower
    let square = r * r
    // (eʳ − 1 − r)/r², within 2⁻⁵⁸/r².
    let first = r.polynomial(
      0x1.000000000000cp-1, 0x1.555555555555cp-3, 0x1.555555554fe06p-5, 0x1.111111110e9eep-7, 0x1.6c16c18606fabp-10,
      0x1.a01a01b44bb2bp-13, square: square)
    let last = r.polynomial(
      0x1.a01995bb3bea8p-16, 0x1.71ddee5f22b42p-19, 0x1.28b0f602407a6p-22, 0x1.af6ea400fd05cp-26, square: square)
    let fourth = square * square
    remainder = r
    rest = square * (first + (square * fourth) * last) + ((upper - r) - lower)
  }

  /// eˣ, within 0.9 ulp.
  @inline(__always)
  var value: Lanes { value(dividedByTwoToThe: 0) }

  /// eˣ · 2⁻ᵏ, for a size beyond the limit too where this is a normal number.
  @inline(__always)
  func value(dividedByTwoToThe k: Double) -> Lanes {
    (Lanes(repeating: 1) + (remainder + rest)).scaled(byTwoToThe: counted - Lanes(repeating: k))
  }

  /// eˣ − 1, within an ulp.
  @inline(__always)
  var lessOne: Lanes {
    let power = Lanes(repeating: 1).scaled(byTwoToThe: counted)
    // In order of size, so that the rounding of the sum is known.
    let (first, second) = (power - Lanes(repeating: 1), power * remainder)
    let sum = first + second
    return sum + (((first - sum) + second) + power * rest)
  }
}

extension RealLanes {
  /// The polynomial of four coefficients, the constant one first.
  @inline(__always)
  fileprivate func polynomial(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, square: Self) -> Self {
    (Self(repeating: c0) + Self(repeating: c1) * self) + square * (Self(repeating: c2) + Self(repeating: c3) * self)
  }
}
