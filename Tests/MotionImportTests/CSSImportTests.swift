import LayerAnimation
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Motions and keyframes of style sheets.
@Suite struct CSSImportTests {
  private static let sheet = """
    /* tokens: { not a block } */
    :root { --back: cubic-bezier(.34, 1.56, .64, 1); --color: red; --url: url("a;b{c}"); --Spring: linear(0, 1.1 60%, 1) }
    .a > .b { transition: opacity 0.3s var(--back) 0.1s, transform 400ms steps(4, jump-both); color: rgb(1, 2, 3) }
    @media (min-width: 10px) { .c { animation-timing-function: ease-in, linear; } }
    """

  @Test func timingFunctionsBecomeMotionsWithTheirPlaces() throws {
    let found = try MotionImporter(of: Self.sheet, as: .css)
    #expect(
      found.motions.map { "\($0.place): \($0.name): \($0.motion)" } == [
        "line 2, column 9: --back: cubic-bezier(0.34, 1.56, 0.64, 1)",
        "line 2, column 86: --Spring: linear(0 0%, 1.1 60%, 1 100%)",
        "line 3, column 11: .a > .b transition: 0.3s cubic-bezier(0.34, 1.56, 0.64, 1) 0.1s",
        "line 3, column 11: .a > .b transition 2: 0.4s steps(4, jump-both)",
        "line 4, column 33: .c animation-timing-function: ease-in",
        "line 4, column 33: .c animation-timing-function 2: linear",
      ])
    #expect(found.problems.isEmpty && found.animationNames.isEmpty)
    #expect(found.remarks.map(\.part) == ["the custom property --color", "the custom property --url"])
  }

  /// A timing function that cannot be read does not hide the others, and is a problem with its place.
  @Test func badTimingFunctionsAreProblems() throws {
    let found = try MotionImporter(of: ":root { --good: ease-in;\n  --bad: cubic-bezier(2, 0, 0, 1) }", as: .css)
    #expect(found.motions.map(\.name) == ["--good"])
    let problem = try #require(found.problems.first)
    #expect(found.problems.count == 1 && problem.place?.line == 2 && problem.place?.column == 3)
    #expect(problem.problem.hasPrefix("--bad: 'cubic-bezier(2, 0, 0, 1)'") && problem.description.hasPrefix("line 2, "))
  }

  @Test(
    arguments: [("90deg", 0.5), ("100grad", 0.5), ("0.25turn", 0.5), ("0", 0), ("-180DEG", -1)] as [(String, Double)])
  func anglesHaveTheirUnits(text: String, halfTurns: Double) throws {
    let sheet = ".a { animation: 1s spin } @keyframes \"spin\" { from { rotate: 1rad } to { rotate: \(text) } }"
    let spin = try MotionImporter(of: sheet, as: .css).animation(named: "spin")
    #expect(spin.tracks[0].values.first == [1])
    #expect(abs((spin.tracks[0].values.last?.first ?? .nan) - halfTurns * .pi) < 1e-15)
  }

  @Test func keyframesBecomeAnAnimation() throws {
    let text = """
      .slide { animation: 800ms ease-in-out 0.1s 4 alternate both slide }
      @keyframes slide { from { translate: 0 } 30% { translate: 40px; animation-timing-function: ease } to { translate: 1px } }
      """
    let found = try MotionImporter(of: text, as: .css)
    #expect(found.animationNames == ["slide"])
    let slide = try found.animation(named: "slide")
    #expect(slide.name == "slide" && slide.place?.description == "line 2, column 1")
    #expect(slide.duration == 0.8 && slide.beginTime == 0.1 && slide.repeatCount == 2 && slide.autoreverses)
    #expect(slide.fillMode == .both)
    #expect(
      slide.tracks == [
        ImportedTrack(
          keyPath: "transform.translation.x", keyTimes: [0, 0.3, 1], values: [[0], [40], [1]],
          curves: [.easeInOut, .ease])
      ])
    #expect(found.remarks(besideAnimationNamed: "slide").isEmpty)
    #expect(found.remarks.map(\.part) == ["animation: 4 alternate both", "@keyframes 'slide'"])
  }

  /// A name may be a string in quotation marks of either kind, where it is given and where it is used.
  @Test(arguments: ["spin", "\"spin\"", "'spin'"]) func namesMayBeStrings(name: String) throws {
    for use in ["animation: 2s linear \(name)", "animation-name: \(name); animation-duration: 2s"] {
      for other in ["spin", "\"spin\"", "'spin'"] {
        let found = try MotionImporter(
          of: ".a { \(use) } @keyframes \(other) { from { scale: 0 } to { scale: 1 } }", as: .css)
        #expect(found.animationNames == ["spin"])
        #expect(try found.animation(named: "spin").duration == 2)
        #expect(found.remarks(besideAnimationNamed: "spin").isEmpty)
      }
    }
    // Marks of two kinds, or a single one at an end, belong to the name.
    for odd in ["x'y'", "'x'y", "'x'\"y\""] {
      #expect(try MotionImporter(of: "@keyframes \(odd) { to { scale: 1 } }", as: .css).animationNames == [odd])
    }
  }

  /// Properties are in any order, and lists have an entry for each name, which repeat.
  @Test(arguments: [
    ("animation-duration: 2s; animation-name: b; animation-delay: 1s", 2.0, 1.0),
    ("animation-name: a, b, c; animation-duration: 3s, 4s; animation-delay: 5s", 4, 5),
    ("--two: 6s, 7s; animation-delay: 1s, 2s; animation-name: a, 'x', \"b\"; animation-duration: var(--two)", 6, 1),
    ("animation: a 1s, b 2s 3s; animation-delay: 7s, 8s", 2, 8), ("animation-delay: 9s; animation: b 2s", 2, 0),
    ("animation: a 1s; animation-name: b; animation-duration: 5s", 5, 0),
    ("animation-name: b; animation: b 2s, a 1s, b 4s 1s", 4, 1), ("animation: b 2s -500ms", 2, -0.5),
    ("animation: b +2s ease +1s", 2, 1), ("animation: b 2s; animation-delay: -0.25s", 2, -0.25),
  ])
  func listsHaveAnEntryForEachName(rule: String, duration: Double, delay: Double) throws {
    let sheet = ".x { \(rule) } @keyframes b { from { scale: 0 } to { scale: 1 } }"
    let found = try MotionImporter(of: sheet, as: .css)
    let animation = try found.animation(named: "b")
    #expect(animation.duration == duration && animation.beginTime == delay)
    #expect(found.remarks(besideAnimationNamed: "b").allSatisfy { $0.part.hasPrefix("animation: a") })
  }

  /// A negative duration makes a declaration invalid; a delay may be negative, also that of a transition.
  @Test func negativeTimes() throws {
    for rule in ["animation: b -1s", "animation-name: b; animation-duration: -1s"] {
      let sheet = "@keyframes b { from { scale: 0 } to { scale: 1 } } .x { \(rule) }"
      let error = try #require(throws: ImportError.self) {
        try MotionImporter(of: sheet, as: .css).animation(named: "b")
      }
      #expect(error.problem.hasSuffix("expected a duration of 0 or more, found '-1s'"))
    }
    let found = try MotionImporter(of: ".x { transition: opacity 0.3s ease -0.1s }", as: .css)
    #expect(found.motions.map(\.motion.description) == ["0.3s ease -0.1s"])
  }

  /// An animation that a later `animation` takes away has the times of none.
  @Test func aLaterAnimationNamesAnew() throws {
    let sheet = ".x { animation-name: b; animation: a 2s } @keyframes b { from { scale: 0 } to { scale: 1 } }"
    #expect(try MotionImporter(of: sheet, as: .css).animation(named: "b").duration == 1)
  }

  @Test func otherNamesAreRefused() throws {
    let found = try MotionImporter(of: "@keyframes slide { from { opacity: 0 } to { opacity: 1 } }", as: .css)
    for (name, message) in [
      ("slode", "no @keyframes 'slode'; did you mean 'slide'?"), ("", "no @keyframes ''"),
      ("fade", "no @keyframes 'fade'"),
    ] {
      #expect(throws: ImportError.self) { try found.animation(named: name) }
      do throws(ImportError) {
        _ = try found.animation(named: name)
      } catch {
        #expect(error.description == message && error.place == nil)
      }
    }
  }

  @Test(arguments: [
    ("a } b", "line 1, column 3: expected a rule, found '}'"),
    ("a {\n --x: 'y }", "line 2, column 7: the string has no end"),
    (
      String(repeating: "a {", count: 100),
      "line 1, column 96: blocks nested deeper than 32, the deepest that is allowed"
    ),
    ("ü { b: c", "line 1, column 1: the block has no '}'"),
  ]) func sheetsOutsideTheGrammarAreRefused(text: String, message: String) throws {
    do throws(ImportError) {
      _ = try MotionImporter(of: text, as: .css)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == message)
    }
  }

  /// Escaped marks in selectors are of a name, as Tailwind writes them.
  @Test(arguments: [
    #".before\:content-\[\'\'\]::before"#, #".a\"b, .w-\[calc\(1px\)\]"#, #".c\{\}\;"#, #".d\/\*"#,
  ]) func escapedMarksAreOfNames(selector: String) throws {
    let found = try MotionImporter(of: "\(selector) { content: ''; transition: x 1s } .e\\", as: .css)
    #expect(found.motions.map { "\($0.name): \($0.motion)" } == ["\(selector) transition: 1s ease"])
    #expect(found.problems.isEmpty)
  }

  /// An address without quotation marks has no comments, strings or blocks inside.
  @Test(arguments: [
    "url(https://x/*/y.png)", "URL( data:image/svg+xml;utf8,<a b='{'> )", #"url(a\)/*b)"#, "url( 'a)/*b' )", "url()",
    "url(a)/* ) */",
  ]) func addressesAreSkipped(address: String) throws {
    let sheet = ".a { background: \(address); transition: x 1s } .b { transition: /* url( */ y 2s } /*/ { /* } */"
    let found = try MotionImporter(of: sheet, as: .css)
    #expect(found.motions.map(\.motion.description) == ["1s ease", "2s ease"])
  }

  /// An error in a keyframe has the place of its declaration.
  @Test(arguments: [
    ("scale: 0;\n opacity: x", "line 2, column 2: opacity: expected one number, found 'x'"),
    (
      "scale: 0;\n\nanimation-timing-function: back",
      "line 3, column 1: expected a timing function, found 'back'"
    ),
    ("\nscale: 0; left: 1px", "line 2, column 11: left: expected translate, scale, rotate, opacity or transform"),
    ("scale: var(--s)", "line 1, column 21: a custom property that the file does not define, '--s'"),
  ]) func errorsInKeyframesHaveTheirPlace(declarations: String, message: String) throws {
    let found = try MotionImporter(of: "@keyframes k { from{\(declarations) } to { scale: 1 } }", as: .css)
    let error = #expect(throws: ImportError.self) { try found.animation(named: "k") }
    #expect(error?.description == message)
  }

  @Test func bytesAreCheckedAndAMarkIsSkipped() throws {
    #expect(throws: ImportError.self) { try MotionImporter(of: [0xFF, 0xFE], as: .css) }
    let marked = try MotionImporter(of: [0xEF, 0xBB, 0xBF] + Array("a{--x:ease}".utf8), as: .css)
    #expect(marked.motions.first?.place.column == 3)
  }

  /// Places far into a long text are those of a count from its start.
  @Test func placesInLongTextsAreCounted() throws {
    var (text, places) = ("", [String]())
    var random = SplitMix64(seed: 71)
    var (line, column) = (1, 1)
    for index in 0..<4000 {
      let filler = ["", "ü", "\n", "/* a comment\n */", "    ", "🙂{}"][Int.random(in: 0..<6, using: &random)]
      let declaration = "e\(index){"
      for scalar in (filler + declaration).unicodeScalars {
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
      places.append("line \(line), column \(column)")
      let rest = "--e\(index): ease}"
      text += filler + declaration + rest
      column += rest.count
    }
    let found = try MotionImporter(of: text, as: .css)
    #expect(found.motions.map(\.place.description) == places)
  }

  @Test(arguments: [("1e-51s", "duration of 1e-51"), ("1s 1e51s", "delay of 1e+51")])
  func timesOfNoDocumentAreRefused(times: String, problem: String) throws {
    let text = "@keyframes k { from { scale: 0 } to { scale: 1 } } .a { animation: \(times) k }"
    let found = try MotionImporter(of: text, as: .css)
    let error = #expect(throws: ImportError.self) { try found.animation(named: "k") }
    #expect(error?.problem == "@keyframes k: no document has a \(problem) seconds")
  }

  /// A sheet of many keyframes and rules is read in time that is proportional to it.
  @Test func manyKeyframesTakeTimeInProportion() throws {
    let growth = try growthOfTime(from: 2500) { count in
      let rules = (0..<count).map { index in
        ".a\(index){animation:k\(index) 1s}@keyframes k\(index){from{scale:0}to{scale:1}}\n"
      }
      let found = try MotionImporter(of: rules.joined(), as: .css)
      #expect(found.animationNames.count == count)
      for name in found.animationNames { #expect(try found.animation(named: name).duration == 1) }
    }
    #expect(growth < 24)
  }
}
