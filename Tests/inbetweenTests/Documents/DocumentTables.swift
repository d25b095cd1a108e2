import Foundation
import JSONText
import MotionImport
import Testing

@testable import inbetween

/// The tables of good and bad documents, against which the schemas are checked too, and the schemas themselves.
enum DocumentTables {
  /// A good document, or a bad one with the reason.
  struct Row: CustomStringConvertible {
    let document: JSONValue
    /// The tool's message; nil for a good document.
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

  /// The location of the documents of a table.
  static let location = DocumentLocation(document: "'x.json'")
}
