import MotionNumerics
import RealModule
import TestSupport
import Testing
import VectorScene

/// Radial and conic gradients as SVG.
@Suite struct GradientTests {
  private let stops = [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)]
  private let square = Path.rectangle(x: 0, y: 0, width: 9, height: 9)

  private func root(_ shape: Shape) throws -> XMLElement {
    try XMLReader.read(Scene(size: [9, 9], nodes: [.shape(shape)]).svg())
  }

  private func radial(_ gradient: RadialGradient) throws -> [String: String] {
    let root = try root(Shape(square, fill: Fill(.radialGradient(gradient))))
    #expect(root.all("path")[0].attributes["fill"] == "url(#g1)")
    return root.all("radialGradient")[0].attributes
  }

  @Test func radialGradients() throws {
    let plain = RadialGradient(center: [1, 2], radius: 3, stops: stops)
    #expect(plain.focus == [1, 2])
    #expect(
      try radial(plain) == [
        "id": "g1", "gradientUnits": "userSpaceOnUse", "cx": "1", "cy": "2", "r": "3", "fx": "1", "fy": "2",
      ])
  }

  @Test(
    arguments: [
      (SIMD2(2, 2), "2", "2"), (SIMD2(11, 2), "3.97", "2"), (SIMD2(1, -1e9), "1", "-0.97"),
      (SIMD2(1e308, 2), "3.97", "2"), (SIMD2(4, 2), "3.97", "2"),
    ] as [(SIMD2<Double>, String, String)])
  func aFocusIsInsideOfItsCircle(focus: SIMD2<Double>, x: String, y: String) throws {
    let found = try radial(RadialGradient(center: [1, 2], radius: 3, focus: focus, stops: stops))
    #expect(found["fx"] == x && found["fy"] == y)
  }

  /// librsvg paints nothing for a radius of 0.
  @Test func aRadiusIsNeverWrittenAsZero() throws {
    let shape = Shape(square, fill: Fill(.radialGradient(RadialGradient(center: .zero, radius: 0, stops: stops))))
    for decimals in 0...6 {
      let svg = try Scene(size: [9, 9], nodes: [.shape(shape)]).svg(decimals: decimals)
      #expect(try XMLReader.read(svg).all("radialGradient")[0].attributes["r"] == "0.001")
    }
  }

  /// As SVG says; librsvg mixes the colours.
  @Test func aLineOfNoLengthIsItsLastColor() throws {
    let gradient = LinearGradient(from: [1, 1], to: [1, 1], stops: stops)
    let path = try root(Shape(square, fill: Fill(.linearGradient(gradient)))).all("path")[0]
    #expect(path.attributes["fill"] == "#0000ff")
  }

  // MARK: Conic gradients

  private struct Wedge {
    var start: Double
    var end: Double
    var color: UInt32
  }

  /// The wedges of a gradient around the middle, their sides in turns.
  private func wedges(_ stops: [GradientStop], startAngle: Double = 0) throws -> [Wedge] {
    let gradient = ConicGradient(center: [4.5, 4.5], startAngle: startAngle, stops: stops)
    let root = try root(Shape(square, fill: Fill(.conicGradient(gradient), rule: .evenOdd)))
    let mask = root.all("mask")[0]
    #expect(
      mask.children[0].attributes == ["d": "M0 0L9 0 9 9 0 9Z", "fill": "#ffffff", "fill-rule": "evenodd"])
    let group = try #require(root.children.last)
    #expect(group.attributes == ["shape-rendering": "crispEdges", "mask": "url(#m1)"])
    return try group.children.map { element in
      let path = try Path(parsing: element.attributes["d"] ?? "")
      let points = path.elements.map { element -> SIMD2<Double> in
        switch element {
        case .move(let end), .line(let end): end
        default: .zero
        }
      }
      #expect(points[0] == [4.5, 4.5])
      func turns(_ point: SIMD2<Double>) -> Double {
        let angle = Double.atan2(y: point.y - 4.5, x: point.x - 4.5) - startAngle
        return angle / (2 * .pi)
      }
      let start = turns(points[1])
      let width = zip(points.dropFirst(), points.dropFirst(2)).reduce(0.0) { sum, pair in
        let turn = (turns(pair.1) - turns(pair.0)).remainder(dividingBy: 1)
        // The chord lies beyond the corners of the canvas.
        #expect(turn >= 0 && turn <= 0.125 + 1e-4)
        let middle: SIMD2<Double> = (pair.0 + pair.1) / 2 - [4.5, 4.5]
        #expect(middle.norm > 4.5 * 2.0.squareRoot())
        return sum + turn
      }
      let color = UInt32((element.attributes["fill"] ?? "").dropFirst(), radix: 16) ?? 0
      return Wedge(start: start, end: start + width, color: color)
    }
  }

  @Test(arguments: [0.0, 1, -2]) func wedgesCoverATurnInStepsOfALevel(startAngle: Double) throws {
    let found = try wedges(
      [GradientStop(.black, at: 0.25), GradientStop(.white, at: 0.5), GradientStop(.red, at: 0.5)],
      startAngle: startAngle)
    #expect(found.count == 1 + 255 + 1)
    #expect(found.first?.color == 0 && found.last?.color == 0xFF0000)
    var end = 0.0
    for wedge in found {
      // Three decimals of the points at 16 points' distance.
      #expect(abs((wedge.start - end).remainder(dividingBy: 1)) < 2e-5)
      end += wedge.end - wedge.start
    }
    #expect(abs(end - 1) < 1e-3)
    for (index, wedge) in found.dropFirst().prefix(255).enumerated() {
      #expect(abs(Int(wedge.color & 0xFF) - index) <= 1)
    }
  }

  /// A wedge has a corner for each eighth of a turn, so that its chords are no farther away than they have to be.
  @Test(arguments: [(0.1, [2, 9]), (0.25, [3, 7]), (0.3, [4, 7]), (0.5, [5, 5])]) func cornersOfWedges(
    place: Double, counts: [Int]
  ) throws {
    let stops = [GradientStop(.red, at: place), GradientStop(.blue, at: place)]
    let gradient = ConicGradient(center: [4.5, 4.5], startAngle: 0, stops: stops)
    let group = try #require(root(Shape(square, fill: Fill(.conicGradient(gradient)))).children.last)
    let paths = try group.children.map { try Path(parsing: $0.attributes["d"] ?? "") }
    #expect(paths.map { $0.elements.count - 1 } == counts, "without the centre")
  }

  @Test func stopsOfAllKinds() throws {
    #expect(try wedges([]).isEmpty)
    #expect(try wedges([GradientStop(.red, at: 0.5)]).map(\.color) == [0xFF0000, 0xFF0000])
    #expect(try wedges([GradientStop(.red, at: 1), GradientStop(.blue, at: 0)]).map(\.color) == [0xFF0000])
    #expect(try wedges([GradientStop(.red, at: -5), GradientStop(.red, at: 9)]).map(\.color) == [0xFF0000])
    // A ramp steeper than a 4096th of a turn a level.
    let steep = try wedges([GradientStop(.black, at: 0), GradientStop(.white, at: 0.01), GradientStop(.black, at: 1)])
    #expect(steep.count == 41 + 255)
    let far = Color(red: 1e300, green: -1e300, blue: 0.5)
    #expect(try wedges([GradientStop(.black, at: 0), GradientStop(far, at: 1)]).count == 255)
  }

  @Test func strokesAndTextsHaveConicGradients() throws {
    let paint = Paint.conicGradient(ConicGradient(center: .zero, stops: [GradientStop(.red, at: 0)]))
    let both = try root(Shape(square, fill: Fill(.black), stroke: Stroke(paint, width: 2)))
    #expect(both.children.map(\.name) == ["path", "mask", "g"])
    #expect(both.all("mask")[0].children[0].attributes["stroke"] == "#ffffff")
    #expect(both.all("mask")[0].children[0].attributes["stroke-width"] == "2")
    let label = Label("a", at: .zero, size: 4, stroke: Stroke(paint))
    let text = try XMLReader.read(Scene(size: [9, 9], nodes: [.label(label)]).svg())
    #expect(text.children.map(\.name) == ["text", "mask", "g"])
    #expect(text.all("mask")[0].children[0].attributes["fill"] == "none")
    let cast = try root(Shape(square, fill: Fill(paint), stroke: Stroke(paint), shadow: Shadow(radius: 1)))
    #expect(cast.children.map(\.name) == ["filter", "g"] && cast.children[1].children.count == 4)
  }

  @Test func farGradientsAreWritten() throws {
    for place in [1e308, -1e308, .greatestFiniteMagnitude] {
      let conic = ConicGradient(center: [place, place], startAngle: place, stops: stops)
      let radial = RadialGradient(center: [place, -place], radius: 1, focus: [-place, place], stops: stops)
      for paint in [Paint.conicGradient(conic), .radialGradient(radial)] {
        let svg = try Scene(size: [9, 9], nodes: [.shape(Shape(square, fill: Fill(paint)))]).svg()
        #expect(!svg.contains("nan") && !svg.contains("inf"))
      }
    }
  }
}
