import MotionNumerics

extension Double {
  /// Whether two numbers are the same bits, all NaN being one.
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
