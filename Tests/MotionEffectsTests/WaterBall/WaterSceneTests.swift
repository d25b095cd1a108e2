import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct WaterSceneTests {
  /// The group that is clipped, and the one that moves in it.
  private func groups(_ ball: WaterBall, at time: Double) throws -> (clipped: Group, moving: Group) {
    let clipped = try #require(ball.scene(at: time).nodes[1].asGroup)
    return (clipped, try #require(clipped.children.first?.asGroup))
  }

  /// The surfaces of the waves as they are drawn, by x, and how deep the water reaches.
  private func drawnWaves(_ ball: WaterBall, at time: Double) throws -> [(points: [SIMD2<Double>], bottom: Double)] {
    let moving = try groups(ball, at: time).moving
    return try moving.children.map { child in
      let path = try #require(child.asShape).path.transformed(by: moving.transform)
      var points: [SIMD2<Double>] = []
      var bottom = Double.infinity
      for segment in path.subpaths.flatMap(\.segments) {
        if segment.start.x == segment.end.x { bottom = min(bottom, max(segment.start.y, segment.end.y)) }
        guard abs(segment.start.x - segment.end.x) > 0, segment.start.y < 160 || segment.end.y < 160 else { continue }
        points += (0...32).map { segment.position(at: Double($0) / 32) }
      }
      return (points, bottom)
    }
  }

  /// 4·10⁻⁴ of the amplitude, as stated, over the whole ball, at any time of several laps, in both directions.
  @Test(arguments: [60 * 0.4 / Double.pi, -60 * 0.4 / .pi], [1.5 * 1.66 * Double.pi, -1.5 * 1.66 * .pi, 0.3, 500])
  func theSurfaceIsTheWave(phaseSpeed: Double, turn: Double) throws {
    let ball = WaterBall(
      parameters: changed(WaterBall.Parameters()) {
        $0.phaseSpeed = phaseSpeed
        $0.turn = turn
      })
    var worst = WorstCase()
    for time in [-1, 0, 0.37, 0.82, 2, 6.5, 6.7, 13.2, 100, 1e6] {
      let waves = try #require(ball.waves(at: time))
      for (wave, drawn) in zip(waves, try drawnWaves(ball, at: time)) {
        #expect(drawn.bottom >= 160)
        let positions = drawn.points.map(\.x)
        #expect(try #require(positions.min()) <= 0 && #require(positions.max()) >= 160)
        for point in drawn.points where point.x >= -1 && point.x <= 161 {
          worst.note(abs(point.y - wave.value(at: point.x)) / wave.amplitude, "\(time) \(point.x)")
        }
      }
    }
    #expect(worst.error < 4e-4, "\(worst)")
    // The least possible, so that a cubic that is off by a percent would be noticed.
    #expect(worst.error > 3.5e-4)
  }

  /// Long waves are lines, off by less than 1/800 of the amplitude; those that are too fine lie at the level.
  @Test(arguments: [0, 0.099, -0.099, 1e-300, 700, -1e9]) func straightSurfaces(turn: Double) throws {
    let ball = WaterBall(
      parameters: changed(WaterBall.Parameters()) {
        $0.turn = turn
      })
    for time in [0, 0.3, 50] {
      for (wave, drawn) in zip(try #require(ball.waves(at: time)), try drawnWaves(ball, at: time)) {
        for point in drawn.points {
          let expected = abs(turn) < 1 ? wave.value(at: point.x) : wave.offset
          #expect(abs(point.y - expected) <= wave.amplitude / 800)
        }
      }
    }
  }

  @Test func theWaterIsCutByTheBall() throws {
    let clip = try #require(try groups(WaterBall(), at: 1).clipped.clip)
    #expect(clip == Clip(.circle(center: [80, 80], radius: 80)))
    #expect(WaterBall().scene(at: .infinity).nodes.count == 2)
    #expect(WaterBall().scene(at: .nan).nodes.count == 1)
  }

  /// At every amplitude, with the level at the very top, the water reaches below the ball.
  @Test func theWaterHasABottom() throws {
    for amplitude in [0, 5, 1000.0] {
      let ball = WaterBall(
        parameters: changed(WaterBall.Parameters()) {
          $0.targetFill = 1
          $0.amplitude = amplitude
        })
      for time in [0, 1, 4.0] {
        for drawn in try drawnWaves(ball, at: time) { #expect(drawn.bottom >= 160) }
      }
    }
  }

  /// The scene of an invisibly small ball, or of one larger than any screen, can be written.
  @Test(arguments: [1e-3, 1e9]) func anyDiameter(diameter: Double) throws {
    let ball = WaterBall(
      parameters: changed(WaterBall.Parameters()) {
        $0.diameter = diameter
      })
    #expect(try !ball.scene(at: 0.5).svg().isEmpty)
  }

  /// An animation moves the transform, not a path, and from frame to frame as far as the waves travel.
  @Test(arguments: EffectVariant.allCases) func frames(variant: EffectVariant) throws {
    let ball = WaterBall(variant: variant)
    var previous = try groups(ball, at: 0).moving
    let stride = ball.parameters.phaseSpeed / 60 * 160 / ball.parameters.turn
    var lapCount = 0
    for frame in 1...1200 {
      let group = try groups(ball, at: (Double(frame) + 0.01) / 60).moving
      #expect(group.children == previous.children)
      if group.name == previous.name {
        #expect(abs(previous.transform.tx - group.transform.tx - stride) < 0.03)
      } else {
        lapCount += 1
      }
      previous = group
    }
    // 20 s of laps of 8 waves, 0.8225 s each.
    #expect(lapCount == 3)
    let frames = (0...120).map { ball.scene(at: Double($0) / 60) }
    let size = try AnimatedScene(frames: frames, duration: 2).svg().utf8.count
    #expect(size < 40_000)
  }
}
