import MotionCurves

extension PasteFamily {
  /// The animations of React Native and Reanimated, and their easings; times are milliseconds.
  ///
  /// Sources: https://reactnative.dev/docs/animated, https://reactnative.dev/docs/easing, and
  /// https://docs.swmansion.com/react-native-reanimated/docs/animations/withTiming, /withDelay and /withRepeat.
  static let reactNative = PasteFamily("React Native") { text throws(PasteHint) in
    if let reading = try ReactNativeAnimation.reading(in: text.nodes) { return reading }
    guard let node = text.nodes.firstNode(where: { $0.path == "easing" }),
      let curve = ReactNativeAnimation.curve(node)
    else { return nil }
    let fields = text.nodes.firstFields { $0.has("easing") } ?? []
    return curve.lasting(fields.seconds("duration", inMilliseconds: true)).delayed(fields, inMilliseconds: true)
  }
}

private enum ReactNativeAnimation {
  /// The animations, and the calls around them.
  private static let calls = [
    "animated.spring", "animated.timing", "animated.loop", "animated.sequence", "animated.parallel", "animated.stagger",
    "withspring", "withtiming", "withdelay", "withrepeat", "withsequence",
  ]

  /// The first animation with the delays and repetitions around it.
  static func reading(in nodes: [PastedNode]) throws(PasteHint) -> PastedReading? {
    guard let call = nodes.firstNode(where: { $0.kind == .call && calls.contains($0.text.folded) }) else { return nil }
    let name = call.text.folded
    if name.hasSuffix("spring") || name.hasSuffix("timing") { return try animation(call, name) }
    guard let inside = try reading(in: call.children) else { return nil }
    switch name {
    case "withdelay":
      guard let delay = call.children.first?.seconds(inMilliseconds: true) else {
        throw PasteHint("expected a number of milliseconds in withDelay")
      }
      var reading = inside
      reading.delay = delay + (inside.delay ?? 0)
      return reading
    case "withrepeat", "animated.loop": return repeated(inside, by: call)
    default: return inside.remarking("of \(call.text), this is the first animation")
    }
  }

  // MARK: Animations

  private static func animation(_ call: PastedNode, _ name: String) throws(PasteHint) -> PastedReading {
    let fields = try configuration(of: call)
    let isReanimated = name.hasPrefix("with")
    if name.hasSuffix("timing") { return try timing(fields, isReanimated: isReanimated) }
    let spring = isReanimated ? try ReactNativeSpring.reanimated(fields) : try ReactNativeSpring.animated(fields)
    return spring.delayed(fields, inMilliseconds: true).leavingOutVelocity(of: fields)
      .leavingOut("overshootClamping", of: fields)
  }

  /// The fields behind the target value; none without a configuration.
  private static func configuration(of call: PastedNode) throws(PasteHint) -> [PastedNode] {
    let labels = [
      "tovalue", "duration", "delay", "easing", "stiffness", "damping", "mass", "tension", "friction", "speed",
      "bounciness",
    ]
    let behind = call.children.dropFirst()
    let group = behind.first { node in
      node.kind == .group && node.children.contains { labels.contains($0.label) }
    }
    if let group { return group.children }
    let word = behind.first {
      $0.kind == .name && $0.label.isEmpty && $0.text != "undefined" && $0.text != "null"
    }
    if let word { throw PasteHint("expected the fields of the configuration, found \(word.text.quotedBriefly)") }
    return []
  }

  private static func timing(_ fields: [PastedNode], isReanimated: Bool) throws(PasteHint) -> PastedReading {
    var reading = PastedReading.curve(isReanimated ? "ease-in-out-quad" : easeInOut)
    if let easing = fields["easing"] {
      guard let curve = curve(easing) else {
        throw PasteHint("\(easing.text.quotedBriefly) is not known; write its curve as Easing.bezier(x1, y1, x2, y2)")
      }
      reading = curve
    }
    let duration = fields.seconds("duration", inMilliseconds: true)
    reading = reading.lasting(duration ?? (isReanimated ? 0.3 : 0.5)).delayed(fields, inMilliseconds: true)
    guard duration == nil else { return reading }
    return reading.remarking("the duration is \(isReanimated ? "Reanimated" : "React Native")'s default")
  }

  // MARK: Repetitions

  /// `withRepeat(animation, 2, false)` by its defaults, and `Animated.loop`, whose default has no end.
  private static func repeated(_ inside: PastedReading, by call: PastedNode) -> PastedReading {
    let isLoop = call.lastName == "loop"
    let fields = call.children.firstFields { $0.has("iterations") } ?? []
    let count = isLoop ? fields.number("iterations") ?? -1 : call.children.numbers.first ?? 2
    let isAlternating = !isLoop && call.children.contains { $0.text == "true" }
    var reading = inside.repeating(
      PastedRepetition(count: count <= 0 ? .infinity : count, isAlternating: isAlternating))
    if inside.delay ?? 0 != 0 { reading = reading.remarking("the delay comes before the first run alone") }
    // A symmetric curve is the same in reverse.
    let isSymmetric = ["in-out", "linear", easeInOut].contains { inside.notation.holds($0) }
    guard isAlternating, !isSymmetric else { return reading }
    return reading.remarking("the way back has the reversed curve, not the mirrored")
  }

  // MARK: Easings

  /// `Easing.inOut(Easing.ease)`: the curve `ease-in` up to the middle, and turned around from there.
  private static let easeInOut = "keyframes(0 ease-in, 0.5 at 50% ease-out, 1)"

  /// `Easing.bezier(…)`, and the easings that are CSS's or Penner's, alone or in `in`, `out` and `inOut`.
  static func curve(_ node: PastedNode) -> PastedReading? {
    if node.lastName == "bezier", node.children.numbers.count == 4 { return .cubicBezier(node.children.numbers) }
    let inside = node.children.first { $0.path == "easing" } ?? node
    let direction = [("out", "ease-out"), ("inout", "ease-in-out")].first { $0.0 == node.lastName }?.1 ?? "ease-in"
    switch inside.lastName {
    case "linear": return .curve("linear")
    case "ease": return .curve(direction == "ease-in-out" ? easeInOut : direction)
    default: break
    }
    let families = [("quad", "quad"), ("cubic", "cubic"), ("sin", "sine"), ("circle", "circ")]
    guard let family = families.first(where: { $0.0 == inside.lastName })?.1 else { return nil }
    return .curve("\(direction)-\(family)")
  }
}
