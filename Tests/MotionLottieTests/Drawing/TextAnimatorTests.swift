import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Letters that animators move, and letters along a path.
///
/// The pictures of the fixtures in `letters` are compared with lottie-web's by `make lottie`.
struct TextAnimatorTests {
  private static let box =
    #"{"c": true, "v": [[0,-50],[40,-50],[40,0],[0,0]], "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]]}"#

  /// A face of squares of 40 by 50, 60 apart, and a blank of 60.
  private static let face =
    #""fonts": {"list": [{"fName": "S", "fFamily": "Squares", "fStyle": "Regular", "ascent": 70}]}, "chars": ["#
    + ["a", "b"].map {
      """
      {"ch": "\($0)", "fFamily": "Squares", "style": "Regular", "size": 100, "w": 60,
       "data": {"shapes": [{"ty": "gr", "it": [{"ty": "sh", "ks": {"k": \(box)}}]}]}}
      """
    }.joined(separator: ",\n") + #", {"ch": " ", "fFamily": "Squares", "style": "Regular", "w": 60, "data": {}}]"#

  private func animation(
    _ text: String, _ animators: String..., members: String = "", layer: String = "", style: String = "",
    face: String = Self.face
  ) throws -> LottieAnimation {
    let content = """
      "t": {"d": {"k": [{"t": 0, "s": {"t": "\(text)", "f": "S", "s": 100, "fc": [1, 0, 0], "lh": 100\(style)}}]},
        "a": [\(animators.joined(separator: ", "))]\(members)}\(layer)
      """
    return try LottieAnimation(parsing: LottieText.document(LottieText.layer(5, "text", content), members: face))
  }

  /// An animator with a selector and values.
  private func animator(_ selector: String, _ values: String) -> String {
    #"{"nm": "Rise", "s": {\#(selector)}, "a": {\#(values)}}"#
  }

  /// The left upper corners of the letters.
  private func corners(_ animation: LottieAnimation, at frame: Double = 0) throws -> [SIMD2<Double>] {
    try #require(animation.scene(at: frame).group("text")).children.flatMap { corners($0) }
  }

  private func corners(_ node: Node) -> [SIMD2<Double>] {
    switch node {
    case .shape(let shape): shape.path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    case .group(let group): group.children.flatMap { corners($0) }
    default: []
    }
  }

  /// The parts of a rise by 100 that letters get: their weights.
  private func weights(_ selector: String, _ text: String = "abab", at frame: Double = 0) throws -> [Double] {
    let animation = try animation(text, animator(selector, #""p": {"k": [0, -100]}"#))
    return try corners(animation, at: frame).map { (-50 - $0.y) / 100 }
  }

  @Test func aSquareTakesThePartOfALetterThatItCovers() throws {
    #expect(try weights(#""s": {"k": 25}"#) == [0, 1, 1, 1])
    #expect(try weights(#""s": {"k": 37.5}, "e": {"k": 75}"#) == [0, 0.5, 1, 0])
    // A range within one letter: lottie-web takes more than is covered.
    #expect(try weights(#""s": {"k": 55}, "e": {"k": 65}"#)[2].isNear(0.4))
    #expect(try weights(#""s": {"k": 75}, "e": {"k": 25}"#) == [0, 1, 1, 0])
    #expect(try weights(#""s": {"k": 0}, "e": {"k": 50}, "o": {"k": 25}, "a": {"k": -50}"#) == [0, -0.5, -0.5, 0])
    #expect(try weights(#""r": 2, "s": {"k": 1}, "e": {"k": 3}"#) == [0, 1, 1, 0])
    #expect(try weights(#""r": 2, "s": {"k": 1}"#) == [0, 1, 1, 1])
  }

  /// Whatever of an animator moves, the letters do.
  @Test(arguments: [
    (#""s": {"k": 0}"#, #""p": {"k": [0, -50]}, "fc": {"k": [0, 1, 0]}"#, false),
    (#""s": {"k": 0}, "a": MOVING"#, #""p": {"k": [0, -50]}, "fc": {"k": [0, 1, 0]}"#, true),
    (#""s": {"k": 0}"#, #""p": {"a": 1, "k": [{"t": 0, "s": [0, 0]}, {"t": 20, "s": [0, -50]}]}"#, true),
    (#""s": {"k": 0}"#, #""r": MOVING"#, true), (#""s": {"k": 0}"#, #""o": MOVING"#, true),
    (#""s": {"k": 0}"#, #""t": MOVING"#, true), (#""s": {"k": 0}"#, #""sk": MOVING, "sa": {"k": 0}"#, true),
    (#""s": {"k": 0}"#, #""fc": {"a": 1, "k": [{"t": 0, "s": [0, 0, 0]}, {"t": 20, "s": [0, 1, 0]}]}"#, true),
  ])
  func lettersMoveWithTheirAnimator(selector: String, values: String, isMoving: Bool) throws {
    let moving = #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 20, "s": [50]}]}"#
    let parts = [selector, values].map { $0.replacing("MOVING", with: moving) }
    let animation = try animation("ab", animator(parts[0], parts[1]))
    let groups = try [0.0, 10, 20].map { try #require(animation.scene(at: $0).group("text")) }
    #expect((groups[0] != groups[1]) == isMoving && (groups[1] != groups[2]) == isMoving)
  }

  @Test func aRangeWithoutSoftnessTakesALetterWhole() throws {
    #expect(try weights(#""s": {"k": 35}, "sm": {"k": 0}"#) == [0, 1, 1, 1])
    #expect(try weights(#""s": {"k": 40}, "sm": {"k": 0}"#) == [0, 0, 1, 1])
    #expect(try weights(#""s": {"k": 37.5}, "sm": {"k": 50}"#) == [0, 0.5, 1, 1])
  }

  /// Ramps, a triangle, √(1 − x²) and (1 − cos 2πx)/2 at the middles of four letters.
  private static let shapes: [(Int, [Double])] = [
    (2, [0.125, 0.375, 0.625, 0.875]), (3, [0.875, 0.625, 0.375, 0.125]), (4, [0.25, 0.75, 0.75, 0.25]),
    (5, [0.6614378, 0.9682458, 0.9682458, 0.6614378]), (6, [0.1464466, 0.8535534, 0.8535534, 0.1464466]),
  ]

  @Test(arguments: Self.shapes)
  func shapesWeighTheMiddlesOfLetters(_ shape: Int, _ expected: [Double]) throws {
    let weights = try weights("\"sh\": \(shape)")
    #expect(weights.count == expected.count)
    for (weight, expected) in zip(weights, expected) { #expect((weight - expected).magnitude < 1e-6) }
    // A range without letters.
    let empty = try self.weights("\"sh\": \(shape), \"s\": {\"k\": 50}, \"e\": {\"k\": 50}")
    #expect(empty == (shape == 2 ? [0, 0, 1, 1] : shape == 3 ? [1, 1, 0, 0] : [0, 0, 0, 0]))
  }

  @Test func easesBendTheWeights() throws {
    // The curve (0.5, 0, 0.5, 1), which is 0.5 in its middle, and steeper than linear there.
    let eased = try weights(#""sh": 2, "xe": {"k": 50}, "ne": {"k": 50}"#, "aba")
    #expect(eased[1].isNear(0.5) && eased[0] < 1 / 6.0 && eased[2] > 5 / 6.0)
    // The curve (0, 1, 1, 0).
    let backwards = try weights(#""sh": 2, "xe": {"k": -100}, "ne": {"k": -100}"#, "aba")
    #expect(backwards[1].isNear(0.5) && backwards[0] > 1 / 6.0 && backwards[2] < 5 / 6.0)
  }

  @Test func rangesCountLettersWordsAndLines() throws {
    let half = #""e": {"k": 50}"#
    // Blanks are not drawn, but count as characters.
    #expect(try weights(half, "a ba") == [1, 0, 0])
    #expect(try weights(half + #", "b": 2"#, "a bab") == [1, 1, 0, 0])
    #expect(try weights(half + #", "b": 3"#, "ab ab") == [1, 1, 0, 0])
    #expect(try weights(half + #", "b": 4"#, #"ab\rab"#).prefix(2) == [1, 1])
    #expect(try weights(#""rn": 1, "e": {"k": 50}"#, "abababab").reduce(0, +) == 4)
    #expect(try weights(#""rn": 1, "e": {"k": 50}"#, "abababab") == weights(#""rn": 1, "e": {"k": 50}"#, "abababab"))
  }

  @Test func lettersTurnAndGrowAboutTheMiddlesOfTheirGroups() throws {
    let turned = try corners(animation("ab", animator("", #""r": {"k": 180}"#)))
    // Letters are 60 wide: the corner (0, −50) goes to (60, 50).
    #expect(turned.map(\.x).allNear([60, 120]) && turned.map(\.y).allNear([50, 50]))
    let members = #", "m": {"g": 2, "a": {"k": [0, 0]}}"#
    let words = try corners(animation("ab a", animator("", #""r": {"k": 180}"#), members: members))
    #expect(words.map(\.x).allNear([120, 60, 240]) && words.map(\.y).allNear([50, 50, 50]))
    let grown = try corners(animation("a", animator("", #""s": {"k": [200, 50]}, "a": {"k": [10, 0]}"#)))
    #expect(grown.map(\.x).allNear([30 - 2 * 40]) && grown.map(\.y).allNear([-25]))
  }

  @Test func lettersFadeAndTakeColours() throws {
    let animation = try animation("ab", animator(#""e": {"k": 50}"#, #""o": {"k": 25}, "fc": {"k": [0, 0, 1]}"#))
    let children = try #require(animation.scene(at: 0).group("text")).children
    guard case .group(let faded)? = children.first, case .shape(let first)? = faded.children.first,
      case .shape(let second)? = children.last
    else {
      Issue.record("expected a group and a shape")
      return
    }
    #expect(faded.opacity == 0.25)
    #expect(first.fill == Fill(Color(red: 0, green: 0, blue: 1)))
    #expect(second.fill == Fill(Color(red: 1, green: 0, blue: 0)))
    #expect(animation.warnings.isEmpty)
  }

  /// The strokes of letters, nil for those without one.
  private func strokes(_ animation: LottieAnimation) throws -> [Stroke?] {
    try #require(animation.scene(at: 0).group("text")).children.map { node in
      guard case .shape(let shape) = node else { return nil }
      return shape.stroke
    }
  }

  /// As in lottie-web, what an animator strokes is black before, and as wide as the text says, or 0.
  @Test(arguments: [("", 0.0), (#", "sw": 2"#, 2)])
  func animatorsStrokeTextWithoutAStroke(style: String, width: Double) throws {
    let style = style + #", "of": true"#
    let half = #""e": {"k": 50}"#
    let painted = try strokes(
      animation("ab", animator(half, #""sc": {"k": [0, 0, 1]}, "sw": {"k": 3}"#), style: style))
    #expect(painted.count == 2 && painted[0]?.width == width + 3)
    #expect(painted[0]?.paint == .color(Color(red: 0, green: 0, blue: 1)))
    // A letter that is not taken has the black one of the text.
    #expect(width == 0 ? painted[1] == nil : painted[1]?.paint == .color(.black) && painted[1]?.width == width)
    let mixed = try strokes(
      animation("a", animator(#""a": {"k": 50}"#, #""sc": {"k": [0, 0, 1]}, "sw": {"k": 4}"#), style: style))
    #expect(mixed.first??.paint == .color(Color(red: 0, green: 0, blue: 0.5)) && mixed.first??.width == width + 2)
    // A width alone has no colour, and a colour alone no width.
    let thick = try strokes(animation("a", animator("", #""sw": {"k": 3}"#), style: style))
    #expect(thick == [nil])
    let thin = try strokes(animation("a", animator("", #""sc": {"k": [0, 0, 1]}"#), style: style))
    #expect(thin.first??.width == (width == 0 ? nil : width))
    let foreign = try runs("ab", animator(half, #""sc": {"k": [0, 0, 1]}, "sw": {"k": 3}"#), style: style)
    #expect(foreign.map { $0.outline?.width } == [width + 3, width])
  }

  /// The line before a letter that moves begins where one that does not does.
  @Test func movedLettersAreAlignedLikeOthers() throws {
    let rise = animator("", #""p": {"k": [0, -10]}"#)
    for (style, places) in [
      (#", "j": 2, "tr": 500"#, [-85.0, 25]), (#", "j": 1, "tr": 500"#, [-170, -60]), (#", "j": 1"#, [-120, -60]),
    ] {
      #expect(try corners(animation("ab ", rise, style: style)).map { $0.x }.allNear(places), "\(style)")
    }
  }

  /// A path has its text at its end without the spaces behind it.
  @Test func aTextAtTheEndOfAPathIsAlignedByWhatIsSeen() throws {
    let line = #"{"c": false, "v": [[0,0],[300,0]], "i": [[0,0],[0,0]], "o": [[0,0],[0,0]]}"#
    let mask = #", "hasMask": true, "masksProperties": [{"mode": "n", "pt": {"k": \#(line)}}]"#
    let path = #", "p": {"m": 0, "f": {"k": 0}, "l": {"k": 0}, "a": {"k": 0}, "p": {"k": 1}, "r": {"k": 0}}"#
    for text in ["ab", "ab "] {
      let end = try animation(text, members: path, layer: mask, style: #", "j": 1"#)
      #expect(try corners(end).map { $0.x }.allNear([180, 240]))
    }
  }

  @Test func lettersStandOnThePathOfAMask() throws {
    let none = "[[0,0],[0,0],[0,0],[0,0]]"
    let vertices = #""v": [[0,0],[100,0],[100,100],[0,100]], "i": \#(none), "o": \#(none)"#
    let mask = { (isClosed: Bool) in
      #", "hasMask": true, "masksProperties": [{"mode": "n", "pt": {"k": {"c": \#(isClosed), \#(vertices)}}}]"#
    }
    let path = { (first: Int) in
      #", "p": {"m": 0, "f": {"k": \#(first)}, "l": {"k": 0}, "a": {"k": 0}, "p": {"k": 1}, "r": {"k": 0}}"#
    }
    // The middles are at 30, 90 and 150, which is on the second side, whose letters look to the right.
    let around = try animation("aba", members: path(0), layer: mask(true))
    let corners = try corners(around)
    #expect(corners.map(\.x).allNear([0, 60, 150]) && corners.map(\.y).allNear([-50, -50, 20]))
    // Before the start of an open path it goes on straight; a closed one is walked round.
    let before = try self.corners(animation("a", members: path(-60), layer: mask(false)))
    #expect(before.map(\.x).allNear([-60]) && before.map(\.y).allNear([-50]))
    let beforeRing = try self.corners(animation("a", members: path(-60), layer: mask(true)))
    #expect(beforeRing.map(\.x).allNear([-50]) && beforeRing.map(\.y).allNear([60]))
    // Without such a mask the line is straight.
    #expect(try self.corners(animation("a", members: path(0))) == [[0, -50]])
    #expect(around.warnings.isEmpty)
  }

  @Test func animatorsHaveKeyPathsAndCanBeOverridden() throws {
    let animation = try animation("ab", animator("", #""p": {"k": [0, -10]}, "fc": {"k": [0, 0, 1]}"#))
    let paths = Set(animation.keyPaths.map(\.description))
    #expect(paths.isSuperset(of: ["text.Rise.Range Selector.Start", "text.Rise.Position", "text.Rise.Fill Color"]))
    let changed = try animation.overriding("text.Rise.Range Selector.Start", with: .number(50))
    #expect(try corners(changed).map(\.y) == [-50, -60])
  }

  /// The runs of the text's first line, of a font that the document does not bring along.
  private func runs(
    _ text: String, _ animators: String..., style: String = "", at frame: Double = 0
  ) throws -> [Label.Run] {
    let content = """
      "t": {"d": {"k": [{"t": 0, "s": {"t": "\(text)", "f": "S", "s": 100, "fc": [1, 0, 0]\(style)}}]},
        "a": [\(animators.joined(separator: ", "))]}
      """
    let animation = try LottieAnimation(parsing: LottieText.document(LottieText.layer(5, "text", content)))
    guard case .label(let label)? = try #require(animation.scene(at: frame).group("text")).children.first else {
      return []
    }
    #expect(label.text == text && label.runs.map(\.text).joined() == text)
    return label.runs
  }

  /// Without outlines letters are moved from where they lie, painted, faded and spaced.
  @Test func lettersOfForeignFontsHaveRuns() throws {
    let half = #""s": {"k": 50}"#
    let moved = try runs("abab", animator(half, #""p": {"k": [5, -10]}, "o": {"k": 25}, "fc": {"k": [0, 0, 1]}"#))
    #expect(moved.map(\.shift) == [[0, 0], [0, 0], [5, -10], [5, -10]])
    #expect(moved.map(\.color.alpha) == [1, 1, 0.25, 0.25] && moved.map(\.color.blue) == [0, 0, 1, 1])
    let centred = try runs("abab", animator(half, #""p": {"k": [5, -10]}"#), style: #", "j": 2"#)
    #expect(centred.map(\.shift) == [[0, 0], [0, 0], [0, -10], [0, -10]])
    // The space of the third letter is before it.
    let spaced = try runs("abab", animator(half, #""t": {"k": 7}"#), style: #", "tr": 20"#)
    #expect(spaced.map(\.letterSpacing) == [2, 9, 9, 2])
    let outlined = try runs("ab", animator(half, #""sw": {"k": 3}"#), style: #", "sc": [0, 1, 0], "sw": 1"#)
    #expect(outlined.map(\.outline?.width) == [1, 4])
  }

  /// Letters that are shaped together stay together: an accent, conjuncts of Devanagari, a family of pictograms.
  @Test func lettersThatAreShapedTogetherAreOneRun() throws {
    let rise = animator("", #""p": {"k": [0, -10]}"#)
    let texts = [
      ("ae\u{301}i", ["a", "e\u{301}", "i"]), ("\u{928}\u{92E} \u{938}", ["\u{928}\u{92E}", " ", "\u{938}"]),
      ("x\u{1F469}\u{200D}\u{1F4BB}y", ["x", "\u{1F469}\u{200D}\u{1F4BB}", "y"]),
    ]
    for (text, parts) in texts {
      #expect(try runs(text, rise).map(\.text) == parts)
    }
  }

  @Test func whatLettersOfForeignFontsCannotDoIsNamed() throws {
    let fonts = #""fonts": {"list": []}"#
    let turned = try animation("ab", animator("", #""r": {"k": 30}"#), face: fonts)
    #expect(turned.warnings.map(\.feature).sorted() == ["font not embedded", "text animator"])
    let painted = try animation("ab", animator("", #""fc": {"k": [0, 0, 1]}"#), face: fonts)
    #expect(painted.warnings.map(\.feature) == ["font not embedded"])
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let rise = animator("", #""p": {"k": [0, -10]}"#)
    let foreign = try animation("ab", rise, members: #", "p": {"m": 0}"#, face: #""fonts": {"list": []}"#)
    #expect(foreign.warnings.map(\.feature).sorted() == ["font not embedded", "text on a path"])
    let blurred = try animation("ab", animator("", #""bl": {"k": [5, 5]}, "rx": {"k": 4}"#))
    #expect(blurred.warnings.map(\.feature) == ["text animator"])
    let many = try animation("a", [String](repeating: rise, count: 33).joined(separator: ","))
    #expect(many.warnings.map(\.feature) == ["many text animators"])
  }

  @Test func valuesThatAreNoneLeaveAPicture() throws {
    let values = ["1e300", "-1e300", "\"x\"", "null", "[]", "[1e300, -1e300]", "{}"]
    for value in values {
      func all(_ names: [String]) -> String {
        names.map { "\"\($0)\": {\"k\": \(value)}" }.joined(separator: ", ")
      }
      let selector = all(["s", "e", "o", "a", "xe", "ne", "sm"])
      let changes = all(["a", "p", "s", "r", "sk", "sa", "o", "t", "fc", "sw"])
      for shape in 1...7 {
        let all = animator(selector + ", \"sh\": \(shape)", changes)
        let animation = try animation("ab ab", all, members: #", "m": {"g": 2, "a": {"k": \#(value)}}"#)
        #expect(try animation.scene(at: 0).svg().contains("</svg>"))
      }
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}

extension [Double] {
  fileprivate func allNear(_ others: [Double]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }
}
