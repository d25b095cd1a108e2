import FoundationEssentials
import Testing

/// Writes a value as JSON and reads it back.
func thereAndBack<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

/// The value as JSON with sorted keys.
func json<Value: Encodable>(_ value: Value) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// Expects a `DecodingError` at a path, `group.0.timing`, with a word in its description.
func expectRefusal<Value: Decodable>(
  _ type: Value.Type, _ text: String, at path: String, _ word: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let value = try decoded(type, text)
    Issue.record("read \(value)", sourceLocation: sourceLocation)
  } catch let error as DecodingError {
    let context =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "")
      }
    let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    #expect(found == path, sourceLocation: sourceLocation)
    #expect(context.debugDescription.contains(word), "\(context.debugDescription)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
