import FoundationEssentials
import JSONText

/// A Lottie document of `Tests`, as JSON.
struct ReferenceDocument {
  let root: JSONValue

  /// Reads `Tests/PATH.json`.
  init(_ path: String) throws {
    root = try JSONDocument(parsing: Self.text(path)).root
  }

  /// The text of `Tests/PATH.json`.
  static func text(_ path: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: tests.appending(path: "\(path).json")), as: UTF8.self)
  }

  /// The names and values of all layers.
  var layers: [(name: String, json: JSONValue)] {
    (root["layers"]?.elements).map { $0.map { ($0["nm"]?.string ?? "", $0) } } ?? []
  }
}
