internal import JSONText

extension JSONWriter {
  /// Writes a value of a document as a member; numbers are the nearest doubles of those in the text.
  ///
  /// The reader has limited the nesting, and with it this recursion.
  mutating func member(_ name: String, _ value: JSONValue) {
    switch value.content {
    case .array(let elements): array(name) { $0.append(elements) }
    case .object(let members): object(name) { $0.append(members) }
    default: member(name, json: Self.text(of: value))
    }
  }

  private mutating func append(_ elements: JSONElements) {
    for value in elements {
      switch value.content {
      case .array(let elements): array { $0.append(elements) }
      case .object(let members): object { $0.append(members) }
      default: element(json: Self.text(of: value))
      }
    }
  }

  private mutating func append(_ members: JSONMembers) {
    for member in members { self.member(member.key, member.value) }
  }

  /// A number, a string or a word.
  private static func text(of value: JSONValue) -> String {
    if let number = value.number { return text(of: number) }
    return value.string?.jsonString ?? value.bool.map { $0 ? "true" : "false" } ?? "null"
  }

  /// Whole numbers are written without a point, as some readers take them for integers only so.
  static func text(of number: Double) -> String {
    Int(exactly: number).map { $0 == 0 && number.sign == .minus ? "-0" : "\($0)" } ?? "\(number)"
  }
}
