import MotionCurves
import MotionSprings

extension PasteFamily {
  /// The springs and easings of React Native and Reanimated, whose tension and friction are Origami's, not react-spring's.
  ///
  /// Sources: https://reactnative.dev/docs/animated#spring, with its defaults, and
  /// https://docs.swmansion.com/react-native-reanimated/docs/animations/withSpring, whose defaults changed with its
  /// version 4.
  static let reactNative = PasteFamily("React Native") { text throws(PasteHint) in
    if let call = text.nodes.firstNode(where: { $0.kind == .call && $0.text.folded == "animated.spring" }) {
      return try reactNativeSpring(call.children.last { $0.kind == .group }?.children ?? [])
    }
    guard let call = text.nodes.firstNode(where: { $0.kind == .call && $0.lastName == "withspring" }) else {
      return text.nodes.firstNode { $0.path == "easing" }.flatMap { reactNativeEasing($0) }
    }
    let fields = call.children.last { $0.kind == .group }?.children ?? []
    guard let mass = fields.number("mass"), let stiffness = fields.number("stiffness"),
      let damping = fields.number("damping")
    else {
      throw PasteHint("expected mass, stiffness and damping in withSpring, as its defaults depend on the version")
    }
    return .spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// `Easing.bezier(…)`, and the easings that are Penner's, alone or in `in`, `out` and `inOut`.
  ///
  /// Source: https://reactnative.dev/docs/easing.
  private static func reactNativeEasing(_ node: PastedNode) -> PastedReading? {
    if node.lastName == "bezier", node.children.numbers.count == 4 { return .cubicBezier(node.children.numbers) }
    let inside = node.children.first { $0.path == "easing" } ?? node
    let direction = [("out", "ease-out"), ("inout", "ease-in-out")].first { $0.0 == node.lastName }?.1 ?? "ease-in"
    let families = [("quad", "quad"), ("cubic", "cubic"), ("sin", "sine"), ("circle", "circ")]
    guard let family = families.first(where: { $0.0 == inside.lastName })?.1 else { return nil }
    return .curve("\(direction)-\(family)")
  }

  private static func reactNativeSpring(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    if fields.has("stiffness", "damping", "mass") {
      return .spring(
        mass: fields.number("mass") ?? 1, stiffness: fields.number("stiffness") ?? 100,
        damping: fields.number("damping") ?? 10)
    }
    do {
      let spring =
        fields.has("bounciness", "speed")
        ? try Spring.pop(
          validatingBounciness: fields.number("bounciness") ?? 8, speed: fields.number("speed") ?? 12)
        : try Spring.origami(
          validatingTension: fields.number("tension") ?? 40, friction: fields.number("friction") ?? 7)
      return .spring(stiffness: spring.stiffness, damping: spring.damping)
    } catch {
      throw PasteHint("expected \(error.allowed) for \(error.parameter)")
    }
  }
}
