/// An angle without its whole quarters of a turn: q·π/2 + r + s with |r| ≤ π/4 and a small s.
@usableFromInline
package struct ReducedAngle<Lanes: RealLanes> {
  /// q, counted; two bits of it decide.
  @usableFromInline let counted: Lanes
  @usableFromInline let remainder, rest: Lanes

  /// The largest angle that is reduced in this way; beyond it products with parts of π/2 are no longer exact.
  @inlinable
  @inline(__always)
  package static var limit: Double { 0x1p20 }

  @inlinable
  @inline(__always)
  init(counted: Lanes, remainder: Lanes, rest: Lanes) {
    self.counted = counted
    self.remainder = remainder
    self.rest = rest
  }

  /// Reduces an angle that is not negative, given as a sum.
  ///
  /// - Parameters:
  ///   - high: from 0 to ``limit``.
  ///   - low: at most an ulp of `high`.
  /// - Returns: the angle, and a number that is negative if cancellation has cost the angle digits.
  @inlinable
  @inline(__always)
  package static func reduce(_ high: Lanes, _ low: Lanes) -> (angle: Self, certainty: Lanes) {
    let counted = high * Lanes(repeating: 0x1.45f306dc9c883p-1) + Lanes.shift
    let q = counted - Lanes.shift
    // π/2 is in three parts, two of them of 33 bits. The first difference is exact. The second is exact if `first` is
    // less than `product`, because nothing then lies below the lowest bit. Its error is computed as that of a sum in
    // order of size.
    let first = high - q * Lanes(repeating: 0x1.921fb544p+0)
    let product = q * Lanes(repeating: 0x1.0b4611a6p-34)
    let second = first - product
    let lower = (((first - second) - product) - q * Lanes(repeating: 0x1.3198a2e037073p-69)) + low
    let remainder = second + lower
    let angle = Self(counted: counted, remainder: remainder, rest: (second - remainder) + lower)
    // The error is that of the sum with `low`: 2⁻⁵³ of `low`, and so below q·2⁻¹⁰⁶. The rest of the error is below
    // q·2⁻¹¹⁹.
    return (angle, remainder.magnitude - q * Lanes(repeating: 0x1p-49))
  }

  /// The sine and the cosine, each within 0.9 ulp.
  ///
  /// Source: least-squares fits with rounded coefficients, `elementary.py` in `Tests/Reference`.
  @inlinable
  @inline(__always)
  package var sineAndCosine: (sine: Lanes, cosine: Lanes) {
    let r = remainder
    let square = r * r
    let fourth = square * square
    // (sin r − r)/r³, within 2⁻⁵⁷/r², and (cos r − 1 + r²/2)/r⁴, within 2⁻⁶⁴/r⁴.
    let sineTail = square.polynomial(
      -0x1.5555555555548p-3, 0x1.111111110f77dp-7, -0x1.a01a019bf7efap-13, 0x1.71de3564d2b7bp-19,
      -0x1.ae5e594b78a4cp-26, 0x1.5d8fa7fd5c9d2p-33, square: fourth)
    let cosineTail = square.polynomial(
      0x1.555555555554bp-5, -0x1.6c16c16c1504bp-10, 0x1.a01a019c97777p-16, -0x1.27e4f7f8eae3ap-22,
      0x1.1ee9e15f38979p-29, -0x1.8fa9952065738p-37, square: fourth)
    let half = Lanes(repeating: 0.5) * square
    let most = Lanes(repeating: 1) - half
    let sine = r + ((r * square) * sineTail + rest * most)
    // The rounding error of the largest part is known, and added to the small part.
    let cosine = most + (((Lanes(repeating: 1) - most) - half) + (fourth * cosineTail - r * rest))
    return Lanes.turned(sine, cosine, byQuarters: counted)
  }
}

extension ReducedAngle<Double> {
  /// Whether no cancellation can have cost the angle digits, for any angle up to ``limit``; the certainty of
  /// ``reduce(_:_:)`` is finer, and takes longer.
  @inlinable
  @inline(__always)
  package var isCertain: Bool { abs(remainder) >= 0x1p-29 }
}
