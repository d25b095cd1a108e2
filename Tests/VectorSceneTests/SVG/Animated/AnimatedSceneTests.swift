import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct AnimatedSceneTests {
  private func square(_ x: Double, color: Color = .black) -> Node {
    .shape(Shape(.rectangle(x: x, y: 0, width: 1, height: 1), fill: Fill(color)))
  }

  private func svg(_ frames: [[Node]], duration: Double = 2, repeats: Int? = nil) throws -> String {
    let scenes = frames.map { Scene(size: [9, 9], nodes: $0) }
    return try AnimatedScene(frames: scenes, duration: duration, repeats: repeats).svg()
  }

  private func root(_ frames: [[Node]], duration: Double = 2, repeats: Int? = nil) throws -> XMLElement {
    try XMLReader.read(try svg(frames, duration: duration, repeats: repeats))
  }

  @Test func aWholeDocument() throws {
    let frames = [0.0, 1, 2, 2, 2].map { [square($0), .label(Label("t", at: [0, 2 * $0], size: 9))] }
    expectText(
      try svg(frames),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" role="img" \
        font-family="sans-serif">
          <path d="M0 0L1 0 1 1 0 1Z" fill="#000000">
            <animate attributeName="d" values="M0 0L1 0 1 1 0 1Z;M2 0L3 0 3 1 2 1Z;M2 0L3 0 3 1 2 1Z" \
        keyTimes="0;0.5;1" dur="2s" repeatCount="indefinite"/>
          </path>
          <text x="0" y="0" font-size="9" fill="#000000"><animate attributeName="y" values="0;4;4" \
        keyTimes="0;0.5;1" dur="2s" repeatCount="indefinite"/>t</text>
        </svg>

        """)
  }

  @Test func equalFramesAreTheFirst() throws {
    var scene = Scene(size: [9, 9], background: .white, title: "t", nodes: [square(0)])
    scene.nodes.append(.group(Group(name: "g", shadow: Shadow(radius: 1), children: [square(1)])))
    scene.nodes.append(.shape(Shape(Path(), stroke: Stroke(.black))))
    for count in [1, 5] {
      let animated = AnimatedScene(frames: Array(repeating: scene, count: count), duration: 1)
      #expect(try animated.svg() == scene.svg())
    }
  }

  @Test func linesAreTwoFrames() throws {
    let values = (0...60).map { step in [Node.group(Group(opacity: 1 - Double(step) / 60))] }
    let animation = try #require(try root(values, repeats: 3).all("animate").first)
    #expect(
      animation.attributes == [
        "attributeName": "opacity", "values": "1;0", "dur": "2s", "repeatCount": "3", "fill": "freeze",
      ])
    let once = try #require(try root(values, repeats: 1).all("animate").first)
    #expect(once.attributes["repeatCount"] == nil)
  }

  /// Without key times a player spreads the values evenly, as the frames are here.
  @Test func evenFramesHaveNoKeyTimes() throws {
    func keyTimes(_ times: [Double]) throws -> String? {
      let frames = [0.0, 1, 5, 2].map { Scene(size: [9, 9], nodes: [.label(Label("t", at: [$0, 0], size: 1))]) }
      let animation = try XMLReader.read(AnimatedScene(frames: frames, at: times).svg()).all("animate").first
      #expect(animation?.attributes["values"] == "0;1;5;2")
      return animation?.attributes["keyTimes"]
    }
    #expect(try keyTimes([0, 1, 2, 3]) == nil && keyTimes([0, 0.1, 0.2, 0.1 * 3]) == nil)
    #expect(try keyTimes([0, 1, 2, 4]) == "0;0.25;0.5;1")
  }

  /// Between knots the lines pass all frames within half a unit, and the values add half a unit of rounding.
  @Test func linesPassAllFrames() throws {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<100 {
      var number = 5.0
      let numbers = (0..<80).map { index in
        if index % 7 != 0 { number += 0.01 * Double.random(in: -1...1, using: &generator) }
        return number + (index > 40 ? Double(index) / 9 : 0)
      }
      let frames = numbers.map { [Node.label(Label("t", at: [$0, 0], size: 1))] }
      let animation = try #require(try root(frames).all("animate").first)
      let values = list(animation.attributes["values"])
      let times = animation.attributes["keyTimes"].map { list($0) } ?? (0..<80).map { Double($0) / 79 }
      #expect(times.first == 0 && times.last == 1)
      for (index, number) in numbers.enumerated() {
        // Times are written to half a millionth, in which at most 6 points are passed in a 79th.
        #expect(abs(value(at: Double(index) / 79, times, values) - number) <= 0.001 + 0.0005)
      }
    }
  }

  @Test func elementsComeAndGo() throws {
    let named = { (name: String) in Node.group(Group(name: name, children: [square(0)])) }
    let frames = [[named("a")], [named("a"), named("b")], [named("b")], [named("b"), named("a")].reversed()]
    let groups = try root(frames).children
    #expect(groups.map { $0.attributes["class"] } == ["a", "b"])
    #expect(groups.map { $0.attributes["display"] } == [nil, "none"])
    let animations = groups.map { $0.children[0].attributes }
    #expect(animations.map { $0["values"] } == ["inline;none;inline", "none;inline"])
    #expect(animations.map { $0["keyTimes"] } == ["0;0.666667;1", "0;0.333333"])
    #expect(animations.allSatisfy { $0["calcMode"] == "discrete" && $0["attributeName"] == "display" })
  }

  @Test func anotherOrderIsWrittenOnceMore() throws {
    let named = { (name: String) in Node.group(Group(name: name)) }
    let frames = [[named("a"), named("b")], [named("b"), named("a")], [named("a"), named("b")]]
    let orders = try root(frames).children
    #expect(orders.map { $0.all("g").compactMap { $0.attributes["class"] } } == [["a", "b"], ["b", "a"]])
    #expect(orders.map { $0.children[0].attributes["values"] } == ["inline;none;inline", "none;inline;none"])
  }

  @Test func textsAndKindsOfPaintAreShownInTurn() throws {
    let gradient = LinearGradient(from: .zero, to: [1, 0], stops: [.init(.black, at: 0)])
    let label = { (text: String) in Node.label(Label(text, at: .zero, size: 1)) }
    let painted = Node.shape(Shape(Path(), fill: Fill(.linearGradient(gradient))))
    let children = try root([[label("1"), square(0)], [label("2"), painted]]).children
    #expect(children.filter { $0.name == "text" }.map(\.text).sorted() == ["1", "2"])
    #expect(children.filter { $0.name == "path" }.map { $0.attributes["display"] }.contains("none"))
    #expect(children.filter { $0.name == "path" }.count == 2)
  }

  @Test func definitionsAnimate() throws {
    let frames = [1.0, 2].map { unit in
      let gradient = LinearGradient(
        from: [unit, 0], to: [5, 5], stops: [.init(Color(hex: 0, alpha: unit / 2), at: 0)])
      let shape = Shape(Path(polyline: [[0, unit]]), fill: Fill(.linearGradient(gradient)))
      return [Node.group(Group(clip: shape.path, shadow: Shadow(radius: unit), children: [.shape(shape)]))]
    }
    let animated = try root(frames).all("animate").map { $0.attributes["attributeName"] }
    #expect(animated == ["stdDeviation", "d", "x1", "stop-opacity", "d"])
  }

  @Test func formsOfPathsAndStylesChangeAtTheirFrames() throws {
    let frames = [0, 0.25, 0.75].map { end in
      let square = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
      return [Node.shape(Shape(square, stroke: Stroke(.black, cap: end > 0.5 ? .round : .butt, trim: .init(to: end))))]
    }
    let animations = try root(frames).all("animate").map(\.attributes)
    #expect(animations.map { $0["calcMode"] } == ["discrete", "discrete"])
    #expect(animations[0]["values"] == "M0 0;M0 0L1 0;M0 0L1 0 1 1 0 1")
    #expect(animations[0]["keyTimes"] == "0;0.5;1")
    #expect(animations[1]["values"] == "butt;round")
    #expect(animations[1]["keyTimes"] == "0;1")
  }

  /// Lists of attributes in contradictory orders once lost all attributes.
  @Test func attributesInAnyCombinationAreKept() throws {
    let square = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
    let frames = [
      Stroke(.black, width: 2), Stroke(.black, cap: .round), Stroke(.black, width: 2, cap: .round),
    ].map { [Node.shape(Shape(square, stroke: $0))] }
    let path = try #require(try root(frames).children.first)
    let expected = ["d": "M0 0L1 0 1 1 0 1Z", "fill": "none", "stroke": "#000000", "stroke-width": "2"]
    #expect(path.attributes == expected)
    let animations = path.all("animate").map { ($0.attributes["attributeName"], $0.attributes["values"]) }
    #expect(animations.map { $0.0 } == ["stroke-width", "stroke-linecap"])
    #expect(animations.map { $0.1 } == ["2;1;2", "butt;round"])
  }

  /// Chromium 156 keeps the colour where an animation goes from a colour to no fill, and shows black from no fill to a colour.
  @Test func fillsAndStrokesThatComeAndGoAreOtherElements() throws {
    let square = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
    let frames = [
      Shape(square, fill: Fill(.red)), Shape(square, stroke: Stroke(.black)),
      Shape(square, fill: Fill(.red), stroke: Stroke(.black)), Shape(square, fill: Fill(.red)),
    ].map { [Node.shape($0)] }
    let paths = try root(frames).children
    let paints = paths.map { [$0.attributes["fill"], $0.attributes["stroke"]] }
    #expect(paints.count == 3)
    #expect(Set(paints) == [["#ff0000", nil], ["none", "#000000"], ["#ff0000", "#000000"]])
    for path in paths {
      #expect(path.all("animate").map { $0.attributes["attributeName"] } == ["display"])
    }
  }

  @Test func spinsAreUnwound() throws {
    let frames = (0...16).map { [Node.group(Group(transform: .rotation(by: Double($0) * .pi / 4)))] }
    let animations = try root(frames).all("animateTransform").map(\.attributes)
    #expect(animations.map { $0["type"] } == ["rotate"])
    #expect(animations[0]["values"] == "0;720")
    #expect(animations[0]["additive"] == nil)
  }

  @Test func aScalePassesZero() throws {
    for (map, values) in [
      ({ Affine.scale(x: $0, y: 1) }, "1 1;-1 1"), ({ Affine.scale(x: $0, y: $0) }, "1 1;-1 -1"),
    ] as [((Double) -> Affine, String)] {
      let frames = (0...4).map { [Node.group(Group(transform: map(1 - Double($0) / 2)))] }
      let animations = try root(frames).all("animateTransform").map(\.attributes)
      #expect(animations.map { $0["type"] } == ["scale"])
      #expect(animations[0]["values"] == values)
    }
  }

  /// The components, multiplied as in SMIL, give the transform of every frame.
  @Test func componentsOfATransformMultiplyToIt() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<200 {
      func number() -> Double { Double.random(in: -2...2, using: &generator) }
      let maps = (0..<6).map { _ in
        Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      let group = try root(maps.map { [.group(Group(transform: $0))] }).all("g")[0]
      // A nearly singular map has a shear that magnifies the rounding.
      for (index, map) in maps.enumerated() where abs(map.determinant) > 0.01 {
        let made = group.all("animateTransform").reduce(Affine.identity) { made, animation in
          made * component(animation.attributes, at: Double(index) / 5)
        }
        for (a, b) in zip(
          [map.a, map.b, map.c, map.d, map.tx, map.ty], [made.a, made.b, made.c, made.d, made.tx, made.ty])
        {
          // Half a unit of six decimals, times a shear of up to 800; the shift has three decimals.
          #expect(abs(a - b) < 2e-3, "\(map) \(made)")
        }
      }
    }
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = (0..<9).map { step in
      Scene(
        size: [9, 9],
        nodes: (0...(step % 4)).map { square(Double($0 * step)) } + [.label(Label("\(step)", at: .zero, size: 1))])
    }
    let first = try AnimatedScene(frames: frames, duration: 1).svg(idPrefix: "p")
    let again = try AnimatedScene(frames: frames, duration: 1).svg(idPrefix: "p")
    #expect(Array(first.utf8) == Array(again.utf8))
    _ = try XMLReader.read(first)
  }

  @Test func rejectsBadAnimations() {
    let scene = Scene(size: [1, 1])
    #expect(throws: ParameterError.self) { try AnimatedScene(validatingFrames: [], duration: 1) }
    for duration in [0, -1, .nan, .infinity, 1e-7] {
      #expect(throws: ParameterError.self) { try AnimatedScene(validatingFrames: [scene], duration: duration) }
    }
    #expect(throws: ParameterError.self) { try AnimatedScene(validatingFrames: [scene], duration: 1, repeats: 0) }
    // A time for each frame, no more and no less.
    for (frameCount, times) in [(2, [0.0, 1, 2]), (3, [0, 1]), (4, [0, 0.5, 1]), (2, [0]), (2, []), (1, [0])] {
      let error = #expect(throws: ParameterError.self, "\(frameCount) frames at \(times)") {
        try AnimatedScene(validatingFrames: Array(repeating: scene, count: frameCount), at: times)
      }
      #expect(error?.parameter == "times")
    }
  }

  // MARK: A player

  private func list(_ text: String?) -> [Double] {
    (text ?? "").split(whereSeparator: { $0 == ";" || $0 == " " }).compactMap { Double($0) }
  }

  private func value(at time: Double, _ times: [Double], _ values: [Double]) -> Double {
    let next = times.firstIndex { $0 >= time - 1e-6 } ?? times.count - 1
    guard next > 0 else { return values[0] }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next - 1] + fraction * (values[next] - values[next - 1])
  }

  private func component(_ attributes: [String: String], at time: Double) -> Affine {
    let values = (attributes["values"] ?? "").split(separator: ";").map { list(String($0)) }
    let times = attributes["keyTimes"].map { list($0) } ?? values.indices.map { Double($0) / Double(values.count - 1) }
    let numbers = values[0].indices.map { index in value(at: time, times, values.map { $0[index] }) }
    switch attributes["type"] {
    case "translate": return .translation(x: numbers[0], y: numbers[1])
    case "rotate": return .rotation(by: numbers[0] * .pi / 180)
    case "skewX":
      let tangent = Affine.rotation(by: numbers[0] * .pi / 180)
      return Affine(a: 1, b: 0, c: tangent.b / tangent.a, d: 1, tx: 0, ty: 0)
    default: return .scale(x: numbers[0], y: numbers[1])
    }
  }
}
