import MotionNumerics
import TestSupport
import Testing

/// Timing curves with a duration, ends behind an arrow, and the other forms that people type.
@Suite struct ParsedTweenTests {
  @Test(arguments: [
    ("400ms ease 100ms", "0.4s ease 0.1s"), ("ease 0.4s", "0.4s ease"), ("0.4s 100ms ease", "0.4s ease 0.1s"),
    ("400ms", "0.4s ease"), ("1.1ms linear -3ms", "0.0011s linear -0.003s"), ("0s ease", "0s ease"),
    ("1e3MS ease-out-back", "1s ease-out-back"), ("ease 0 -> 300", "ease 0 -> 300"), ("ease 0->1", "ease"),
    ("spring(1 100 10) 0 -> 300", "spring(1 100 10) 0 -> 300"), ("snappy -1 -> -.5", "swiftui.snappy -1 -> -0.5"),
    ("ease 0.4s 1 -> 0", "0.4s ease 1 -> 0"), ("damped(5, 30) 10 -> 20", "damped(5, 30) 10 -> 20"),
    ("steps(4, jump-both) 2s", "2s steps(4, jump-both)"), ("easeInOut", "ease-in-out"),
    ("easeInEaseOut", "ease-in-out"), ("easeOutBack", "ease-out-back"), ("stepEnd", "steps(1)"),
    ("spring(1, 100, 10)", "spring(1 100 10)"), ("spring(1, 100 10, 2)", "spring(1 100 10 2)"),
    ("spring(mass: 1, stiffness: 100, damping: 10)", "spring(1 100 10)"),
    ("spring(stiffness: 100, damping: 10, velocity: 3)", "spring(1 100 10 3)"),
    ("spring(duration: 500ms)", "spring(1 157.91367041742973 25.132741228718345)"),
    ("cubicBezier(.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
  ])
  func areReadAndPrintedCanonically(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
    #expect(try ParsedMotion(parsing: canonical).description == canonical)
  }

  @Test(arguments: [
    ("400ms spring(1 100 10)", 1), ("snappy 1s", 8), ("1s 2s 3s ease", 8), ("-1s ease", 1), ("ease 1e400s", 6),
    ("ease 4", 7), ("ease 0 -> ", 11), ("ease 0 - > 1", 8), ("ease 5% -> 1", 6),
    ("decay(velocity: 1, deceleration: .9) 0 -> 1", 38), ("ease -1e308 -> 1e308", 6), ("0.4s 0.1s", 10),
    ("spring(mass: 1, stiffness: 1)", 29), ("spring(duration: 1kg)", 19), ("spring(stiffness: 1s, damping: 1)", 20),
  ])
  func errorsPointAtTheColumn(text: String, column: Int) {
    do {
      // A duration alone is one of `ease`; two are its duration and its delay.
      let motion = try ParsedMotion(parsing: text)
      #expect(text == "0.4s 0.1s" && motion.description == "0.4s ease 0.1s")
    } catch {
      #expect(error.column == column, "\(text): \(error)")
    }
  }

  @Test(arguments: [
    ("ease-in-quit", "ease-in-quint"), ("esae", "ease"), ("eas", "ease"), ("lnear", "linear"),
    ("ease-in-out-qrt", "ease-in-out-quart"),
    ("snapy", "snappy"), ("sprng(1 2 3)", "spring"),
    ("react-spring.wobly", "react-spring.wobbly"),
  ])
  func suggestionsAreNear(text: String, suggestion: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in
      (error as? NotationError)?.suggestion == suggestion && "\(error)".hasSuffix("; did you mean '\(suggestion)'?")
    }
  }

  @Test(arguments: ["xyzzy", "42", "", "q", "a-very-long-word-that-is-near-to-nothing-that-anybody-ever-has-named"])
  func nothingIsSuggestedWhereNothingIsNear(text: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { ($0 as? NotationError)?.suggestion == nil }
  }

  /// Words of up to 64 letters are compared, and longer ones are not.
  @Test func longWordsAreCompared() {
    let longest = String(repeating: "a", count: 63) + "b"
    #expect(NearestWord.nearest(to: String(repeating: "a", count: 63) + "c", among: [longest]) == longest)
    #expect(NearestWord.nearest(to: String(repeating: "a", count: 63), among: [longest]) == longest)
    #expect(NearestWord.nearest(to: "c" + longest, among: [longest]) == nil)
    #expect(NearestWord.nearest(to: longest, among: ["c" + longest]) == nil)
  }

  @Test func aSuggestionForAName() {
    #expect { try ParsedMotion(parsing: "spring(duratoin: 1)") } throws: { error in
      (error as? NotationError)?.suggestion == "duration"
    }
  }

  @Test func tweensHoldTheirEnds() throws {
    let tween = try ParsedMotion(parsing: "400ms ease 100ms 10 -> 30")
    #expect(tween.value(at: 0) == 10 && tween.value(at: 0.1) == 10 && tween.value(at: 0.5) == 30)
    #expect(tween.value(at: 9) == 30 && tween.velocity(at: 9) == 0 && tween.restTime == 0.5)
    #expect(tween.domain == 0...0.5 && tween.timeMeaning == .seconds)
    let late = try ParsedMotion(parsing: "1s linear -2s")
    #expect(late.domain == -2...(-1))
    let empty = try ParsedMotion(parsing: "0s ease")
    #expect(empty.domain == 0...1)
  }

  @Test func theLawsHold() throws {
    checkMotion(try ParsedMotion(parsing: "400ms ease 100ms 10 -> 30"), breaks: [0.1, 0.5], restTolerance: 0)
    checkMotion(try ParsedMotion(parsing: "snappy 10 -> 30"), breaks: [0], restTolerance: 0.02)
  }

  @Test func millisecondsAreTheNearestDoubles() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let number = random.number(in: 0...5000)
      guard case .curve(_, let duration?, _) = try ParsedMotion(parsing: "\(number)ms ease").shape else {
        Issue.record("not a tween")
        return
      }
      // The decimal with its point moved, and not a rounded quotient.
      #expect(duration == Double("\(number)e-3"))
    }
  }
}
