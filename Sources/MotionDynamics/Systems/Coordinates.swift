public import MotionNumerics

/// A position that is made of numbers, its coordinates: what a solver works on.
///
/// `Double`, the SIMD vectors of doubles, and arrays of them.
public protocol Coordinates: Sendable {
  /// How many numbers it is made of.
  var coordinateCount: Int { get }
  /// One of the numbers.
  subscript(coordinate index: Int) -> Double { get }
  /// Makes a position of as many numbers.
  init(coordinateCount: Int, _ coordinate: (Int) -> Double)
}

/// A position that always has the same number of coordinates.
public protocol FixedCoordinates: Coordinates, VectorValue {
  /// How many coordinates there are.
  static var coordinateCount: Int { get }
  /// Makes a position of its coordinates.
  init(_ coordinate: (Int) -> Double)
}

extension FixedCoordinates {
  /// How many numbers it is made of.
  @inlinable
  public var coordinateCount: Int { Self.coordinateCount }

  /// Makes a position of as many numbers.
  @inlinable
  public init(coordinateCount: Int, _ coordinate: (Int) -> Double) {
    require(
      coordinateCount == Self.coordinateCount,
      "a position of this type has \(Self.coordinateCount) coordinates, not \(coordinateCount)")
    self.init(coordinate)
  }
}

extension Double: FixedCoordinates {
  /// One.
  @inlinable
  public static var coordinateCount: Int { 1 }

  /// The number itself.
  @inlinable
  public subscript(coordinate index: Int) -> Double { self }

  /// The only coordinate.
  @inlinable
  public init(_ coordinate: (Int) -> Double) { self = coordinate(0) }
}

extension SIMD where Scalar == Double {
  /// As many as it has lanes.
  @inlinable
  public static var coordinateCount: Int { scalarCount }

  /// A lane.
  @inlinable
  public subscript(coordinate index: Int) -> Double { self[index] }

  /// A vector of its lanes.
  @inlinable
  public init(_ coordinate: (Int) -> Double) {
    self.init()
    for index in 0..<Self.scalarCount { self[index] = coordinate(index) }
  }
}

extension SIMD2: Coordinates, FixedCoordinates where Scalar == Double {}
extension SIMD3: Coordinates, FixedCoordinates where Scalar == Double {}
extension SIMD4: Coordinates, FixedCoordinates where Scalar == Double {}

extension Array: Coordinates where Element: FixedCoordinates {
  /// Those of all elements.
  @inlinable
  public var coordinateCount: Int { count * Element.coordinateCount }

  /// The coordinates of the first element come first.
  @inlinable
  public subscript(coordinate index: Int) -> Double {
    self[index / Element.coordinateCount][coordinate: index % Element.coordinateCount]
  }

  /// As many elements as the coordinates make.
  @inlinable
  public init(coordinateCount: Int, _ coordinate: (Int) -> Double) {
    let size = Element.coordinateCount
    self = (0..<coordinateCount / size).map { element in Element { coordinate(element * size + $0) } }
  }
}
