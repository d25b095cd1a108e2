import Foundation

@testable import inbetween

/// The tables of good and bad documents, which the schemas are checked against too, and the schemas themselves.
enum DocumentTables {
  /// A document that is good, or bad for a reason.
  struct Row: CustomStringConvertible {
    let document: JSONValue
    /// What the tool says; nil of a good document.
    let problem: String?

    var description: String { problem ?? "good" }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func value(in path: String) throws -> JSONValue {
    let bytes = try FileHandle(forReadingFrom: root.appendingPathComponent(path)).readToEnd() ?? Data()
    return try JSONDocument(parsing: Array(bytes), name: path).value
  }

  /// The rows of a table, such as `animations`.
  static func rows(_ name: String) throws -> [Row] {
    try value(in: "Tests/Fixtures/Documents/\(name).json").elements.map { row in
      Row(document: row["document"] ?? .null, problem: row["problem"]?.asText)
    }
  }

  /// A schema, such as `animation`.
  static func schema(_ name: String) throws -> JSONValue {
    try value(in: "Notebooks/documents/schemas/\(name).schema.json")
  }

  /// Where a document of a table is.
  static let place = DocumentPlace(document: "'x.json'")
}

extension JSONValue {
  /// What a field of an object holds; nil if it is missing, or this is no object.
  subscript(name: String) -> JSONValue? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  /// The names of the fields of an object.
  var names: [String] {
    if case .object(let fields) = self { fields.keys.sorted() } else { [] }
  }

  /// The elements of an array.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var asText: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var asNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
