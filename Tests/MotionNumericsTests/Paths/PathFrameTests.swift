import MotionNumerics
import TestSupport
import Testing

/// Position and tangent with one look-up, and look-ups at a known position on the path.
@Suite struct PathFrameTests {
  /// A line, two curves, and a jump to a second subpath.
  private let path = {
    var path = Path()
    path.move(to: [0, 0])
    path.addLine(to: [1, 0])
    path.addCubic([2, 1], [1, 1], to: [2, 0])
    path.addQuadratic([3, -1], to: [4, 0])
    path.move(to: [9, 9])
    path.addLine(to: [9, 12])
    return path
  }()

  @Test func aFrameEqualsSingleLookUpsToTheBit() throws {
    let measure = PathMeasure(path)
    var generator = SplitMix64(seed: 21)
    let random = (0..<500).map { _ in Double.random(in: -1...measure.length + 1, using: &generator) }
    for distance in random + [-.infinity, -1, -0.0, 0, 1, measure.length, .infinity] {
      let frame = measure.frame(at: distance)
      #expect(frame.pathPosition == measure.pathPosition(at: distance))
      #expect(frame.position == measure.position(at: distance))
      #expect(frame.tangent == measure.tangent(at: distance))
      #expect(measure.position(at: frame.pathPosition) == frame.position)
      #expect(measure.tangent(at: frame.pathPosition) == frame.tangent)
      #expect(measure.angle(at: frame.pathPosition) == measure.angle(at: distance))
      #expect(measure.curvature(at: frame.pathPosition) == measure.curvature(at: distance))
    }
  }

  @Test func aNaNDistanceHasNoFrame() throws {
    let frame = PathMeasure(path).frame(at: .nan)
    #expect(frame.pathPosition.parameter.isNaN)
    #expect(frame.position.x.isNaN && frame.tangent.x.isNaN)
  }

  @Test func aPointHasAFrame() throws {
    var point = Path()
    point.move(to: [3, 4])
    let frame = PathMeasure(point).frame(at: 0)
    #expect(frame.position == [3, 4])
    #expect(frame.tangent == [1, 0])
  }
}
