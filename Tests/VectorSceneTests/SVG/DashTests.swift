import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Strokes of very many dashes: what is seen of them, or what is left of those that nobody can tell apart.
@Suite struct DashTests {
  private func paths(_ shapes: [Shape], size: SIMD2<Double> = [64, 64]) throws -> [XMLElement] {
    try XMLReader.read(scene(shapes, size: size).svg()).all("path")
  }

  private func scene(_ shapes: [Shape], size: SIMD2<Double> = [64, 64]) -> Scene {
    Scene(size: size, nodes: shapes.map(Node.shape))
  }

  private func stroke(_ dash: [Double], _ cap: Stroke.Cap = .butt, width: Double = 2) -> Stroke {
    Stroke(Color.black, width: width, cap: cap, dash: dash)
  }

  /// The sections of dashes on a horizontal line that show between 0 and 64, to the rounding of three decimals.
  private func dashes(of element: XMLElement) throws -> [ClosedRange<Double>] {
    let path = try Path(parsing: #require(element.attributes["d"]))
    let dash = try #require(element.attributes["stroke-dasharray"]).split(separator: " ").map {
      try #require(Double($0))
    }
    let phase = element.attributes["stroke-dashoffset"].flatMap(Double.init) ?? 0
    let drawn = PathMeasure(path).dashed(dash, phase: phase)
    return drawn.subpaths.compactMap { subpath in
      Path(subpaths: [subpath]).bounds.flatMap { shown(from: $0.origin.x, to: $0.origin.x + $0.size.x) }
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The visible part of a dash between 0 and 64; nil for none, or for one as small as rounding.
  private func shown(from start: Double, to end: Double) -> ClosedRange<Double>? {
    let (from, to) = (max(start, 0), min(end, 64))
    return to - from > 0.01 ? from...to : nil
  }

  @Test func usualDashesStayAsTheyAre() throws {
    let shape = Shape(.rectangle(x: -500, y: 2, width: 1e4, height: 9), fill: Fill(.white), stroke: stroke([1, 1]))
    let found = try #require(try paths([shape]).first)
    #expect(found.attributes["d"] == "M-500 2L9500 2 9500 11 -500 11Z" && found.attributes["fill"] == "#ffffff")
    #expect(found.attributes["stroke-dasharray"] == "1 1")
    #expect(scene([shape]).svgApproximations.isEmpty)
  }

  /// It took 8 s and all memory: half a billion dashes on each side.
  @Test func ofAHugeRectangleTheVisibleSidesAreWritten() throws {
    let shape = Shape(
      .rectangle(x: -1e9, y: 30, width: 2e9, height: 1e9), fill: Fill(.white), stroke: stroke([1, 1]))
    let found = try paths([shape])
    #expect(found.count == 2 && found[0].attributes["fill"] == "#ffffff" && found[1].attributes["fill"] == "none")
    let sides = try dashes(of: found[1])
    #expect(sides.count == 32)
    for (index, side) in sides.enumerated() {
      #expect(abs(side.lowerBound - Double(2 * index)) < 1e-2 && abs(side.upperBound - Double(2 * index + 1)) < 1e-2)
    }
    #expect(try scene([shape]).svg().utf8.count < 1000 && scene([shape]).svgApproximations.isEmpty)
    // All of it may be out of sight.
    let far = Shape(.rectangle(x: -1e9, y: 100, width: 2e9, height: 1e9), stroke: stroke([1, 1]))
    #expect(try paths([far]).first?.attributes["d"] == "")
  }

  /// Beside the canvas and the reach of a miter, 4 points, a quarter of both is written at most, and a period of 2 points.
  @Test func littleIsWrittenBesideTheCanvas() throws {
    for direction: SIMD2<Double> in [[1, 0], [0, 1]] {
      let ends = [-1e6, 1e6].map { $0 * direction + 30 * (1 - direction) }
      let found = try paths([Shape(Path(polyline: ends), stroke: stroke([1, 1]))])
      let data = try #require(found.first?.attributes["d"])
      let bounds = try #require(try Path(parsing: data).bounds)
      let (start, end) = ((bounds.minimum * direction).sum(), (bounds.maximum * direction).sum())
      #expect(start <= -4 && start > -4 - 18 - 2.1 && end >= 68 && end < 68 + 18.1, "\(bounds)")
    }
  }

  /// Random dashes along random long lines and polygons begin and end where those of the whole path do.
  @Test func whatIsSeenIsWhatTheWholePathShows() throws {
    var random = SplitMix64(seed: 3821)
    for round in 0..<thorough(100) {
      // Whole numbers, whose sums are exact and which are not rounded when they are written.
      let dash = (0..<Int.random(in: 1...4, using: &random)).map { _ in Double(Int.random(in: 1...9, using: &random)) }
      var stroke = stroke(dash, width: 1)
      stroke.dashPhase = Double(Int.random(in: -40...40, using: &random))
      let height = Double(Int.random(in: 1...60, using: &random))
      var points: [SIMD2<Double>] = [[-Double(Int.random(in: 900_000...990_000, using: &random)), height]]
      points.append([Double(Int.random(in: 900_000...990_000, using: &random)), height])
      // Further sides far below.
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        points.append([random.number(in: -1e6...1e6).rounded(), random.number(in: 1e3...1e6).rounded()])
      }
      let path = Path(polyline: points)
      let found = try #require(try paths([Shape(path, stroke: stroke)]).first)
      let seen = try dashes(of: found)
      let lengths = dash.count % 2 == 0 ? dash : dash + dash
      let period = lengths.reduce(0, +)
      let first = points[0].x - stroke.dashPhase
      var (start, expected) = (first + (-first / period).rounded(.down) * period, [ClosedRange<Double>]())
      while start < 64 {
        for index in stride(from: 0, to: lengths.count, by: 2) {
          expected += shown(from: start, to: start + lengths[index]).map { [$0] } ?? []
          start += lengths[index] + lengths[index + 1]
        }
      }
      #expect(seen.count == expected.count, "round \(round)")
      for (one, other) in zip(seen, expected) {
        #expect(
          abs(one.lowerBound - other.lowerBound) < 0.01 && abs(one.upperBound - other.upperBound) < 0.01,
          "round \(round): \(one), \(other)")
      }
    }
  }

  /// Curves, in the coordinates of a turned and scaled group: no seen point is missing, and little is written beside them.
  @Test func curvesInGroups() throws {
    let circle = Path.circle(center: [0, 0], radius: 1e6)
    let map = Affine.translation(x: 32, y: 32).rotated(by: 1).scaledBy(x: 0.5, y: 2) * .translation(x: -1e6, y: 0)
    let group = Group(transform: map, children: [.shape(Shape(circle, stroke: stroke([3, 2], .round)))])
    let scene = Scene(size: [64, 64], nodes: [.group(group)])
    let path = try Path(parsing: #require(XMLReader.read(scene.svg()).all("path").first?.attributes["d"]))
    let measure = PathMeasure(path)
    #expect(measure.length > 30 && measure.length < 2000)
    // The point of the circle that is in the middle of the canvas, and its neighbours.
    for angle in stride(from: -1.2e-5, through: 1.2e-5, by: 1e-6) {
      let point = 1e6 * SIMD2(1 - 0.5 * angle * angle, angle)
      let nearest = stride(from: 0, through: measure.length, by: 0.25).map { (measure.position(at: $0) - point).norm }
        .min()
      #expect(try #require(nearest) < 1)
    }
  }

  /// Dashes that are carried into sight by a filter are written too.
  @Test func shadowsOfWhatIsOutOfSight() throws {
    let line = Path(polyline: [[-1e9, 90], [1e9, 90]])
    let shape = Shape(line, stroke: stroke([1, 1]))
    let shadow = Filter.shadow(Shadow(.black, offset: [0, -60], radius: 1))
    func data(_ nodes: [Node]) throws -> String? {
      try XMLReader.read(Scene(size: [64, 64], nodes: nodes).svg()).all("path").first?.attributes["d"]
    }
    #expect(try data([.shape(shape)]) == "")
    #expect(try data([.group(Group(filters: [shadow], children: [.shape(shape)]))]) != "")
    let far = Group(transform: .scale(x: 2, y: 2), filters: [shadow], children: [.shape(shape)])
    #expect(try data([.group(far)]) != "")
    var shaded = shape
    shaded.shadow = Shadow(.black, offset: [0, -60], radius: 1)
    #expect(try data([.shape(shaded)]) != "")
  }

  /// As opaque as dashes and gaps are on average; ends of dashes count.
  @Test(arguments: [
    ([1e-6, 1e-6], Stroke.Cap.butt, 0.5), ([1e-6, 3e-6], .butt, 0.25), ([1e-6], .butt, 0.5), ([0, 1e-6], .butt, 0),
    ([1e-6, 3e-6], .round, 1), ([1e-6, 1e-6, 0, 2e-6], .square, 1), ([1e-6, 1e-6, 0, 2e-6], .butt, 0.25),
  ])
  func tooFineDashesAreAnEvenShade(dash: [Double], cap: Stroke.Cap, opacity: Double) throws {
    let shape = Shape(Path(polyline: [[0, 9], [64, 9]]), stroke: stroke(dash, cap))
    let found = try #require(try paths([shape]).first)
    #expect(found.attributes["stroke-dasharray"] == nil)
    #expect(found.attributes["stroke-opacity"].flatMap(Double.init) ?? 1 == opacity)
    #expect(scene([shape]).svgApproximations == [.fineDashes])
  }

  /// Ten thousand wide dashes across a small picture took librsvg seconds, and a minute at sixteen times the size; beside
  /// one another they do not.
  @Test func dashesOnOneAnotherAreFewer() throws {
    var random = SplitMix64(seed: 3822)
    let chords = (0..<150).map { _ in SIMD2(random.number(in: 0...64), random.number(in: 0...64)) }
    let tangle = Shape(Path(polyline: chords), stroke: stroke([0.25, 0.25], .round, width: 20))
    let found = try #require(try paths([tangle]).first)
    #expect(found.attributes["stroke-dasharray"] == nil && found.attributes["stroke-opacity"] == nil)
    #expect(scene([tangle]).svgApproximations == [.fineDashes])
    let rows = (0..<140).map { Path(polyline: [[0, 7 * Double($0)], [1000, 7 * Double($0)]]).elements }
    let dots = Shape(Path(elements: rows.flatMap { $0 }), stroke: stroke([0, 7], .round, width: 6))
    let map = scene([dots], size: [1000, 1000])
    #expect(try map.svg().contains("stroke-dasharray=\"0 7\"") && map.svgApproximations.isEmpty)
  }

  @Test func gradientsFadeToo() throws {
    let stops = [GradientStop(.black, at: 0), GradientStop(Color(red: 1, green: 0, blue: 0, alpha: 0.5), at: 1)]
    for paint: Paint in [
      .linearGradient(LinearGradient(from: [0, 0], to: [9, 9], stops: stops)),
      .radialGradient(RadialGradient(center: [0, 0], radius: 9, stops: stops)),
    ] {
      let shape = Shape(Path(polyline: [[0, 9], [64, 9]]), stroke: Stroke(paint, dash: [1e-6, 1e-6]))
      let found = try XMLReader.read(scene([shape]).svg()).all("stop").map { $0.attributes["stop-opacity"] }
      #expect(found == ["0.5", "0.25"])
    }
  }

  /// The dashes of a picture are counted together: each of these is allowed alone.
  @Test func manyStrokesShareTheBudget() throws {
    let shapes = (0..<20).map {
      Shape(Path(polyline: [[0, Double($0)], [60, Double($0)]]), stroke: stroke([0.002, 0.002], width: 1))
    }
    let found = try paths(shapes)
    let dashed = found.count { $0.attributes["stroke-dasharray"] != nil }
    #expect(dashed == 6 && scene(shapes).svgApproximations == [.fineDashes])
    #expect(found.prefix(6).allSatisfy { $0.attributes["stroke-dasharray"] != nil })
    #expect(scene(Array(shapes[..<6])).svgApproximations.isEmpty)
    // Animations have as many in each frame.
    let frames = [scene(Array(shapes[..<6])), scene(Array(shapes[6..<12]))]
    #expect(try !AnimatedScene(frames: frames, duration: 1).svg().contains("stroke-opacity"))
  }

  /// Lengths that are rounded to nothing when they are written make the pattern shorter.
  @Test func roundedPatternsAreCountedAsTheyAreWritten() throws {
    let dash = Array(repeating: 0.0004, count: 998) + [0.001, 0.001]
    let shape = Shape(Path(polyline: [[0, 9], [64, 9]]), stroke: stroke(dash))
    #expect(scene([shape]).svgApproximations == [.fineDashes])
    #expect(try !scene([shape]).svg().contains("dasharray"))
  }

  /// Paths of any size and count, and numbers at the ends of what doubles hold.
  @Test func nothingTrapsOrTakesLong() throws {
    let wave = Path(
      elements: [.move(to: [0, 0])]
        + (0..<21_000).map { .quadratic(control: [Double($0), 1e6], to: [Double($0) + 1, 0]) })
    for path in [
      wave, Path(polyline: [[-1e300, 1], [1e300, 1]]), Path(polyline: [[-1.7e308, 1], [1.7e308, 1]]), Path(),
      Path(polyline: [[5, 5], [5, 5]]), Path(elements: [.move(to: [3, 3])]),
    ] {
      for dash in [[1, 1], [1e-300, 1e-300], [1e308, 1e308], [0, 0], [.leastNonzeroMagnitude], [0, 1]] {
        let shape = Shape(path, stroke: Stroke(Color.black, width: 1, cap: .round, miterLimit: 1e12, dash: dash))
        for map in [Affine.identity, .scale(x: 1e-12, y: 1e-12), .scale(x: 1, y: 0), .scale(x: 1e300, y: 1e300)] {
          let scene = Scene(size: [64, 64], nodes: [.group(Group(transform: map, children: [.shape(shape)]))])
          #expect(try scene.svg().utf8.count < 40_000_000)
        }
      }
    }
  }

  /// The stroke of a text has no path here; its letters are taken for long.
  @Test func textsHaveDashesToo() throws {
    func label(_ dash: [Double]) -> Scene {
      Scene(
        size: [64, 64],
        nodes: [.label(Label("dashes", at: [1, 20], size: 12, stroke: Stroke(Color.black, width: 1, dash: dash)))])
    }
    #expect(try label([2, 1]).svg().contains("stroke-dasharray=\"2 1\"") && label([2, 1]).svgApproximations.isEmpty)
    #expect(try !label([1e-6, 1e-6]).svg().contains("dasharray"))
    #expect(label([1e-6, 1e-6]).svgApproximations == [.fineDashes])
  }
}
