import Foundation

/// Documents that tests simulate.
enum ExampleDocument {
  /// The folder of those that come with the package.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Notebooks/documents")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name + ".json").path }

  /// Those that come with the package.
  static let names = ["bouncing-ball", "chain", "duffing", "friction"]

  /// A damped spring that gets another target at 0.3 s, with events that watch it.
  static let retargetedSpring = """
    { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 0, "friction": 0 } ],
      "springs": [ { "from": "a", "to": 1.0, "stiffness": 100, "damping": 10, "cubicStiffness": 0, "restLength": 0 } ],
      "duration": 2, "method": "rkck", "tolerance": 1e-9, "gravity": 0,
      "events": [ { "at": 0.3, "action": "retarget", "spring": 0, "to": 2.0 },
                  { "body": "a", "position": 1.0, "direction": "rising", "action": "record" },
                  { "body": "a", "position": 0.0, "direction": "falling", "action": "reflect", "restitution": 0.8 } ] }
    """

  /// A body that moves from 0 at 1 a second, for 1 s.
  static func drift(events: String = "", duration: String = "1") -> String {
    """
    { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 1 } ], "springs": [],
      "duration": \(duration), "events": [\(events)] }
    """
  }
}
