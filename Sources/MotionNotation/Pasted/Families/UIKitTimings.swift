import MotionCurves
import MotionSprings

extension PasteFamily {
  /// UIKit's and Core Animation's timings: the calls that animate, and the objects that hold their timing.
  ///
  /// Sources: https://developer.apple.com/documentation/uikit/uiview, /uispringtimingparameters,
  /// /uicubictimingparameters, /uiviewpropertyanimator, and
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunction, /caspringanimation.
  static let uiKit = PasteFamily("UIKit") { text throws(PasteHint) in
    for row in uiKitRows {
      let node = text.nodes.firstNode { $0.kind == .call && $0.lastName == row.name && $0.children.has(row.label) }
      guard let node else { continue }
      let reading = try row.read(node.children)
      return repeated(reading.lasting(nil, after: node.children.seconds("delay")), node.children["options"])
    }
    return nil
  }

  /// The reading with the repetition among the options of an animation.
  private static func repeated(_ reading: PastedReading, _ options: PastedNode?) -> PastedReading {
    guard let options else { return reading }
    func has(_ name: String) -> Bool { [options].firstNode { $0.lastName == name } != nil }
    guard has("repeat") else { return has("autoreverse") ? reading.remarking("autoreverse is left out") : reading }
    return reading.repeating(PastedRepetition(count: .infinity, isAlternating: has("autoreverse")))
  }

  /// A call by its name and by a label that tells it from calls of the same name.
  private struct UIKitRow: Sendable {
    let name: String
    let label: String
    let read: @Sendable ([PastedNode]) throws(PasteHint) -> PastedReading
  }

  private static let uiKitRows: [UIKitRow] = [
    UIKitRow(name: "animate", label: "usingspringwithdamping") { fields throws(PasteHint) in
      try settling(fields.seconds("withduration"), fields.number("usingspringwithdamping"), initialVelocity(fields))
    },
    UIKitRow(name: "animate", label: "springduration") { fields in
      .spring(
        duration: fields.seconds("springduration") ?? 0.5, bounce: fields.number("bounce") ?? 0,
        velocity: initialVelocity(fields))
    },
    UIKitRow(name: "animate", label: "withduration") { fields in
      let option = fields.firstNode { $0.lastName.hasPrefix("curve") }?.lastName.behind("curve")
      return .curve(curve(named: option) ?? "ease-in-out", duration: fields.seconds("withduration"))
    },
    UIKitRow(name: "uiviewpropertyanimator", label: "dampingratio") { fields throws(PasteHint) in
      try settling(fields.seconds("duration"), fields.number("dampingratio"), 0)
    },
    UIKitRow(name: "uiviewpropertyanimator", label: "timingparameters") { fields throws(PasteHint) in
      let duration = fields.seconds("duration")
      guard let parameters = fields["timingparameters"] else { throw PasteHint("expected timing parameters") }
      let inside = parameters.children
      if parameters.lastName == "uispringtimingparameters" { return try spring(inside, lasting: duration) }
      return try cubic(inside).lasting(duration)
    },
    UIKitRow(name: "uiviewpropertyanimator", label: "controlpoint1") { fields throws(PasteHint) in
      try cubic(fields).lasting(fields.seconds("duration"))
    },
    UIKitRow(name: "uiviewpropertyanimator", label: "curve") { fields throws(PasteHint) in
      try cubic(fields).lasting(fields.seconds("duration"))
    },
    UIKitRow(name: "uispringtimingparameters", label: "dampingratio") { fields throws(PasteHint) in
      try spring(fields, lasting: nil)
    },
    UIKitRow(name: "uispringtimingparameters", label: "stiffness") { fields throws(PasteHint) in
      try spring(fields, lasting: nil)
    },
    UIKitRow(name: "uispringtimingparameters", label: "duration") { fields in
      .spring(duration: fields.seconds("duration") ?? 0.5, bounce: fields.number("bounce") ?? 0)
    },
    UIKitRow(name: "uicubictimingparameters", label: "animationcurve") { fields throws(PasteHint) in try cubic(fields)
    },
    UIKitRow(name: "uicubictimingparameters", label: "controlpoint1") { fields throws(PasteHint) in try cubic(fields) },
    UIKitRow(name: "camediatimingfunction", label: "controlpoints") { fields throws(PasteHint) in
      guard fields.numbers.count == 4 else { throw PasteHint("expected four numbers behind controlPoints") }
      return .cubicBezier(fields.numbers)
    },
    UIKitRow(name: "camediatimingfunction", label: "name") { fields throws(PasteHint) in
      let name = fields["name"].map { $0.lastName.behind("kcamediatimingfunction") ?? $0.lastName }
      guard let curve = curve(named: name) else {
        throw PasteHint("expected .linear, .easeIn, .easeOut, .easeInEaseOut or .default")
      }
      return .curve(curve)
    },
    UIKitRow(name: "caspringanimation", label: "perceptualduration") { fields in
      .spring(duration: fields.seconds("perceptualduration") ?? 0.5, bounce: fields.number("bounce") ?? 0)
    },
  ]

  // MARK: Parts

  private static func curve(named name: String?) -> String? {
    switch name {
    case "linear": "linear"
    case "easein": "ease-in"
    case "easeout": "ease-out"
    case "easeinout", "easeineaseout": "ease-in-out"
    case "default": "ease"
    default: nil
    }
  }

  /// A cubic curve by its name or by two points.
  private static func cubic(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    if let name = fields["curve", "animationcurve"]?.lastName {
      guard let curve = curve(named: name) else { throw PasteHint("expected .linear, .easeIn, .easeOut or .easeInOut") }
      return .curve(curve)
    }
    let points = [fields["controlpoint1"], fields["controlpoint2"]]
    let numbers = points.flatMap { $0?.children.numbers ?? [] }
    guard numbers.count == 4 else { throw PasteHint("expected the two control points, each as CGPoint(x: …, y: …)") }
    return .cubicBezier(numbers)
  }

  private static func spring(
    _ fields: [PastedNode], lasting duration: Double?
  ) throws(PasteHint) -> PastedReading {
    let velocity = initialVelocity(fields)
    if let stiffness = fields.number("stiffness"), let damping = fields.number("damping") {
      return .spring(mass: fields.number("mass") ?? 1, stiffness: stiffness, damping: damping, velocity: velocity)
    }
    guard duration != nil else {
      throw PasteHint(
        "a spring with a damping ratio takes its duration from its animator; write it as"
          + " 'spring(settling: 0.5, damping-ratio: 0.7)'")
    }
    return try settling(duration, fields.number("dampingratio"), velocity)
  }

  /// The velocity at the start in distances per second; of a vector it is that along x.
  private static func initialVelocity(_ fields: [PastedNode]) -> Double {
    let node = fields["initialspringvelocity", "initialvelocity"]
    return node?.number ?? node?.children.number("dx") ?? 0
  }

  /// The spring that UIKit makes of a duration; a velocity at the start changes its stiffness.
  private static func settling(
    _ duration: Double?, _ ratio: Double?, _ velocity: Double
  ) throws(PasteHint) -> PastedReading {
    guard let duration, let ratio else { throw PasteHint("expected a duration and a damping ratio") }
    guard velocity != 0 else { return .spring(settling: duration, dampingRatio: ratio) }
    do {
      let spring = try Spring.uiKit(
        validatingSettlingDuration: duration, dampingRatio: ratio, velocity: velocity)
      return .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
    } catch {
      throw PasteHint("expected \(error.allowed) for \(error.parameter)")
    }
  }
}
