/// The positions, velocities and targets of a group: columns of values with equal length, in one array.
///
/// A fourth column holds the velocities of the targets; it is added when a target first moves. The elements of the
/// array are pairs of doubles because a pair has the alignment of every value. Free slots hold zeros.
@usableFromInline
struct LaneMemory: Sendable {
  /// A column's place in the array.
  @usableFromInline
  enum Column: Int, CaseIterable {
    case positions, velocities, targets, targetVelocities
  }

  @usableFromInline var pairs: [SIMD2<Double>] = []
  /// The number of bytes in a column.
  @usableFromInline private(set) var columnLength = 0
  /// The number of bytes from one column to the next.
  @usableFromInline private(set) var columnStride = 0
  /// The number of columns, 3 or 4.
  @usableFromInline private(set) var columnCount = 3

  /// The number of bytes between two columns.
  ///
  /// They keep lanes of different columns from lying a multiple of 4 kB apart. A processor assumes that a load depends
  /// on an earlier store if twelve bits of the addresses are equal.
  private static var gap: Int { 192 }

  /// Whether the column of target velocities exists.
  @usableFromInline var hasTargetVelocities: Bool { columnCount > Column.targetVelocities.rawValue }

  /// Adds the column of target velocities, all 0.
  mutating func addTargetVelocities() {
    columnCount = Column.allCases.count
    pairs += repeatElement(.zero, count: columnStride / MemoryLayout<SIMD2<Double>>.stride)
  }

  /// Changes the length of the columns to a multiple of 16 bytes; new bytes are 0, and dropped bytes must be 0.
  mutating func resize(to newLength: Int) {
    let size = MemoryLayout<SIMD2<Double>>.stride
    let newStride = newLength == 0 ? 0 : newLength + Self.gap
    var new = [SIMD2<Double>](repeating: .zero, count: columnCount * newStride / size)
    for column in 0..<columnCount {
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

  /// Sets a number at an offset in a column, in bytes.
  @inlinable
  @inline(__always)
  mutating func setNumber(_ number: Double, at offset: Int, of column: Column) {
    let place = column.rawValue * columnStride + offset
    pairs.withUnsafeMutableBytes { bytes in
      precondition(place >= 0 && place <= bytes.count - MemoryLayout<Double>.stride)
      bytes.storeBytes(of: number, toByteOffset: place, as: Double.self)
    }
  }

  /// The value with all bytes 0, and so with all scalars 0.
  @inlinable
  static func zero<Value: BitwiseCopyable>(as type: Value.Type) -> Value {
    let pairs = [SIMD2<Double>](repeating: .zero, count: (MemoryLayout<Value>.size + 15) / 16)
    return pairs.span.bytes.unsafeLoadUnaligned(as: type)
  }

  /// Sets bytes of all columns to 0.
  mutating func clear(_ range: Range<Int>) {
    let (stride, count) = (columnStride, columnCount)
    precondition(range.upperBound <= columnLength)
    pairs.withUnsafeMutableBytes { bytes in
      for column in 0..<count {
        for index in range { bytes[column * stride + index] = 0 }
      }
    }
  }

  /// The memory of the columns, for code that checks its own bounds.
  @inline(__always)
  mutating func withColumns<Result>(_ body: (LaneColumns) -> Result) -> Result {
    let (stride, hasTargetVelocities) = (columnStride, hasTargetVelocities)
    return pairs.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { fatalError("an array has an address") }
      return body(
        LaneColumns(
          positions: base, velocities: base + stride, targets: base + 2 * stride,
          targetVelocities: hasTargetVelocities ? base + 3 * stride : nil))
    }
  }

  /// The memory of two columns, for code that checks its own bounds.
  @inline(__always)
  mutating func withPositionsAndTargets<Result>(
    _ body: (_ positions: UnsafeMutableRawPointer, _ targets: UnsafeMutableRawPointer) -> Result
  ) -> Result {
    let stride = columnStride
    return pairs.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { fatalError("an array has an address") }
      return body(base, base + 2 * stride)
    }
  }

  /// Calls a function with the first values of a column.
  @inlinable
  func withValues<Value: BitwiseCopyable, Result, Failure: Error>(
    _ count: Int, of column: Column, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // An empty array need not lie where values may: in WebAssembly a span of it traps.
    guard count > 0 else { return try body(Span()) }
    let first = column.rawValue * columnStride
    let end = first + count * MemoryLayout<Value>.stride
    return try pairs.withUnsafeBufferPointer { (pairs) throws(Failure) in
      // The range is checked here, and a pair has the alignment of every value.
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(pairs)[first..<end])
      return try body(bytes.assumingMemoryBound(to: Value.self).span)
    }
  }
}

/// The addresses of a group's columns.
struct LaneColumns {
  let positions, velocities, targets: UnsafeMutableRawPointer
  let targetVelocities: UnsafeMutableRawPointer?

  /// The addresses of lanes that are some bytes further on.
  func advanced(by offset: Int) -> LaneColumns {
    LaneColumns(
      positions: positions + offset, velocities: velocities + offset, targets: targets + offset,
      targetVelocities: targetVelocities.map { $0 + offset })
  }
}
