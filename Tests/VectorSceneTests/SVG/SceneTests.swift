import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// The writer against documents written by hand, and the properties that hold for all scenes.
@Suite struct SceneTests {
  @Test func emptyScene() throws {
    expectText(
      try Scene(size: [300, 150]).svg(),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="150" viewBox="0 0 300 150" role="img" \
        font-family="sans-serif">
        </svg>

        """)
  }

  @Test func nestedScene() throws {
    let inner = Group(
      transform: .scale(x: 2, y: -2), opacity: 0.5,
      children: [.shape(Shape(.rectangle(x: 0, y: 0, width: 1, height: 1), fill: Fill(.black)))])
    let outer = Group(
      transform: .translation(x: 10, y: 20),
      children: [.group(inner), .label(Label("t < 1", at: [1, 2], size: 12))])
    let scene = Scene(
      size: [100, 50.5], background: .white, title: "Nested", description: "Groups in groups",
      nodes: [.group(outer), .group(Group())])
    expectText(
      try scene.svg(),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5" role="img" \
        font-family="sans-serif">
          <title>Nested</title>
          <desc>Groups in groups</desc>
          <rect width="100" height="50.5" fill="#ffffff"/>
          <g transform="matrix(1 0 0 1 10 20)">
            <g transform="matrix(2 0 0 -2 0 0)" opacity="0.5">
              <path d="M0 0L1 0 1 1 0 1Z" fill="#000000"/>
            </g>
            <text x="1" y="2" font-size="12" fill="#000000">t &lt; 1</text>
          </g>
          <g>
          </g>
        </svg>

        """)
  }

  @Test func aNamedGroupIsAClass() throws {
    let scene = Scene(size: [1, 1], nodes: [.group(Group(name: "a \"b\"", opacity: 0.5)), .group(Group())])
    let groups = try XMLReader.read(scene.svg()).all("g")
    #expect(groups.map(\.attributes) == [["class": "a \"b\"", "opacity": "0.5"], [:]])
  }

  @Test func plainShape() {
    #expect(attributes(of: Shape(Path())) == ["d": "", "fill": "none"])
  }

  @Test func fills() {
    let shape = Shape(Path(), fill: Fill(Color(hex: 0x0072B2, alpha: 0.25), rule: .evenOdd))
    #expect(
      attributes(of: shape) == [
        "d": "", "fill": "#0072b2", "fill-opacity": "0.25", "fill-rule": "evenodd",
      ])
    #expect(attributes(of: Shape(Path(), fill: Fill(.white))) == ["d": "", "fill": "#ffffff"])
  }

  @Test func strokes() {
    let plain = Stroke(.black)
    #expect(
      attributes(of: Shape(Path(), stroke: plain)) == [
        "d": "", "fill": "none", "stroke": "#000000", "stroke-width": "1",
      ])
    let full = Stroke(
      Color(hex: 0xD55E00, alpha: 0.5), width: 2.25, cap: .round, join: .bevel, dash: [9, 0.5])
    #expect(
      attributes(of: Shape(Path(), fill: Fill(.white), stroke: full)) == [
        "d": "", "fill": "#ffffff", "stroke": "#d55e00", "stroke-opacity": "0.5", "stroke-width": "2.25",
        "stroke-linecap": "round", "stroke-linejoin": "bevel", "stroke-dasharray": "9 0.5",
      ])
    let square = attributes(of: Shape(Path(), stroke: Stroke(.black, cap: .square, join: .round)))
    #expect(square["stroke-linecap"] == "square")
    #expect(square["stroke-linejoin"] == "round")
    for (limit, text) in [(4, nil), (1.5, "1.5"), (10, "10"), (0, "1"), (-3, "1")] as [(Double, String?)] {
      #expect(attributes(of: Shape(Path(), stroke: Stroke(.black, miterLimit: limit)))["stroke-miterlimit"] == text)
    }
  }

  @Test func labels() throws {
    let plain = Label("plain", at: [1.5, -2], size: 10)
    let full = Label("full", at: [0, 0], size: 9.5, weight: .bold, anchor: .end, color: Color(hex: 0x112233))
    let middle = Label("middle", at: [0, 0], size: 1, anchor: .middle)
    let svg = try Scene(size: [1, 1], nodes: [plain, full, middle].map(Node.label)).svg()
    let texts = try XMLReader.read(svg).all("text")
    #expect(texts.map(\.text) == ["plain", "full", "middle"])
    #expect(texts[0].attributes == ["x": "1.5", "y": "-2", "font-size": "10", "fill": "#000000"])
    #expect(
      texts[1].attributes == [
        "x": "0", "y": "0", "font-size": "9.5", "font-weight": "bold", "text-anchor": "end",
        "fill": "#112233",
      ])
    #expect(texts[2].attributes["text-anchor"] == "middle")
  }

  @Test func lettersHaveAFamilyAWeightAndAStroke() throws {
    let label = Label(
      "a", at: .zero, size: 9, family: "Inter, 'A \"B\"'", weight: 450, isItalic: true, letterSpacing: -0.5,
      stroke: Stroke(.red, width: 2, join: .round, trim: .init(to: 0.5)))
    let text = try XMLReader.read(Scene(size: [1, 1], nodes: [.label(label)]).svg()).all("text")[0]
    #expect(
      text.attributes == [
        "x": "0", "y": "0", "font-size": "9", "font-family": "Inter, 'A \"B\"'", "font-weight": "450",
        "font-style": "italic", "letter-spacing": "-0.5", "fill": "#000000", "stroke": "#ff0000", "stroke-width": "2",
        "stroke-linejoin": "round",
      ])
  }

  @Test(arguments: [
    (Color(hex: 0x000000), "#000000"), (Color(hex: 0xFFFFFF), "#ffffff"), (Color(hex: 0x0A0B0C), "#0a0b0c"),
    (Color(red: 0.5, green: 0.25, blue: 1), "#8040ff"), (Color(red: -3, green: 1.2, blue: 1e300), "#00ffff"),
  ])
  func colors(color: Color, expected: String) {
    #expect(attributes(of: Shape(Path(), fill: Fill(color)))["fill"] == expected)
  }

  @Test func everyHexColorReadsBack() {
    for level in 0...255 {
      let hex = UInt32(level) << 16 | UInt32(255 - level) << 8 | UInt32(level)
      let text = attributes(of: Shape(Path(), fill: Fill(Color(hex: hex))))["fill"] ?? ""
      #expect(UInt32(text.dropFirst(), radix: 16) == hex)
    }
  }

  @Test func opacitiesAreLimited() throws {
    let groups = [-0.5, 0, 0.3, 1, 1.4].map { Node.group(Group(opacity: $0)) }
    let root = try XMLReader.read(Scene(size: [1, 1], nodes: groups).svg())
    #expect(root.all("g").map { $0.attributes["opacity"] } == ["0", "0", "0.3", nil, "1"])
    let translucent = Shape(Path(), fill: Fill(Color(hex: 0, alpha: 7)))
    #expect(attributes(of: translucent)["fill-opacity"] == "1")
  }

  @Test func decimalsAreTheCallersChoice() throws {
    let path = Path(polyline: [[1.0 / 3, -2.0 / 3]])
    let turn = Affine(a: 0.123456789, b: -0.0000001, c: 0, d: 1, tx: 0.123456789, ty: 0)
    let scene = Scene(size: [1, 1], nodes: [.group(Group(transform: turn, children: [.shape(Shape(path))]))])
    for (decimals, data, matrix) in [
      (0, "M0 -1", "matrix(0.123 0 0 1 0 0)"), (2, "M0.33 -0.67", "matrix(0.12346 0 0 1 0.12 0)"),
      (6, "M0.333333 -0.666667", "matrix(0.123456789 -0.0000001 0 1 0.123457 0)"),
    ] {
      let root = try XMLReader.read(scene.svg(decimals: decimals))
      #expect(root.all("path").first?.attributes["d"] == data)
      #expect(root.all("g").first?.attributes["transform"] == matrix)
    }
  }

  @Test func transformsNestLikeGroups() {
    let outer = Affine(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
    let inner = Affine(a: 2, b: 0.5, c: 0, d: 3, tx: -1, ty: 4)
    let point = SIMD2(3.0, -2.0)
    #expect((outer * inner).applied(to: point) == outer.applied(to: inner.applied(to: point)))
    #expect((outer * .identity) == outer)
    #expect((.identity * outer) == outer)
    #expect(Affine.translation(x: 1, y: 2).applied(to: [3, 4]) == [4, 6])
    #expect(Affine.scale(x: 2, y: -1).applied(to: [3, 4]) == [6, -4])
  }

  @Test func anySceneIsWellFormedAndWrittenTheSameTwice() throws {
    for seed in 0..<200 {
      var generator = SplitMix64(seed: UInt64(seed))
      var again = SplitMix64(seed: UInt64(seed))
      let scene = Scene(size: [10, 10], nodes: randomNodes(depth: 4, using: &generator))
      let copy = Scene(size: [10, 10], nodes: randomNodes(depth: 4, using: &again))
      #expect(scene == copy)
      #expect(try Array(scene.svg().utf8) == Array(copy.svg().utf8))
      let root = try XMLReader.read(scene.svg())
      #expect(outline(of: root.children) == outline(of: scene.nodes), "seed \(seed)")
    }
  }

  private func attributes(of shape: Shape) -> [String: String] {
    let root = try? XMLReader.read(Scene(size: [1, 1], nodes: [.shape(shape)]).svg())
    return root?.all("path").first?.attributes ?? [:]
  }

  private func randomNodes(depth: Int, using generator: inout SplitMix64) -> [Node] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let number = Double.random(in: -1e4...1e4, using: &generator)
      switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &generator) {
      case 0: return .shape(Shape(Path(polyline: [[number, 0], [1, -number]]), fill: Fill(.black)))
      case 1: return .label(Label("\(number) <&>", at: [0, number], size: number.magnitude))
      default:
        let transform = Affine(a: number, b: 1, c: 0, d: -number, tx: number, ty: 0)
        let children = randomNodes(depth: depth - 1, using: &generator)
        return .group(Group(transform: transform, opacity: number, children: children))
      }
    }
  }

  private func outline(of elements: [XMLElement]) -> String {
    elements.map { $0.name == "g" ? "g(\(outline(of: $0.children)))" : "\($0.name)\($0.text)" }
      .joined(separator: " ")
  }

  private func outline(of nodes: [Node]) -> String {
    nodes.map { node in
      switch node {
      case .group(let group): "g(\(outline(of: group.children)))"
      case .shape: "path"
      case .label(let label): "text\(label.text)"
      case .image: "image"
      }
    }.joined(separator: " ")
  }
}
