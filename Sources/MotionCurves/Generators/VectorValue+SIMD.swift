// Vectors of doubles and of floats: a type conforms to a protocol once, whatever its scalars are.

extension SIMD2: VectorValue, Interpolatable where Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double {
  /// Two doubles.
  public typealias Precise = SIMD2<Double>
}

extension SIMD3: VectorValue, Interpolatable where Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double {
  /// Three doubles.
  public typealias Precise = SIMD3<Double>
}

extension SIMD4: VectorValue, Interpolatable where Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double {
  /// Four doubles.
  public typealias Precise = SIMD4<Double>
}

extension SIMD8: VectorValue, Interpolatable where Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double {
  /// Eight doubles.
  public typealias Precise = SIMD8<Double>
}

extension SIMD16: VectorValue, Interpolatable where Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double {
  /// Sixteen doubles.
  public typealias Precise = SIMD16<Double>
}

// Not an extension of VectorValue: the compiler would name these as what a struct without the three members meant.
extension SIMD
where Self: VectorValue, Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double, Precise: SIMD<Double> {
  /// Creates a vector from its components, by index.
  @inlinable
  public init(scalars: (Int) -> Double) {
    self.init()
    for index in indices { self[index] = Scalar(rounding: scalars(index)) }
  }

  /// The component at an index.
  @inlinable
  public subscript(scalar index: Int) -> Double { self[index].precise }

  /// Creates the vector nearest to a vector of doubles.
  @inlinable
  public init(rounding precise: Precise) {
    // Nothing is rounded, and without optimisation this is much faster.
    if Self.holdsDoubles {
      self = unsafeBitCast(precise, to: Self.self)
      return
    }
    self.init()
    for index in indices { self[index] = Scalar(rounding: precise[index]) }
  }

  /// The vector in doubles, exactly.
  @inlinable
  public var precise: Precise {
    if Self.holdsDoubles { return unsafeBitCast(self, to: Precise.self) }
    var precise = Precise()
    for index in indices { precise[index] = self[index].precise }
    return precise
  }

  /// Whether the vector is its own ``VectorValue/Precise``: a scalar of eight bytes that a double holds is a double.
  @inlinable
  static var holdsDoubles: Bool { MemoryLayout<Scalar>.size == MemoryLayout<Double>.size }
}

extension VectorValue
where Self: SIMD, Scalar: VectorValue & FloatingPoint, Scalar.Precise == Double, Precise: SIMD<Double> {
  /// The standard library's sum.
  @_implements(VectorValue,+(_:_:))
  @inlinable
  @inline(__always)
  public static func sum(_ a: Self, _ b: Self) -> Self { Self(rounding: a.precise.plus(b.precise)) }

  /// The standard library's difference.
  @_implements(VectorValue,-(_:_:))
  @inlinable
  @inline(__always)
  public static func difference(_ a: Self, _ b: Self) -> Self { Self(rounding: a.precise.minus(b.precise)) }

  /// The standard library's product with a number.
  @_implements(VectorValue,*(_:_:))
  @inlinable
  @inline(__always)
  public static func product(_ a: Self, _ factor: Double) -> Self { Self(rounding: a.precise.times(factor)) }

  /// Whether no component is infinite or NaN.
  @_implements(VectorValue,isFinite)
  @inlinable
  public var hasFiniteScalars: Bool { precise.isFiniteVector }

  /// The Euclidean length, √Σcᵢ²; not finite if a component is not.
  ///
  /// The components are divided by a power of two near the largest, so that no square overflows or underflows; the
  /// division rounds nothing.
  @_implements(VectorValue,norm)
  @inlinable
  public var scalarNorm: Double { precise.length }
}

extension SIMD where Scalar == Double {
  // Where only SIMD is known, an operator is the standard library's, and never the one that calls it.

  @inlinable
  @inline(__always)
  func plus(_ other: Self) -> Self { self + other }

  @inlinable
  @inline(__always)
  func minus(_ other: Self) -> Self { self - other }

  @inlinable
  @inline(__always)
  func times(_ factor: Double) -> Self { self * factor }

  @inlinable
  var isFiniteVector: Bool { 0 * self == Self() }

  @inlinable
  var length: Double {
    let scale = binaryScale
    // Beside zeros a NaN is not the largest component.
    guard scale > 0, scale.isFinite else { return scale == 0 ? (self * self).sum() : scale }
    let scaled: Self = self / scale
    return (scaled * scaled).sum().squareRoot() * scale
  }

  /// The greatest power of two that is not above the largest component's magnitude; dividing by it is exact, and then
  /// no square overflows or underflows.
  ///
  /// 0, infinite or NaN where the largest component is.
  @inlinable
  package var binaryScale: Double {
    let largest = Swift.max(self.max(), -self.min())
    guard largest > 0, largest.isFinite else { return largest }
    return Double(sign: .plus, exponent: largest.exponent, significand: 1)
  }

  /// The vector of length 1 in the same direction, or nil if there is none: for 0, and where a component is not finite.
  @inlinable
  package var direction: Self? {
    let scale = binaryScale
    guard scale > 0, isFiniteVector else { return nil }
    // In two steps, because the length itself may overflow, or be too small to have all its digits.
    let scaled: Self = self / scale
    return scaled / scaled.length
  }
}
