@testable import inbetween

/// The example of a system document in the design.
let designExample = ExampleDocument.retargetedSpring

extension SystemDocument {
  /// Parses a document called 'x.json'.
  init(_ text: String) throws(CommandFailure) {
    try self.init(parsing: Array(text.utf8), name: "'x.json'")
  }
}

/// Why a document called 'x.json' is bad, without its name; nil if it is not.
func problem(of text: String) -> String? {
  problem(of: Array(text.utf8))
}

func problem(of bytes: [UInt8]) -> String? {
  do {
    _ = try SystemDocument(parsing: bytes, name: "'x.json'")
    return nil
  } catch .badData(let message) {
    let prefix = "'x.json': "
    return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : "without the name: \(message)"
  } catch {
    return "not bad data: \(error)"
  }
}
