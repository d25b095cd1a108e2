internal import JSONText

extension JSONDocument {
  /// How large documents of the tool may be: nested far deeper than any needs to be, and no longer than what is read.
  private static let limits = JSONLimits(maximumDepth: 64, maximumByteCount: InputFile.limit << 20)

  /// Reads the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - place: the top of the document.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the line and the column, and the field where there is one.
  init(parsing bytes: [UInt8], at place: DocumentPlace) throws(CommandFailure) {
    do {
      try self.init(parsing: bytes, limits: Self.limits)
    } catch {
      throw Self.failure(error, at: place)
    }
  }

  private static func failure(_ error: JSONError, at place: DocumentPlace) -> CommandFailure {
    switch error.problem {
    case .empty: return place.failure("expected an object, found nothing")
    // Its path alone would fill the screen.
    case .tooDeep: return place.failure(error.description)
    default: return place.following(error.place.path).failure(error.description)
    }
  }
}

extension DocumentPlace {
  fileprivate func following(_ path: JSONPath) -> DocumentPlace {
    path.steps.reduce(self) { place, step in
      switch step {
      case .key(let name): place.field(name)
      case .index(let index): place.element(index)
      }
    }
  }
}

extension JSONValue {
  /// What messages say was found where something else was expected.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
