import MotionNumerics
import RealModule
import Testing
import VectorScene

@testable import MotionLottie

/// Rounded corners, pucker and bloat, zig-zag, offset paths; tables have more of the first two.
struct ModifierTests {
  private let square = ShapeText.lines([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
  private let corner = ShapeText.lines([(0, 0), (10, 0), (10, 10)])

  @Test func roundedCornersLeaveEndsAndCurves() throws {
    let outline = try ShapeContent(corner, #"{"ty": "rd", "r": {"k": 2}}"#).outlines()[0]
    #expect(outline.points == [SIMD2(0, 0), SIMD2(8, 0), SIMD2(10, 2), SIMD2(10, 10)])
    #expect(outline.vertices[1].outTangent == SIMD2(2 * 0.5519, 0))
    #expect(outline.vertices[2].inTangent == SIMD2(0, -2 * 0.5519))
    let wide = try ShapeContent(square, #"{"ty": "rd", "r": {"k": 99}}"#).outlines()[0]
    #expect(wide.vertices.count == 8)
    #expect(wide.points[0] == SIMD2(0, 5))
    let ellipse = #"{"ty": "el", "s": {"k": [20, 20]}}"#
    #expect(
      try ShapeContent(ellipse, #"{"ty": "rd", "r": {"k": 5}}"#).outlines() == ShapeContent(ellipse).outlines())
  }

  @Test func puckerMovesVerticesToTheCentreAndHandlesAway() throws {
    let outline = try ShapeContent(square, #"{"ty": "pb", "a": {"k": 20}}"#).outlines()[0]
    #expect(outline.points == [SIMD2(1, 1), SIMD2(9, 1), SIMD2(9, 9), SIMD2(1, 9)])
    // The handles were at the vertices.
    #expect(outline.vertices[0].outTangent == SIMD2(-2, -2))
    #expect(outline.vertices[0].inTangent == SIMD2(-2, -2))
  }

  @Test func zigZagDisplacesInTurn() throws {
    let line = ShapeText.lines([(0, 0), (30, 0)])
    let outline = try ShapeContent(line, #"{"ty": "zz", "s": {"k": 3}, "r": {"k": 2}, "pt": {"k": 1}}"#).outlines()[0]
    // The vertices' normals are those of the chord from the other end: an open outline is walked round.
    #expect(outline.vertices.count == 4)
    #expect(abs(outline.points[1].x - 10) < 1e-12 && abs(outline.points[1].y + 3) < 1e-12)
    #expect(abs(outline.points[2].x - 20) < 1e-12 && abs(outline.points[2].y - 3) < 1e-12)
    #expect(outline.vertices.allSatisfy { !$0.hasTangents })
  }

  @Test func smoothZigZagsHaveHandlesAlongTheSegment() throws {
    let zigZag = #"{"ty": "zz", "s": {"k": 1}, "r": {"k": 1}, "pt": {"k": 2}}"#
    let outline = try ShapeContent(square, zigZag).outlines()[0]
    // Four sides, each with its start and a ridge, and the first vertex again.
    #expect(outline.vertices.count == 9)
    #expect(outline.isClosed)
    #expect(outline.vertices[1].point == SIMD2(5, -1))
    #expect(outline.vertices[1].outTangent == SIMD2(2.5, 0))
    #expect(outline.vertices[1].inTangent == SIMD2(-2.5, 0))
  }

  @Test func aZigZagOfNoAmplitudeIsOff() throws {
    let ellipse = #"{"ty": "el", "s": {"k": [20, 20]}}"#
    let zigZag = #"{"ty": "zz", "s": {"k": 0}, "r": {"k": 4}}"#
    #expect(try ShapeContent(ellipse, zigZag).outlines() == ShapeContent(ellipse).outlines())
  }

  private func bounds(_ items: String...) throws -> Rectangle? {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    return Path(try ShapeContent(items, &reader).outlines()).bounds
  }

  private func offset(_ amount: Double, join: Int = 1, limit: Double = 4) -> String {
    #"{"ty": "op", "a": {"k": \#(amount)}, "lj": \#(join), "ml": {"k": \#(limit)}}"#
  }

  @Test func clockwiseOutlinesGrow() throws {
    #expect(try bounds(square, offset(2)) == Rectangle(x: -2, y: -2, width: 14, height: 14))
    #expect(try bounds(square, offset(2, join: 2)) == Rectangle(x: -2, y: -2, width: 14, height: 14))
    let inner = try ShapeContent(square, offset(-2)).outlines()[0]
    #expect(inner.points.count == 4)
    for point in inner.points {
      #expect(abs(abs(point.x - 5) - 3) < 1e-6 && abs(abs(point.y - 5) - 3) < 1e-6)
    }
  }

  @Test func cornersByTheirJoin() throws {
    func vertexCount(_ join: Int, _ limit: Double = 4) throws -> Int {
      try ShapeContent(square, offset(2, join: join, limit: limit)).outlines()[0].vertices.count
    }
    // A side has two ends; a point adds a vertex, an arc its middle.
    #expect(try vertexCount(1) == 12)
    #expect(try vertexCount(1, 1.4) == 8)
    #expect(try vertexCount(3) == 8)
    #expect(try vertexCount(2) == 12)
  }

  @Test func roundCornersAreArcs() throws {
    let outline = try ShapeContent(square, offset(4, join: 2)).outlines()[0]
    let corners = [SIMD2(0.0, 0.0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)]
    for index in 0..<outline.segmentCount where outline.vertices[index].outTangent != .zero {
      let segment = outline.pathSegment(index)
      guard let center = corners.first(where: { abs((segment.start - $0).length - 4) < 1e-9 }), segment.length() < 5
      else { continue }
      // A cubic for an eighth of a turn is off by 4e-6 of the radius.
      #expect(abs((segment.position(at: 0.5) - center).length - 4) < 4e-5)
    }
  }

  @Test func circlesStayCircles() throws {
    let circle = #"{"ty": "el", "d": 1, "s": {"k": [100, 100]}}"#
    for amount in [-20.0, 10, 40] {
      let outline = try ShapeContent(circle, offset(amount)).outlines()[0]
      #expect(outline.segmentCount == 4)
      for index in 0..<4 {
        let middle = outline.pathSegment(index).position(at: 0.5)
        // The curvature of a cubic for a quarter of a turn is 2 % off at its ends.
        #expect(abs(middle.length - (50 + amount)) < 0.01 * abs(amount))
      }
    }
  }

  /// A circle around the origin, of as many turns; an open one ends where it begins, in the same direction.
  private func circle(turns: Int, isClosed: Bool) -> String {
    let (points, handle) = ([(50.0, 0.0), (0, 50), (-50, 0), (0, -50)], 0.5522847498307936)
    let count = 4 * turns + (isClosed ? 0 : 1)
    func list(_ factor: Double) -> String {
      let pairs = (0..<count).map { place in
        let (x, y) = points[place % 4]
        return factor == 0 ? "[\(x), \(y)]" : "[\(-y * factor), \(x * factor)]"
      }
      return "[\(pairs.joined(separator: ", "))]"
    }
    return
      #"{"ty": "sh", "ks": {"k": {"c": \#(isClosed), "v": \#(list(0)), "i": \#(list(-handle)), "o": \#(list(handle))}}}"#
  }

  /// A border that passes its first point goes on from there.
  @Test(arguments: [(1, false), (2, true), (3, true)])
  func aBorderThatPassesItsFirstPointGoesOn(turns: Int, isClosed: Bool) throws {
    let outline = try ShapeContent(circle(turns: turns, isClosed: isClosed), offset(10, join: 2)).outlines()[0]
    let radii = (0..<outline.segmentCount).map { outline.pathSegment($0).position(at: 0.5).length }
    // Out, and for an open outline back inside, with arcs at the ends of the line.
    #expect(radii.count { abs($0 - 60) < 0.1 } == 4 * turns)
    #expect(radii.count { abs($0 - 40) < 0.1 } == (isClosed ? 0 : 4))
    #expect(outline.isClosed)
    #expect(isClosed ? outline.segmentCount == 4 * turns : outline.segmentCount > 8)
  }

  @Test func anOpenOutlineHasABorder() throws {
    let line = ShapeText.lines([(0, 0), (20, 0)])
    let outline = try ShapeContent(line, offset(3)).outlines()[0]
    #expect(outline.isClosed)
    #expect(Path([outline]).bounds == Rectangle(x: 0, y: -3, width: 20, height: 6))
    let round = try #require(try bounds(line, offset(3, join: 2)))
    #expect(abs(round.minX + 3) < 1e-9 && abs(round.maxX - 23) < 1e-9)
  }

  @Test func outlinesOfOnePointAreLeftAlone() throws {
    let modifiers = [
      offset(3), #"{"ty": "rd", "r": {"k": 2}}"#, #"{"ty": "pb", "a": {"k": 20}}"#,
      #"{"ty": "zz", "s": {"k": 3}, "r": {"k": 2}}"#,
    ]
    for modifier in modifiers {
      for points in [[], [(1.0, 2.0)], [(1.0, 2.0), (1.0, 2.0)]] {
        let content = try ShapeContent(ShapeText.lines(points, isClosed: true), modifier, ShapeText.fill)
        #expect(content.outlines().allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
      }
    }
  }
}
