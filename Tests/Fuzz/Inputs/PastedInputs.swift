import MotionNumerics
import TestSupport

extension RandomText {
  /// A motion as another system writes it, mostly damaged.
  static func pasted(_ random: inout SplitMix64) -> String {
    let text = pastedForms[random.below(pastedForms.count)]
    switch random.below(6) {
    case 0: return tokens(of: pastedWords, &random, count: 1 + random.below(12))
    case 1: return withNumbers(text, &random)
    case 2: return mutated(withNumbers(text, &random), &random)
    case 3: return text + " " + pastedForms[random.below(pastedForms.count)]
    default: return mutated(text, &random)
    }
  }

  /// The text with other numbers.
  private static func withNumbers(_ text: String, _ random: inout SplitMix64) -> String {
    var result = ""
    for character in text {
      result += character.isNumber && random.once(in: 3) ? number(&random) : String(character)
    }
    return result
  }

  private static let pastedForms = [
    #"transition={{ type: "spring", stiffness: 170, damping: 26, mass: 1, delay: 0.2 }}"#,
    "{ bounce: 0.25, duration: 0.8 }", "{ ease: [0.34, 1.56, 0.64, 1], duration: 0.5 }",
    "config: { tension: 170, friction: 26 }", "config.wobbly", "config: { frequency: 0.4, damping: 0.6 }",
    "withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { x = 1 }", ".snappy(duration: 0.4, extraBounce: 0.1)",
    ".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6).delay(0.1)",
    "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1)",
    "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: 0))",
    "spring<Float>(dampingRatio = 0.5f, stiffness = Spring.StiffnessLow)", "tween(300, 50, easing = EaseOutBack)",
    "AnimatedBox(duration: Duration(milliseconds: 300), curve: Curves.elasticOut)", "ElasticOutCurve(0.5)",
    "SpringDescription.withDampingRatio(mass: 1, stiffness: 500, ratio: 1.1)",
    #"gsap.to(x, { duration: 1, ease: "back.out(1.7)", repeat: -1 })"#, "elastic.out(1, 0.4)", "steps(5);",
    "transition: opacity 300ms cubic-bezier(0.2, 0, 0, 1) 1s, color 2s;", "animation: spin 2s linear infinite",
    "--ease: linear(0, 0.25 75%, 1);", "ease-in-out duration-300 delay-[150ms]",
    "hover:ease-[cubic-bezier(0.2,_0,_0,_1)]",
    #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1, "stiffness": 711.1, "damping": 40 } }"#,
    "https://cubic-bezier.com/#.17,.67,.83,.67", "https://easings.net/#easeOutBack", ".17,.67,.83,.67",
    "ease_in_out 300ms from 0px to 300px", "spring(duration: 0.5, bounce: 30%)", "snappy 0 → 300", "#f00 -> #00f",
    "{ duration: 300, easing: 'ease-out', iterations: 3 }",
  ]

  private static let pastedWords = [
    "{", "}", "(", ")", "[", "]", "ease:", "type: 'spring'", "stiffness:", "damping=", "duration:", "bounce:", "mass:",
    ".spring(", ".delay(", "spring(", "tween(", "easing =", "Curves.", "easeOut", "back.out(", "elastic.out(",
    "transition:", "animation:", "infinite", "ease", "cubic-bezier(", "duration-", "ease-[", "->", "from", "to", "px",
    "%", "\"", "'", "/*", "*/", "//", "config:", "tension:", "friction:", "#", "https://cubic-bezier.com/", "<", ">",
  ]
}
