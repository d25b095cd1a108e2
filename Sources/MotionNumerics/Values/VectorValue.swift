/// A value that can be added and scaled: what sums, paced and cubic tracks need.
///
/// `Double` and the SIMD vectors of doubles conform. The operations are those of a vector space with a norm.
public protocol VectorValue: Interpolatable {
  /// The value that changes nothing when it is added.
  static var zero: Self { get }
  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The difference.
  static func - (a: Self, b: Self) -> Self
  /// The value scaled by a number.
  static func * (a: Self, factor: Double) -> Self
  /// Whether no component is infinite or NaN.
  var isFinite: Bool { get }
  /// The Euclidean length, √Σcᵢ², without overflow on the way: paced tracks measure distances by it.
  var norm: Double { get }
}

extension VectorValue {
  /// The value on the straight line to `end`: `self` + (`end` − `self`)·part, exactly `self` at 0 and `end` at 1.
  ///
  /// - Parameters:
  ///   - end: the value at part 1.
  ///   - part: any finite number; outside 0…1 the line goes on.
  /// - Returns: the value on the line.
  @inlinable
  public func interpolated(to end: Self, by part: Double) -> Self {
    part == 1 ? end : self + (end - self) * part
  }
}

extension Double: VectorValue {
  /// The absolute value.
  @inlinable
  public var norm: Double { magnitude }
}

extension SIMD2: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD3: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD4: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD8: VectorValue, Interpolatable where Scalar == Double {}
extension SIMD16: VectorValue, Interpolatable where Scalar == Double {}

extension SIMD where Scalar == Double {
  /// Whether no component is infinite or NaN.
  @inlinable
  public var isFinite: Bool { self * 0 == Self.zero }

  /// The Euclidean length, √Σcᵢ².
  ///
  /// Scaled by a power of two near the largest component, so that no square overflows or is lost, and nothing is
  /// rounded for it.
  @inlinable
  public var norm: Double {
    let scale = binaryScale
    guard scale > 0, scale.isFinite else { return scale }
    let scaled: Self = self / scale
    return (scaled * scaled).sum().squareRoot() * scale
  }
}
