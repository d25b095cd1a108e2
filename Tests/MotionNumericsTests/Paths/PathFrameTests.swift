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

  /// A measure, prepared positions and a motion have the same names for the same answers.
  @Test func allWalkersOfAPathAgreeOnTangents() throws {
    let measure = PathMeasure(path)
    let positions = PathPositions(measure)
    let walk = PathMotion(path, duration: 2)
    let back = PathMotion(path, duration: 2, curve: .cubicBezier(0.5, -1, 0.5, 2))
    #expect(positions.length == measure.length && abs(path.length - measure.length) <= 1e-9 * measure.length)
    for step in 0...40 {
      let distance = measure.length * Double(step) / 40
      let tangent = measure.tangent(at: distance)
      #expect(positions.tangent(at: distance) == tangent)
      #expect(positions.angle(at: distance) == measure.angle(at: distance))
      let time = 2 * Double(step) / 40
      let walked = walk.tangent(at: time)
      #expect(walked == measure.tangent(at: walk.distance(at: time)) && abs(walked.norm - 1) <= 1e-15)
      #expect((walk.velocity(at: time) - walked * (measure.length / 2)).norm <= 1e-14 * measure.length)
    }
    // At 0.1 s the curve runs backwards beyond the start, along the first line.
    #expect(back.velocity(at: 0.1).x < 0 && back.tangent(at: 0.1) == [1, 0])
    #expect(walk.tangent(at: -1) == [1, 0] && walk.tangent(at: 9) == [0, 1] && walk.tangent(at: .nan).x.isNaN)
    let byKeys = PathMotion(path, pacing: .bySegment())
    #expect(byKeys.tangent(at: 0.1) == [1, 0] && byKeys.tangent(at: 0.9) == [0, 1])
  }

  @Test func aPathHasALength() {
    #expect(Path().length == 0 && Path("M3 4").length == 0)
    #expect(Path("M0 0H3V4Z").length == 12 && Path("M0 0H3M9 9V11").length == 5)
    #expect(abs(Path.circle(center: [5, 5], radius: 2).length - 4 * .pi) <= 1e-11)
    #expect(Path(polyline: [[-1e308, 0], [1e308, 0]]).length == .infinity)
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
