import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionPaths

@Suite struct PathBoundsTests {
  @Test func boundsOfCubicsAgreeWithTheTable() throws {
    var worst = WorstCase()
    for row in try ReferenceTable("path_bounds").rows {
      let p = ["p0", "p1", "p2", "p3"].map { row.number($0) }
      let scale = p.map { $0.magnitude }.max() ?? 0
      // The other axis has the negated curve.
      let segment = PathSegment.cubic(
        from: [p[0], -p[0]], control1: [p[1], -p[1]], control2: [p[2], -p[2]], to: [p[3], -p[3]])
      let (lower, upper) = segment.extremes
      let (least, greatest) = (row.number("min"), row.number("max"))
      worst.note(ulps(lower.x, least, of: scale) + ulps(upper.x, greatest, of: scale), "\(p)")
      worst.note(ulps(-upper.y, least, of: scale) + ulps(-lower.y, greatest, of: scale), "\(p)")
    }
    #expect(worst.count > 1200)
    // Four products of three factors each, and their sum.
    #expect(worst.error <= 3, "\(worst)")
  }

  @Test func quadraticsHaveExtremaWhereTheirSlopeVanishes() {
    // x = 2t(1−t) + t² has its extremum at 1, y = 2t(1−t) at ½.
    let segment = PathSegment.quadratic(from: [0, 0], control: [1, 1], to: [1, 0])
    #expect(segment.extremes == ([0, 0], [1, 0.5]))
    // A quadratic is a cubic with control points at two thirds.
    var random = SplitMix64(seed: 9)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let points = (0..<3).map { _ in SIMD2(random.number(in: -1...1), random.number(in: -1...1)) }
      let quadratic = PathSegment.quadratic(from: points[0], control: points[1], to: points[2])
      let cubic = PathSegment.cubic(
        from: points[0], control1: (points[0] + 2 * points[1]) / 3, control2: (points[2] + 2 * points[1]) / 3,
        to: points[2])
      let difference = max(
        (quadratic.extremes.min - cubic.extremes.min).norm, (quadratic.extremes.max - cubic.extremes.max).norm)
      worst.note(ulps(difference, 0), "\(quadratic)")
    }
    // The thirds are rounded.
    #expect(worst.error <= 4, "\(worst)")
  }

  @Test func pathsUniteTheirSegments() {
    #expect(Path().extremes == nil)
    #expect(Path(polyline: [[1, 2]]).extremes == nil)
    var path = Path(polyline: [[1, 2], [3, -1]])
    path.move(to: [100, 100])
    path.move(to: [0, 0])
    path.close()
    #expect(path.extremes.map { [$0.min, $0.max] } == [[0, -1], [3, 2]])
    #expect(Path.rectangle(x: 1, y: 2, width: -3, height: 4).extremes.map { [$0.min, $0.max] } == [[-2, 2], [1, 6]])
  }

  @Test func shapesReachTheirBoxToTheBit() {
    var random = SplitMix64(seed: 10)
    for _ in 0..<500 {
      let (x, y) = (random.number(in: -10...10), random.number(in: -10...10))
      let (width, height) = (random.number(in: 0.1...10), random.number(in: 0.1...10))
      let box = [SIMD2(x, y), SIMD2(x + width, y + height)]
      let size = box.map { max(1, $0.norm) }.max() ?? 1
      for path in [
        Path.ellipse(x: x, y: y, width: width, height: height),
        .roundedRectangle(x: x, y: y, width: width, height: height, cornerRadius: 1),
      ] {
        guard let (lower, upper) = path.extremes else {
          Issue.record("no bounds")
          continue
        }
        // The arcs end on the box, and exceed it by rounding errors only.
        #expect((lower - box[0]).norm <= 2 * size.ulp && (upper - box[1]).norm <= 2 * size.ulp)
      }
    }
  }
}

@Suite struct PathBoundsRectangleTests {
  @Test func rectanglesAreTheExtremes() throws {
    #expect(Path().bounds == nil)
    #expect(Path.rectangle(x: 1, y: 2, width: 3, height: -4).bounds == Rectangle(x: 1, y: -2, width: 3, height: 4))
    let arch = PathSegment.cubic(from: [0, 0], control1: [0, 100], control2: [100, 100], to: [100, 0])
    #expect(arch.bounds == Rectangle(x: 0, y: 0, width: 100, height: 75))
    #expect(arch.path.bounds == arch.bounds)
  }
}
