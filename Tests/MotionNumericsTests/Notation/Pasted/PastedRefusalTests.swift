import MotionNumerics
import Testing

/// Texts that nearly have a form of another system: the error is the notation's, and the hint says what is missing.
@Suite struct PastedRefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let hint: String

    init(_ text: String, _ hint: String) { (self.text, self.hint) = (text, hint) }

    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row("{ stiffness: soft, damping: 26 }", "Motion: expected a number for stiffness, found 'soft'"),
    Row(".easeInOut(duration: time)", "SwiftUI: expected a number for duration, found 'time'"),
    Row("config: { tension: 'high', friction: 26 }", "react-spring: expected a number for tension, found 'high'"),
    Row("withSpring(1, { damping: 10, stiffness: 100 })", "React Native: expected mass, stiffness and damping"),
    Row(
      #"{ ease: "anticipate", duration: 1 }"#, "Motion: 'anticipate' has no equal in the notation; write four numbers,"),
    Row(
      #"{ type: "inertia", velocity: 50 }"#, "Motion: an inertia starts with a velocity; write it as 'decay(velocity:"),
    Row("{ stiffness: -1, damping: 10 }", "Motion: expected a positive number for stiffness, found '-1'"),
    Row(
      #"{ease: ["easeIn", "easeOut"], duration: 1}"#,
      "Motion: expected one easing: four numbers, such as [0.34, 1.56, 0.64,"),
    Row("config.bouncy", "react-spring: expected one of its presets: default, gentle, wobbly,"),
    Row(
      ".spring(response: 0.3, dampingFraction: 0.7).speed(2)",
      "SwiftUI: a speed has no notation; divide the duration or the response"),
    Row(".spring(bounce: 2)", "SwiftUI: expected a number above -1 and at most 1 for bounce, found '2'"),
    Row(".interpolatingSpring(stiffness: 170)", "SwiftUI: expected the stiffness and the damping, such as (stiffness:"),
    Row(
      "UISpringTimingParameters(dampingRatio: 0.6)", "UIKit: a spring with a damping ratio takes its duration from its"),
    Row("snap()", "Compose: keyframes and snap are no single motion; paste the spring or"),
    Row("tween(300, easing = MyEasing)", "Compose: 'MyEasing' is none of its own easings; write its curve as"),
    Row("spring(dampingRatio = -1f)", "Compose: expected a finite number that is not negative for damping-ratio"),
    Row("Curves.elasticIn", "Flutter: no curve of the notation equals Flutter's elasticIn and"),
    Row("Curves.easeInOutCubicEmphasized", "Flutter: 'Curves.easeInOutCubicEmphasized' is not known; write its"),
    Row("Curves.wobbly", "Flutter: 'Curves.wobbly' is not known; write its curve as Cubic(x1, y1,"),
    Row("SpringDescription(mass: 1)", "Flutter: expected SpringDescription(mass: 1, stiffness: 100, damping:"),
    Row("back.inOut(1.7)", "GSAP: back.inOut overshoots less than Penner's, and no curve of the"),
    Row("elastic.out(2, 0.3)", "GSAP: of the elastic eases with other numbers, elastic.out with an"),
    Row("elastic.in(1, 0.5)", "GSAP: of the elastic eases with other numbers, elastic.out with an"),
    Row(
      #"gsap.to(x, { ease: CustomEase.create("a", "M0,0"), duration: 1 })"#,
      "GSAP: 'CustomEase.create' is none of its own eases, such as power2.out;"),
    Row("slow(0.7, 0.7, false)", "GSAP: slow, rough and custom eases are made by GSAP's own code; fit a"),
    Row("rough.out", "GSAP: slow, rough and custom eases are made by GSAP's own code; fit a"),
    Row(
      ".a { transition: opacity 200ms linear 50ms; animation: pop 1s steps(4) }",
      "CSS: two shorthands are two motions; 'inbetween import' reads them from"),
    Row("transition: none", "CSS: expected a time or a timing function, such as 'transition: opacity"),
    Row("transition: opacity var(--fast) ease", "CSS: a custom property stands for the value; paste the line that"),
    Row("transition: opacity", "CSS: expected a time or a timing function, such as 'transition: opacity"),
    Row("transition: all 0.3s cubic-bezier(2, 0, 0, 1)", "CSS: expected a number from 0 to 1 for x1, found '2'"),
    Row(#"{ duration: 300, easing: "bouncy-thing" }"#, "Web Animations: expected a timing function for easing, found"),
    Row("duration-fast", "Tailwind: expected milliseconds behind the hyphen of 'duration-fast',"),
    Row("ease-[var(--x)]", "Tailwind: expected a value in brackets, such as"),
    Row(#"{ "type": "GENTLE" }"#, "Figma: it publishes no numbers for GENTLE: choose a custom curve or"),
    Row("QUICK", "Figma: it publishes no numbers for QUICK: choose a custom curve or"),
    Row(#"{ "type": "EASE_IN_BACK" }"#, "Figma: it publishes no numbers for EASE_IN_BACK: choose a custom curve"),
    Row(
      #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1 } }"#,
      "Figma: expected the stiffness and the damping in easingFunctionSpring"),
    Row("https://cubic-bezier.com/#.17,.67", "an address: expected four numbers behind 'cubic-bezier.com/#', such as"),
    Row(
      "https://easings.net/#easeOutWobble", "an address: expected one of Penner's names behind 'easings.net/#', such"),
    Row("1.7,.67,.83,.67", "bare numbers: expected a number from 0 to 1 for x1, found '1.7'"),
    Row("1, 100, 10", "bare numbers: three numbers are a spring as 'spring(mass stiffness"),
    Row("1 2 3 4 5", "bare numbers: four numbers are a cubic-bezier; these are 5"),
    Row("#f00 -> #00f", "notation: the ends of a motion are numbers; write one channel, such as"),
    Row("ease 0.4s #f00 -> #00f", "notation: the ends of a motion are numbers; write one channel, such as"),
    Row("snappy 1rem -> 300px", "notation: the ends are in two units, rem and px; write both as numbers"),
    Row("snappy rgb(1,2,3) -> rgb(4,5,6)", "notation: the ends of a motion are numbers; write one channel, such as"),
    Row(".spring.speed(2)", "SwiftUI: a speed has no notation; divide the duration or the response"),
    Row("transition-duration: fast", "CSS: expected a time or a timing function, such as 'transition: opacity"),
    Row("transition: all", "CSS: expected a time or a timing function, such as 'transition: opacity"),
    Row(".timingCurve(0.2, 0.8, 0.2)", "SwiftUI: expected four numbers in timingCurve"),
    Row("CAMediaTimingFunction(controlPoints: 0.2, 0, 0)", "UIKit: expected four numbers behind controlPoints"),
    Row(
      "CAMediaTimingFunction(name: .bouncy)", "UIKit: expected .linear, .easeIn, .easeOut, .easeInEaseOut or .default"),
    Row(
      "UIViewPropertyAnimator(duration: 0.5, curve: .bouncy)",
      "UIKit: expected .linear, .easeIn, .easeOut or .easeInOut"),
    Row(
      "UICubicTimingParameters(controlPoint1: .zero)",
      "UIKit: expected the two control points, each as CGPoint(x: …, y: …)"),
    Row("CubicBezierEasing(0.4f, 0f, 0.2f)", "Compose: expected four numbers, such as (0.4f, 0f, 0.2f, 1f)"),
    Row("Cubic(0.2, 0, 0)", "Flutter: expected four numbers in Cubic(…)"),
    Row(
      "config: { duration: 250, easing: easings.wild }",
      "react-spring: 'easings.wild' is none of its own easings, such as"),
    Row(
      #"{ "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": { "x1": 0.25 } }"#,
      "Figma: expected x1, y1, x2 and y2 in easingFunctionCubicBezier"),
    Row(
      #"gsap.to(x, { ease: "wiggle(5)", duration: 1 })"#,
      "GSAP: 'wiggle' is none of its own eases, such as power2.out; write its"),
    Row("back.inOut", "GSAP: back.inOut overshoots less than Penner's, and no curve of the"),
    Row("elastic.inOut(1, 0.2)", "GSAP: of the elastic eases with other numbers, elastic.out with an"),
    Row("delay-slow ease-in", "Tailwind: expected milliseconds behind the hyphen of 'delay-slow', such"),
    Row("duration-[fast]", "Tailwind: expected milliseconds behind the hyphen of 'duration-[fast]',"),
    Row("{ mass: 0, tension: 1, friction: 1 }", "react-spring: expected a positive number for mass, found '0'"),
    Row(
      #"{ type: "spring", stiffness: 100, damping: -3 }"#,
      "Motion: expected a finite number that is not negative for damping,"),
    Row("{ ease: [0.2, 0, 0], duration: 1 }", "Motion: expected one easing: four numbers, such as [0.34, 1.56, 0.64,"),
    Row("{ ease: [2, 0, 0, 1] }", "Motion: expected a number from 0 to 1 for x1, found '2'"),
    Row(".spring(response: 0, dampingFraction: 1)", "SwiftUI: expected a positive number for response, found '0'"),
    Row(".5 .5", "bare numbers: four numbers are a cubic-bezier; these are 2"),
    Row("withTiming(1, config)", "React Native: expected the fields of the configuration, found 'config'"),
    Row("withDelay(wait, withTiming(1))", "React Native: expected a number of milliseconds in withDelay"),
    Row(
      "withTiming(1, { duration: 500, easing: Easing.elastic(2) })",
      "React Native: 'Easing.elastic' is not known; write its curve as Easing.bezier(x1, y1, x2, y2)"),
    Row("$('.a').animate({ opacity: 1 }, { duration: 300 })", "Web Animations: jQuery's easing is ease-in-out-sine;"),
    Row("fade(node, { duration: 300 })", "Motion: whether the duration of 'fade' is in seconds is not known; write it"),
    Row(".easeIn(duration: 1).delay(wait)", "SwiftUI: expected a number in delay(…)"),
    Row("A(duration: Duration(milliseconds: t), curve: Curves.ease)", "Flutter: expected a number for milliseconds,"),
    Row(".a { -webkit-animation: a 1s; -webkit-animation: b 2s }", "CSS: two shorthands are two motions; 'inbetween"),
  ]

  /// A calculation that is not of plain numbers alone, in a place where a default or its first number could stand.
  static let calculations: [Row] = [
    Row("{ stiffness: 300, damping: 20, delay: 0.1 * i }", "Motion: expected a number for delay, found a calculation"),
    Row("{ stiffness: i * 300, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: 300-k, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: 300 -k, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: 2 ** 7, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: 300 / 0, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: 2 * (k), damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ stiffness: (k), damping: 20 }", "Motion: expected a number for stiffness, found 'k'"),
    Row("{ stiffness: 2 * f(3) + 1, damping: 20 }", "Motion: expected a number for stiffness, found a calculation"),
    Row("{ duration: 1, ease: 'linear', repeat: n - 1 }", "Motion: expected a number, found a calculation"),
    Row(".easeIn(duration: 1).delay(0.1 * Double(i))", "SwiftUI: expected a number, found a calculation"),
    Row(".easeIn(duration: 1).repeatCount(2 * n)", "SwiftUI: expected a number, found a calculation"),
    Row("tween(300 * scale)", "Compose: expected a number, found a calculation"),
    Row("A(duration: Duration(seconds: 1) * 2, curve: Curves.ease)", "Flutter: expected a number for duration,"),
    Row("TweenMax.to(el, 0.5 * k, { ease: Power3.easeOut })", "GSAP: expected a number, found a calculation"),
    Row("back.out(2 * k)", "GSAP: expected a number, found a calculation"),
    Row("withDelay(i * 100, withTiming(1))", "React Native: expected a number, found a calculation"),
    Row("transition: opacity calc(1s * 2) ease", "CSS: expected a number, found a calculation"),
  ]

  @Test(arguments: rows + calculations) func hasAHint(_ row: Row) throws {
    let error = #expect(throws: NotationError.self) { try PastedMotion(row.text) }
    let hint = try #require(error?.hint)
    #expect(hint.hasPrefix(row.hint), "\(hint)")
    #expect(error?.description.hasSuffix("; " + hint) == true)
    let notation = #expect(throws: NotationError.self) { try ParsedMotion(parsing: row.text) }
    #expect(error?.column == notation?.column && error?.expected == notation?.expected && notation?.hint == nil)
  }

  /// A hint is one short line, whatever stands in the text.
  @Test(arguments: ["a\nb\u{7}c", String(repeating: "long", count: 9000)]) func hintsAreShort(word: String) throws {
    for text in ["{ ease: '\(word)', duration: 1 }", "{ duration: 300, easing: '\(word)' }", "config: '\(word)'"] {
      let hint = try #require(#expect(throws: NotationError.self) { try PastedMotion(text) }?.hint)
      #expect(hint.utf8.count < 300 && !hint.contains("\n") && !hint.contains("\u{7}"), "\(hint)")
    }
  }

  /// Words without any form have the notation's error alone, with its suggestion.
  @Test(arguments: [
    "hello world", "spring(1 100", "easee", "(((((((", "transition", ".box", "--gap: 4px", "", "x: 1", "{}", "'", "\"",
    "10", "spring(response: 1)", "spring(duration: 0, bounce: 0)", "duration", "1s 2s 3s", "config",
    "{ x: 100, y: 20 }", "color: red;", "rotate(45deg)", "M0 0H9",
  ])
  func otherTextsHaveTheNotationsError(text: String) {
    let pasted = #expect(throws: NotationError.self) { try PastedMotion(text) }
    let notation = #expect(throws: NotationError.self) { try ParsedMotion(parsing: text) }
    #expect(pasted == notation && pasted?.hint == nil)
  }
}
