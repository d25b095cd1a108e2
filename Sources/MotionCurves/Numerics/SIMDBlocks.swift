// MARK: Blocks of a span

extension Span<Double> {
  /// Loads a block of neighbouring numbers, the first of them at `index`.
  @inlinable
  @inline(__always)
  func block<Block: SIMD & BitwiseCopyable>(at index: Int) -> Block where Block.Scalar == Double {
    // Bounds are checked. "Unsafe" only means that any bytes are taken for numbers, and these bytes are numbers.
    bytes.unsafeLoadUnaligned(fromByteOffset: index * MemoryLayout<Double>.stride, as: Block.self)
  }

  /// Loads a block without a bounds check: the caller has checked that all of it is in the span.
  @inlinable
  @inline(__always)
  package func uncheckedBlock<Block: SIMD & BitwiseCopyable>(at index: Int) -> Block where Block.Scalar == Double {
    bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index * MemoryLayout<Double>.stride, as: Block.self)
  }
}

extension MutableSpan<Double> {
  /// Stores a block of neighbouring numbers, the first of them at `index`.
  @inlinable
  @inline(__always)
  mutating func setBlock<Block: SIMD & BitwiseCopyable>(at index: Int, to block: Block)
  where Block.Scalar == Double {
    var bytes = mutableBytes
    bytes.storeBytes(of: block, toByteOffset: index * MemoryLayout<Double>.stride, as: Block.self)
  }

  /// Loads a block without a bounds check: the caller has checked that all of it is in the span.
  @inlinable
  @inline(__always)
  func uncheckedBlock<Block: SIMD & BitwiseCopyable>(at index: Int) -> Block where Block.Scalar == Double {
    span.uncheckedBlock(at: index)
  }
}

// MARK: Lanes by their bits and signs

// A comparison of lanes takes several times as many instructions as a test of their sign bits.

extension SIMD4<Double> {
  /// The bits of the lanes, as integers with the same signs.
  @inlinable
  @inline(__always)
  var bits: SIMD4<Int64> { unsafeBitCast(self, to: SIMD4<Int64>.self) }

  /// The greater of both in each lane, NaN if `self` is NaN; unlike `pointwiseMax`, without a function call.
  @inlinable
  @inline(__always)
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }

  /// The greatest lane; unlike `max()`, without a function call.
  @inlinable
  @inline(__always)
  var greatest: Double { Swift.max(Swift.max(self[0], self[1]), Swift.max(self[2], self[3])) }
}

extension SIMD4<Int64> {
  /// Whether all lanes are negative.
  @inlinable
  @inline(__always)
  var areAllNegative: Bool {
    let pairs = lowHalf & highHalf
    return pairs.x & pairs.y < 0
  }
}

extension SIMD8<Double> {
  /// The bits of the lanes, as integers with the same signs.
  @inlinable
  @inline(__always)
  package var bits: SIMD8<Int64> { unsafeBitCast(self, to: SIMD8<Int64>.self) }

  /// |x| in each lane.
  @inlinable
  @inline(__always)
  var magnitudes: Self { unsafeBitCast(bits.withoutSigns, to: Self.self) }

  /// The lesser of both in each lane, NaN if `self` is NaN; unlike `pointwiseMin`, without a function call.
  @inlinable
  @inline(__always)
  func atMost(_ other: Self) -> Self { replacing(with: other, where: self .> other) }

  /// The greater of both in each lane, NaN if `self` is NaN.
  @inlinable
  @inline(__always)
  func atLeast(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
}

extension SIMD8<Int64> {
  /// The lanes with their sign bits cleared.
  @inlinable
  @inline(__always)
  package var withoutSigns: Self { self & SIMD8(repeating: .max) }

  /// Whether any lane is negative.
  @inlinable
  @inline(__always)
  package var isAnyNegative: Bool {
    let four = lowHalf | highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] < 0
  }
}
