import MotionCurves
import MotionSprings

extension PasteFamily {
  /// react-spring's configurations: presets by name, tension and friction, frequency and damping, or a duration.
  ///
  /// Source: https://www.react-spring.dev/docs/advanced/config, with its defaults and presets.
  static let reactSpring = PasteFamily("react-spring") { text throws(PasteHint) in
    guard let reading = try reactSpringReading(text.nodes) else { return nil }
    // They stand beside the configuration.
    let outer = ["delay", "loop"].compactMap { label in text.nodes.firstNode { $0.label == label } }
    return reading.delayed(outer, inMilliseconds: true).leavingOut("loop", of: outer)
  }

  private static func reactSpringReading(_ nodes: [PastedNode]) throws(PasteHint) -> PastedReading? {
    if let preset = nodes.firstNode(where: { $0.kind == .name && $0.path == "config" }) {
      return try reactSpringPreset(preset.lastName)
    }
    let config = nodes.firstNode { $0.label == "config" }
    if let config, config.kind == .text || config.kind == .name { return try reactSpringPreset(config.text) }
    let fields =
      config?.children.isEmpty == false
      ? config?.children : nodes.firstFields { $0.has("tension") || $0.has("friction") }
    guard let fields else { return nil }
    return try reactSpringMotion(fields).leavingOut("velocity", "clamp", "bounce", "decay", of: fields)
  }

  private static func reactSpringPreset(_ name: String) throws(PasteHint) -> PastedReading {
    guard let preset = Spring.ReactSpring(rawValue: name.folded) else {
      throw PasteHint(
        "expected one of its presets: \(Spring.ReactSpring.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    return .spring("react-spring.\(preset.rawValue)")
  }

  private static func reactSpringMotion(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    if let duration = fields.seconds("duration", inMilliseconds: true) {
      // Without an easing it moves steadily.
      guard let easing = fields["easing"] else { return .curve("linear", duration: duration) }
      guard let curve = TimingCurve(keyword: easing.kind == .text ? easing.text.folded : easing.lastName) else {
        throw PasteHint("\(easing.text.quotedBriefly) is none of its own easings, such as easings.easeOutCubic")
      }
      return .curve(curve.description, duration: duration)
    }
    if let frequency = fields.seconds("frequency") {
      return .spring(response: frequency, dampingRatio: fields.number("damping") ?? 1)
    }
    return .spring(
      mass: fields.number("mass") ?? 1, stiffness: fields.number("tension") ?? 170,
      damping: fields.number("friction") ?? 26)
  }
}
