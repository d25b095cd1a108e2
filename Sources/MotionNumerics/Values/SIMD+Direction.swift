extension SIMD where Scalar == Double {
  /// The power of two just below the largest component's size: divided by it, no square overflows or is lost, and
  /// nothing is rounded.
  ///
  /// 0, infinite or NaN where the largest component is.
  @inlinable
  var binaryScale: Double {
    let largest = Swift.max(self.max(), -self.min())
    guard largest > 0, largest.isFinite else { return largest }
    return Double(sign: .plus, exponent: largest.exponent, significand: 1)
  }

  /// The vector of length 1 in the same direction, or nil if there is none: for 0, and where a component is not finite.
  var direction: Self? {
    let scale = binaryScale
    guard scale > 0, isFinite else { return nil }
    // In two steps, because the length itself may overflow, or be too small to have all its digits.
    let scaled: Self = self / scale
    return scaled / scaled.norm
  }
}
