import MotionLottie
import VectorScene

/// Documents of tests, of 100 by 80 points, 60 frames and 30 frames a second.
enum LottieText {
  /// A document of layers in JSON, and further members.
  static func document(_ layers: String..., members: String = "") -> String {
    """
    {"v": "5.12.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 80,
     "layers": [\(layers.joined(separator: ",\n"))]\(members.isEmpty ? "" : ",\n" + members)}
    """
  }

  /// A solid of 10 by 10 points.
  static func solid(_ name: String, _ members: String = "") -> String {
    layer(1, name, ##""sw": 10, "sh": 10, "sc": "#ff0000""## + (members.isEmpty ? "" : ", " + members))
  }

  /// A layer of a type, shown at all frames unless its members say otherwise.
  static func layer(_ type: Int, _ name: String, _ members: String = "") -> String {
    #"{"ty": \#(type), "nm": "\#(name)", "ip": 0, "op": 60\#(members.isEmpty ? "" : ", " + members)}"#
  }
}

extension Scene {
  /// The first group of a name, also inside of others.
  func group(_ name: String) -> Group? { firstGroup(name, in: nodes) }
}

private func firstGroup(_ name: String, in nodes: [Node]) -> Group? {
  for case .group(let candidate) in nodes {
    if candidate.name == name { return candidate }
    if let found = firstGroup(name, in: candidate.children) { return found }
  }
  return nil
}
