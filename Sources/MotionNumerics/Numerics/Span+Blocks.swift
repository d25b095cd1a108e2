extension Span<Double> {
  /// As many elements from an index on as the lanes of a SIMD type of numbers.
  @inline(__always)
  func block<Block: SIMD & BitwiseCopyable>(at index: Int) -> Block where Block.Scalar == Double {
    // Bounds are checked; unsafe is only that any bytes are taken for numbers, which these are.
    bytes.unsafeLoadUnaligned(fromByteOffset: index * MemoryLayout<Double>.stride, as: Block.self)
  }
}

extension MutableSpan<Double> {
  /// Replaces as many elements from an index on as a block has.
  @inline(__always)
  mutating func setBlock<Block: SIMD & BitwiseCopyable>(at index: Int, to block: Block)
  where Block.Scalar == Double {
    var bytes = mutableBytes
    bytes.storeBytes(of: block, toByteOffset: index * MemoryLayout<Double>.stride, as: Block.self)
  }
}
