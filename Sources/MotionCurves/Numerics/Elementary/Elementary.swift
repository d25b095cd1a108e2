/// Elementary functions with the same bits on every machine.
///
/// The functions of C libraries differ in the last digit, from library to library and from processor to processor.
///
/// Each function takes the same steps as ``Exponential`` and ``ReducedAngle`` take for several numbers at once. Their
/// stated errors hold for every number: Gappa proves them from the sources, by `Scripts/check/bounds`.
@usableFromInline
package enum Elementary {
  /// eˣ.
  @inlinable
  @inline(__always)
  package static func exponential(_ x: Double) -> Double {
    abs(x) <= Exponential<Double>.limit ? Exponential(x).value : extremeExponential(x)
  }

  /// eˣ − 1, without loss near 0.
  @inlinable
  @inline(__always)
  package static func exponentialLessOne(_ x: Double) -> Double {
    abs(x) <= Exponential<Double>.lessOneLimit ? Exponential(x).lessOne : extremeExponentialLessOne(x)
  }

  /// The sine and the cosine of an angle in radians, which may have a second part: at most an ulp of the first.
  ///
  /// NaN for an infinite angle.
  @inlinable
  @inline(__always)
  package static func sineAndCosine(_ high: Double, _ low: Double = 0) -> (sine: Double, cosine: Double) {
    if high >= 0 && high <= ReducedAngle<Double>.limit {
      let (angle, certainty) = ReducedAngle<Double>.reduce(high, low)
      if certainty >= 0 { return angle.sineAndCosine }
    }
    return extremeSineAndCosine(high, low)
  }

  /// eˣ where it is not a normal number, or nearly so.
  @inline(never)
  @usableFromInline
  static func extremeExponential(_ x: Double) -> Double {
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    // By way of a number of ordinary size; the last product rounds to a subnormal number.
    return x < 0
      ? Exponential(x).value(dividedByTwoToThe: -128) * 0x1p-128
      : Exponential(x).value(dividedByTwoToThe: 128) * 0x1p128
  }

  /// eˣ − 1 of a large number.
  @inline(never)
  @usableFromInline
  static func extremeExponentialLessOne(_ x: Double) -> Double {
    guard abs(x) <= Exponential<Double>.limit else { return extremeExponential(x) - 1 }
    return x < 0 ? Exponential(x).lessOne : Exponential(x).largeLessOne
  }

  /// The sine and the cosine of an angle that is negative, large, or close to a multiple of π/2.
  @inline(never)
  @usableFromInline
  static func extremeSineAndCosine(_ high: Double, _ low: Double) -> (sine: Double, cosine: Double) {
    guard high.isFinite && low.isFinite else { return (.nan, .nan) }
    if high < 0 {
      let (sine, cosine) = sineAndCosine(-high, -low)
      return (-sine, cosine)
    }
    return ReducedAngle(exactly: high, low).sineAndCosine
  }
}
