import LayerAnimation
import MotionImport
import MotionNumerics
import Testing

/// Which of several declarations of a style sheet counts.
@Suite struct CSSCascadeTests {
  private static let frames = "@keyframes k { from { scale: 0 } to { scale: 1 } }"
  private static let reduced = "@media (prefers-reduced-motion: reduce)"

  private func animation(_ rule: String) throws -> ImportedAnimation {
    try MotionImporter(of: ".a { \(rule) } \(Self.frames)", as: .css).animation(named: "k")
  }

  // MARK: Conditions

  /// What applies under a condition overrides nothing that always applies, and is a remark.
  @Test(arguments: [
    reduced, "@media(width > 9px)", "@SUPPORTS (display: grid)", "@container box (width > 9px)",
    "@layer x { @media print",
  ]) func conditionsOverrideNoProperty(condition: String) throws {
    let end = condition.contains("{") ? "}" : ""
    let inside = "\(condition) { :root { --duration: 1ms !important } } \(end)"
    let outside = ":root { --duration: 300ms }"
    let use = ".a { transition: opacity var(--duration) ease }"
    for sheet in ["\(outside) \(inside) \(use)", "\(inside) \(outside) \(use)"] {
      let found = try MotionImporter(of: sheet, as: .css)
      #expect(found.motions.map(\.motion.description) == ["0.3s ease"])
      let shown = condition.split(separator: "{ ").last ?? ""
      #expect(found.remarks.map(\.part) == ["the custom property --duration in '\(shown)'"])
    }
    // Without another definition it is used.
    let alone = try MotionImporter(of: "\(inside) \(use)", as: .css)
    #expect(alone.motions.map(\.motion.description) == ["0.001s ease"] && alone.remarks.isEmpty)
  }

  /// A layer is no condition, nor is a condition of the rule around it one of the rules beside it.
  @Test func laterDefinitionsWithoutAConditionCount() throws {
    let use = ".a { transition: x var(--d) ease }"
    for sheet in [
      ":root { --d: 1s } @layer x { :root { --d: 2s } }", ":root { --d: 1s; @media print { --d: 3s } --d: 2s }",
      "@media print { :root { --d: 3s } } :root { --d: 1s; --d: 2s }",
      "@supports (x: y) { :root { --d: 4s } } @media print { :root { --d: 2s } }",
    ] {
      let found = try MotionImporter(of: sheet + use, as: .css)
      #expect(found.motions.map(\.motion.description) == ["2s ease"], "\(sheet)")
    }
  }

  @Test func conditionsOverrideNoKeyframes() throws {
    let still = "\(Self.reduced) { .a { animation: k 9s } @keyframes k { from { opacity: 0 } to { opacity: 1 } } }"
    for sheet in [
      ".a { animation: k 1s } \(Self.frames) \(still)", "\(still) .a { animation: k 1s } \(Self.frames)",
    ] {
      let found = try MotionImporter(of: sheet, as: .css)
      let animation = try found.animation(named: "k")
      #expect(animation.duration == 1 && animation.tracks.map(\.keyPath) == ["transform.scale"])
      #expect(
        found.remarks(besideAnimationNamed: "k").map(\.part) == [
          "animation: k 9s", "@keyframes 'k' in '\(Self.reduced)'",
        ])
    }
    let alone = try MotionImporter(of: still, as: .css)
    #expect(try alone.animation(named: "k").duration == 9)
    #expect(alone.remarks(besideAnimationNamed: "k").isEmpty)
  }

  // MARK: Longhands

  /// A later longhand overrides the shorthand, and a later shorthand all longhands.
  @Test(arguments: [
    ("animation: k 1s 4 alternate; animation-direction: normal", "1.0 4.0 false removed"),
    ("animation: k 1s both; animation-fill-mode: none", "1.0 1.0 false removed"),
    ("animation: k 1s reverse; animation-direction: normal", "1.0 1.0 false removed"),
    ("animation: k 1s alternate-reverse 2; animation-direction: ALTERNATE", "1.0 1.0 true removed"),
    ("animation: k 1s infinite; animation-iteration-count: 3", "1.0 3.0 false removed"),
    ("animation-direction: reverse; animation-fill-mode: both; animation: k 2s", "2.0 1.0 false removed"),
    ("animation: k 1s both none", "1.0 1.0 false both"),
    ("animation: a 3s, b 4s; animation-name: x, k", "4.0 1.0 false removed"),
  ]) func longhandsAndShorthandsOverrideEachOther(rule: String, times: String) throws {
    let found = try animation(rule)
    #expect("\(found.duration) \(found.repeatCount) \(found.autoreverses) \(found.fillMode)" == times)
  }

  @Test(arguments: [
    ("animation-direction", "both"), ("animation-direction", "none"), ("animation-fill-mode", "infinite"),
    ("animation-fill-mode", "normal"), ("animation-iteration-count", "paused"), ("animation-iteration-count", "-1"),
  ]) func longhandsTakeTheirOwnWords(name: String, value: String) {
    let error = #expect(throws: ImportError.self) { try animation("animation: k 1s; \(name): \(value)") }
    #expect(error?.description == "line 1, column 23: \(name): expected a value of this property, found '\(value)'")
  }

  @Test(arguments: ["animation-direction: reverse", "animation: k 1s alternate-reverse"])
  func noDocumentRunsInReverse(declaration: String) {
    let error = #expect(throws: ImportError.self) { try animation("animation: k 1s; \(declaration)") }
    #expect(error?.problem.hasPrefix("@keyframes k: no animation document runs '") == true)
  }

  // MARK: Importance

  @Test(arguments: [
    ("animation-name: k; animation-duration: 2s !important", 2.0),
    ("animation: k 2s ! IMPORTANT", 2), ("animation: k 1s; animation-duration: 2s!important", 2),
    ("animation-name: k; animation-duration: 2s !important; animation-duration: 1s", 2),
    ("animation-duration: 2s!important; animation: k 1s", 2),
    ("animation: k 2s !important; animation-duration: 1s", 2),
    ("--d: 2s ! /* always */ important; --d: 1s; animation: k var(--d)", 2),
    ("animation-name: k; animation-duration: 1s!important; animation-duration: 2s !important", 2),
  ]) func whatIsImportantOverridesTheRest(rule: String, duration: Double) throws {
    #expect(try animation(rule).duration == duration)
  }

  @Test func nothingIsImportantInKeyframes() throws {
    let sheet = "@keyframes k {\nfrom { scale: 0;\n scale: 2 !important } to { scale: 1 } }"
    let found = try MotionImporter(of: sheet, as: .css)
    let error = #expect(throws: ImportError.self) { try found.animation(named: "k") }
    #expect(error?.description == "line 3, column 2: scale: !important has no effect in keyframes")
  }

  // MARK: Custom properties

  @Test(arguments: [
    ("", "var(--d, 200ms)", "0.2s ease"), ("--d: 1s;", "var(--d, 200ms)", "1s ease"),
    ("", "1s VAR( --e , cubic-bezier(.2,0,0,1))", "1s cubic-bezier(0.2, 0, 0, 1)"),
    ("", "var(--d, var(--e, 3s)) steps(2)", "3s steps(2)"), ("--e: 2s;", "var(--d,var(--e, 3s))", "2s ease"),
    ("--d: var(--none);", "var(--d, 4s)", "4s ease"), ("--d: var(--none, 5s);", "var(--d, 4s)", "5s ease"),
    ("--d: 6s;", "var(--d, var(--none))", "6s ease"), ("--e: linear;", "1s var(--d,) var(--e)", "1s linear"),
    ("--x: .2;", "1s cubic-bezier(var(--x), 0, var(--y, 0), 1)", "1s cubic-bezier(0.2, 0, 0, 1)"),
    ("--d: ')';", "1s var(--e, linear) var(--d)", "1s linear"),
  ]) func referencesHaveFallbacks(definitions: String, value: String, motion: String) throws {
    let found = try MotionImporter(of: ":root { \(definitions) } .a { transition: \(value) }", as: .css)
    #expect(found.motions.last?.motion.description == motion && found.problems.isEmpty, "\(found.problems)")
  }

  /// A property that only a fallback names is used.
  @Test func fallbacksUseWhatTheyName() throws {
    let sheet = ":root { --d: 1s; --e: 2s; --f: 3s } .a { transition: var(--d, var( --e )) }"
    #expect(try MotionImporter(of: sheet, as: .css).remarks.map(\.part) == ["the custom property --f"])
  }

  @Test(arguments: [
    ("", "var(--d)", "a custom property that the file does not define, '--d'"),
    ("", "var(--d, var(--e))", "a custom property that the file does not define, '--e'"),
    ("--d: var(--e);", "var(--d)", "a custom property that the file does not define, '--e'"),
    ("--d: var(--d);", "var(--d)", "custom properties that refer to each other"),
    ("--d: var(--e); --e: var(--f, var(--d));", "var(--d, 1s)", "custom properties that refer to each other"),
    ("", "var(--d, (1s)", "expected ')' after var("),
  ]) func otherReferencesAreProblems(definitions: String, value: String, problem: String) throws {
    let found = try MotionImporter(of: ":root { \(definitions) } .a { transition: \(value) }", as: .css)
    #expect(found.motions.isEmpty && found.problems.map(\.problem) == ["transition: \(problem)"], "\(found.problems)")
  }

  /// A value may have many references; only a real circle is one.
  @Test func manyReferencesAreNoCircle() throws {
    let stops = Array(repeating: "var(--half)", count: 40).joined(separator: ", ")
    let found = try MotionImporter(of: ":root { --half: .5 } .a { transition: x 1s linear(0, \(stops), 1) }", as: .css)
    #expect(found.problems.isEmpty && found.motions.count == 1)
    let chain = (0..<40).map { "--d\($0): var(--d\($0 + 1));" }.joined()
    let long = try MotionImporter(of: ":root { \(chain) --d40: 3s } .a { transition: x var(--d0) }", as: .css)
    #expect(long.motions.map(\.motion.description) == ["3s ease"])
  }

  /// Texts that double with each definition, also empty ones, and deep ones end early.
  @Test(arguments: ["1s", ""]) func growthHasALimit(last: String) throws {
    let doubling = (0..<50).map { "--d\($0): var(--d\($0 + 1)) var(--d\($0 + 1));" }.joined()
    let found = try MotionImporter(of: ":root { \(doubling) --d50: \(last) } .a { transition: var(--d0) }", as: .css)
    #expect(found.problems.map(\.problem) == ["transition: custom properties whose text is longer than 100000 bytes"])
    for nested in [
      (0..<500).map { "--d\($0): var(--d\($0 + 1));" }.joined() + "} .a { transition: var(--d0)",
      "} .a { transition: " + String(repeating: "var(--d,", count: 500) + String(repeating: ")", count: 500),
    ] {
      let deep = try MotionImporter(of: ":root { \(nested) }", as: .css)
      #expect(
        deep.problems.map(\.problem) == [
          "transition: custom properties nested deeper than 64, the deepest that is allowed"
        ])
    }
  }
}
