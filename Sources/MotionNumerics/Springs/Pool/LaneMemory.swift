/// The positions, velocities and targets of a group: three columns of values, of equal length, in one array.
///
/// Its elements are pairs of doubles only because those have the alignment of every value. All reading and writing goes
/// by bytes and is checked, except in ``SpringStep``; free slots hold zeros.
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

  /// Stores a scalar at an offset in a column, in bytes.
  @inlinable
  @inline(__always)
  mutating func set<Value: BitwiseCopyable>(_ value: Value, at offset: Int, of column: Column) {
    let place = column.rawValue * columnStride + offset
    var span = pairs.mutableSpan
    var bytes = span.mutableBytes
    bytes.storeBytes(of: value, toByteOffset: place, as: Value.self)
  }

  /// Stores the target of a member, or returns false if its distance from the position is not finite.
  ///
  /// Scalar by scalar: what lies between a value's scalars and its end is not a number of the motion.
  @inlinable
  @inline(__always)
  mutating func setTarget<Value: BitwiseCopyable>(_ target: Value, of slot: Int, _ layout: ScalarLayout) -> Bool {
    let position = slot &* MemoryLayout<Value>.stride
    let place = 2 &* columnStride &+ position
    // One check for all scalars, of which a value has no more than fit into it.
    precondition(place &+ MemoryLayout<Value>.stride <= pairs.count &* MemoryLayout<SIMD2<Double>>.stride)
    let count = layout.scalarCount
    return pairs.withUnsafeMutableBytes { bytes in
      withUnsafeBytes(of: target) { new in
        for lane in 0..<count {
          let offset = lane &* layout.laneStride
          let distance = layout.load(UnsafeRawBufferPointer(bytes), position &+ offset) - layout.load(new, offset)
          if !distance.isFinite { return false }
        }
        for lane in 0..<count {
          let offset = lane &* layout.laneStride
          layout.copy(new, offset, to: bytes, place &+ offset)
        }
        return true
      }
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
