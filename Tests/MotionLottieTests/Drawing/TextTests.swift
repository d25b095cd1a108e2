import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Text, from letters in the document and without them.
struct TextTests {
  private static let box =
    #"{"c": true, "v": [[0,-50],[40,-50],[40,0],[0,0]], "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]]}"#

  /// A face of squares of 40 by 50, 60 apart, and a blank of 30.
  private static let chars =
    ["a", "b", "A", "B"].map {
      """
      {"ch": "\($0)", "fFamily": "Squares", "style": "Regular", "size": 100, "w": 60,
       "data": {"shapes": [{"ty": "gr", "it": [{"ty": "sh", "ks": {"k": \(box)}}]}]}}
      """
    }.joined(separator: ",\n") + #", {"ch": " ", "fFamily": "Squares", "style": "Regular", "w": 30, "data": {}}"#

  private static let fonts = #"""
    "fonts": {"list": [{"fName": "S", "fFamily": "Squares", "fStyle": "Regular", "ascent": 70},
      {"fName": "O", "fFamily": "Other Sans", "fStyle": "Bold Italic", "ascent": 80}]}
    """#

  private func animation(_ document: String) throws -> LottieAnimation {
    let layer = LottieText.layer(5, "text", "\"t\": {\"d\": {\"k\": [{\"t\": 0, \"s\": {\(document)}}]}}")
    return try LottieAnimation(
      parsing: LottieText.document(layer, members: "\(Self.fonts), \"chars\": [\(Self.chars)]"))
  }

  private func nodes(_ document: String) throws -> [Node] {
    try #require(animation(document).scene(at: 0).group("text")).children
  }

  /// The left upper corners of the letters.
  private func corners(_ document: String) throws -> [SIMD2<Double>] {
    try nodes(document).flatMap { node -> [SIMD2<Double>] in
      guard case .shape(let shape) = node else { return [] }
      return shape.path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    }
  }

  @Test func lettersStandSideBySide() throws {
    let text = #""t": "ab a", "f": "S", "s": 50, "fc": [1, 0, 0], "tr": 100"#
    // Advances of 30 and 15, and 5 of tracking.
    #expect(try corners(text) == [[0, -25], [35, -25], [90, -25]])
    guard case .shape(let shape)? = try nodes(text).first else {
      Issue.record("expected a shape")
      return
    }
    #expect(shape.fill == Fill(Color(red: 1, green: 0, blue: 0)))
    #expect(try animation(text).warnings.isEmpty)
  }

  @Test func aLetterThatIsACompositionIsNotDrawn() throws {
    let char = #"{"ch": "a", "fFamily": "Squares", "style": "Regular", "w": 60, "t": 1, "data": {"refId": "x"}}"#
    let layer = LottieText.layer(5, "text", #""t": {"d": {"k": [{"t": 0, "s": {"t": "a", "f": "S", "s": 50}}]}}"#)
    let animation = try LottieAnimation(
      parsing: LottieText.document(layer, members: "\(Self.fonts), \"chars\": [\(char)]"))
    #expect(animation.warnings.map(\.feature) == ["glyph of a composition"])
  }

  @Test func linesBreakAndAreJustified() throws {
    for lineBreak in [#"\r"#, #"\n"#, #"\r\n"#, #"\u0003"#] {
      let text = "\"t\": \"ab\(lineBreak)a\", \"f\": \"S\", \"s\": 100, \"fc\": [0, 0, 0], \"lh\": 80, \"ls\": 5"
      #expect(try corners(text) == [[0, -55], [60, -55], [0, 25]])
      #expect(try corners(text + ", \"j\": 1") == [[-120, -55], [-60, -55], [-60, 25]])
      #expect(try corners(text + ", \"j\": 2") == [[-60, -55], [0, -55], [-30, 25]])
    }
    #expect(try corners(#""t": "a\ra", "f": "S", "s": 100, "fc": [0, 0, 0]"#) == [[0, -50], [0, 70]])
  }

  /// The tracking of the last letter and the spaces behind it lie outside of what is aligned.
  @Test func linesAreAlignedByWhatIsSeen() throws {
    let text = #""f": "S", "s": 20, "fc": [0, 0, 0]"#
    // Letters are 12 wide and spaces 6; the tracking is 10.
    let cases: [(String, String, [Double])] = [
      (#""t": "aa", "j": 2, "tr": 500"#, "centred", [-17, 5]), (#""t": "aa", "j": 1, "tr": 500"#, "right", [-34, -12]),
      (#""t": "aa  ", "j": 1, "tr": 0"#, "spaces", [-24, -12]),
      (#""t": " a a ", "j": 1, "tr": 500"#, "inside", [-50, -12]),
      (#""t": "  ", "j": 1, "tr": 500"#, "spaces alone", []),
      (#""t": "aa ", "j": 0, "tr": 500"#, "left", [0, 22]),
    ]
    for (members, name, places) in cases {
      let found = try corners("\(text), \(members)").map { $0.x }
      #expect(found.count == places.count && zip(found, places).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name): \(found)")
    }
  }

  @Test func aParagraphBreaksAtTheEdgeOfItsBox() throws {
    let text = #""f": "S", "s": 100, "fc": [0, 0, 0], "lh": 100, "sz": [150, 300], "ps": [10, 20]"#
    // The first base line is the ascent, 70, below the top of the box.
    #expect(try corners(text + #", "t": "ab a""#) == [[10, 40], [70, 40], [10, 140]])
    #expect(try corners(text + #", "t": "aba""#) == [[10, 40], [70, 40], [10, 140]])
    #expect(try corners(text + #", "t": "a", "j": 1"#) == [[100, 40]])
  }

  @Test func strokesLieUnderOrOverTheLetters() throws {
    let text = #""t": "ab", "f": "S", "s": 100, "fc": [0, 0, 0], "sc": [1, 1, 1], "sw": 3"#
    let under = try nodes(text)
    #expect(under.count == 4)
    guard case .shape(let first) = under[0], case .shape(let second) = under[1] else { return }
    #expect(first.stroke?.width == 3 && first.fill == nil && second.fill != nil && second.stroke == nil)
    #expect(try nodes(text + #", "of": true"#).count == 2)
  }

  @Test func capitalsAreLettersOfTheirOwn() throws {
    #expect(try corners(#""t": "aB", "f": "S", "s": 100, "fc": [0, 0, 0], "ca": 1"#) == [[0, -50], [60, -50]])
    #expect(try corners(#""t": "aB", "f": "S", "s": 100, "fc": [0, 0, 0], "ca": 2"#) == [[0, -35], [42, -50]])
  }

  @Test func lettersWithoutOutlinesAreLeftOut() throws {
    let text = #""t": "axb", "f": "S", "s": 100, "fc": [0, 0, 0]"#
    #expect(try corners(text) == [[0, -50], [60, -50]])
    #expect(try animation(text).warnings.map(\.feature) == ["missing letter"])
  }

  @Test func aFontThatIsNotInTheDocumentIsALabel() throws {
    let text = #""t": "two\rlines", "f": "O", "s": 20, "fc": [0, 0, 1], "tr": 50, "j": 2, "lh": 30"#
    #expect(try animation(text).warnings.map { "\($0.pointer) \($0.feature)" } == ["/layers/0/t font not embedded"])
    let labels = [("two", 0.0), ("lines", 30)].map { text, y in
      Node.label(
        Label(
          text, at: [0, y], size: 20, family: "'Other Sans', sans-serif", weight: .bold, isItalic: true,
          letterSpacing: 1, anchor: .middle, color: Color(red: 0, green: 0, blue: 1)))
    }
    #expect(try nodes(text) == labels)
  }

  @Test func textsAreHeldFromKeyToKey() throws {
    let keys = #"""
      {"t": 10, "s": {"t": "aa", "f": "S", "s": 100, "fc": [0, 0, 0]}},
      {"t": 20, "s": {"t": "b", "f": "S", "s": 100, "fc": [0, 0, 0]}}
      """#
    let layer = LottieText.layer(5, "text", "\"t\": {\"d\": {\"k\": [\(keys)]}}")
    let animation = try LottieAnimation(
      parsing: LottieText.document(layer, members: "\(Self.fonts), \"chars\": [\(Self.chars)]"))
    for (frame, count) in [(0, 2), (10, 2), (19.99, 2), (20, 1), (50, 1)] {
      guard case .shape(let shape)? = try #require(animation.scene(at: frame).group("text")).children.first else {
        Issue.record("expected a shape at \(frame)")
        continue
      }
      #expect(shape.path.elements.count { if case .move = $0 { true } else { false } } == count, "at \(frame)")
    }
  }

  @Test func whatIsNotPaintedIsNotDrawn() throws {
    #expect(try nodes(#""t": "a", "f": "S", "s": 100"#).isEmpty)
    #expect(try nodes(#""t": "", "f": "S", "s": 100, "fc": [0, 0, 0]"#).isEmpty)
    #expect(try nodes(#""t": "a", "f": "S", "s": -100, "fc": [0, 0, 0]"#).isEmpty)
  }

  @Test func lettersAreLimited() throws {
    let text = String(repeating: "a", count: 12_000)
    let animation = try animation("\"t\": \"\(text)\", \"f\": \"O\", \"s\": 1, \"fc\": [0, 0, 0]")
    #expect(animation.warnings.contains { $0.feature == "many letters" })
    guard case .label(let label)? = try #require(animation.scene(at: 0).group("text")).children.first else {
      Issue.record("expected a label")
      return
    }
    #expect(label.text.utf8.count == 10_000)
  }
}
