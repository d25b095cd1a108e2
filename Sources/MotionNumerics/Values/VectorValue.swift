/// A value that can be added and scaled: what straight lines, sums and cubic tracks need.
///
/// `Double` and the SIMD vectors of doubles conform. The operations are those of a vector space; no norm is asked for.
public protocol VectorValue: Sendable, Equatable {
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

extension Double: VectorValue {}
extension SIMD2: VectorValue where Scalar == Double {}
extension SIMD3: VectorValue where Scalar == Double {}
extension SIMD4: VectorValue where Scalar == Double {}

extension SIMD where Scalar == Double {
  /// Whether no component is infinite or NaN.
  @inlinable
  public var isFinite: Bool { self * 0 == Self.zero }
}
