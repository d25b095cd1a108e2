internal import JSONText

extension JSONValue {
  /// The value in JSON, on one line; numbers are the nearest doubles of those in the text.
  ///
  /// The reader has limited the nesting, and with it this recursion.
  var text: String {
    switch content {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .string(let string): string.jsonString
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.jsonString):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  /// Whole numbers are written without a point, as some readers take them for integers only so.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map { $0 == 0 && number.sign == .minus ? "-0" : "\($0)" } ?? "\(number)"
  }
}
