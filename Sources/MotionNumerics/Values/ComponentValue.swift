/// A vector value that is four numbers: it says which, and the operations follow.
@usableFromInline
protocol ComponentValue: VectorValue {
  /// The numbers, in the order of the initialiser.
  var components: SIMD4<Double> { get }

  /// Creates the value of these numbers.
  init(components: SIMD4<Double>)
}

extension ComponentValue {
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

  /// Whether no component is infinite or NaN.
  @inlinable
  public var isFinite: Bool { components.isFinite }

  /// The Euclidean length of the components, √Σcᵢ².
  @inlinable
  public var norm: Double { components.norm }
}
