import MotionCurves

extension PasteFamily {
  /// SwiftUI's animations and springs, with their modifiers, alone or as an argument.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/animation, with the defaults of its declarations.
  static let swiftUI = PasteFamily("SwiftUI") { text throws(PasteHint) in
    guard let node = text.nodes.firstNode(where: { SwiftUIAnimation.isOne($0.withoutModifier) }) else { return nil }
    let modifiers = text.nodes.modifiers
    guard modifiers["speed"] == nil else {
      throw PasteHint("a speed has no notation; divide the duration or the response by it")
    }
    let delay = modifiers["delay"]?.children.first?.seconds()
    guard delay != nil || !modifiers.has("delay") else { throw PasteHint("expected a number in delay(…)") }
    return try SwiftUIAnimation.reading(of: node.withoutModifier).lasting(nil, after: delay)
      .repeating(modifiers.repetition)
  }
}

extension PastedNode {
  private static let modifiers = ["delay", "speed", "repeatcount", "repeatforever"]

  /// Whether the node modifies an animation, by itself or behind a name, as in `.bouncy.delay(0.1)`.
  fileprivate var isModifier: Bool {
    kind == .call && text.utf8.contains(UInt8(ascii: ".")) && Self.modifiers.contains(lastName)
  }

  /// The animation's name before a modifier; any other node itself.
  fileprivate var withoutModifier: PastedNode {
    guard isModifier, let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return PastedNode(.name, String(text[..<dot]))
  }
}

extension [PastedNode] {
  /// The modifiers anywhere in the text, with their names as labels.
  fileprivate var modifiers: [PastedNode] {
    flatMap { node in
      var call = node
      call.label = node.lastName
      return (node.isModifier ? [call] : []) + node.children.modifiers
    }
  }
}

extension [PastedNode] {
  /// The runs by the modifiers `repeatCount` and `repeatForever`, which go back and forth by default.
  fileprivate var repetition: PastedRepetition {
    guard let call = self["repeatcount", "repeatforever"] else { return PastedRepetition() }
    let count = call.label == "repeatcount" ? call.children.numbers.first ?? 1 : .infinity
    return PastedRepetition(count: count, isAlternating: call.children["autoreverses"]?.text != "false")
  }
}

/// The rows of SwiftUI's animations.
private enum SwiftUIAnimation {
  typealias Fields = [PastedNode]

  /// An animation by its name, with and without arguments.
  private struct Row: Sendable {
    let name: String
    let read: @Sendable (Fields) throws(PasteHint) -> PastedReading
  }

  /// The name of a curve, and what it is in the notation; the default duration is documented.
  private static func curve(_ name: String, _ notation: String) -> Row {
    Row(name: name) { fields in
      let duration = fields.seconds("duration")
      let reading = PastedReading.curve(notation, duration: duration ?? 0.35)
      return duration == nil ? reading.remarking("the duration is SwiftUI's default") : reading
    }
  }

  /// A spring by its perceptual duration and a bounce that is added to the name's own.
  private static func named(_ name: String, bounce: Double) -> Row {
    Row(name: name) { fields in
      guard fields.has("duration", "extrabounce") else { return .spring("swiftui.\(name)") }
      return .spring(
        duration: fields.seconds("duration") ?? 0.5, bounce: bounce + (fields.number("extrabounce") ?? 0))
    }
  }

  private static let rows: [Row] = [
    curve("linear", "linear"), curve("easein", "ease-in"), curve("easeout", "ease-out"),
    curve("easeinout", "ease-in-out"), named("smooth", bounce: 0), named("snappy", bounce: 0.15),
    named("bouncy", bounce: 0.3),
    Row(name: "spring") { fields throws(PasteHint) in try spring(fields) },
    Row(name: "interpolatingspring") { fields throws(PasteHint) in try spring(fields) },
    Row(name: "interactivespring") { fields in interactive(fields) },
    Row(name: "timingcurve") { fields throws(PasteHint) in
      let numbers = fields.unlabelled.numbers
      guard numbers.count == 4 else { throw PasteHint("expected four numbers in timingCurve") }
      return PastedReading.cubicBezier(numbers).lasting(fields.seconds("duration") ?? 0.35)
    },
    // Since iOS 17; before, it was easeInOut.
    Row(name: "default") { _ in .spring(response: 0.55, dampingRatio: 1) },
  ]

  private static let owners = ["animation", "spring", "swiftui.animation", "swiftui.spring"]

  /// The labels that only SwiftUI's springs have, so that no dot is needed.
  private static let labels = ["dampingfraction", "blendduration", "extrabounce"]

  /// Whether a call needs no dot to be SwiftUI's; a response alone is the notation's own form, unfinished.
  private static func isUnmistakable(_ name: String, _ fields: Fields) -> Bool {
    name.hasSuffix("spring") && name != "spring"
      || fields.contains { labels.contains($0.label) && !$0.isAssigned }
      || fields.has("response") && fields.has("dampingratio")
  }

  static func isOne(_ node: PastedNode) -> Bool {
    guard node.kind == .name || node.kind == .call, !node.text.utf8.contains(UInt8(ascii: "-")) else { return false }
    let name = node.lastName
    guard rows.contains(where: { $0.name == name }) else { return false }
    return node.isMember && node.path.isEmpty || owners.contains(node.path)
      || node.path.isEmpty && isUnmistakable(name, node.children)
  }

  static func reading(of node: PastedNode) throws(PasteHint) -> PastedReading {
    // As in .spring(.bouncy), a spring as the argument of the animation.
    if let inside = node.children.first, inside.label.isEmpty, isOne(inside) { return try reading(of: inside) }
    let name = node.lastName
    guard let row = rows.first(where: { $0.name == name }) else { throw PasteHint("no animation is called '\(name)'") }
    return try row.read(node.children)
  }

  private static func spring(_ fields: Fields) throws(PasteHint) -> PastedReading {
    // A fraction of the distance a second, as the notation has it.
    let velocity = fields.number("initialvelocity") ?? 0
    if fields.has("response", "dampingfraction", "dampingratio") {
      return .spring(
        response: fields.seconds("response") ?? 0.5,
        dampingRatio: (fields["dampingfraction", "dampingratio"]?.number) ?? 0.825, velocity: velocity)
    }
    if fields.has("stiffness", "damping", "mass") {
      guard let stiffness = fields.number("stiffness"), let damping = fields.number("damping") else {
        throw PasteHint("expected the stiffness and the damping, such as (stiffness: 170, damping: 15)")
      }
      return .spring(mass: fields.number("mass") ?? 1, stiffness: stiffness, damping: damping, velocity: velocity)
    }
    let reading = PastedReading.spring(
      duration: fields.seconds("duration") ?? 0.5, bounce: fields.number("bounce") ?? 0, velocity: velocity)
    return fields.has("duration", "bounce")
      ? reading : reading.remarking("SwiftUI's default since iOS 17, a duration of 0.5 s without bounce")
  }

  private static func interactive(_ fields: Fields) -> PastedReading {
    if fields.has("response", "dampingfraction") {
      return .spring(
        response: fields.seconds("response") ?? 0.15, dampingRatio: fields.number("dampingfraction") ?? 0.86)
    }
    guard fields.has("duration", "extrabounce") else { return .spring("swiftui.interactive") }
    return .spring(
      response: fields.seconds("duration") ?? 0.15, dampingRatio: 0.86 - (fields.number("extrabounce") ?? 0))
  }
}
