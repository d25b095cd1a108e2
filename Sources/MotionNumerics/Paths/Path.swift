/// A planar path: straight lines, Bézier curves and elliptical arcs in one or more subpaths.
///
/// Coordinates are in points and always finite, so that equality means what it says: NaN never gets in. A
/// path that is not empty begins with a move. After `close()` the current point is the start of the closed
/// subpath, and what is added next starts there, as in SVG.
public struct Path: Sendable, Hashable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  /// One step of a path, starting at the point where the step before it ended.
  public enum Element: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A part of an ellipse, as SVG writes it.
    ///
    /// Of the two ellipses of these radii (turned by `rotation` radians from x towards y) through both ends, and the
    /// two ways around each, the one that is more than half a turn if `isLarge`, clockwise on a screen, where y points
    /// down, if `isClockwise`. Radii that are too short to reach are scaled up; their sign does not count; without one
    /// of them the arc is a line; between equal ends it is nothing. Source: SVG 2, §9.5.1.
    case arc(radii: Point, rotation: Double, isLarge: Bool, isClockwise: Bool, to: Point)
    /// A straight line back to the start of the subpath, joined to it.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element]

  /// Creates a path without elements.
  public init() {
    elements = []
  }

  /// Creates a path from elements that are known to be valid: the throwing ``init(validating:)`` is for others.
  ///
  /// Traps where that throws.
  public init(elements: [Element]) {
    self = ParameterError.orTrap(try Path(validating: elements))
  }

  /// Creates an open path of straight lines through points, in their order.
  ///
  /// No point gives an empty path, one point a single move. Traps on a coordinate that is not finite.
  public init(polyline points: [Point]) {
    self.init()
    elements.reserveCapacity(points.count)
    for point in points {
      if elements.isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }

  /// A closed rectangle: (`x`, `y`), then along the x axis first.
  ///
  /// A negative width or height extends to the other side. Traps unless all four corners are finite.
  public static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Path {
    var path = Path(polyline: [
      Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height),
    ])
    path.close()
    return path
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

  /// Adds an elliptical arc from the current point, given as in SVG.
  ///
  /// ``Element/arc(radii:rotation:isLarge:isClockwise:to:)`` tells what the numbers mean. Traps unless all numbers are
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

  /// Adds an element that is known to be valid after a move.
  mutating func append(_ element: Element) {
    elements.append(element)
  }
}
