/// A value of a fixed number of doubles, which can be added and scaled.
///
/// `Double`, the SIMD vectors of doubles, ``Color``, ``PremultipliedColor`` and ``Rectangle`` conform. Another type
/// conforms with three members, and everything else follows from them:
///
/// ```swift
/// struct Camera: VectorValue {
///   var x, y, zoom: Double
///
///   static var scalarCount: Int { 3 }
///   init(scalars: (Int) -> Double) { (x, y, zoom) = (scalars(0), scalars(1), scalars(2)) }
///   subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : zoom }
/// }
///
/// let zoom = SpringMotion(.snappy, from: overview, to: detail)
/// ```
///
/// The operations are those of a vector space with a norm. They have a default, scalar by scalar, which a type may
/// replace: the types of this package that hold a SIMD vector use its operations.
public protocol VectorValue: Interpolatable {
  /// The number of scalars.
  static var scalarCount: Int { get }
  /// Creates a value from its scalars, by index.
  init(scalars: (Int) -> Double)
  /// The scalar at an index in 0..<``scalarCount``.
  subscript(scalar index: Int) -> Double { get }

  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The difference.
  static func - (a: Self, b: Self) -> Self
  /// The value scaled by a number.
  static func * (a: Self, factor: Double) -> Self
  /// Whether no scalar is infinite or NaN.
  var isFinite: Bool { get }
  /// The Euclidean length, √Σcᵢ², without overflow in between: paced tracks measure distances by it.
  var norm: Double { get }
}

// MARK: What follows from the scalars

extension VectorValue {
  /// The value whose scalars are all 0.
  @_disfavoredOverload
  @inlinable
  public static var zero: Self { Self(scalars: { _ in 0 }) }

  // Other names than those of the operators: each more overload slows the type checker, in every expression of every
  // client.

  /// The sum of each scalar.
  @_implements(VectorValue, +(_:_:))
  @inlinable
  public static func sum(_ a: Self, _ b: Self) -> Self { Self(scalars: { a[scalar: $0] + b[scalar: $0] }) }

  /// The difference of each scalar.
  @_implements(VectorValue, -(_:_:))
  @inlinable
  public static func difference(_ a: Self, _ b: Self) -> Self { Self(scalars: { a[scalar: $0] - b[scalar: $0] }) }

  /// Each scalar times a number.
  @_implements(VectorValue, *(_:_:))
  @inlinable
  public static func product(_ a: Self, _ factor: Double) -> Self { Self(scalars: { a[scalar: $0] * factor }) }

  /// Whether no scalar is infinite or NaN.
  @_implements(VectorValue, isFinite)
  @inlinable
  public var hasFiniteScalars: Bool {
    for index in 0..<Self.scalarCount where !self[scalar: index].isFinite { return false }
    return true
  }

  /// The Euclidean length of the scalars, √Σcᵢ²; not finite if a scalar is not.
  ///
  /// The scalars are divided by a power of two near the largest, so that no square overflows or underflows.
  @_implements(VectorValue, norm)
  @inlinable
  public var scalarNorm: Double {
    var largest = 0.0
    for index in 0..<Self.scalarCount {
      let size = self[scalar: index].magnitude
      guard size.isFinite else { return size }
      largest = max(largest, size)
    }
    guard largest > 0 else { return 0 }
    let scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    var squares = 0.0
    for index in 0..<Self.scalarCount {
      let scaled = self[scalar: index] / scale
      squares += scaled * scaled
    }
    return squares.squareRoot() * scale
  }
}

extension VectorValue {
  /// The value on the straight line to `end`: `self` + (`end` − `self`)·fraction, exactly `self` at 0 and `end` at 1.
  ///
  /// - Parameters:
  ///   - end: the value at fraction 1.
  ///   - fraction: any finite number; outside 0…1 the line is extended.
  /// - Returns: the value on the line.
  @inlinable
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    fraction == 1 ? end : self + (end - self) * fraction
  }

  /// The value whose scalars combine the scalars of two values, pair by pair.
  @inlinable
  package static func combining(_ a: Self, _ b: Self, by combine: (Double, Double) -> Double) -> Self {
    Self(scalars: { combine(a[scalar: $0], b[scalar: $0]) })
  }

  /// A slope times the rate of its parameter.
  ///
  /// At the vertical tangent of a timing curve the rate is infinite. A slope of 0 then stays 0, where 0 · ∞ would be
  /// NaN; all other slopes become infinite.
  @inlinable
  package func moving(at rate: Double) -> Self {
    guard rate.isInfinite else { return self * rate }
    let factor = Double.greatestFiniteMagnitude
    return self * (rate < 0 ? -factor : factor) * factor
  }

  /// The scalars as text: a single scalar as a number, several in brackets.
  package var listedScalars: String {
    if Self.scalarCount == 1 { return self[scalar: 0].shortestDecimal }
    return "[" + (0..<Self.scalarCount).map { self[scalar: $0].shortestDecimal }.joined(separator: ", ") + "]"
  }
}

// MARK: Numbers and SIMD vectors

extension Double: VectorValue {
  /// One.
  @inlinable
  public static var scalarCount: Int { 1 }

  /// The number itself.
  @inlinable
  public subscript(scalar index: Int) -> Double { self }

  /// The sum.
  @_implements(VectorValue, +(_:_:))
  @inlinable
  public static func sum(_ a: Double, _ b: Double) -> Double { a + b }

  /// The difference.
  @_implements(VectorValue, -(_:_:))
  @inlinable
  public static func difference(_ a: Double, _ b: Double) -> Double { a - b }

  /// The product.
  @_implements(VectorValue, *(_:_:))
  @inlinable
  public static func product(_ a: Double, _ factor: Double) -> Double { a * factor }

  /// Creates the number from the scalar at index 0.
  @inlinable
  public init(scalars: (Int) -> Double) { self = scalars(0) }

  /// The absolute value.
  @_implements(VectorValue, norm)
  @inlinable
  public var scalarNorm: Double { magnitude }
}

extension SIMD2: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD3: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD4: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD8: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD16: VectorValue, Interpolatable where Scalar == Double {}

extension VectorValue where Self: SIMD, Self.Scalar == Double {
  /// The standard library's sum.
  @_implements(VectorValue, +(_:_:))
  @inlinable
  public static func sum(_ a: Self, _ b: Self) -> Self { a.plus(b) }

  /// The standard library's difference.
  @_implements(VectorValue, -(_:_:))
  @inlinable
  public static func difference(_ a: Self, _ b: Self) -> Self { a.minus(b) }

  /// The standard library's product with a number.
  @_implements(VectorValue, *(_:_:))
  @inlinable
  public static func product(_ a: Self, _ factor: Double) -> Self { a.times(factor) }

  /// The component at an index.
  @inlinable
  public subscript(scalar index: Int) -> Double { self[index] }

  /// Creates a vector from its components, by index.
  @inlinable
  public init(scalars: (Int) -> Double) {
    self.init()
    for index in indices { self[index] = scalars(index) }
  }

  /// Whether no component is infinite or NaN.
  @_implements(VectorValue, isFinite)
  @inlinable
  public var hasFiniteScalars: Bool { 0 * self == Self() }

  /// The Euclidean length, √Σcᵢ²; not finite if a component is not.
  ///
  /// The components are divided by a power of two near the largest, so that no square overflows or underflows; the
  /// division rounds nothing.
  @_implements(VectorValue, norm)
  @inlinable
  public var scalarNorm: Double {
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
    guard scale > 0, isFinite else { return nil }
    // In two steps, because the length itself may overflow, or be too small to have all its digits.
    let scaled: Self = self / scale
    return scaled / scaled.norm
  }
}

// Where only SIMD is known, an operator is the standard library's, and never the one that calls it.
extension SIMD where Scalar == Double {
  @inlinable
  func plus(_ other: Self) -> Self { self + other }

  @inlinable
  func minus(_ other: Self) -> Self { self - other }

  @inlinable
  func times(_ factor: Double) -> Self { self * factor }
}
