/// eˣ for numbers up to ``limit`` in size, in parts: x = n·ln 2 + r with |r| ≤ ½ ln 2, and eʳ − 1.
///
/// Source: the reduction of W. J. Cody and W. Waite, *Software Manual for the Elementary Functions*, 1980; the
/// polynomial is a least-squares fit with rounded coefficients, `elementary.py` in `Tests/Reference`.
@usableFromInline
package struct Exponential<Lanes: RealLanes> {
  /// The largest size for which 2ⁿ and the result are normal numbers.
  @inlinable
  @inline(__always)
  package static var limit: Double { 700 }

  /// n, counted.
  @usableFromInline let counted: Lanes
  /// eʳ − 1 as an unrounded sum of two terms.
  @usableFromInline let remainder, rest: Lanes
  /// `rest` as an unrounded sum of two terms: half of the square of the upper half of r, which is exact, and a
  /// remainder.
  @usableFromInline let halfSquare, tail: Lanes

  /// Splits a number into parts; beyond the limit they are meaningless.
  @inlinable
  @inline(__always)
  package init(_ x: Lanes) {
    counted = x * Lanes(repeating: 0x1.71547652b82fep+0) + Lanes.shift
    let n = counted - Lanes.shift
    // ln 2 in two parts, the first of 32 bits, so that its products are exact.
    let upper = x - n * Lanes(repeating: 0x1.62e42feep-1)
    let lower = n * Lanes(repeating: 0x1.a39ef35793c76p-33)
    let r = upper - lower
    let square = r * r
    // (eʳ − 1 − r)/r², within 2⁻⁵⁸/r², and the same without a half: c₀ − ½ is a separate, small constant.
    let linear = Lanes(repeating: 0x1.555555555555cp-3) * r
    let middle =
      square
      * r.polynomial(
        0x1.555555554fe06p-5, 0x1.111111110e9eep-7, 0x1.6c16c18606fabp-10, 0x1.a01a01b44bb2bp-13, square: square)
    let first = (Lanes(repeating: 0x1.000000000000cp-1) + linear) + middle
    let firstLessHalf = (Lanes(repeating: 0x1.8p-50) + linear) + middle
    let last = r.polynomial(
      0x1.a01995bb3bea8p-16, 0x1.71ddee5f22b42p-19, 0x1.28b0f602407a6p-22, 0x1.af6ea400fd05cp-26, square: square)
    let fourth = square * square
    let highest = (square * fourth) * last
    let rounding = (upper - r) - lower
    remainder = r
    rest = square * (first + highest) + rounding
    let half = r.upperHalf
    halfSquare = Lanes(repeating: 0.5) * (half * half)
    let lowerSquare = Lanes(repeating: 0.5) * (r - half) * (r + half)
    tail = square * (firstLessHalf + highest) + (lowerSquare + rounding)
  }

  /// eˣ, within 1.05 ulp; no error above 0.9 has been seen.
  @inlinable
  @inline(__always)
  package var value: Lanes { value(dividedByTwoToThe: 0) }

  /// eˣ · 2⁻ᵏ; beyond the limit too, if this is a normal number.
  @inlinable
  @inline(__always)
  func value(dividedByTwoToThe k: Double) -> Lanes {
    (Lanes(repeating: 1) + (remainder + rest)).scaled(byTwoToThe: counted - Lanes(repeating: k))
  }

  /// The largest number for which ``lessOne`` is right: beyond it 2ⁿ − 1 would be rounded, and the loss is half an ulp.
  @inlinable
  @inline(__always)
  package static var lessOneLimit: Double { 37 }

  /// eˣ − 1, within 1.1 ulp, up to ``lessOneLimit``; no error above 0.97 has been seen.
  ///
  /// Around ½ ln 2 and below ln 3/2 the terms 2ⁿ − 1 and 2ⁿr cancel, and r² has to be as exact as they are.
  @inlinable
  @inline(__always)
  package var lessOne: Lanes {
    let power = Lanes(repeating: 1).scaled(byTwoToThe: counted)
    // The terms are in order of size, so that the roundings of the sums are known.
    let (first, second, third) = (power - Lanes(repeating: 1), power * remainder, power * halfSquare)
    let sum = first + second
    let total = sum + third
    return total + (((sum - total) + third) + (((first - sum) + second) + power * tail))
  }

  /// eˣ − 1, within 0.7 ulp, beyond ``lessOneLimit``: the 1 is one of the small terms.
  var largeLessOne: Lanes {
    let power = Lanes(repeating: 1).scaled(byTwoToThe: counted)
    let (second, third) = (power * remainder, power * halfSquare)
    let sum = power + second
    let total = sum + third
    let small = power * tail - Lanes(repeating: 1)
    return total + (((sum - total) + third) + (((power - sum) + second) + small))
  }
}

extension RealLanes {
  /// The polynomial of four coefficients, the constant one first.
  @inlinable
  @inline(__always)
  func polynomial(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, square: Self) -> Self {
    (Self(repeating: c0) + Self(repeating: c1) * self) + square * (Self(repeating: c2) + Self(repeating: c3) * self)
  }
}
