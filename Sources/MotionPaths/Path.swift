import MotionCurves

/// A planar path: straight lines, Bézier curves and elliptical arcs in one or more subpaths.
///
/// Coordinates are in points and always finite. A path never holds a NaN, so it equals itself. A path that is not empty
/// begins with a move. After `close()` the current point is the start of the closed subpath, and the next element
/// starts there, as in SVG.
public struct Path: Sendable, Hashable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  /// One element of a path; it starts where the previous one ends.
  public enum Element: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// An elliptical arc in SVG's parameters.
    ///
    /// Two ellipses with these radii, rotated by `rotation` radians from x towards y, pass through both ends, and each
    /// gives two arcs. `isLarge` selects an arc of more than half a turn. `isClockwise` selects an arc that is
    /// clockwise on a screen, where y points down. Radii that are too short are scaled up, and their sign is ignored.
    /// With a radius of 0 the arc is a line; between equal ends it is empty. Source: SVG 2, §9.5.1.
    case arc(radii: Point, rotation: Double, isLarge: Bool, isClockwise: Bool, to: Point)
    /// A straight line back to the start of the subpath, joined to it.
    case close
  }

  /// The elements in drawing order.
  public private(set) var elements: [Element]

  /// Creates a path without elements.
  public init() {
    elements = []
  }

  /// Creates a path without elements, with room for a number of elements.
  init(capacity: Int) {
    elements = []
    elements.reserveCapacity(capacity)
  }

  /// Creates a path from its elements.
  ///
  /// - Precondition: all numbers are finite, and the first element is a move; ``init(validatingElements:)`` throws
  ///   instead.
  /// - Complexity: O(*n*) for *n* elements.
  public init(elements: [Element]) {
    self = ParameterError.orTrap(try Path(validatingElements: elements))
  }

  /// Creates an open path of straight lines through points, in their order.
  ///
  /// No points give an empty path, one point a single move.
  ///
  /// - Precondition: all coordinates are finite; ``init(validatingPolyline:)`` throws instead.
  public init(polyline points: [Point]) {
    self = ParameterError.orTrap(try Path(validatingPolyline: points))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath at a point.
  ///
  /// Traps unless the point is finite.
  public mutating func move(to point: Point) {
    appendOrTrap(.move(to: point))
  }

  /// Adds a straight line from the current point.
  ///
  /// Traps unless the end is finite and there is a current point.
  public mutating func addLine(to end: Point) {
    appendOrTrap(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// Traps unless both points are finite and there is a current point.
  public mutating func addQuadratic(_ control: Point, to end: Point) {
    appendOrTrap(.quadratic(control: control, to: end))
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// Traps unless all points are finite and there is a current point.
  public mutating func addCubic(_ control1: Point, _ control2: Point, to end: Point) {
    appendOrTrap(.cubic(control1: control1, control2: control2, to: end))
  }

  /// Adds an elliptical arc from the current point, in SVG's parameters.
  ///
  /// ``Element/arc(radii:rotation:isLarge:isClockwise:to:)`` explains the parameters. Traps unless all numbers are
  /// finite and there is a current point.
  public mutating func addArc(
    radii: Point, rotation: Double = 0, isLarge: Bool, isClockwise: Bool, to end: Point
  ) {
    appendOrTrap(.arc(radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end))
  }

  /// Closes the current subpath.
  ///
  /// Traps without a current point.
  public mutating func close() {
    appendOrTrap(.close)
  }

  /// Adds an element known to be valid.
  @inline(never)
  mutating func append(_ element: Element) {
    elements.append(element)
  }
}
