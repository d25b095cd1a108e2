public import MotionCurves

/// A vector value of four numbers: the operations follow from its ``components``.
@usableFromInline
protocol FourComponentValue: VectorValue {
  /// The numbers, in the order of the initialiser.
  var components: SIMD4<Double> { get }

  /// Creates the value of these numbers.
  init(components: SIMD4<Double>)
}

extension FourComponentValue {
  /// Four.
  @inlinable
  public static var scalarCount: Int { 4 }

  /// The value whose components are all 0.
  @inlinable
  public static var zero: Self { Self(components: .zero) }

  /// The sum of each component.
  @inlinable
  public static func + (a: Self, b: Self) -> Self { Self(components: a.components + b.components) }

  /// The difference of each component.
  @inlinable
  public static func - (a: Self, b: Self) -> Self { Self(components: a.components - b.components) }

  /// Each component scaled by a number.
  @inlinable
  public static func * (a: Self, factor: Double) -> Self { Self(components: a.components * factor) }

  /// The component at an index.
  @inlinable
  public subscript(scalar index: Int) -> Double { components[index] }

  /// Creates a value from its components, by index.
  @inlinable
  public init(scalars: (Int) -> Double) { self.init(components: SIMD4(scalars: scalars)) }

  /// Whether no component is infinite or NaN.
  @inlinable
  public var isFinite: Bool { components.isFinite }

  /// The Euclidean length of the components, √Σcᵢ².
  @inlinable
  public var norm: Double { components.norm }
}
