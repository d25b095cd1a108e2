import Foundation
import MotionNumerics
import TestSupport
import Testing

@testable import inbetween

/// The import of texts of other systems.
@Suite struct ImportTests {
  private static let sheet = """
    /* tokens: { not a block } */
    :root { --back: cubic-bezier(.34, 1.56, .64, 1); --color: red; --url: url("a;b{c}"); --Spring: linear(0, 1.1 60%, 1) }
    .a > .b { transition: opacity 0.3s var(--back) 0.1s, transform 400ms steps(4, jump-both); color: rgb(1, 2, 3) }
    @media (min-width: 10px) { .c { animation-timing-function: ease-in, linear; } }
    """

  private static let frames = """
    .slide { animation: 800ms ease-in-out 0.1s 4 alternate both slide; }
    @keyframes slide {
      from { translate: 0; opacity: 0 }
      30% { translate: 40px; animation-timing-function: cubic-bezier(0.2, 0, 0, 1) }
      to { translate: 100px; opacity: 100%; }
    }
    """

  private func imported(_ text: String, as type: String, _ more: String...) throws -> String {
    let run = try Tool.run(["import", "-", "--type", type] + more, input: text)
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  // MARK: CSS

  @Test func easingsBecomeMotions() throws {
    #expect(
      try imported(Self.sheet, as: "css") == """
        --back: cubic-bezier(0.34, 1.56, 0.64, 1)
        --Spring: linear(0 0%, 1.1 60%, 1 100%)
        .a > .b transition: 0.3s cubic-bezier(0.34, 1.56, 0.64, 1) 0.1s
        .a > .b transition 2: 0.4s steps(4, jump-both)
        .c animation-timing-function: ease-in
        .c animation-timing-function 2: linear

        """)
    #expect(try imported("a { transition-timing-function: EASE-OUT }", as: "css") == "ease-out\n")
    #expect(try imported(Self.frames, as: "css", "--easings") == "0.8s ease-in-out 0.1s\n")
  }

  /// The printed easings read back as the written ones.
  @Test func easingsRoundTrip() throws {
    var numbers = SplitMix64(seed: 32)
    var (sheet, curves) = ("", [TimingCurve]())
    for index in 0..<200 {
      let (x1, y1) = (numbers.number(in: 0...1), numbers.number(in: -2...2))
      let (x2, y2) = (numbers.number(in: 0...1), numbers.number(in: -2...2))
      sheet += "--e\(index): cubic-bezier(\(x1), \(y1), \(x2), \(y2));\n"
      curves.append(.cubicBezier(CubicBezier(x1, y1, x2, y2)))
    }
    let lines = try imported("a {\n\(sheet)}", as: "css").split(separator: "\n")
    #expect(lines.count == 200)
    for (line, curve) in zip(lines, curves) {
      let text = try #require(line.split(separator: ":", maxSplits: 1).last).dropFirst()
      #expect(try TimingCurve(parsing: String(text)) == curve)
    }
  }

  @Test func keyframesBecomeADocument() throws {
    let document = try imported(Self.frames, as: "css")
    let run = try Tool.run("animate", "-", "--at", "0,0.1,0.34,0.5,0.9,1.7,3.3,9", input: document)
    #expect(run.exitCode == 0, "\(run.errors)")
    let table = PrintedTable(run.output)
    #expect(table.columns == ["time", "transform.translation.x", "opacity"])
    let (x, opacity) = (table.numbers(of: 1), table.numbers(of: 2))
    // 30 % of 0.8 s after the delay; the end of the first and the second pass, and of the last.
    for (found, value) in zip(x, [0, 0, 40, .nan, 100, 0, 0, 0]) where !value.isNaN {
      #expect(abs(found - value) < 1e-9, "\(x)")
    }
    let middle = 40 + 60 * CubicBezier(0.2, 0, 0, 1).value(at: (0.4 / 0.8 - 0.3) / 0.7)
    #expect(abs(x[3] - middle) < 1e-9 && abs(opacity[3] - 0.5) < 1e-12)
  }

  @Test func keyframesMayBeInManyForms() throws {
    let animation = "a { animation-name: k; animation-duration: 2s; animation-iteration-count: infinite }"
    for (frames, keyPath, values) in [
      ("0% { rotate: 0 } 100% { rotate: 180deg }", "transform.rotation.z", "[0, 3.141592653589793]"),
      (
        "from { transform: translateY(3px) } to { transform: translateY(-1.5px) }", "transform.translation.y",
        "[3, -1.5]"
      ),
      ("0%, 50% { scale: 1 } to { scale: 150% }", "transform.scale", "[1, 1, 1.5]"),
      ("0% { opacity: 1 } 0% { opacity: 0.5 } 7% { opacity: 0 } to { opacity: 1 }", "opacity", "[0.5, 0, 1]"),
    ] {
      let document = try imported("\(animation) @keyframes k { \(frames) }", as: "css")
      #expect(
        document.contains("\"keyPath\": \"\(keyPath)\"") && document.contains("\"values\": \(values)"), "\(document)")
      #expect(document.contains("\"duration\": 2,\n  \"repeatCount\": \"infinity\""))
      #expect(try Tool.run("animate", "-", "--at", "0.5", input: document).exitCode == 0)
      if frames.contains("7%") { #expect(document.contains("\"keyTimes\": [0, 0.07, 1]")) }
    }
    let two =
      "@keyframes a { from { opacity: 0 } to { opacity: 1 } } @keyframes b { from { scale: 0 } to { scale: 1 } }"
    #expect(try imported(two, as: "css", "--name", "b").contains("transform.scale"))
  }

  @Test(arguments: [
    ("", "no timing function and no @keyframes"), ("a { color: red }", "no timing function and no @keyframes"),
    ("a {\n  transition: x 1s cubic-bezier(2, 0, 0, 1) }", "line 2, column 3: transition: "),
    ("a { --x: steps(0) }", "line 1, column 5: --x: "), ("a { transition: x 1s var(--y) }", "does not define"),
    ("a { transition-timing-function: ease-in-quad }", "expected a timing function, found 'ease-in-quad'"),
    ("a { --x: var(--x); transition: x var(--x) }", "refer to each other"), ("a { --x: 'y }", "the string has no end"),
    ("a { b: c", "the block has no '}'"), ("a } b", "expected a rule, found '}'"),
    (String(repeating: "a {", count: 100), "nested deeper"),
    ("@keyframes k { from { left: 0 } to { left: 1px } }", "left: expected translate, scale"),
    ("@keyframes k { from { translate: 1px 2px } to { translate: 0 } }", "expected one length in px"),
    ("@keyframes k { from { translate: 10% } to { translate: 0 } }", "expected one length in px"),
    ("@keyframes k { 30% { opacity: 0 } to { opacity: 1 } }", "a keyframe at 0% or 100% is missing"),
    ("@keyframes k { middle { opacity: 0 } }", "expected from, to or percentages"),
    ("a { animation: k 1s reverse } @keyframes k { from { opacity: 0 } to { opacity: 1 } }", "'reverse'"),
    ("@keyframes k { } @keyframes l { }", "choose with --name from 'k', 'l'"), ("@keyframes k { }", "have no property"),
  ]) func whatHasNoEqualIsRefusedWithItsPlace(sheet: String, message: String) throws {
    let run = try Tool.run("import", "-", "--type", "css", input: sheet)
    #expect(run.exitCode == 65 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: What is left out

  @Test func goodEasingsAreReadBesideBadOnes() throws {
    let sheet = """
      :root { --good: ease-in; --bad: cubic-bezier(2, 0, 0, 1) }
      .a { transition: opacity 1s bogus(1), left 2s steps(0), top 300ms ease-out }
      .b { animation: 1s linear var(--none) }
      """
    let run = try Tool.run("import", "-", "--type", "css", input: sheet)
    #expect(
      run.exitCode == 0 && run.output == "--good: ease-in\n.a transition: 1s ease\n.a transition 2: 0.3s ease-out\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3, "\(run.errors)")
    for part in [
      "line 1, column 26: --bad: ", "line 2, column 6: transition: 'steps(0)'", "line 3, column 6: animation: ",
    ] {
      #expect(lines.contains { $0.contains(part) }, "\(part)")
    }
    // Nothing that can be read: each is said, and the exit code is that of bad data.
    let bad = try Tool.run("import", "-", "--type", "css", input: "a { --x: steps(0); --y: steps(0) }")
    #expect(bad.exitCode == 65 && bad.output.isEmpty && bad.errors.split(separator: "\n").count == 2)
  }

  @Test func whatHasNoPlaceIsNamed() throws {
    let sheet = """
      :root { --color: red; --speed: 300ms; --back: ease-in; --size: 4px }
      .a { transition: opacity var(--speed) var(--back); transition-delay: 1s }
      .b { animation: pop 2s infinite alternate both; color: red }
      @keyframes pop { from { opacity: 0 } to { opacity: 1 } }
      """
    let easings = try Tool.run("import", "-", "--type", "css", "--easings", input: sheet)
    #expect(easings.exitCode == 0)
    #expect(easings.output == "--back: ease-in\n.a transition: 0.3s ease-in\n.b animation: 2s ease\n")
    #expect(
      easings.errors == """
        inbetween: standard input: line 2, column 52: left out: transition-delay: 1s
        inbetween: standard input: line 3, column 6: left out: animation: infinite alternate both
        inbetween: standard input: line 1, column 9: left out: the custom property --color
        inbetween: standard input: line 1, column 56: left out: the custom property --size
        inbetween: standard input: line 4, column 1: left out: @keyframes 'pop'

        """)
    let document = try Tool.run("import", "-", "--type", "css", input: sheet)
    #expect(document.exitCode == 0 && document.output.contains("\"duration\": 2"))
    #expect(
      document.errors == """
        inbetween: standard input: line 2, column 6: left out: transition: opacity var(--speed) var(--back)
        inbetween: standard input: line 2, column 52: left out: transition-delay: 1s
        inbetween: standard input: line 1, column 9: left out: the custom property --color
        inbetween: standard input: line 1, column 56: left out: the custom property --size

        """)
    #expect(try Tool.run("import", "-", "--type", "css", input: Self.frames).errors.isEmpty)
  }

  /// Keyframes are read whatever is wrong with rules that are not about them.
  @Test func otherRulesDoNotRefuseKeyframes() throws {
    let frames =
      "@keyframes k { from { opacity: 0 } to { opacity: 1 } } @keyframes l { from { scale: 0 } to { scale: 1 } }"
    let rules =
      "a { animation: l 1s steps(0) } b { animation: x 1s var(--none), k 3s paused } c { animation: k 9s; animation-composition: add }"
    let run = try Tool.run("import", "-", "--type", "css", "--name", "k", input: "\(rules) \(frames)")
    #expect(run.exitCode == 0 && run.output.contains("\"duration\": 3"), "\(run.errors)")
    for part in [
      "animation: l 1s steps(0)", "animation: x 1s var(--none) paused", "animation: k 9s", "animation-composition: add",
      "@keyframes 'l'",
    ] {
      #expect(run.errors.contains("left out: \(part)\n"), "\(part) in \(run.errors)")
    }
  }

  @Test func attributesOfOthersAreNamed() throws {
    let xml = "<set><overshootInterpolator/></set>"
    #expect(try Tool.run("import", "-", "--type", "android", input: xml).exitCode == 65)
    let run = try Tool.run(
      "import", "-", "--type", "android", input: "<overshootInterpolator a:tension='1' a:factor='3'/>\n<!-- x --><x/>")
    #expect(
      run.exitCode == 0 && run.output == "cubic-bezier(0.3333333333333333, 1.3333333333333333, 0.6666666666666666, 1)\n"
    )
    #expect(
      run.errors.contains("line 1, column 38: left out: factor\n")
        && run.errors.contains("line 2, column 11: left out: the element"))
  }

  // MARK: SVG

  /// What `export svg` of motions and animations writes is read again, alone or by its name.
  @Test func animationsOfSVGBecomeADocument() throws {
    let text = try Tool.run("export", "svg", "0.4s ease 0 -> 300", input: "").output
    let document = try imported(text, as: "svg")
    #expect(document.contains("\"keyPath\": \"transform.translation.x\""))
    #expect(document.contains("\"fillMode\": \"forwards\""))
    let run = try Tool.run("animate", "-", "--at", "0.1,0.4,2", input: document)
    let expected = 300 * TimingCurve.ease.value(at: 0.25)
    #expect(run.exitCode == 0)
    for (value, expected) in zip(PrintedTable(run.output).numbers(of: 1), [expected, 300, 300]) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(try imported(text, as: "svg", "--easings") == "0.4s cubic-bezier(0.25, 0.1, 0.25, 1) 0 -> 300\n")
  }

  @Test func oneOfSeveralIsChosenAndTheOthersAreNamed() throws {
    let svg = """
      <svg><rect><set attributeName='x' to='1'/></rect>
      <circle><animate attributeName='r' values='1;2' dur='1s'/><animate attributeName='fill' to='red' dur='1s'/></circle></svg>
      """
    let several = try Tool.run("import", "-", "--type", "svg", input: svg)
    #expect(several.exitCode == 65 && several.errors.contains("choose with --name from 'rect.x', 'circle.r'"))
    let one = try Tool.run("import", "-", "--type", "svg", "--name", "circle.r", input: svg)
    #expect(one.exitCode == 0 && one.output.contains("\"keyPath\": \"r\""))
    #expect(one.errors.contains("line 2, column 89: left out: to: without from"))
    #expect(one.errors.contains("the animation 'rect.x'"))
    let none = try Tool.run("import", "-", "--type", "svg", input: "<svg/>")
    #expect(none.exitCode == 65 && none.errors.contains("nothing that moves"))
  }

  // MARK: Android

  @Test(arguments: [
    (
      #"pathInterpolator android:controlX1="0.4" android:controlY1="0" android:controlX2="1" android:controlY2="1""#,
      "cubic-bezier(0.4, 0, 1, 1)"
    ),
    (#"pathInterpolator android:pathData="M 0,0 C 0.2,0 0.4,1.5 1,1""#, "cubic-bezier(0.2, 0, 0.4, 1.5)"),
    (#"pathInterpolator android:pathData='M0 0L1 1'"#, "linear"), ("linearInterpolator", "linear"),
    ("accelerateInterpolator", "ease-in-quad"), (#"accelerateInterpolator android:factor="1.5""#, "ease-in-cubic"),
    (#"decelerateInterpolator android:factor="2""#, "ease-out-quart"),
    ("accelerateDecelerateInterpolator", "ease-in-out-sine"),
  ]) func interpolatorsBecomeMotions(tag: String, motion: String) throws {
    let xml = "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<\(tag)\n  xmlns:android=\"http://schemas.android.com/\" />\n"
    #expect(try imported(xml, as: "android") == motion + "\n")
  }

  /// The polynomials of Android's sources.
  @Test(arguments: [0, 0.5, 1.70158, 2, 3.5]) func springingInterpolatorsAreTheirPolynomials(tension: Double) throws {
    for (name, polynomial) in [
      ("overshoot", { (t: Double) in (t - 1) * (t - 1) * ((tension + 1) * (t - 1) + tension) + 1 }),
      ("anticipate", { (t: Double) in t * t * ((tension + 1) * t - tension) }),
    ] {
      let text = try imported("<\(name)Interpolator android:tension='\(tension)'/>", as: "android")
      let curve = try TimingCurve(parsing: text.trimmed)
      for index in 0...100 {
        let t = Double(index) / 100
        #expect(abs(curve.value(at: t) - polynomial(t)) <= 4e-15, "\(name) \(t)")
      }
    }
    let quadratic = try imported(
      "<pathInterpolator android:controlX1='0.25' android:controlY1='0.75'/>", as: "android"
    ).trimmed
    let curve = try TimingCurve(parsing: quadratic)
    for index in 0...100 {
      let s = Double(index) / 100
      let (x, y) = (2 * s * (1 - s) * 0.25 + s * s, 2 * s * (1 - s) * 0.75 + s * s)
      #expect(abs(curve.value(at: x) - y) <= 4e-15)
    }
  }

  @Test(arguments: [
    ("<bounceInterpolator/>", "line 1, column 1: no motion is exactly Android's 'bounceInterpolator'"),
    ("<cycleInterpolator/>", "no motion is exactly"),
    ("<accelerateInterpolator android:factor='1.2'/>", "factor of 1.2"),
    ("<pathInterpolator/>", "controlX1 or pathData is missing"), ("", "expected '<', found the end"),
    (
      "<pathInterpolator android:controlX1='2' android:controlY1='0' android:controlX2='0' android:controlY2='0'/>",
      "x1"
    ),
    ("<pathInterpolator android:pathData='M0 0C0 0 1 1 .5 .5C0 0 1 1 1 1'/>", "expected one curve from 0,0 to 1,1"),
    ("<pathInterpolator android:pathData='M0 0C0'/>", "pathData: column"), ("<a b='", "the text has no end"),
    ("<a b='1' b='2'/>", "'b' again"), ("<!-- ", "expected '-->', found the end"),
  ]) func otherInterpolatorsAreRefused(xml: String, message: String) throws {
    let run = try Tool.run("import", "-", "--type", "android", input: xml)
    #expect(run.exitCode == 65 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: Lottie

  @Test func lottieKeysBecomeADocument() throws {
    let property = """
      {"a": 1, "k": [
        {"t": 6, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1.4]}},
        {"t": 30, "s": [100], "h": 1}, {"t": 45, "s": [20]}]}
      """
    let document = try imported(property, as: "lottie", "--frame-rate", "30")
    let run = try Tool.run("animate", "-", "--at", "0,0.2,0.6,1,1.2,1.5,2", input: document)
    #expect(run.exitCode == 0, "\(run.errors)")
    let values = PrintedTable(run.output).numbers(of: 1)
    let middle = 100 * CubicBezier(0.4, 0, 0.2, 1.4).value(at: 0.5)
    for (found, value) in zip(values, [0, 0, middle, 100, 100, 20, 20]) { #expect(abs(found - value) < 1e-9) }
  }

  /// The frames of a whole document are those that the Lottie player gives.
  @Test func aLayersPropertyIsThePlayers() throws {
    let path = ExampleDocument.path("heart")
    for (property, keyPath) in [("Heart.s", "Heart.Transform.Scale"), ("Heart.o", "Heart.Transform.Opacity")] {
      let run = try Tool.run("import", path, "--path", property)
      guard run.exitCode == 0 else { continue }
      let frames = (0..<90).map { "\($0)f" }.joined(separator: ",")
      let times = (0..<90).map { "\(Double($0) / 60)" }.joined(separator: ",")
      let expected = PrintedTable(try Tool.run("lottie", "sample", path, "--key-path", keyPath, "--at", frames).output)
      let found = PrintedTable(try Tool.run("animate", "-", "--at", times, input: run.output).output)
      #expect(found.rows.count == 90 && expected.rows.count == 90)
      for (row, other) in zip(found.rows, expected.rows) {
        #expect(abs((row[1] ?? .nan) - (other[1] ?? .nan)) <= 1e-6, "\(property) \(row)")
      }
    }
    #expect(try Tool.run("import", path, "--path", "Heart.s").exitCode == 0)
    #expect(
      try Tool.run("import", path, "--path", "Hart.s").errors.hasSuffix("no layer 'Hart'; did you mean 'Heart'?\n"))
    #expect(try Tool.run("import", path).exitCode == 65)
  }

  @Test(arguments: [
    ("{", "line 1, column 2"), ("{}", "k: missing"), ("[1, 2]", "expected an array of keyframes"),
    (#"{"k": 5}"#, "k: expected an array of keyframes, found a number"), (#"[{"t": 0, "s": [1]}]"#, "2 to 100000"),
    (#"[{"t": 0, "s": [1]}, {"t": 0, "s": [2]}]"#, "[1].t: expected a later time"),
    (#"[{"t": 0, "s": [1]}, {"t": 1, "s": [2, 3]}]"#, "[1].s: expected 1 numbers, found 2"),
    (#"[{"t": 0}, {"t": 1, "s": [2]}]"#, "[0].s: missing"),
    (#"[{"t": 0, "s": [1, 2], "to": [5, 0]}, {"t": 1, "s": [2, 3]}]"#, "[0].to: a position on a curve has no equal"),
    (
      #"[{"t":0,"s":[1,2],"o":{"x":[0,0.5],"y":[0,0]},"i":{"x":[1,1],"y":[1,1]}},{"t":1,"s":[2,3]}]"#,
      "[0].o.x: dimensions with different handles"
    ), (#"[{"t":0,"s":[1],"o":{"x":2,"y":0},"i":{"x":1,"y":1}},{"t":1,"s":[2]}]"#, "[0]: x1"),
    (#"{"x": "wiggle(1, 2)", "k": []}"#, "expression"),
  ]) func otherKeysAreRefused(json: String, message: String) throws {
    let run = try Tool.run("import", "-", "--type", "lottie", input: json)
    #expect(run.exitCode == 65 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: Anything

  @Test func flagsAreChecked() throws {
    for words in [
      ["x.txt"], ["-"], ["x.css", "--path", "a"], ["x.xml", "--name", "a"], ["x.json", "--easings"],
      ["x.css", "--name", "a", "--easings"], ["x.json", "--frame-rate", "0"], ["x.css", "--type", "smil"],
    ] {
      #expect(try Tool.run(["import"] + words, input: "").exitCode == 64, "\(words)")
    }
    #expect(try Tool.run("import", "nowhere.css").exitCode == 66)
  }
}
