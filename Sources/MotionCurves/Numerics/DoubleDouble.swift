/// An unevaluated sum of two doubles: about 106 significant bits where 53 are not enough.
///
/// The building blocks are the error-free transformations of Knuth (sum) and of the fused multiply-add (product). `low`
/// is a correction to `high` and is not normalised: callers first combine `high` with a number close to it, because
/// this sum is exact, and only then add `low`.
///
/// Source: T. J. Dekker, *A floating-point technique for extending the available precision*, Numer. Math. 18
/// (1971); J.-M. Muller et al., *Handbook of Floating-Point Arithmetic*, 2nd ed., §4.3–4.4.
@usableFromInline
package struct DoubleDouble: Sendable {
  @usableFromInline package var high: Double
  @usableFromInline package var low: Double

  @inlinable
  package init(_ high: Double, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// a + b without a rounding error.
  @inlinable
  package init(exactSumOf a: Double, _ b: Double) {
    let sum = a + b
    let bPart = sum - a
    let aPart = sum - bPart
    self.init(sum, low: (a - aPart) + (b - bPart))
  }

  /// a · b without a rounding error, unless it underflows.
  @inlinable
  package init(exactProductOf a: Double, _ b: Double) {
    let product = a * b
    self.init(product, low: (-product).addingProduct(a, b))
  }

  /// a / b, with an error of the order of 2⁻¹⁰⁶ of the quotient.
  @inlinable
  package init(quotientOf a: Double, _ b: Double) {
    let quotient = a / b
    // The remainder of a correctly rounded quotient is a double.
    let remainder = a.addingProduct(-quotient, b)
    self.init(quotient, low: remainder / b)
  }

  /// √a for a positive number, with an error of the order of 2⁻¹⁰⁴ of the root.
  @inlinable
  package init(squareRootOf a: DoubleDouble) {
    let root = a.rounded.squareRoot()
    let square = DoubleDouble(exactProductOf: root, root)
    let remainder = (a.high - square.high) + (a.low - square.low)
    self.init(root, low: remainder / (2 * root))
  }

  /// The value rounded to a double.
  @inlinable
  package var rounded: Double { high + low }

  @inlinable
  package static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, low: -a.low)
  }

  /// The sum, with an error of the order of 2⁻¹⁰⁶ of the larger summand.
  @inlinable
  package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(exactSumOf: a.high, b.high)
    return DoubleDouble(sum.high, low: sum.low + (a.low + b.low))
  }

  /// The product with a double, with an error of the order of 2⁻¹⁰⁶ of the result.
  @inlinable
  package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(exactProductOf: a.high, b)
    return DoubleDouble(product.high, low: product.low + a.low * b)
  }

  /// The product, with an error of the order of 2⁻¹⁰⁴ of the result.
  @inlinable
  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(exactProductOf: a.high, b.high)
    return DoubleDouble(product.high, low: product.low + (a.high * b.low + a.low * b.high))
  }

  /// The quotient as a double, rounded once apart from a relative error of the order of 2⁻¹⁰⁴.
  @inlinable
  package func quotient(by b: DoubleDouble) -> Double {
    let divisor = b.rounded
    let quotient = rounded / divisor
    return quotient + (self + -(b * quotient)).rounded / divisor
  }

  /// The quotient by a double, with an error of the order of 2⁻¹⁰⁴ of the result.
  @inlinable
  package static func / (a: DoubleDouble, b: Double) -> DoubleDouble {
    let quotient = a.high / b
    let remainder = a.high.addingProduct(-quotient, b)
    return DoubleDouble(quotient, low: (remainder + a.low) / b)
  }

  /// The sine and the cosine of frequency · time, within an ulp of 1 for the exact product of both.
  ///
  /// If the angle overflows at a finite time, its phase is unknown, and the angle counts as 0. At an infinite time,
  /// only a frequency of 0 has a limit.
  @inlinable
  @inline(__always)
  package static func sineAndCosine(of frequency: DoubleDouble, times time: Double) -> (sine: Double, cosine: Double) {
    sineAndCosine(of: frequency, times: DoubleDouble(time))
  }

  /// The sine and the cosine at a time in double-double precision.
  @inlinable
  @inline(__always)
  package static func sineAndCosine(of frequency: DoubleDouble, times time: DoubleDouble) -> (
    sine: Double, cosine: Double
  ) {
    let angle = Phase(frequency: frequency.high, frequency.low, time: time.high)
    if !(angle.high <= ReducedAngle<Double>.limit) {
      let isUnknown = angle.high.isInfinite && time.high.isFinite
      if isUnknown || (frequency.high == 0 && !time.high.isNaN) { return (0, 1) }
    }
    return Elementary.sineAndCosine(angle.high, angle.low + frequency.high * time.low)
  }
}

/// A frequency times a time, as a sum of two numbers.
///
/// The factors are split into halves, to avoid the fused multiply-add, which is a function call on processors without
/// that instruction.
@usableFromInline
package struct Phase<Lanes: RealLanes> {
  @usableFromInline package let high, low: Lanes

  /// The product with a frequency that is itself a sum; the factors and the product must be finite and below 2⁹⁰⁰.
  @inlinable
  @inline(__always)
  package init(frequency: Lanes, _ frequencyLow: Lanes, time: Lanes) {
    let (frequencyUpper, timeUpper) = (frequency.upperHalf, time.upperHalf)
    let (frequencyLower, timeLower) = (frequency - frequencyUpper, time - timeUpper)
    high = frequency * time
    let error =
      ((frequencyUpper * timeUpper - high) + frequencyUpper * timeLower + frequencyLower * timeUpper)
      + frequencyLower * timeLower
    low = error + frequencyLow * time
  }
}
