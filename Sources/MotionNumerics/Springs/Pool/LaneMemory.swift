/// The positions, velocities and targets of a group: three columns of values, of equal length, in one array.
///
/// Its elements are pairs of doubles only because those have the alignment of every value. Free slots hold
/// zeros.
@usableFromInline
struct LaneMemory: Sendable {
  /// A column's place in the array.
  @usableFromInline
  enum Column: Int, CaseIterable {
    case positions, velocities, targets
  }

  @usableFromInline var pairs: [SIMD2<Double>] = []
  /// The number of bytes in a column.
  @usableFromInline private(set) var columnLength = 0
  /// The number of bytes from one column to the next.
  @usableFromInline private(set) var columnStride = 0

  /// Between columns, so that their lanes do not lie a multiple of 4 kB apart: a processor takes a load for one that
  /// depends on a store before it if twelve bits of the addresses are equal.
  private static var gap: Int { 192 }

  /// Changes the length of the columns to a multiple of 16 bytes: new bytes are 0, and dropped ones must be.
  mutating func resize(to newLength: Int) {
    let size = MemoryLayout<SIMD2<Double>>.stride
    let newStride = newLength == 0 ? 0 : newLength + Self.gap
    var new = [SIMD2<Double>](repeating: .zero, count: 3 * newStride / size)
    for column in 0..<3 {
      for index in 0..<min(columnLength, newLength) / size {
        new[column * newStride / size + index] = pairs[column * columnStride / size + index]
      }
    }
    pairs = new
    (columnLength, columnStride) = (newLength, newStride)
  }

  /// The value at an offset in a column, in bytes.
  @inlinable
  @inline(__always)
  func value<Value: BitwiseCopyable>(at offset: Int, of column: Column, as type: Value.Type) -> Value {
    // Bounds are checked. "Unsafe" only means that any bytes are taken for a value, and these bytes are scalars.
    pairs.span.bytes.unsafeLoadUnaligned(fromByteOffset: column.rawValue * columnStride + offset, as: type)
  }

  /// Sets bytes of all columns to 0.
  mutating func clear(_ range: Range<Int>) {
    let stride = columnStride
    precondition(range.upperBound <= columnLength)
    pairs.withUnsafeMutableBytes { bytes in
      for column in 0..<3 {
        for index in range { bytes[column * stride + index] = 0 }
      }
    }
  }

  /// The memory of the columns, for code that checks its own bounds.
  mutating func withColumns<Result>(
    _ layout: ScalarLayout, _ body: (_ positions: Lanes, _ velocities: Lanes, _ targets: Lanes) -> Result
  ) -> Result {
    let stride = columnStride
    return pairs.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { fatalError("an array has an address") }
      return body(Lanes(base, layout), Lanes(base + stride, layout), Lanes(base + 2 * stride, layout))
    }
  }

  /// Calls a function with the first values of a column.
  @inlinable
  func withValues<Value: BitwiseCopyable, Result, Failure: Error>(
    _ count: Int, of column: Column, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let first = column.rawValue * columnStride
    let end = first + count * MemoryLayout<Value>.stride
    return try pairs.withUnsafeBufferPointer { (pairs) throws(Failure) in
      // The range is checked here, and a pair has the alignment of every value.
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(pairs)[first..<end])
      return try body(bytes.assumingMemoryBound(to: Value.self).span)
    }
  }
}
