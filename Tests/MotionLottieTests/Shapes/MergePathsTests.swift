import MotionNumerics
import Testing
import VectorScene

@testable import MotionLottie

/// What merged paths fill.
struct MergePathsTests {
  private let other = ShapeText.rectangle(10, 10, 10, 10)

  private func mode(_ mode: Int) -> String { #"{"ty": "mm", "mm": \#(mode)}"# }

  private func path(_ items: String..., at frame: Double = 0) throws -> Path {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    let nodes = try ShapeContent(items + [ShapeText.fill], &reader).nodes(at: frame)
    #expect(reader.warnings.inOrder.isEmpty)
    #expect(nodes.count <= 1)
    return nodes.first?.asShape?.path ?? Path()
  }

  /// The signed area of a path of lines and curves, by a fine polygon.
  private func area(_ path: Path) -> Double {
    var area = 0.0
    for segment in path.flattened(tolerance: 1e-6).subpaths.flatMap(\.segments) {
      area += 0.5 * (segment.start.x * segment.end.y - segment.start.y * segment.end.x)
    }
    return area
  }

  @Test(arguments: [(2, 175.0), (3, 75), (4, 25), (5, 150)])
  func modesAreUnionSubtractionIntersectionAndExclusion(_ number: Int, _ expected: Double) throws {
    #expect(area(try path(ShapeText.square, other, mode(number))) == expected)
  }

  @Test func theFirstShapeIsTheBase() throws {
    let left = try path(ShapeText.square, other, mode(3))
    #expect(left.bounds == Rectangle(x: 0, y: 0, width: 10, height: 10))
    let right = try path(other, ShapeText.square, mode(3))
    #expect(right.bounds == Rectangle(x: 5, y: 5, width: 10, height: 10))
    let hole = ShapeText.rectangle(2, 2, 2, 2)
    #expect(area(try path(ShapeText.square, other, hole, mode(3))) == 71)
    #expect(area(try path(ShapeText.square, other, hole, mode(2))) == 175)
    #expect(try path(ShapeText.square, other, hole, mode(4)).isEmpty)
  }

  @Test func groupsAreMergedWhereTheyAre() throws {
    let group = ShapeText.group(ShapeText.square, transform: #""p": {"k": [5, 5]}"#)
    #expect(area(try path(ShapeText.square, group, mode(4))) == 25)
    // What was painted before is gone.
    #expect(area(try path(ShapeText.square, ShapeText.fill, other, mode(5))) == 150)
  }

  @Test func curvesStayCurves() throws {
    let ellipse = #"{"ty": "el", "p": {"k": [10, 5]}, "s": {"k": [10, 10]}}"#
    let cut = try path(ShapeText.square, ellipse, mode(3))
    #expect(abs(area(cut) - (100 - 12.5 * .pi)) < 0.02)
    let curves = cut.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 2)
  }

  @Test func everyFrameIsMerged() throws {
    let moving = """
      {"ty": "rc", "d": 1, "p": {"a": 1, "k": [{"t": 0, "s": [5, 5], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
      {"t": 10, "s": [15, 5]}]}, "s": {"k": [10, 10]}, "r": {"k": 0}}
      """
    for frame in stride(from: 0.0, through: 10, by: 2.5) {
      #expect(abs(area(try path(ShapeText.square, moving, mode(4), at: frame)) - 10 * (10 - frame)) < 1e-9)
    }
  }

  @Test func oneShapeAndModifiersAfterwards() throws {
    #expect(area(try path(ShapeText.square, mode(4))) == 100)
    let trim = #"{"ty": "tm", "e": {"k": 50}}"#
    #expect(try path(ShapeText.square, other, mode(2), trim).bounds != nil)
  }

  @Test func tooManyCrossingsAreDrawnAsOnePath() throws {
    let count = 200
    let comb = { (swap: Bool) -> String in
      ShapeText.lines(
        (0..<count).flatMap { index -> [(Double, Double)] in
          let (x, height) = (Double(index), Double(count))
          return swap ? [(0, x), (height, x + 0.5)] : [(x, 0), (x + 0.5, height)]
        })
    }
    let both = try path(comb(false), comb(true), mode(2))
    #expect(both.subpaths.count == 2)
  }
}
