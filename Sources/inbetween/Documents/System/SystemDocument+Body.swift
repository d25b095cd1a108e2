internal import JSONText

extension SystemDocument {
  /// A point that moves along a line.
  struct Body: Equatable {
    /// Unique, and fit for the name of a column.
    var name: String
    /// Positive.
    var mass: Double
    var position: Double
    var velocity: Double
    /// Coulomb's, a force of at least 0.
    var friction: Double
  }
}

extension SystemDocument.Body {
  init(_ value: JSONValue, at place: DocumentPlace) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: place, knownFields: ["name", "mass", "position", "velocity", "friction"])
    name = try fields.columnName("name")
    mass = try fields.number("mass", .positive)
    position = try fields.number("position")
    velocity = try fields.number("velocity", default: 0)
    friction = try fields.number("friction", .nonnegative, default: 0)
  }
}
