import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Masks that grow and shrink: a disc around each point of the outline joins the inside, or is taken from it.
///
/// Source: Todd Kopriva, *Mask expansion and rounded corners*, blogs.adobe.com, 2009.
struct MaskExpansionTests {
  /// The outline of points, one way round or the other.
  private static func polygon(_ points: [SIMD2<Double>]) -> String {
    let zeros = points.map { _ in "[0,0]" }.joined(separator: ",")
    let vertices = points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
    return "{\"c\": true, \"v\": [\(vertices)], \"i\": [\(zeros)], \"o\": [\(zeros)]}"
  }

  /// A circle by its four cubics.
  private static func circle(_ radius: Double) -> String {
    let handle = 0.5519150244935106 * radius
    func list(_ points: [(Double, Double)]) -> String { points.map { "[\($0.0),\($0.1)]" }.joined(separator: ",") }
    let (r, h) = (radius, handle)
    return """
      {"c": true, "v": [\(list([(0, -r), (r, 0), (0, r), (-r, 0)]))],
       "i": [\(list([(-h, 0), (0, -h), (h, 0), (0, h)]))], "o": [\(list([(h, 0), (0, h), (-h, 0), (0, -h)]))]}
      """
  }

  /// The coverage of the layer by its mask.
  private func layer(
    _ outline: String, _ expansion: String, members: String = "", at frame: Double = 0
  ) throws -> MaskLayer {
    let mask = "{\"mode\": \"a\", \"pt\": {\"k\": \(outline)}, \"x\": \(expansion)\(members)}"
    let text = LottieText.document(LottieText.solid("a", "\"masksProperties\": [\(mask)]"))
    let group = try #require(LottieAnimation(parsing: text).scene(at: frame).group("a"))
    return try #require(group.mask?.layers.first)
  }

  /// The area of the points that nodes cover, on a grid around the origin.
  private func area(_ nodes: [Node], reach: Double) -> Double {
    let coverage = Coverage(nodes)
    let (count, step) = (120, 2 * reach / 120)
    var covered = 0
    for row in 0..<count {
      for column in 0..<count {
        let point = SIMD2(Double(column) + 0.5, Double(row) + 0.5) * step - reach
        if coverage.contains(point) { covered += 1 }
      }
    }
    return Double(covered) * step * step
  }

  /// The square erosion left 59,079 of the first in pixels.
  @Test(arguments: [
    (150.0, -100.0, 50.0), (150, -20, 130), (150, -150.5, 0), (50, -100, 0), (50, 100, 150),
  ])
  func aCircleStaysACircle(radius: Double, expansion: Double, result: Double) throws {
    let layer = try self.layer(Self.circle(radius), "{\"k\": \(expansion)}")
    let found = area(layer.nodes, reach: radius + max(expansion, 0) + 2)
    // A cell of the grid is 2.5 points wide: some hundred of them are cut by the border.
    #expect(abs(found - Double.pi * result * result) <= (result == 0 ? 0 : 150))
  }

  /// Outer corners are rounded, inner ones stay; whichever way the outline runs, unlike a path that is offset.
  @Test func cornersAreThoseOfDiscs() throws {
    let square: [SIMD2<Double>] = [[-50, -50], [50, -50], [50, 50], [-50, 50]]
    for outline in [square, square.reversed()] {
      let shrunk = try layer(Self.polygon(outline), "{\"k\": -10}")
      let grown = try layer(Self.polygon(outline), "{\"k\": 10}")
      let (smaller, larger) = (Coverage(shrunk.nodes), Coverage(grown.nodes))
      #expect(smaller.contains([39.9, 39.9]) && !smaller.contains([40.1, 0]) && !smaller.contains([0, 40.1]))
      #expect(larger.contains([59.9, 0]) && larger.contains([57, 57]) && !larger.contains([57.2, 57.2]))
      #expect(abs(area(shrunk.nodes, reach: 64) - 80 * 80) < 200)
      #expect(abs(area(grown.nodes, reach: 64) - (100 * 100 + 4 * 100 * 10 + .pi * 100)) < 200)
    }
  }

  /// A neck narrower than twice the distance vanishes, and the rest falls apart.
  @Test func aNeckFallsApart() throws {
    let dumbbell: [SIMD2<Double>] = [
      [-60, -30], [-10, -30], [-10, -4], [10, -4], [10, -30], [60, -30], [60, 30], [10, 30], [10, 4], [-10, 4],
      [-10, 30], [-60, 30],
    ]
    let shrunk = try layer(Self.polygon(dumbbell), "{\"k\": -5}")
    let coverage = Coverage(shrunk.nodes)
    #expect(coverage.contains([-40, 0]) && coverage.contains([40, 0]) && !coverage.contains([0, 0]))
    // Two rectangles of 40 by 50; beside the neck's mouths nothing more is left.
    #expect(abs(area(shrunk.nodes, reach: 64) - 2 * 40 * 50) < 150)
  }

  /// Between keys only numbers change, so that an animated picture moves smoothly.
  @Test func anAnimatedExpansionChangesAWidth() throws {
    let keys = """
      {"a": 1, "k": [{"t": 0, "s": [-10], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 20, "s": [30]}]}
      """
    for (frame, width) in [(0.0, 20.0), (2, 12), (10, 20), (20, 60)] {
      let layer = try layer(Self.circle(50), keys, at: frame)
      let stroke = try #require(Coverage(layer.nodes).borders.first)
      #expect(abs(stroke.width - width) < 1e-12 && stroke.join == .round)
    }
    #expect(try Coverage(layer(Self.circle(50), keys, at: 5).nodes).borders.isEmpty)
  }

  @Test func aFeatherBlursTheExpandedMask() throws {
    let layer = try layer(Self.circle(50), "{\"k\": -5}", members: #", "f": {"k": [6, 2]}"#)
    guard case .group(let blurred)? = layer.nodes.first, case .group(let shrunk)? = blurred.children.first else {
      Issue.record("expected a group in a group, found \(layer.nodes)")
      return
    }
    #expect(blurred.filters == [.blur(SIMD2(6, 2) * 0.38)] && blurred.mask == nil)
    #expect(shrunk.filters.isEmpty && shrunk.mask != nil)
  }

  /// What is blurred is the expanded outline, from one side of its size to the other.
  @Test func aFeatherGoesWithTheExpandedOutline() throws {
    let keys = """
      {"a": 1, "k": [{"t": 0, "s": [-10], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 20, "s": [30]}]}
      """
    for (frame, radius) in [(0.0, 40.0), (20, 80)] {
      let layer = try layer(Self.circle(50), keys, members: #", "f": {"k": [8, 8]}"#, at: frame)
      guard case .group(let blurred)? = layer.nodes.first else {
        Issue.record("expected a group, found \(layer.nodes)")
        return
      }
      #expect(blurred.filters == [.blur(SIMD2(8, 8) * 0.38)])
      #expect(abs(area(blurred.children, reach: 84) - Double.pi * radius * radius) < 150)
    }
  }
}

/// The points that black shapes cover, by geometry: insides, borders, and what masks leave of them.
private struct Coverage {
  private var parts: [(polygon: [SIMD2<Double>], isFilled: Bool, width: Double, hole: [Coverage])] = []
  /// The strokes of the shapes and of the masks.
  private(set) var borders: [Stroke] = []

  init(_ nodes: [Node]) {
    add(nodes, hole: [])
  }

  private mutating func add(_ nodes: [Node], hole: [Coverage]) {
    for node in nodes {
      switch node {
      case .shape(let shape):
        let polygon = shape.path.flattened(tolerance: 0.05).elements.compactMap { element -> SIMD2<Double>? in
          switch element {
          case .move(let point), .line(let point): point
          default: nil
          }
        }
        parts.append((polygon, shape.fill != nil, shape.stroke?.width ?? 0, hole))
        if let stroke = shape.stroke { borders.append(stroke) }
      case .group(let group):
        var hole = hole
        if let mask = group.mask {
          #expect(mask.layers.count == 1 && mask.layers[0].isInverted)
          hole.append(Coverage(mask.layers[0].nodes))
          borders += hole[hole.count - 1].borders
        }
        add(group.children, hole: hole)
      default: Issue.record("unexpected \(node)")
      }
    }
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    parts.contains { part in
      let isCovered =
        part.isFilled && winding(of: part.polygon, around: point) != 0
        || part.width > 0 && distance(of: part.polygon, from: point) <= 0.5 * part.width
      return isCovered && !part.hole.contains { $0.contains(point) }
    }
  }

  private func winding(of polygon: [SIMD2<Double>], around point: SIMD2<Double>) -> Int {
    var winding = 0
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
      if start.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
    }
    return winding
  }

  private func distance(of polygon: [SIMD2<Double>], from point: SIMD2<Double>) -> Double {
    polygon.indices.reduce(.infinity) { least, index in
      let start = polygon[index]
      let side = polygon[(index + 1) % polygon.count] - start
      let length = (side * side).sum()
      let part = length > 0 ? min(1, max(0, ((point - start) * side).sum() / length)) : 0
      return min(least, (point - start - part * side).norm)
    }
  }
}
