import MotionCurves

extension PasteFamily {
  /// Flutter's curves, with the duration beside them, and its springs.
  ///
  /// Sources: https://api.flutter.dev/flutter/animation/Curves-class.html, /Cubic-class.html,
  /// /ElasticOutCurve-class.html (a period of 0.4), and
  /// https://api.flutter.dev/flutter/physics/SpringDescription-class.html.
  static let flutter = PasteFamily("Flutter") { text throws(PasteHint) in
    let duration = text.nodes.firstNode { $0.kind == .call && $0.lastName == "duration" }.flatMap { milliseconds($0) }
    if let node = text.nodes.firstNode(where: { $0.isFlutterSpring }) { return try spring(node, lasting: duration) }
    for node in [text.nodes.firstNode { $0.path == "curves" }, text.nodes.firstNode { $0.isFlutterCurve }] {
      if let node { return try curve(node).lasting(duration) }
    }
    return nil
  }

  /// The seconds of `Duration(milliseconds: 300)`.
  private static func milliseconds(_ node: PastedNode) -> Double? {
    let units = [("microseconds", 1e6), ("milliseconds", 1e3), ("seconds", 1.0)]
    let given = units.filter { node.children.has($0.0) }
    guard !given.isEmpty else { return nil }
    return given.reduce(0) { $0 + (node.children.number($1.0) ?? 0) / $1.1 }
  }

  private static func spring(_ node: PastedNode, lasting duration: Double?) throws(PasteHint) -> PastedReading {
    let fields = node.children
    switch node.lastName {
    case "withdurationandbounce": return .spring(duration: duration ?? 0.5, bounce: fields.number("bounce") ?? 0)
    case "withdampingratio":
      guard let mass = fields.number("mass"), let stiffness = fields.number("stiffness") else { break }
      let critical = 2 * (mass * stiffness).squareRoot()
      return .spring(mass: mass, stiffness: stiffness, damping: (fields.number("ratio") ?? 1) * critical)
    default:
      guard let mass = fields.number("mass"), let stiffness = fields.number("stiffness"),
        let damping = fields.number("damping")
      else { break }
      return .spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    throw PasteHint("expected SpringDescription(mass: 1, stiffness: 100, damping: 10)")
  }

  private static func curve(_ node: PastedNode) throws(PasteHint) -> PastedReading {
    let name = node.lastName
    switch name {
    case "cubic":
      guard node.children.numbers.count == 4 else { throw PasteHint("expected four numbers in Cubic(…)") }
      return .cubicBezier(node.children.numbers)
    case "elasticout", "elasticoutcurve": return .elasticOut(period: node.children.numbers.first ?? 0.4)
    case "elasticin", "elasticincurve", "elasticinout", "elasticinoutcurve":
      throw PasteHint("no curve of the notation equals Flutter's elasticIn and elasticInOut; elasticOut can be written")
    default:
      guard let curve = curves.first(where: { $0.0 == name })?.1 else {
        throw PasteHint("\(node.text.quotedBriefly) is not known; write its curve as Cubic(x1, y1, x2, y2)")
      }
      return .curve(curve)
    }
  }

  /// The constants of `Curves` that are cubic Bézier curves or Penner's.
  private static let curves = [
    ("linear", "linear"), ("decelerate", "ease-out-quad"), ("ease", "ease"), ("easein", "ease-in"),
    ("easeout", "ease-out"), ("easeinout", "ease-in-out"), ("bouncein", "ease-in-bounce"),
    ("bounceout", "ease-out-bounce"), ("bounceinout", "ease-in-out-bounce"),
    ("fastlineartosloweasein", "cubic-bezier(0.18, 1, 0.04, 1)"), ("fastoutslowin", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("slowmiddle", "cubic-bezier(0.15, 0.85, 0.85, 0.15)"), ("easeintolinear", "cubic-bezier(0.67, 0.03, 0.65, 0.09)"),
    ("lineartoeaseout", "cubic-bezier(0.35, 0.91, 0.33, 0.97)"),
    ("easeinsine", "cubic-bezier(0.47, 0, 0.745, 0.715)"), ("easeoutsine", "cubic-bezier(0.39, 0.575, 0.565, 1)"),
    ("easeinoutsine", "cubic-bezier(0.445, 0.05, 0.55, 0.95)"),
    ("easeinquad", "cubic-bezier(0.55, 0.085, 0.68, 0.53)"),
    ("easeoutquad", "cubic-bezier(0.25, 0.46, 0.45, 0.94)"),
    ("easeinoutquad", "cubic-bezier(0.455, 0.03, 0.515, 0.955)"),
    ("easeincubic", "cubic-bezier(0.55, 0.055, 0.675, 0.19)"), ("easeoutcubic", "cubic-bezier(0.215, 0.61, 0.355, 1)"),
    ("easeinoutcubic", "cubic-bezier(0.645, 0.045, 0.355, 1)"),
    ("easeinquart", "cubic-bezier(0.895, 0.03, 0.685, 0.22)"), ("easeoutquart", "cubic-bezier(0.165, 0.84, 0.44, 1)"),
    ("easeinoutquart", "cubic-bezier(0.77, 0, 0.175, 1)"), ("easeinquint", "cubic-bezier(0.755, 0.05, 0.855, 0.06)"),
    ("easeoutquint", "cubic-bezier(0.23, 1, 0.32, 1)"), ("easeinoutquint", "cubic-bezier(0.86, 0, 0.07, 1)"),
    ("easeinexpo", "cubic-bezier(0.95, 0.05, 0.795, 0.035)"), ("easeoutexpo", "cubic-bezier(0.19, 1, 0.22, 1)"),
    ("easeinoutexpo", "cubic-bezier(1, 0, 0, 1)"), ("easeincirc", "cubic-bezier(0.6, 0.04, 0.98, 0.335)"),
    ("easeoutcirc", "cubic-bezier(0.075, 0.82, 0.165, 1)"), ("easeinoutcirc", "cubic-bezier(0.785, 0.135, 0.15, 0.86)"),
    ("easeinback", "cubic-bezier(0.6, -0.28, 0.735, 0.045)"),
    ("easeoutback", "cubic-bezier(0.175, 0.885, 0.32, 1.275)"),
    ("easeinoutback", "cubic-bezier(0.68, -0.55, 0.265, 1.55)"),
  ]
}

extension PastedNode {
  fileprivate var isFlutterSpring: Bool {
    kind == .call && (lastName == "springdescription" || path == "springdescription")
  }

  fileprivate var isFlutterCurve: Bool {
    let names = ["cubic", "elasticoutcurve", "elasticincurve", "elasticinoutcurve"]
    return kind == .call && path.isEmpty && names.contains(lastName)
  }
}
