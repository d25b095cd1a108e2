/// A value of a fixed number of scalars, which can be added and scaled.
///
/// `Double` and `Float`, the SIMD vectors of both, ``Color``, ``PremultipliedColor`` and ``Rectangle`` conform. Another
/// type conforms with three members, and everything else follows from them:
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
/// The other members have a default, scalar by scalar, which costs nothing where the three are `@inlinable` or in the
/// same module as the call. A type that holds a SIMD vector is faster, above all without optimisation, if it replaces
/// `+`, `-` and `*` by those of the vector; `isFinite` and `norm` matter less.
///
/// Motions compute in doubles, also between two changes, and round each result once. A type with narrower scalars names
/// the type of doubles in which it is computed, ``Precise``:
///
/// ```swift
/// let camera = SpringMotion(.snappy, from: SIMD3<Float>(0, 0, 5), to: [4, 2, 3])
/// camera.value(at: 0.2)                          // a SIMD3<Float>, computed as a SIMD3<Double>
/// ```
public protocol VectorValue: Interpolatable {
  /// The type in which motions of this type are computed: the type itself, unless its scalars are not doubles.
  associatedtype Precise: VectorValue = Self where Precise.Precise == Precise

  /// The number of scalars.
  static var scalarCount: Int { get }
  /// Creates a value from its scalars, by index.
  init(scalars: (Int) -> Double)
  /// The scalar at an index in 0..<``scalarCount``.
  subscript(scalar index: Int) -> Double { get }

  /// Creates the value nearest to a computed one.
  init(rounding precise: Precise)
  /// The same value in the type in which it is computed.
  var precise: Precise { get }

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

extension VectorValue where Precise == Self {
  /// The computed value itself.
  @_disfavoredOverload
  @inlinable
  public init(rounding precise: Self) { self = precise }

  /// The value itself.
  @_disfavoredOverload
  @inlinable
  public var precise: Self { self }
}

extension VectorValue {
  /// The value whose scalars are all 0.
  @_disfavoredOverload
  @inlinable
  public static var zero: Self { Self(scalars: { _ in 0 }) }

  // Other names than those of the operators: each more overload slows the type checker, in every expression of every
  // client.

  /// The sum of each scalar.
  @_implements(VectorValue,+(_:_:))
  @inlinable
  public static func sum(_ a: Self, _ b: Self) -> Self { Self(scalars: { a[scalar: $0] + b[scalar: $0] }) }

  /// The difference of each scalar.
  @_implements(VectorValue,-(_:_:))
  @inlinable
  public static func difference(_ a: Self, _ b: Self) -> Self { Self(scalars: { a[scalar: $0] - b[scalar: $0] }) }

  /// Each scalar times a number.
  @_implements(VectorValue,*(_:_:))
  @inlinable
  public static func product(_ a: Self, _ factor: Double) -> Self { Self(scalars: { a[scalar: $0] * factor }) }

  /// Whether no scalar is infinite or NaN.
  @_implements(VectorValue,isFinite)
  @inlinable
  public var hasFiniteScalars: Bool {
    for index in 0..<Self.scalarCount where !self[scalar: index].isFinite { return false }
    return true
  }

  /// The Euclidean length of the scalars, √Σcᵢ²; not finite if a scalar is not.
  ///
  /// The scalars are divided by a power of two near the largest, so that no square overflows or underflows.
  @_implements(VectorValue,norm)
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
  /// It is computed in ``Precise`` and rounded once. Where the distance, `end` − `self`, overflows, the value is finite at
  /// fraction 1 only; ``Tween`` and ``Mapped`` have their start also there.
  ///
  /// - Parameters:
  ///   - end: the value at fraction 1.
  ///   - fraction: any finite number; outside 0…1 the line is extended.
  /// - Returns: the value on the line.
  @inlinable
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    if fraction == 1 { return end }
    let (first, last) = (precise, end.precise)
    return Self(rounding: first + (last - first) * fraction)
  }

  /// A computed state, rounded.
  @inlinable
  package static func rounding(_ state: (value: Precise, velocity: Precise)) -> (value: Self, velocity: Self) {
    (Self(rounding: state.value), Self(rounding: state.velocity))
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
