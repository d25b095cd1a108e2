/// Whatever a JSON document holds, before anybody looks at what it means.
///
/// Documents are not decoded into their models at once, as the messages of a decoder would tell more of Swift than of
/// the document.
enum JSONValue: Equatable, Sendable {
  case null
  case truth(Bool)
  /// Always finite.
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What messages say was found where something else was expected.
  var kind: String {
    switch self {
    case .null: "null"
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .number: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A part of a JSON document that the grammar of JSON or the range of numbers does not allow.
struct JSONFlaw: Error {
  let path: [any CodingKey]
  let problem: String
}

extension JSONValue: Decodable {
  /// How deep arrays and objects may be inside each other: far more than any document of this tool needs, and far less
  /// than the stack has room for.
  private static let depthLimit = 64

  /// The parts that are most frequent are tried first, as each failure costs more than a success.
  init(from decoder: any Decoder) throws {
    let scalar = try decoder.singleValueContainer()
    if scalar.decodeNil() {
      self = .null
    } else if let number = try scalar.value(Double.self, or: "a numeral that is malformed or out of range") {
      self = .number(number)
    } else if let text = try scalar.value(String.self, or: "a text with a bad escape or a control character") {
      self = .text(text)
    } else if let isTrue = try scalar.value(Bool.self, or: "not valid JSON") {
      self = .truth(isTrue)
    } else {
      self = try Self.collection(from: decoder)
    }
  }

  private static func collection(from decoder: any Decoder) throws -> JSONValue {
    guard decoder.codingPath.count < depthLimit else {
      // The path alone would fill the screen.
      throw JSONFlaw(path: [], problem: "nested deeper than \(depthLimit) levels, the deepest that is allowed")
    }
    if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      return .array(array)
    }
    let fields = try decoder.container(keyedBy: JSONFieldName.self)
    var object: [String: JSONValue] = [:]
    for name in fields.allKeys { object[name.stringValue] = try fields.decode(JSONValue.self, forKey: name) }
    return .object(object)
  }
}

extension SingleValueDecodingContainer {
  /// The value if it is of a type; nil if it is of another one.
  fileprivate func value<Value: Decodable>(_ type: Value.Type, or problem: String) throws(JSONFlaw) -> Value? {
    do {
      return try decode(type)
    } catch DecodingError.typeMismatch {
      return nil
    } catch {
      throw JSONFlaw(path: codingPath, problem: problem)
    }
  }
}

/// Any name of a field.
private struct JSONFieldName: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) {
    nil
  }
}
