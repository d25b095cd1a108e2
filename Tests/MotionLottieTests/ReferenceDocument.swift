import FoundationEssentials
import JSONText

/// A Lottie document of `Tests`, as JSON.
struct ReferenceDocument {
  let root: JSONValue

  /// Reads `Tests/PATH.json`.
  init(_ path: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    root = try JSONDocument(parsing: [UInt8](Data(contentsOf: tests.appending(path: "\(path).json")))).root
  }

  /// The names and values of all layers.
  var layers: [(name: String, json: JSONValue)] {
    (root["layers"]?.elements).map { $0.map { ($0["nm"]?.string ?? "", $0) } } ?? []
  }
}
