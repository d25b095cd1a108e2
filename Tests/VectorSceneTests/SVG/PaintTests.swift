import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Gradients, trimmed strokes and the effects of groups as SVG.
@Suite struct PaintTests {
  private let gradient = LinearGradient(
    from: [1, 2], to: [3.5, 4],
    stops: [.init(.black, at: -1), .init(Color(hex: 0xFF8000, alpha: 0.25), at: 0.5), .init(.white, at: 7)])

  @Test func gradientsStandBeforeTheirUse() throws {
    let shape = Shape(
      Path(polyline: [[0, 0], [1, 0]]), fill: Fill(.linearGradient(gradient), rule: .evenOdd),
      stroke: Stroke(.linearGradient(gradient), width: 2))
    expectText(
      try Scene(size: [9, 9], nodes: [.shape(shape)]).svg(idPrefix: "a-"),
      is: """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" role="img" \
        font-family="sans-serif">
          <linearGradient id="a-g1" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3.5" y2="4">
            <stop offset="0" stop-color="#000000"/>
            <stop offset="0.5" stop-color="#ff8000" stop-opacity="0.25"/>
            <stop offset="1" stop-color="#ffffff"/>
          </linearGradient>
          <linearGradient id="a-g2" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3.5" y2="4">
            <stop offset="0" stop-color="#000000"/>
            <stop offset="0.5" stop-color="#ff8000" stop-opacity="0.25"/>
            <stop offset="1" stop-color="#ffffff"/>
          </linearGradient>
          <path d="M0 0L1 0" fill-rule="evenodd" stroke-width="2" fill="url(#a-g1)" stroke="url(#a-g2)"/>
        </svg>

        """)
  }

  @Test func aColorIsAPaint() {
    #expect(Fill(.black) == Fill(.color(.black)))
    #expect(Stroke(.white, width: 3) == Stroke(.color(.white), width: 3))
    #expect(Set([Paint.color(.black), .color(.black), .linearGradient(gradient)]).count == 2)
  }

  @Test func effectsOfAGroup() throws {
    let group = Group(
      transform: .translation(x: 20, y: 0), opacity: 0.5, clip: .rectangle(x: 0, y: 0, width: 1, height: 1),
      mask: [.shape(Shape(Path(polyline: [[0, 0]]), fill: Fill(.linearGradient(gradient))))],
      shadow: Shadow(Color(hex: 0x112233, alpha: 0.5), offset: [3, -4], radius: 2))
    let root = try XMLReader.read(Scene(size: [100, 50], nodes: [.group(group), .group(group)]).svg())
    #expect(
      root.children.map(\.name) == ["filter", "clipPath", "mask", "g", "filter", "clipPath", "mask", "g"])
    #expect(root.children.map { $0.attributes["id"] } == ["s1", "c1", "m1", nil, "s2", "c2", "m2", nil])
    #expect(
      root.children[3].attributes == [
        "transform": "matrix(1 0 0 1 20 0)", "opacity": "0.5", "filter": "url(#s1)", "clip-path": "url(#c1)",
        "mask": "url(#m1)",
      ])
    #expect(
      root.children[0].children.map(\.name) == [
        "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
      ])
    #expect(
      root.children[0].children.prefix(3).map(\.attributes) == [
        ["in": "SourceAlpha", "stdDeviation": "2"], ["dx": "3", "dy": "-4", "result": "b"],
        ["flood-color": "#112233", "flood-opacity": "0.5"],
      ])
    #expect(root.all("feMergeNode").map(\.attributes) == [[:], ["in": "SourceGraphic"], [:], ["in": "SourceGraphic"]])
    // The canvas reaches from −20 to 80, and 11 more are shadow.
    #expect(root.children[0].attributes["x"] == "-128")
    #expect(root.children[0].attributes["width"] == "256")
    #expect(root.children[2].attributes["mask-type"] == "alpha")
    #expect(root.all("linearGradient").map { $0.attributes["id"] } == ["g1", "g2"])
    #expect(root.all("mask")[0].children.map(\.name) == ["linearGradient", "path"])
  }

  @Test func theRegionOfAShadowCoversTheCanvas() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<300 {
      func number() -> Double { Double.random(in: -3...3, using: &generator) }
      let map = Affine(a: number(), b: number(), c: number(), d: number(), tx: 50 * number(), ty: 50 * number())
      let group = Group(transform: map, shadow: Shadow(radius: 1))
      let filter = try #require(
        try XMLReader.read(Scene(size: [300, 200], nodes: [.group(group)]).svg()).all("filter").first)
      let reach = try #require(filter.attributes["width"].flatMap(Double.init)) / 2
      let inverse = try #require(map.inverse)
      for corner in [[0, 0], [300, 0], [0, 200], [300, 200]] as [SIMD2<Double>] {
        let local = inverse.applied(to: corner)
        #expect(max(abs(local.x), abs(local.y)) <= reach)
      }
    }
  }

  /// The inverse of such a scale times the canvas is infinite, which once trapped.
  @Test func aNearlyVanishedGroupHasAShadowAndAMask() throws {
    for scale in [1e-308, -1e-300, 0] {
      let group = Group(transform: .scale(x: scale, y: scale), mask: [], shadow: Shadow(radius: 1))
      let root = try XMLReader.read(Scene(size: [300, 200], nodes: [.group(group)]).svg())
      let reaches = ["filter", "mask"].map { root.all($0).first?.attributes["x"] }
      #expect(reaches == Array(repeating: scale == 0 ? "-512" : "-1073741824", count: 2))
    }
  }

  @Test func aShadowOfAShapeFallsFromFillAndStroke() throws {
    let trimmed = Stroke(.black, trim: .init(from: 0, to: 0.5))
    let path = Path(polyline: [[0, 0], [8, 0]])
    let nodes = [
      Node.shape(Shape(path, fill: Fill(.white), stroke: trimmed, shadow: Shadow(radius: 0))),
      .shape(Shape(path, stroke: trimmed, shadow: Shadow(radius: 0))),
      .shape(Shape(path, shadow: Shadow(radius: 0))),
    ]
    let root = try XMLReader.read(Scene(size: [1, 1], nodes: nodes).svg())
    #expect(root.children.map(\.name) == ["filter", "g", "filter", "path", "filter", "path"])
    #expect([1, 3, 5].map { root.children[$0].attributes["filter"] } == ["url(#s1)", "url(#s2)", "url(#s3)"])
  }

  @Test(arguments: [
    (0.25, 0.75, "M2 0L6 0"), (-1, 0.5, "M0 0L4 0"), (0.5, 0.5, ""), (0.75, 0.25, ""), (1, 2, ""), (0, 1, "M0 0L8 0"),
  ])
  func trims(start: Double, end: Double, expected: String) throws {
    let stroke = Stroke(.black, cap: .round, dash: [1, 2], dashPhase: -0.5, trim: .init(from: start, to: end))
    let shape = Shape(Path(polyline: [[0, 0], [8, 0]]), stroke: stroke)
    let paths = try XMLReader.read(Scene(size: [1, 1], nodes: [.shape(shape)]).svg()).all("path")
    #expect(paths.count == 1)
    #expect(paths[0].attributes["d"] == expected)
    #expect(paths[0].attributes["stroke-dasharray"] == "1 2")
    #expect(paths[0].attributes["stroke-dashoffset"] == "-0.5")
  }

  @Test func aTrimLeavesTheFill() throws {
    let square = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
    let shape = Shape(square, fill: Fill(.white), stroke: Stroke(.black, trim: .init(to: 0.5)))
    let paths = try XMLReader.read(Scene(size: [1, 1], nodes: [.shape(shape)]).svg()).all("path")
    #expect(paths.map { $0.attributes["d"] } == ["M0 0L1 0 1 1 0 1Z", "M0 0L1 0 1 1"])
    #expect(paths.map { $0.attributes["fill"] } == ["#ffffff", "none"])
    #expect(paths.map { $0.attributes["stroke"] } == [nil, "#000000"])
  }
}
