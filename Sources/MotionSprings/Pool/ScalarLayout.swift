public import MotionCurves

/// The scalars of a pool's values in memory: doubles or floats, in order, perhaps followed by padding.
///
/// A pool stores values unchanged, so all of them can be read as one span. It moves their scalars without knowing the
/// type of the values.
@usableFromInline
struct ScalarLayout: Sendable {
  /// Whether the scalars are floats.
  @usableFromInline let isFloat: Bool
  /// The number of scalars in a value.
  @usableFromInline let scalarCount: Int
  /// The number of scalars from one value to the next: with padding, for instance 4 for a `SIMD3`.
  @usableFromInline let lanesPerMember: Int

  @usableFromInline
  init(isFloat: Bool, scalarCount: Int, stride: Int) {
    self.isFloat = isFloat
    self.scalarCount = scalarCount
    lanesPerMember = stride / (isFloat ? MemoryLayout<Float>.stride : MemoryLayout<Double>.stride)
  }

  /// The number of bytes from one scalar to the next.
  @inlinable var laneStride: Int { isFloat ? MemoryLayout<Float>.stride : MemoryLayout<Double>.stride }
  /// The number of bytes from one value to the next.
  @inlinable var memberStride: Int { lanesPerMember * laneStride }

  /// The first bits of group identifiers, by which identifiers for another layout are recognised.
  @usableFromInline var mark: UInt32 {
    UInt32(min(lanesPerMember, 127)) << (SpringGroup.numberBits + 1) | (isFloat ? 1 : 0) << SpringGroup.numberBits
  }
}

extension ScalarLayout {
  /// The layout of a value; traps unless its memory holds its scalars in order, as doubles or as floats.
  @inlinable
  static func checked<Value: VectorValue & BitwiseCopyable>(_ type: Value.Type) -> ScalarLayout {
    guard let layout = found(type) else { trap() }
    return layout
  }

  /// The layout of a value; nil unless its memory holds its scalars in order, as doubles or as floats.
  ///
  /// The value must be bitwise copyable, too. That is not a constraint, because no cast at run time finds it out.
  @inlinable
  static func found<Value: VectorValue>(_ type: Value.Type) -> ScalarLayout? {
    let probe = Value(scalars: { Double($0 + 1) })
    for isFloat in [false, true] {
      let layout = ScalarLayout(
        isFloat: isFloat, scalarCount: Value.scalarCount, stride: MemoryLayout<Value>.stride)
      if layout.holds(probe) { return layout }
    }
    return nil
  }

  /// Whether the memory of a value with the scalars 1, 2, … holds them in this layout.
  @inlinable
  func holds<Value: VectorValue>(_ probe: Value) -> Bool {
    guard memberStride == MemoryLayout<Value>.stride && scalarCount <= lanesPerMember else { return false }
    for index in 0..<scalarCount where scalar(index, of: probe) != Double(index + 1) { return false }
    return true
  }

  @inline(never)
  @usableFromInline
  static func trap() -> Never {
    fatalError(
      "a value of a spring pool must hold its scalars as doubles or as floats, in their order, and nothing before them")
  }

  /// A scalar of a value.
  @inlinable
  @inline(__always)
  func scalar<Value>(_ index: Int, of value: Value) -> Double {
    withUnsafeBytes(of: value) { bytes in
      isFloat
        ? Double(bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Float>.stride, as: Float.self))
        : bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
    }
  }
}

/// The scalars at an address, read and written as doubles; indices are not checked.
///
/// In unoptimised code this is an order of magnitude faster than spans and generic loads.
struct Lanes {
  private let doubles: UnsafeMutablePointer<Double>
  private let floats: UnsafeMutablePointer<Float>
  private let areFloats: Bool

  init(_ memory: UnsafeMutableRawPointer, _ layout: ScalarLayout) {
    doubles = memory.assumingMemoryBound(to: Double.self)
    floats = memory.assumingMemoryBound(to: Float.self)
    areFloats = layout.isFloat
  }

  /// Creates lanes for memory that is only read.
  init(_ memory: UnsafeRawPointer, _ layout: ScalarLayout) {
    self.init(UnsafeMutableRawPointer(mutating: memory), layout)
  }

  @inline(__always)
  subscript(index: Int) -> Double {
    get { areFloats ? Double(floats[index]) : doubles[index] }
    nonmutating set {
      if areFloats { floats[index] = Float(newValue) } else { doubles[index] = newValue }
    }
  }
}
