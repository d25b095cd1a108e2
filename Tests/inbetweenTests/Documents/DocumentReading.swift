@testable import inbetween

/// The example of a system document in the design.
let designExample = """
  { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 0, "friction": 0 } ],
    "springs": [ { "from": "a", "to": 1.0, "stiffness": 100, "damping": 10, "cubicStiffness": 0, "restLength": 0 } ],
    "duration": 2, "method": "rkck", "tolerance": 1e-9, "gravity": 0,
    "events": [ { "at": 0.3, "action": "retarget", "spring": 0, "to": 2.0 },
                { "body": "a", "position": 1.0, "direction": "rising", "action": "record" },
                { "body": "a", "position": 0.0, "direction": "falling", "action": "reflect", "restitution": 0.8 } ] }
  """

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
