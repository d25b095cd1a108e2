import MotionEffects
import TestSupport
import Testing
import VectorScene

/// Effects that move without end give a limited number of corners.
@Suite struct CornerCountTests {
  /// Long ranges, and one in which doubles no longer count seconds one by one.
  private func expectFewCorners(_ effect: some Effect, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for end in [1e5, 1e12, 1e300] {
      // At the next end, corners without a limit would take all memory.
      try #require(effect.cornerTimes(in: 0...end).count < 30_000, sourceLocation: sourceLocation)
    }
    #expect(effect.cornerTimes(in: 0x1p56...0x1p60).count < 30_000, sourceLocation: sourceLocation)
  }

  @Test func water() throws { try expectFewCorners(WaterBall()) }

  @Test func cubes() throws {
    var cubes = CubeRefresh()
    cubes.beginRefreshing(at: 0)
    try expectFewCorners(cubes)
  }

  @Test func dot() throws {
    var refresh = CheckmarkRefresh(parameters: changed(CheckmarkRefresh.Parameters()) { $0.smoothing = .implicit })
    refresh.beginRefreshing(at: 0)
    try expectFewCorners(refresh)
  }

  @Test func tags() throws {
    var tags = FloatingTags(parameters: changed(FloatingTags.Parameters()) { $0.duration = 1e9 }, variant: .legacy)
    tags.tap(.left, at: 0)
    try expectFewCorners(tags)
  }

  /// The turning points each second, the filling in 1.6 s, and the laps of eight waves.
  @Test func cornersOfWater() {
    let ball = WaterBall()
    let lap = 16 * Double.pi / ball.parameters.phaseSpeed
    #expect(lap > 6 && lap < 7)
    let fill = ball.parameters.fillDuration
    for (range, expected) in [
      (-1.0...3.0, [0, 1, fill, 2, 3]), (1.5...1.8, [fill]), (4.5...8, [5, 6, lap, 7, 8]), (-2 ... -1, []),
    ] {
      let corners = ball.cornerTimes(in: range).sorted()
      #expect(corners.count == expected.count && zip(corners, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  /// Frames so far apart that no corner between them can be shown.
  @Test func framesFarApart() throws {
    let times = (0...10).map { Double($0) * 1e11 }
    let animation = try WaterBall().animation(at: times)
    #expect(animation.times == times && animation.duration == 1e12)
  }
}
