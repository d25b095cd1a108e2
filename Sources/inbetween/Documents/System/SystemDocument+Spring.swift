internal import JSONText

extension SystemDocument {
  /// What joins a body to another one or to an anchor.
  struct Spring: Equatable {
    /// The index of a body.
    var from: Int
    var to: End
    var parameters: Parameters

    /// Where a spring ends.
    enum End: Equatable {
      /// At the body with this index.
      case body(Int)
      /// At a position that nothing moves.
      case anchor(Double)
    }

    /// How a spring pulls.
    struct Parameters: Equatable {
      /// Negative makes a double well, together with a positive cubic stiffness.
      var stiffness: Double
      /// At least 0.
      var damping: Double
      var cubicStiffness: Double
      var restLength: Double
    }
  }
}

extension SystemDocument.Spring {
  init(_ value: JSONValue, at place: DocumentPlace, names: BodyNames) throws(CommandFailure) {
    let fields = try FieldReader(
      value, at: place, knownFields: ["from", "to", "stiffness", "damping", "cubicStiffness", "restLength"])
    from = try names.index("from", of: fields)
    to = try Self.end(in: fields, names: names)
    guard to != .body(from) else {
      throw fields.unexpected("the same", in: "to", "another body than from")
    }
    parameters = Parameters(
      stiffness: try fields.number("stiffness"),
      damping: try fields.number("damping", .nonnegative, default: 0),
      cubicStiffness: try fields.number("cubicStiffness", default: 0),
      restLength: try fields.number("restLength", default: 0))
  }

  private static func end(in fields: FieldReader, names: BodyNames) throws(CommandFailure) -> End {
    let value = try fields.required("to")
    switch value.content {
    case .number(let position): return .anchor(position)
    case .string: return .body(try names.index("to", of: fields))
    default: throw fields.unexpected(value.kind, in: "to", "the name of a body or a number")
    }
  }
}
