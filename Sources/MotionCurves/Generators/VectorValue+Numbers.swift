extension Double: VectorValue {
  /// One.
  @inlinable
  public static var scalarCount: Int { 1 }

  /// The number itself.
  @inlinable
  public subscript(scalar index: Int) -> Double { self }

  /// The sum.
  @_implements(VectorValue,+(_:_:))
  @inlinable
  public static func sum(_ a: Double, _ b: Double) -> Double { a + b }

  /// The difference.
  @_implements(VectorValue,-(_:_:))
  @inlinable
  public static func difference(_ a: Double, _ b: Double) -> Double { a - b }

  /// The product.
  @_implements(VectorValue,*(_:_:))
  @inlinable
  public static func product(_ a: Double, _ factor: Double) -> Double { a * factor }

  /// Creates the number from the scalar at index 0.
  @inlinable
  public init(scalars: (Int) -> Double) { self = scalars(0) }

  /// The absolute value.
  @_implements(VectorValue,norm)
  @inlinable
  public var scalarNorm: Double { magnitude }
}

/// Motions of floats are computed in doubles, and each result is rounded once.
extension Float: VectorValue {
  /// One.
  @inlinable
  public static var scalarCount: Int { 1 }

  /// Creates the float nearest to the scalar at index 0.
  @inlinable
  public init(scalars: (Int) -> Double) { self.init(scalars(0)) }

  /// The number.
  @inlinable
  public subscript(scalar index: Int) -> Double { Double(self) }

  /// Creates the float nearest to a double.
  @inlinable
  public init(rounding precise: Double) { self.init(precise) }

  /// The number as a double, exactly.
  @inlinable
  public var precise: Double { Double(self) }
}
