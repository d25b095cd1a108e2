internal import JSONText
import MotionDynamics
import MotionImport
import MotionNumerics

/// A space that the bodies of a document move in: a line or the plane.
///
/// A point is a number on a line, and `[x, y]` in the plane.
protocol DocumentSpace: SpringSpace {
  /// A point in messages.
  static var expectation: String { get }
  /// The space in words, for messages about what is not allowed there.
  static var place: String { get }
  /// The prefix of a quantity's label in plots, for each axis; empty on a line.
  static var axes: [String] { get }

  /// Reads a point; nil for a value of another kind.
  static func point(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) -> Self?
}

extension DocumentSpace {
  /// The endings of the names of a point's columns: none, or the indices of its coordinates.
  static var columnSuffixes: [String] {
    scalarCount == 1 ? [""] : (0..<scalarCount).map { ".\($0)" }
  }
}

extension Double: DocumentSpace {
  static var expectation: String { "a number" }
  static var place: String { "on a line" }
  static var axes: [String] { [""] }

  static func point(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) -> Double? {
    value.number == nil ? nil : try value.number(.finite, at: location)
  }
}

extension SIMD2<Double>: DocumentSpace {
  static var expectation: String { "[x, y]" }
  static var place: String { "in the plane" }
  static var axes: [String] { ["x ", "y "] }

  static func point(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) -> SIMD2<Double>? {
    guard let elements = value.elements.map(Array.init), elements.count == scalarCount else { return nil }
    return [
      try elements[0].number(.finite, at: location.element(0)),
      try elements[1].number(.finite, at: location.element(1)),
    ]
  }
}

extension FieldReader {
  /// Reads a point.
  ///
  /// `expectation` makes the description of the field in messages from that of a point.
  func point<Point: DocumentSpace>(
    _ name: String, expecting expectation: (_ point: String) -> String = { $0 }
  ) throws(DocumentError) -> Point {
    let value = try required(name)
    if let point = try Point.point(value, at: location.field(name)) { return point }
    // The value is a point of the other space. Tell the user which field has chosen the space.
    let isOther = value.number != nil || value.elements != nil
    let found =
      switch (value.elements, Point.scalarCount) {
      case (nil, _), (_, 1): value.kind
      case (let elements?, _): "\(elements.count) element\(elements.count == 1 ? "" : "s")"
      }
    throw unexpected(
      found, in: name, expectation(Point.expectation + (isOther ? " as in bodies[0].position" : "")))
  }

  func point<Point: DocumentSpace>(_ name: String, default: Point) throws(DocumentError) -> Point {
    has(name) ? try point(name) : `default`
  }
}
