import MotionCurves

extension PasteFamily {
  /// Motion's transitions, once Framer Motion's: springs, and tweens with its easings; times are seconds.
  ///
  /// Sources: https://motion.dev/docs/react-transitions, and `spring.ts` in https://github.com/motiondivision/motion: a
  /// stiffness of 100, a damping of 10 and a mass of 1; a duration of 0.8 s and a bounce of 0.3 without those.
  static let motion = PasteFamily("Motion") { text throws(PasteHint) in
    var found = text.nodes.firstObject { MotionTransition.isOne($0) }
    if found == nil { found = try loneDuration(in: text.nodes) }
    guard let fields = found else { return nil }
    let transition = MotionTransition(fields: fields)
    let reading = try transition.reading().delayed(fields).repeating(transition.repetition)
      .leavingOutVelocity(of: fields).leavingOut("repeatDelay", of: fields)
    return transition.remarks.reduce(reading) { $0.remarking($1) }
  }

  /// An object whose only field is a duration; nil without one.
  ///
  /// - Throws: ``PasteHint`` for one that is given to a function that is not Motion's.
  private static func loneDuration(in nodes: [PastedNode]) throws(PasteHint) -> [PastedNode]? {
    func isOne(_ fields: [PastedNode]) -> Bool { fields.count == 1 && fields.has("duration") }
    let call = nodes.firstNode { $0.kind == .call && $0.children.contains { $0.kind == .group && isOne($0.children) } }
    if let call, call.isMember || !["", "motion"].contains(call.path) || call.lastName != "animate" {
      throw PasteHint(
        "whether the duration of \(call.text.quotedBriefly) is in seconds is not known; write it as '0.3s ease'")
    }
    return nodes.firstObject { isOne($0) }
  }
}

private struct MotionTransition {
  let fields: [PastedNode]

  private static let physics = ["stiffness", "damping", "mass"]

  /// Whether an object has the keys of a transition, and none of another system's.
  static func isOne(_ fields: [PastedNode]) -> Bool {
    guard !fields.has("tension", "friction", "response", "dampingratio", "dampingfraction", "easing", "curve") else {
      return false
    }
    if let type = fields["type"]?.text, ["spring", "tween", "inertia"].contains(type) { return true }
    return fields.contains { ["stiffness", "damping", "bounce", "visualduration", "ease"].contains($0.label) }
  }

  func reading() throws(PasteHint) -> PastedReading {
    let type = fields["type"]?.text
    guard type != "inertia" else {
      throw PasteHint("an inertia starts with a velocity; write it as 'decay(velocity: 1000, deceleration: 0.997)'")
    }
    let isSpring = type == "spring" || type == nil && fields.has("stiffness", "damping", "bounce", "visualduration")
    return isSpring ? spring : try tween()
  }

  // MARK: Springs

  private var spring: PastedReading {
    if fields.contains(where: { Self.physics.contains($0.label) }) || !hasDuration { return physicalSpring }
    let bounce = fields.number("bounce")
    if let visual = fields.seconds("visualduration") {
      return .spring(response: 1.2 * visual, dampingRatio: Self.ratio(bounce ?? 0))
    }
    let duration = fields.seconds("duration") ?? 0.8
    return .spring(settling: min(max(duration, 0.01), 10), dampingRatio: Self.ratio(bounce ?? 0.3))
  }

  private var hasDuration: Bool { fields.has("duration", "bounce", "visualduration") }

  private var physicalSpring: PastedReading {
    .spring(
      mass: fields.number("mass") ?? 1, stiffness: fields.number("stiffness") ?? 100,
      damping: fields.number("damping") ?? 10)
  }

  /// Motion's damping ratio of a bounce, which it limits.
  private static func ratio(_ bounce: Double) -> Double { min(max(1 - bounce, 0.05), 1) }

  // MARK: Tweens

  private func tween() throws(PasteHint) -> PastedReading {
    let duration = fields.seconds("duration")
    guard let ease = fields["ease"] else { return .curve("ease-in-out", duration: duration ?? 0.3) }
    return try Self.curve(ease).lasting(duration)
  }

  private static func curve(_ ease: PastedNode) throws(PasteHint) -> PastedReading {
    switch ease.kind {
    case .group where ease.children.count == 4 && ease.children.numbers.count == 4,
      .call where ease.lastName == "cubicbezier" && ease.children.numbers.count == 4:
      return .cubicBezier(ease.children.numbers)
    case .call where ease.lastName == "steps" && ease.children.numbers.count == 1:
      return .curve("steps(\(ease.children.numbers[0].shortestDecimal))")
    case .text, .name:
      let name = ease.text.folded
      if let curve = names.first(where: { $0.0 == name })?.1 { return .curve(curve) }
      if let curve = try? ParsedMotion(parsing: ease.text), curve.timingCurve != nil {
        return .curve(curve.description)
      }
      throw PasteHint(
        "\(ease.text.quotedBriefly) has no equal in the notation; write four numbers, or one of linear, easeIn, easeOut, easeInOut,"
          + " circIn, circOut, circInOut, backIn, backOut")
    default:
      throw PasteHint("expected one easing: four numbers, such as [0.34, 1.56, 0.64, 1], or a name")
    }
  }

  /// Motion's named easings; `backIn` is its `backOut` in reverse.
  private static let names = [
    ("linear", "linear"), ("easein", "ease-in"), ("easeout", "ease-out"), ("easeinout", "ease-in-out"),
    ("circin", "ease-in-circ"), ("circout", "ease-out-circ"), ("circinout", "ease-in-out-circ"),
    ("backin", "cubic-bezier(0.31, 0.01, 0.67, -0.53)"), ("backout", "cubic-bezier(0.33, 1.53, 0.69, 0.99)"),
  ]

  /// `repeat` counts the runs after the first.
  var repetition: PastedRepetition {
    let type = fields["repeattype"]?.text
    return PastedRepetition(
      count: 1 + (fields.count("repeat") ?? 0), isAlternating: type == "reverse" || type == "mirror")
  }

  // MARK: Remarks

  var remarks: [String] {
    var remarks: [String] = []
    if fields["repeattype"]?.text == "mirror" {
      remarks.append("the way back has the reversed curve, not the mirrored")
    }
    if fields.has("visualduration"), !fields.has("bounce", "duration"), fields["type"]?.text == "spring" {
      remarks.append("Motion reads visualDuration only beside a bounce; it is taken as without one")
    }
    if let duration = fields.seconds("duration"), duration >= 60 {
      remarks.append("the duration is in seconds, as Motion's are")
    }
    return remarks
  }
}
