/// A vector value that can be laid out as plain numbers, one after the other.
///
/// `Double` and the SIMD vectors of two to four doubles conform.
public protocol LanedValue: VectorValue {
  /// How many numbers it is.
  static var laneCount: Int { get }
  /// One of its numbers, counted from 0.
  func lane(_ index: Int) -> Double
  /// Creates the value of these numbers.
  init(lanes: (Int) -> Double)
}

extension Double: LanedValue {
  /// One.
  @inlinable
  public static var laneCount: Int { 1 }

  /// The number itself.
  @inlinable
  public func lane(_ index: Int) -> Double { self }

  /// The number in lane 0.
  @inlinable
  public init(lanes: (Int) -> Double) { self = lanes(0) }
}

extension SIMD2: LanedValue where Scalar == Double {}
extension SIMD3: LanedValue where Scalar == Double {}
extension SIMD4: LanedValue where Scalar == Double {}

extension SIMD where Scalar == Double {
  /// The number of components.
  @inlinable
  public static var laneCount: Int { scalarCount }

  /// A component, counted from 0.
  @inlinable
  public func lane(_ index: Int) -> Double { self[index] }

  /// The vector of these components.
  @inlinable
  public init(lanes: (Int) -> Double) {
    self.init()
    for index in indices { self[index] = lanes(index) }
  }
}
