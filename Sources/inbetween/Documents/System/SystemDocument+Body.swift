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
    name = try Self.name(in: fields)
    mass = try fields.number("mass", .positive)
    position = try fields.number("position")
    velocity = try fields.number("velocity", default: 0)
    friction = try fields.number("friction", .nonnegative, default: 0)
  }

  /// Column names stand in all formats of tables as they are: nothing in them may need an escape.
  private static func name(in fields: FieldReader) throws(CommandFailure) -> String {
    let name = try fields.text("name")
    guard !name.isEmpty else { throw fields.unexpected("''", in: "name", "a text that is not empty") }
    guard name.unicodeScalars.allSatisfy(\.canBeInName) else {
      let expectation = "a text without commas, tabs, quotation marks, backslashes and control characters"
      throw fields.unexpected(name.quoted, in: "name", expectation)
    }
    return name
  }
}

extension Unicode.Scalar {
  fileprivate var canBeInName: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: self != "," && self != "\"" && self != "\\"
    }
  }
}
