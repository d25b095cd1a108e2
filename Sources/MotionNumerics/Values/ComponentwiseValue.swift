/// A vector whose components can be treated one by one: what monotone tracks need, whose rule is not linear.
///
/// `Double` and the SIMD vectors of doubles conform.
public protocol ComponentwiseValue: VectorValue {
  /// The value whose components are made from those of two values, one pair at a time.
  static func combining(_ a: Self, _ b: Self, by combine: (Double, Double) -> Double) -> Self
}

extension Double: ComponentwiseValue {
  /// The combination of two numbers.
  @inlinable
  public static func combining(_ a: Double, _ b: Double, by combine: (Double, Double) -> Double) -> Double {
    combine(a, b)
  }
}

extension SIMD2: ComponentwiseValue where Scalar == Double {}
extension SIMD3: ComponentwiseValue where Scalar == Double {}
extension SIMD4: ComponentwiseValue where Scalar == Double {}
extension SIMD8: ComponentwiseValue where Scalar == Double {}
extension SIMD16: ComponentwiseValue where Scalar == Double {}

extension SIMD where Scalar == Double {
  /// The vector whose components are made from those of two vectors, one pair at a time.
  @inlinable
  public static func combining(_ a: Self, _ b: Self, by combine: (Double, Double) -> Double) -> Self {
    var combination = Self()
    for index in combination.indices { combination[index] = combine(a[index], b[index]) }
    return combination
  }
}
