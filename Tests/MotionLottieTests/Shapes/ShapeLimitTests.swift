import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionLottie

/// No shapes from outside trap, hang, or grow without bound.
struct ShapeLimitTests {
  private let copies = #"{"ty": "rp", "c": {"k": 1e12}, "tr": {"p": {"k": [1, 0]}}}"#

  /// The segments that a frame took.
  private func cost(_ items: String...) throws -> (segments: Int, isExceeded: Bool, nodes: [Node]) {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let content = try ShapeContent(items, &reader)
    var budget = FrameBudget()
    let nodes = content.nodes(at: 0, budget: &budget)
    return (LottieLimits.segments - budget.segments, budget.isExceeded, nodes)
  }

  private func elementCount(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { sum, node in
      sum + (node.asShape?.path.elements.count ?? 0) + elementCount(node.asGroup?.children ?? [])
    }
  }

  @Test func repeatersOfRepeatersStopAtTheLimit() throws {
    let (segments, isExceeded, nodes) = try cost(
      ShapeText.square, copies, copies, copies, copies, ShapeText.fill, ShapeText.stroke)
    #expect(isExceeded)
    #expect(segments <= LottieLimits.segments)
    #expect(elementCount(nodes) <= LottieLimits.segments)
  }

  @Test func stylesOfManyCopiesStopAtTheLimit() throws {
    let styles = Array(repeating: ShapeText.fill, count: 2000)
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let content = try ShapeContent([ShapeText.square, copies] + styles + [copies], &reader)
    var budget = FrameBudget()
    let nodes = content.nodes(at: 0, budget: &budget)
    #expect(budget.isExceeded)
    #expect(elementCount(nodes) <= LottieLimits.segments)
  }

  /// Ten thousand copies of 256 dashes, or of 512 stops, counted as ten thousand squares.
  @Test func dashesAndStopsOfCopiesStopAtTheLimit() throws {
    let dashes = Array(repeating: #"{"n": "d", "v": {"k": 1}}"#, count: 256).joined(separator: ",")
    let stops = (0..<256).map { "\(Double($0) / 256), 1, 0, 0" } + (0..<256).map { "\(Double($0) / 256), 1" }
    func gradient(_ type: Int) -> String {
      #"{"ty": "gf", "t": \#(type), "g": {"p": 256, "k": {"k": [\#(stops.joined(separator: ", "))]}}}"#
    }
    let tenCopies = #"{"ty": "rp", "c": {"k": 10}, "tr": {"p": {"k": [1, 0]}}}"#
    for style in [#"{"ty": "st", "d": [\#(dashes)]}"#, gradient(1), gradient(3)] {
      let (_, isExceeded, nodes) = try cost(ShapeText.square, style, copies, tenCopies)
      #expect(isExceeded && !nodes.isEmpty)
      #expect(PictureExtent(nodes).total <= LottieLimits.segments)
    }
    #expect(try !cost(ShapeText.square, gradient(3), tenCopies).isExceeded)
  }

  @Test func hugeCountsAreBounded() throws {
    let star = #"{"ty": "sr", "pt": {"k": 1e12}, "or": {"k": 50}, "ir": {"k": 20}}"#
    #expect(try cost(star, ShapeText.fill).segments < 100_000)
    let zigZag = #"{"ty": "zz", "s": {"k": 3}, "r": {"k": 1e12}}"#
    #expect(try cost(ShapeText.square, zigZag, ShapeText.fill).segments < 100_000)
    #expect(try cost(star, zigZag, ShapeText.fill).isExceeded)
    let chain = try cost(ShapeText.square, zigZag, zigZag, ShapeText.fill)
    #expect(chain.isExceeded)
    #expect(chain.nodes.isEmpty)
  }

  @Test func bordersOfBordersStopBeforeTheyTakeSeconds() throws {
    let border = #"{"ty": "op", "a": {"k": 3}, "lj": 2}"#
    #expect(try !cost(ShapeText.square, border, border, ShapeText.fill).isExceeded)
    let star = #"{"ty": "sr", "pt": {"k": 5000}, "or": {"k": 50}, "ir": {"k": 20}}"#
    #expect(try !cost(star, border, ShapeText.fill).isExceeded)
    let twice = try cost(star, border, border, ShapeText.fill)
    #expect(twice.isExceeded)
    #expect(twice.nodes.isEmpty)
  }

  /// The lengths of half a million curves took seconds for a frame, as they cost as much as the curves.
  @Test func trimsOfManyCurvesStopBeforeTheyTakeSeconds() throws {
    let star = #"{"ty": "sr", "pt": {"k": 20}, "or": {"k": 50}, "ir": {"k": 20}}"#
    func waves(_ count: Int) -> String { #"{"ty": "zz", "s": {"k": 3}, "r": {"k": \#(count)}, "pt": {"k": 2}}"# }
    let trim = #"{"ty": "tm", "s": {"k": 10}, "e": {"k": 80}, "o": {"k": 0}}"#
    #expect(try !cost(star, waves(1000), trim, ShapeText.fill).isExceeded)
    let many = try cost(star, waves(6000), trim, ShapeText.fill)
    #expect(many.isExceeded && many.nodes.isEmpty)
  }

  @Test func preparationStaysWithinItsBudget() throws {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let moving = #"{"ty": "el", "s": {"k": [5, 5]}, "p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [5, 5]}]}}"#
    var content = try ShapeContent(
      [ShapeText.square, copies, copies, ShapeText.fill, copies, moving, ShapeText.stroke], &reader)
    var budget = FrameBudget()
    content.prepare(budget: &budget)
    // Nothing incomplete is kept, and the next document's content finds its budget.
    #expect(!budget.isExceeded)
    var frame = FrameBudget()
    _ = content.nodes(at: 3, budget: &frame)
    #expect(frame.segments >= 0)
  }

  private static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 100, -100, 1e-300, 1e300, -1e300, 1e12, -1e12, 1e-12, 359.999, 4, 7.5, 250,
  ]

  private func number(_ random: inout SplitMix64) -> String {
    "\(random.element(of: Bool.random(using: &random) ? Self.extremes : [1, 2, 3, 10, 40, 100]))"
  }

  private func property(_ random: inout SplitMix64) -> String {
    if Bool.random(using: &random) { return #"{"k": \#(number(&random))}"# }
    return #"{"k": [\#(number(&random)), \#(number(&random)), \#(number(&random))]}"#
  }

  private func outline(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...4, using: &random)
    let list = { (random: inout SplitMix64) in
      "[" + (0..<count).map { _ in "[\(self.number(&random)), \(self.number(&random))]" }.joined(separator: ",") + "]"
    }
    let isClosed = Bool.random(using: &random)
    return #"{"k": {"c": \#(isClosed), "v": \#(list(&random)), "i": \#(list(&random)), "o": \#(list(&random))}}"#
  }

  private func item(_ random: inout SplitMix64, depth: Int) -> String {
    let members = [
      "el": ["p", "s"], "rc": ["p", "s", "r"], "sr": ["p", "r", "or", "os", "ir", "is"], "fl": ["c", "o"],
      "st": ["c", "o", "w", "ml"], "gf": ["s", "e", "h", "a"], "tm": ["s", "e", "o"], "rd": ["r"], "rp": ["o"],
      "pb": ["a"], "zz": ["s"], "op": ["a", "ml"], "mm": [], "tr": ["a", "p", "s", "r", "o", "sk", "sa"], "sh": [],
      "gr": [],
    ]
    let type = random.element(of: members.keys.sorted())
    var text = #"{"ty": "\#(type)", "d": 1"#
    for name in members[type] ?? [] { text += #", "\#(name)": \#(property(&random))"# }
    switch type {
    case "gr":
      let count = depth > 3 ? 0 : Int.random(in: 0...5, using: &random)
      let items = (0..<count).map { _ in item(&random, depth: depth + 1) }
      text += #", "it": [\#(items.joined(separator: ", "))]"#
    case "sh": text += #", "ks": \#(outline(&random))"#
    case "sr": text += #", "pt": {"k": \#(Int.random(in: 0...9, using: &random))}"#
    case "zz": text += #", "r": {"k": \#(Int.random(in: 0...5, using: &random))}, "pt": {"k": 2}"#
    case "gf":
      let stops = (0..<14).map { _ in number(&random) }.joined(separator: ", ")
      text += #", "t": \#(Int.random(in: 1...3, using: &random)), "g": {"p": 2, "k": {"k": [\#(stops)]}}"#
    case "rp":
      text += #", "c": {"k": \#(Int.random(in: 0...9, using: &random))}, "tr": {"p": \#(property(&random)), "#
      text += #""s": \#(property(&random)), "r": \#(property(&random)), "a": \#(property(&random))}"#
    case "tm": text += #", "m": \#(Int.random(in: 1...2, using: &random))"#
    case "mm": text += #", "mm": \#(Int.random(in: 1...5, using: &random))"#
    case "op": text += #", "lj": \#(Int.random(in: 1...3, using: &random))"#
    default: break
    }
    return text + "}"
  }

  /// Whatever the numbers, a picture is finite: a scene with it can be written.
  @Test func picturesOfAnyNumbersAreFinite() throws {
    var random = SplitMix64(seed: 77)
    var drawn = 0
    for _ in 0..<thorough(3000) {
      let items = (0..<Int.random(in: 1...8, using: &random)).map { _ in item(&random, depth: 0) } + [ShapeText.fill]
      var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
      var content = try ShapeContent(items, &reader)
      var budget = FrameBudget()
      let nodes = content.nodes(at: 0, budget: &budget)
      #expect(budget.segments >= 0)
      #expect(throws: Never.self, "\(items)") { try Scene(size: SIMD2(100, 100), nodes: nodes).validate() }
      if !nodes.isEmpty { drawn += 1 }
      // Prepared content is the same.
      var preparation = FrameBudget()
      content.prepare(budget: &preparation)
      #expect(content.nodes() == nodes, "\(items)")
    }
    #expect(drawn > thorough(3000) / 4)
  }

  @Test func valuesThatAreNoNumbersDrawNothing() throws {
    var content = try ShapeContent(
      ShapeText.square, #"{"ty": "el", "s": {"k": [9, 9]}}"#, #"{"ty": "sr", "pt": {"k": 5}, "or": {"k": 5}}"#,
      ShapeText.lines([(0, 0), (9, 0), (9, 9)]), #"{"ty": "tm", "e": {"k": 50}}"#, #"{"ty": "rd", "r": {"k": 3}}"#,
      #"{"ty": "zz", "s": {"k": 3}, "r": {"k": 2}}"#, #"{"ty": "op", "a": {"k": 3}}"#, #"{"ty": "pb", "a": {"k": 9}}"#,
      #"{"ty": "rp", "c": {"k": 3}, "tr": {"p": {"k": [3, 0]}}}"#, ShapeText.fill, ShapeText.stroke,
      #"{"ty": "gf", "t": 2, "g": {"p": 1, "k": {"k": [0, 1, 1, 1]}}}"#,
      ShapeText.group(ShapeText.square, ShapeText.fill, transform: #""p": {"k": [1, 1]}"#))
    for value in [Double.nan, .infinity, -.infinity] {
      for turn in 0..<40 {
        var changed = content
        var setter = NumberSetter(value: value, turn: turn)
        changed.visit(&setter)
        try Scene(size: SIMD2(10, 10), nodes: changed.nodes()).validate()
      }
    }
    var all = NumberSetter(value: .nan, turn: nil)
    content.visit(&all)
    #expect(content.nodes().isEmpty)
  }
}

/// Gives one property, or all, a number.
private struct NumberSetter: PropertyVisitor {
  let value: Double
  /// The properties before the one to set; nil for all.
  var turn: Int?

  private mutating func isDue() -> Bool {
    guard let rest = turn else { return true }
    turn = rest - 1
    return rest == 0
  }

  mutating func enter(_ name: String) -> Bool { true }
  mutating func leave() {}
  mutating func visit(_ name: String, _ property: inout Property<Double>) {
    let value = value
    if isDue() { property = .computed { _ in value } }
  }
  mutating func visit(_ name: String, _ property: inout Property<Vector>) {
    let value = value
    if isDue() { property = .computed { _ in Vector(repeating: value) } }
  }
  // Its coordinates are visited by themselves.
  mutating func visit(_ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>) {
  }
  mutating func visit(_ name: String, _ property: inout Property<Color>) {}
  mutating func visit(_ name: String, _ property: inout Property<Outline>) {
    let value = value
    guard isDue() else { return }
    property = .computed { _ in
      Outline(vertices: [.init(point: SIMD2(value, 0)), .init(point: SIMD2(0, value), inTangent: SIMD2(1, value))])
    }
  }
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>) {
    let value = value
    if isDue() { property = .computed { _ in GradientNumbers(numbers: [value, value, value, value]) } }
  }
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>) {}
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>) {}
}
