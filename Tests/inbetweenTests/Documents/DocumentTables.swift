import Foundation
import JSONText
import Testing

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
    return try JSONDocument(parsing: Array(bytes)).root
  }

  /// The rows of a table, such as `animations`.
  static func rows(_ name: String) throws -> [Row] {
    let table = try #require(value(in: "Tests/Fixtures/Documents/\(name).json").elements)
    return try table.map { row in Row(document: try #require(row["document"]), problem: row["problem"]?.string) }
  }

  /// A schema, such as `animation`.
  static func schema(_ name: String) throws -> JSONValue {
    try value(in: "Notebooks/documents/schemas/\(name).schema.json")
  }

  /// Where a document of a table is.
  static let place = DocumentPlace(document: "'x.json'")
}
