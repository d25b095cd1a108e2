import Foundation
import MotionImport

@testable import inbetween

/// Documents that tests simulate.
enum ExampleDocument {
  /// The folder of the documents that come with the package.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Notebooks/documents")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name + ".json").path }

  static func text(_ name: String) throws -> String {
    try inbetweenTests.text(of: folder.appendingPathComponent(name + ".json"))
  }

  /// The names of the system documents that come with the package.
  static let names = namesOnALine + ["bouncing-balls", "hanging-chain", "jelly", "jelly-block"]

  static let namesOnALine = ["bouncing-ball", "chain", "duffing", "friction"]

  /// A damped spring that is retargeted at 0.3 s, with events that watch it.
  static let retargetedSpring = """
    { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 0, "friction": 0 } ],
      "springs": [ { "from": "a", "to": 1.0, "stiffness": 100, "damping": 10, "cubicStiffness": 0, "restLength": 0 } ],
      "duration": 2, "method": "rkck", "tolerance": 1e-9, "gravity": 0,
      "events": [ { "at": 0.3, "action": "retarget", "spring": 0, "to": 2.0 },
                  { "body": "a", "position": 1.0, "direction": "rising", "action": "record" },
                  { "body": "a", "position": 0.0, "direction": "falling", "action": "reflect", "restitution": 0.8 } ] }
    """

  /// A body that moves from 0 at a velocity of 1, for 1 s.
  static func drift(events: String = "", duration: String = "1") -> String {
    """
    { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 1 } ], "springs": [],
      "duration": \(duration), "method": "rkck", "events": [\(events)] }
    """
  }
}

extension SystemDocument {
  /// Parses a document named 'x.json'.
  init(_ text: String) throws(CommandFailure) {
    self = try CommandFailure.reading { () throws(DocumentError) in
      try SystemDocument(parsing: Array(text.utf8), name: "'x.json'")
    }
  }

  /// The contents of a document on a line; nil for one in the plane.
  var line: BodySystem<Double>? {
    if case .line(let system) = self { system } else { nil }
  }

  /// The contents of a document in the plane; nil for one on a line.
  var plane: BodySystem<SIMD2<Double>>? {
    if case .plane(let system) = self { system } else { nil }
  }
}

/// The problem of a system document named 'x.json', without its name; nil for a good one.
func problem(of text: String) -> String? {
  problem(of: Array(text.utf8))
}

func problem(of bytes: [UInt8]) -> String? {
  do {
    _ = try CommandFailure.reading { () throws(DocumentError) in try SystemDocument(parsing: bytes, name: "'x.json'") }
    return nil
  } catch .badData(let message) {
    let prefix = "'x.json': "
    return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : "without the name: \(message)"
  } catch {
    return "not bad data: \(error)"
  }
}
