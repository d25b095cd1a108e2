import MotionCurves
import MotionSprings

/// The springs of React Native and Reanimated, by the fields of their configurations.
///
/// Sources: https://reactnative.dev/docs/animated#spring, with its defaults, and
/// https://docs.swmansion.com/react-native-reanimated/docs/animations/withSpring, whose defaults changed with its
/// version 4. Tension and friction are Origami's, not react-spring's.
enum ReactNativeSpring {
  /// The spring of `Animated.spring`.
  static func animated(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
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

  /// The spring of Reanimated's `withSpring`.
  static func reanimated(_ fields: [PastedNode]) throws(PasteHint) -> PastedReading {
    guard let mass = fields.number("mass"), let stiffness = fields.number("stiffness"),
      let damping = fields.number("damping")
    else {
      throw PasteHint("expected mass, stiffness and damping in withSpring, as its defaults depend on the version")
    }
    return .spring(mass: mass, stiffness: stiffness, damping: damping)
  }
}
