public import MotionCurves

/// A position made of numbers, its coordinates: the state that a solver works on.
///
/// `Double`, the SIMD vectors of doubles, and arrays of any `VectorValue` conform; the number of an array's coordinates
/// is known only at run time.
public protocol Coordinates: Sendable {
  /// The number of coordinates.
  var coordinateCount: Int { get }
  /// The coordinate at an index in 0..<``coordinateCount``.
  subscript(coordinate index: Int) -> Double { get }
  /// Creates a position from the number of its coordinates and a function from an index to a coordinate.
  init(coordinateCount: Int, _ coordinate: (Int) -> Double)
}

extension Coordinates where Self: VectorValue {
  /// The number of scalars.
  @inlinable
  public var coordinateCount: Int { Self.scalarCount }

  /// The scalar at an index.
  @inlinable
  public subscript(coordinate index: Int) -> Double { self[scalar: index] }

  /// Creates a value from its scalars, by index; traps if the number of coordinates is not the type's.
  @inlinable
  public init(coordinateCount: Int, _ coordinate: (Int) -> Double) {
    require(
      coordinateCount == Self.scalarCount,
      "a position of this type has \(Self.scalarCount) coordinates, not \(coordinateCount)")
    self.init(scalars: coordinate)
  }
}

extension Double: Coordinates {}
extension SIMD2: Coordinates where Scalar == Double {}
extension SIMD3: Coordinates where Scalar == Double {}
extension SIMD4: Coordinates where Scalar == Double {}
extension SIMD8: Coordinates where Scalar == Double {}
extension SIMD16: Coordinates where Scalar == Double {}

extension Array: Coordinates where Element: VectorValue {
  /// The number of scalars of all elements.
  @inlinable
  public var coordinateCount: Int { count * Element.scalarCount }

  /// The scalar at an index; the scalars of the first element come first.
  @inlinable
  public subscript(coordinate index: Int) -> Double {
    self[index / Element.scalarCount][scalar: index % Element.scalarCount]
  }

  /// Creates an array whose elements hold the coordinates in order.
  @inlinable
  public init(coordinateCount: Int, _ coordinate: (Int) -> Double) {
    let size = Element.scalarCount
    self = (0..<coordinateCount / size).map { element in
      Element(scalars: { coordinate(element * size + $0) })
    }
  }
}
