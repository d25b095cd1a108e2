import MotionNumerics

extension Double {
  /// Whether two numbers have the same bits; all NaNs count as equal.
  @inline(__always)
  func isIdentical(to other: Double) -> Bool { bitPattern == other.bitPattern || isNaN && other.isNaN }
}

extension ValueGenerator<Double> {
  /// The values of a batch.
  func sampled(at times: [Double]) -> [Double] {
    var values = [Double](repeating: -7, count: times.count)
    var span = values.mutableSpan
    sample(at: times.span, into: &span)
    return values
  }
}
