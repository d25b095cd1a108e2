extension Span<Double> {
  /// Four elements from an index on.
  @inline(__always)
  func block(at index: Int) -> SIMD4<Double> {
    // Bounds are checked; unsafe is only that any bytes are taken for numbers, which these are.
    bytes.unsafeLoadUnaligned(fromByteOffset: index * MemoryLayout<Double>.stride, as: SIMD4<Double>.self)
  }
}

extension MutableSpan<Double> {
  /// Replaces four elements from an index on.
  @inline(__always)
  mutating func setBlock(at index: Int, to block: SIMD4<Double>) {
    var bytes = mutableBytes
    bytes.storeBytes(of: block, toByteOffset: index * MemoryLayout<Double>.stride, as: SIMD4<Double>.self)
  }
}
