import MotionCurves
import MotionSprings

extension PasteFamily {
  /// Jetpack Compose's specifications of animations, and Android's path interpolator.
  ///
  /// Sources: https://developer.android.com/develop/ui/compose/animation/customize, and the declarations of
  /// `AnimationSpec.kt`, `SpringSpec` and `EasingFunctions.kt` in androidx.compose.animation.core.
  static let compose = PasteFamily("Compose") { text throws(PasteHint) in
    if text.nodes.firstNode(where: { $0.kind == .call && ["keyframes", "snap"].contains($0.lastName) }) != nil {
      throw PasteHint("keyframes and snap are no single motion; paste the spring or the tween")
    }
    guard let node = text.nodes.firstNode(where: { ComposeSpec.isOne($0) }) else { return nil }
    return try ComposeSpec.reading(of: node).repeating(ComposeSpec.repetition(in: text.nodes))
  }
}

private enum ComposeSpec {
  /// The runs of `infiniteRepeatable` and `repeatable`; `RepeatMode.Reverse` goes back and forth.
  static func repetition(in nodes: [PastedNode]) -> PastedRepetition {
    guard let call = nodes.firstNode(where: { ["infiniterepeatable", "repeatable"].contains($0.lastName) }) else {
      return PastedRepetition()
    }
    let count = call.children.number("iterations") ?? call.children.numbers.first ?? 1
    let isAlternating = call.children.firstNode { $0.lastName == "reverse" && $0.path.hasSuffix("repeatmode") } != nil
    return PastedRepetition(count: call.lastName == "repeatable" ? count : .infinity, isAlternating: isAlternating)
  }

  static func isOne(_ node: PastedNode) -> Bool {
    let name = node.lastName
    switch node.kind {
    case .call:
      if name == "spring" { return isSpring(node) }
      return ["tween", "cubicbeziereasing", "pathinterpolator"].contains(name)
    case .name: return curve(name) != nil || node.path == "spring" && constant(name) != nil
    default: return false
    }
  }

  /// Whether a call of `spring` is Kotlin's: with equals signs, constants of `Spring`, or a stiffness beside a ratio.
  private static func isSpring(_ node: PastedNode) -> Bool {
    let fields = node.children
    if fields.contains(where: { $0.isAssigned || $0.isFloat || constant($0.lastName) != nil }) { return true }
    if fields.isEmpty { return !node.isMember && node.path.isEmpty }
    return fields.has("dampingratio") && fields.has("stiffness")
  }

  static func reading(of node: PastedNode) throws(PasteHint) -> PastedReading {
    switch node.lastName {
    case "spring": return try spring(node.children)
    case "tween": return try tween(node.children)
    case "cubicbeziereasing", "pathinterpolator": return try bezier(node.children)
    case let name:
      if let curve = curve(name) { return .curve(curve) }
      return try spring([node])
    }
  }

  // MARK: Springs

  private static let ratios: [(String, Spring.Compose.DampingRatio)] = [
    ("dampingratiohighbouncy", .highBouncy), ("dampingratiomediumbouncy", .mediumBouncy),
    ("dampingratiolowbouncy", .lowBouncy), ("dampingrationobouncy", .noBouncy),
  ]

  private static let stiffnesses: [(String, Spring.Compose.Stiffness)] = [
    ("stiffnesshigh", .high), ("stiffnessmedium", .medium), ("stiffnessmediumlow", .mediumLow),
    ("stiffnesslow", .low), ("stiffnessverylow", .veryLow),
  ]

  private static func ratio(_ name: String) -> Double? { ratios.first { $0.0 == name }?.1.rawValue }
  private static func stiffness(_ name: String) -> Double? { stiffnesses.first { $0.0 == name }?.1.rawValue }
  private static func constant(_ name: String) -> Double? { ratio(name) ?? stiffness(name) }

  private static func spring(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    // A name that Compose has not would leave its default, and mislead.
    guard fields.allSatisfy({ ["", "dampingratio", "stiffness", "visibilitythreshold"].contains($0.label) }) else {
      throw PasteHint("expected dampingRatio and stiffness in spring(…)")
    }
    let positional = fields.unlabelled.numbers
    let given = fields["dampingratio"]?.number ?? positional.first
    let stiff = fields["stiffness"]?.number ?? (positional.count > 1 ? positional[1] : nil)
    let names = fields.map { $0.lastName }
    do {
      let spring = try Spring(
        validatingStiffness: stiff ?? names.compactMap { stiffness($0) }.first
          ?? Spring.Compose.Stiffness.medium.rawValue,
        dampingRatio: given ?? names.compactMap { ratio($0) }.first ?? 1)
      let reading = PastedReading.spring(stiffness: spring.stiffness, damping: spring.damping)
      return fields.isEmpty ? reading.remarking("Compose's default, a stiffness of 1500 without bounce") : reading
    } catch {
      throw PasteHint("expected \(error.allowed) for \(error.parameter)")
    }
  }

  // MARK: Tweens

  /// A tween of 300 ms with FastOutSlowInEasing, unless its arguments say otherwise.
  private static func tween(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    let positional = fields.unlabelled
    let times = positional.filter { $0.number != nil }
    let duration = fields["durationmillis"] ?? times.first
    let delay = fields["delaymillis"] ?? (times.count > 1 ? times[1] : nil)
    let easing = fields["easing"] ?? positional.first { $0.number == nil }
    let curve = try easing.map { node throws(PasteHint) in try self.easing(node) } ?? .curve("compose.fast-out-slow-in")
    return curve.lasting(time(duration) ?? 0.3, after: time(delay))
  }

  /// The seconds of whole milliseconds, which a quotient is in Kotlin, too.
  private static func time(_ node: PastedNode?) -> Double? { node?.number.map { $0.rounded(.towardZero) / 1000 } }

  private static func easing(_ node: PastedNode) throws(PasteHint) -> PastedReading {
    if node.kind == .call { return try bezier(node.children) }
    guard let curve = curve(node.lastName) ?? functions(node.lastName) else {
      throw PasteHint(
        "\(node.text.quotedBriefly) is none of its own easings; write its curve as CubicBezierEasing(x1, y1, x2, y2)")
    }
    return .curve(curve)
  }

  private static func bezier(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    guard fields.numbers.count == 4 else { throw PasteHint("expected four numbers, such as (0.4f, 0f, 0.2f, 1f)") }
    return .cubicBezier(fields.numbers)
  }

  /// The easings whose names are Compose's alone.
  private static func curve(_ name: String) -> String? {
    switch name {
    case "lineareasing": "linear"
    case "fastoutslowineasing": "compose.fast-out-slow-in"
    case "linearoutslowineasing": "compose.linear-out-slow-in"
    case "fastoutlinearineasing": "compose.fast-out-linear-in"
    default: nil
    }
  }

  /// The easings that share their names with Penner's: the elastic and bouncing ones are his, the others curves near his.
  private static func functions(_ name: String) -> String? {
    if let row = functionCurves.first(where: { $0.0 == name }) { return row.1 }
    let isPenners = name.hasSuffix("elastic") || name.hasSuffix("bounce")
    return isPenners || ["ease", "easein", "easeout", "easeinout"].contains(name)
      ? TimingCurve(keyword: name)?.description : nil
  }

  private static let functionCurves = [
    ("easeinsine", "cubic-bezier(0.12, 0, 0.39, 0)"), ("easeoutsine", "cubic-bezier(0.61, 1, 0.88, 1)"),
    ("easeinoutsine", "cubic-bezier(0.37, 0, 0.63, 1)"), ("easeinquad", "cubic-bezier(0.11, 0, 0.5, 0)"),
    ("easeoutquad", "cubic-bezier(0.5, 1, 0.89, 1)"), ("easeinoutquad", "cubic-bezier(0.45, 0, 0.55, 1)"),
    ("easeincubic", "cubic-bezier(0.32, 0, 0.67, 0)"), ("easeoutcubic", "cubic-bezier(0.33, 1, 0.68, 1)"),
    ("easeinoutcubic", "cubic-bezier(0.65, 0, 0.35, 1)"), ("easeinquart", "cubic-bezier(0.5, 0, 0.75, 0)"),
    ("easeoutquart", "cubic-bezier(0.25, 1, 0.5, 1)"), ("easeinoutquart", "cubic-bezier(0.76, 0, 0.24, 1)"),
    ("easeinquint", "cubic-bezier(0.64, 0, 0.78, 0)"), ("easeoutquint", "cubic-bezier(0.22, 1, 0.36, 1)"),
    ("easeinoutquint", "cubic-bezier(0.83, 0, 0.17, 1)"), ("easeincirc", "cubic-bezier(0.55, 0, 1, 0.45)"),
    ("easeoutcirc", "cubic-bezier(0, 0.55, 0.45, 1)"), ("easeinoutcirc", "cubic-bezier(0.85, 0, 0.15, 1)"),
    ("easeinexpo", "cubic-bezier(0.7, 0, 0.84, 0)"), ("easeoutexpo", "cubic-bezier(0.16, 1, 0.3, 1)"),
    ("easeinoutexpo", "cubic-bezier(0.87, 0, 0.13, 1)"), ("easeinback", "cubic-bezier(0.36, 0, 0.66, -0.56)"),
    ("easeoutback", "cubic-bezier(0.34, 1.56, 0.64, 1)"), ("easeinoutback", "cubic-bezier(0.68, -0.6, 0.32, 1.6)"),
  ]
}

extension PastedNode {
  /// Whether it is a number with Kotlin's suffix of a `Float`.
  fileprivate var isFloat: Bool {
    if case .number(_, "f") = kind { true } else { false }
  }
}
