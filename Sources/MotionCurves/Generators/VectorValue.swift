/// A value of a fixed number of doubles, which can be added and scaled.
///
/// `Double`, the SIMD vectors of doubles, ``Color``, ``PremultipliedColor`` and ``Rectangle`` conform. The operations
/// are those of a vector space with a norm; the scalars, by index, are for algorithms that treat each scalar
/// separately.
public protocol VectorValue: Interpolatable {
  /// The number of scalars.
  static var scalarCount: Int { get }
  /// The value whose addition changes nothing.
  static var zero: Self { get }
  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The difference.
  static func - (a: Self, b: Self) -> Self
  /// The value scaled by a number.
  static func * (a: Self, factor: Double) -> Self
  /// The scalar at an index in 0..<``scalarCount``.
  subscript(scalar index: Int) -> Double { get }
  /// Creates a value from its scalars, by index.
  init(scalars: (Int) -> Double)
  /// Whether no scalar is infinite or NaN.
  var isFinite: Bool { get }
  /// The Euclidean length, √Σcᵢ², without overflow in between: paced tracks measure distances by it.
  var norm: Double { get }
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

  /// Creates the number from the scalar at index 0.
  @inlinable
  public init(scalars: (Int) -> Double) { self = scalars(0) }

  /// The absolute value.
  @inlinable
  public var norm: Double { magnitude }
}

extension SIMD2: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD3: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD4: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD8: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD16: VectorValue, Interpolatable where Scalar == Double {}

extension VectorValue where Self: SIMD, Self.Scalar == Double {
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
  @inlinable
  public var isFinite: Bool { 0 * self == Self() }

  /// The Euclidean length, √Σcᵢ²; not finite if a component is not.
  ///
  /// The components are divided by a power of two near the largest, so that no square overflows or underflows; the
  /// division rounds nothing.
  @inlinable
  public var norm: Double {
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
