import MotionNumerics
import Testing
import VectorScene

/// Animations of random scenes, of which parts come, go and change their kind, played frame by frame.
@Suite struct AnimatedFramesTests {
  @Test func everyFrameIsShownAtItsTime() throws {
    var random = RandomScenes(generator: SeededGenerator(seed: 8))
    for round in 0..<400 {
      let frames = (0..<Int.random(in: 2...7, using: &random.generator)).map { _ in random.scene() }
      let root = try XMLReader.read(try AnimatedScene(frames: frames, duration: 1).svg())
      for (index, frame) in frames.enumerated() {
        let played = shown(of: root, at: Double(index) / Double(frames.count - 1))
        let drawn = shown(of: try XMLReader.read(frame.svg()), at: 0)
        #expect(
          played.count == drawn.count && zip(played, drawn).allSatisfy { $0.isNear($1) },
          "frame \(index) of round \(round)")
      }
    }
  }

  /// What an element that is drawn looks like.
  private struct Shown {
    var kind: String
    var attributes: [String: AttributeValue]

    /// Frames on a line are left out to half a unit of three decimals, and written to another half.
    func isNear(_ other: Shown) -> Bool {
      kind == other.kind && attributes.keys == other.attributes.keys
        && attributes.allSatisfy { name, value in
          guard let number = other.attributes[name] else { return false }
          return value.form == number.form && value.numbers.count == number.numbers.count
            && zip(value.numbers, number.numbers).allSatisfy { abs($0 - $1) < 0.003 }
        }
    }
  }

  /// What attributes mean that are left out.
  private static let initial = [
    "stroke": "none", "stroke-width": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-linecap": "butt",
    "fill-rule": "nonzero", "stroke-dasharray": "none", "font-weight": "normal", "text-anchor": "start",
  ]

  /// The paths and texts that are drawn at a part of the duration, in their order.
  private func shown(of element: XMLElement, at part: Double, in groups: String = "") -> [Shown] {
    var texts = element.attributes.filter { $0.key != "class" }
    for (name, text) in Self.initial where texts[name] == nil { texts[name] = text }
    var values = texts.mapValues { AttributeValue($0) }
    for animation in element.children where animation.name == "animate" {
      values[animation.attributes["attributeName"] ?? ""] = AttributeValue(of: animation, at: part)
    }
    if values.removeValue(forKey: "display")?.form == "none" { return [] }
    // An empty path among values is written as a move.
    if values["d"]?.form == "M;" { values["d"] = AttributeValue("") }
    switch element.name {
    case "path", "text": return [Shown(kind: groups + element.name + element.text, attributes: values)]
    case "animate": return []
    default:
      let groups = groups + (element.attributes["class"].map { $0 + "/" } ?? "")
      return element.children.flatMap { shown(of: $0, at: part, in: groups) }
    }
  }
}

/// The value of an attribute: what is between its numbers, and these.
private struct AttributeValue {
  var form = ""
  var numbers: [Double] = []

  init(_ text: String) {
    if text.hasPrefix("#") {
      form = "#"
      numbers = [1, 3, 5].map { Double(Int(text.dropFirst($0).prefix(2), radix: 16) ?? -1) / 255 }
      return
    }
    let isNumeric = { (character: Character) in "0123456789.-".contains(character) }
    form = String(text.map { isNumeric($0) ? ";" : $0 }.filter { $0 != " " })
    while let double = form.firstRange(of: ";;") { form.replaceSubrange(double, with: ";") }
    numbers = text.split { !isNumeric($0) }.compactMap { Double($0) }
  }

  /// The value of an animation at a part of its duration.
  init(of animation: XMLElement, at part: Double) {
    let values = (animation.attributes["values"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    let times =
      animation.attributes["keyTimes"]?.split(separator: ";").compactMap { Double($0) }
      ?? values.indices.map { Double($0) / Double(values.count - 1) }
    // Times are written to six decimals.
    let index = times.lastIndex { $0 <= part + 1e-6 } ?? 0
    self.init(String(values[index]))
    guard animation.attributes["calcMode"] != "discrete", index + 1 < values.count else { return }
    let way = (part - times[index]) / (times[index + 1] - times[index])
    numbers = numbers.interpolated(to: AttributeValue(String(values[index + 1])).numbers, by: way)
  }
}

/// Scenes that have little in common.
private struct RandomScenes {
  var generator: SeededGenerator

  mutating func scene() -> Scene {
    Scene(size: [9, 9], nodes: nodes(depth: 2))
  }

  private mutating func nodes(depth: Int) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) { nodes.append(node(depth: depth)) }
    return nodes
  }

  private mutating func node(depth: Int) -> Node {
    switch Int.random(in: 0...3, using: &generator) {
    case 0, 1: .shape(Shape(path(), fill: isTrue() ? fill() : nil, stroke: isTrue() ? stroke() : nil))
    case 2 where depth > 0: .group(Group(name: one(of: ["", "a", "b", "c"]), children: nodes(depth: depth - 1)))
    default:
      .label(
        Label(
          one(of: ["x", "y"]), at: [number(), number()], size: number(), weight: one(of: [.regular, .bold]),
          anchor: one(of: [.start, .middle])))
    }
  }

  private mutating func path() -> Path {
    var points: [SIMD2<Double>] = []
    for _ in 0..<Int.random(in: 2...3, using: &generator) { points.append([number(), number()]) }
    return isTrue() ? Path(polyline: points) : Path()
  }

  private mutating func fill() -> Fill {
    Fill(color(), rule: one(of: [.nonZero, .evenOdd]))
  }

  private mutating func stroke() -> Stroke {
    Stroke(color(), width: number(), cap: one(of: [.butt, .round]), dash: one(of: [[], [1, 2], [3]]))
  }

  private mutating func color() -> Color {
    Color(red: number() / 9, green: 0, blue: number() / 9, alpha: one(of: [1, 0.5]))
  }

  private mutating func number() -> Double { Double.random(in: 0...9, using: &generator) }
  private mutating func isTrue() -> Bool { Bool.random(using: &generator) }
  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
