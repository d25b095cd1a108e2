internal import JSONText
import MotionDynamics
import MotionImport
import MotionNumerics

/// The bodies of a document, column by column, and the indices of their names.
struct DocumentBodies<Point: DocumentSpace> {
  private(set) var names: [String] = []
  /// Positive.
  private(set) var masses: [Double] = []
  private(set) var positions: [Point] = []
  private(set) var velocities: [Point] = []
  /// The forces of Coulomb friction, at least 0; none in the plane.
  private(set) var frictions: [Double] = []
  private var indices: [String: Int] = [:]

  init(_ fields: FieldReader) throws(DocumentError) {
    for (value, location) in try fields.elements("bodies", count: 1...SystemDocument.maximumBodyCount) {
      try append(value, at: location)
    }
  }

  private mutating func append(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    let fields = try FieldReader(
      value, at: location, knownFields: ["name", "mass", "position", "velocity", "friction"])
    let name = try fields.columnName("name")
    masses.append(try fields.number("mass", .positive))
    let isFirst = names.isEmpty
    positions.append(try fields.point("position") { isFirst ? "a number or [x, y]" : $0 })
    velocities.append(try fields.point("velocity", default: .zero))
    if Point.scalarCount > 1 { try fields.refuse(["friction"], Point.place) }
    frictions.append(try fields.number("friction", .nonnegative, default: 0))
    if let index = indices.updateValue(names.count, forKey: name) {
      throw location.field("name").failure("\(name.quoted) is the name of bodies[\(index)] already")
    }
    names.append(name)
  }

  /// The index of the body that a field refers to by name.
  func index(_ field: String, of fields: FieldReader) throws(DocumentError) -> Int {
    let name = try fields.text(field)
    guard let index = indices[name] else {
      throw fields.unexpected(name.quoted, in: field, "the name of a body")
    }
    return index
  }

  /// The position of an end of a spring at the start.
  func position(of end: NetworkSpring<Point>.End) -> Point {
    switch end {
    case .anchor(let anchor): anchor
    case .body(let body): positions[body.index]
    }
  }
}
