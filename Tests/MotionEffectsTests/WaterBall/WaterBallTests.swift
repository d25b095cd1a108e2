import MotionEffects
import MotionNumerics
import RealModule
import TestSupport
import Testing
import VectorScene

@Suite struct WaterBallTests {
  /// `Documentation/Effects.md`, *Water ball*: wavelength, speed, period of the phase.
  @Test func constants() throws {
    let parameters = WaterBall.Parameters()
    #expect(abs(parameters.phaseSpeed - 7.639) < 5e-4)
    #expect(abs(parameters.phaseSpeed / 60 - 0.12732) < 5e-6)
    let wavelength = 2 * .pi / parameters.turn
    #expect(abs(wavelength - 0.8032) < 5e-5)
    #expect(abs(2 * .pi / parameters.phaseSpeed - 0.8225) < 5e-5)
    #expect(abs(parameters.phaseSpeed / parameters.turn - 0.977) < 5e-4)
    #expect(abs(parameters.fillDuration - 1.6) < 1e-15 && parameters.startLevel == 128)
    #expect(abs(parameters.targetLevel - 32) < 1e-13)
  }

  /// Three waves, a third of a turn apart, whose crests travel to the left.
  @Test func waves() throws {
    let ball = WaterBall()
    let waves = try #require(ball.waves(at: 0.5))
    #expect(waves.count == 3)
    for (index, wave) in waves.enumerated() {
      #expect(abs(wave.phase - waves[0].phase - 2 * .pi * Double(index) / 3) < 1e-15 * 8)
      #expect(wave.amplitude == 2 * ball.amplitude(at: 0.5) && wave.offset == ball.level(at: 0.5))
      #expect(ulps(wave.frequency, 1.5 * 1.66 * .pi / 160) <= 2)
    }
    // The three of them cancel.
    let mean = waves.map { $0.value(at: 37) }.reduce(0, +) / 3
    #expect(abs(mean - ball.level(at: 0.5)) < 1e-12)
    // 0.977 widths per second: the point at x is 0.01 s later at x − 0.977·160·0.01.
    let later = try #require(ball.waves(at: 3.01))
    let now = try #require(ball.waves(at: 3))
    let shift = 160 * ball.parameters.phaseSpeed / ball.parameters.turn * 0.01
    let (crest, shifted) = (now[0].value(at: 80) - now[0].offset, later[0].value(at: 80 - shift) - later[0].offset)
    #expect(abs(crest / now[0].amplitude - shifted / later[0].amplitude) < 1e-12)
  }

  /// 1…1.6 times 5 in two seconds, crests of 10…16.
  @Test func breathing() throws {
    let ball = WaterBall()
    for (time, amplitude) in [(-1.0, 8.0), (0, 8), (0.5, 6.5), (1, 5), (1.5, 6.5), (2, 8), (2.5, 6.5), (1e6 + 1, 5)] {
      #expect(abs(ball.amplitude(at: time) - amplitude) < 1e-14, "\(time)")
    }
    let crests = (0..<1200).map { 2 * ball.amplitude(at: Double($0) / 100) }
    #expect(crests.min() == 10 && crests.max() == 16)
    #expect(ball.amplitude(at: .infinity).isNaN)
  }

  /// At infinity a ball whose waves do not travel has a level and a phase, but the breathing has no limit.
  @Test(arguments: EffectVariant.allCases) func wavesWithoutALimit(variant: EffectVariant) {
    let still = WaterBall(parameters: changed(WaterBall.Parameters()) { $0.phaseSpeed = 0 }, variant: variant)
    #expect(still.level(at: .infinity) == still.level(at: 9) && still.wavePhase(at: .infinity) == 0)
    #expect(still.waves(at: 9)?.count == 3 && still.waves(at: .infinity) == nil)
  }

  /// The original's additions, frame by frame for 20 periods: they repeat to the bit after 120 frames.
  @Test func legacyBreathing() throws {
    let ball = WaterBall(variant: .legacy)
    var (variable, isIncreasing) = (1.6, false)
    var turningValues: Set<Double> = []
    for frame in 0..<2400 {
      #expect(ball.amplitude(at: Double(frame) / 60) == 5 * variable)
      #expect(ball.amplitude(at: (Double(frame) + 0.5) / 60) == 5 * variable)
      if frame % 120 == 0 { #expect(variable == 1.6) }
      variable += isIncreasing ? 0.01 : -0.01
      if variable <= 1 {
        isIncreasing = true
        turningValues.insert(variable)
      }
      if variable >= 1.6 {
        isIncreasing = false
        turningValues.insert(variable)
      }
    }
    #expect(turningValues == [0.999_999_999_999_999_6, 1.6])
  }

  /// From 128 down by a point per frame to 32 in 96 frames, and the score with it, clamped.
  @Test func levelAndScore() throws {
    for variant in EffectVariant.allCases {
      let ball = WaterBall(variant: variant)
      for frame in 0...200 {
        let time = Double(frame) / 60
        let progress = min(Double(frame) / 96, 1)
        #expect(abs(ball.level(at: time) - (128 - 96 * progress)) < 1e-12)
        #expect(abs(ball.score(at: time) - (20 + 60 * progress)) < 1e-12)
      }
      #expect(ball.score(at: 1.6 + 1e-9) == 80 && ball.score(at: .infinity) == 80)
      #expect(ball.level(at: .infinity) == ball.parameters.targetLevel)
      #expect(ball.level(at: -5) == 128 && ball.score(at: -5) == 20)
      #expect(
        [-1, 0, 1.5, 1.7, .infinity, .nan].map { ball.phase(at: $0).rawValue } == [
          "idle", "filling", "filling", "filled", "filled", "idle",
        ])
    }
  }

  @Test func emptying() throws {
    let parameters = changed(WaterBall.Parameters()) {
      $0.startFill = 0.7
      $0.targetFill = 0.1
      $0.startScore = 70
      $0.targetScore = -3
    }
    let ball = WaterBall(parameters: parameters)
    #expect(abs(ball.level(at: 0.5) - (48 + 30)) < 1e-12)
    #expect(ball.score(at: 100) == -3)
    let still = WaterBall(
      parameters: changed(WaterBall.Parameters()) {
        $0.startFill = 0.5
        $0.targetFill = 0.5
        $0.targetScore = 50
      })
    #expect(still.phase(at: 0) == .filled && still.level(at: 0) == 80 && still.score(at: 0) == 50)
  }

  /// At frames the steps are where the closed forms are, at any frame rate between them at most a frame behind.
  @Test(arguments: [24.0, 50, 60, 120, 144]) func legacyFollowsExact(rate: Double) throws {
    let (exact, legacy) = (WaterBall(), WaterBall(variant: .legacy))
    for frame in 0...Int(5 * rate) {
      let time = Double(frame) / rate
      let lag = rate == 60 ? 1e-12 : 1
      #expect(abs(exact.level(at: time) - legacy.level(at: time)) <= lag + 1e-12)
      #expect(abs(exact.wavePhase(at: time) - legacy.wavePhase(at: time)) <= 0.12733 * lag + 1e-12)
      #expect(abs(exact.amplitude(at: time) - legacy.amplitude(at: time)) <= 0.05 * lag + 1e-12)
    }
  }

  /// 60 pt/s, 3 pt/s (0.6 · 5 in 1 s), 7.64 rad/s, 37.5 points of score per second: no step is longer.
  @Test func continuous() throws {
    let ball = WaterBall()
    for (channel, speed) in [60, 3, 60 * 0.4 / Double.pi, 37.5].enumerated() {
      let steps = greatestStep(from: -1, to: 9, count: 100_000) { ball.channels(at: $0)[channel] ?? .nan }
      #expect(steps.error <= speed * 1e-4 * (1 + 1e-6), "\(steps)")
    }
  }

  @Test(arguments: EffectVariant.allCases) func stranger(variant: EffectVariant) throws {
    let ball = WaterBall(variant: variant)
    expectOrderDoesNotMatter(ball, over: -1...10)
    for time in strangeTimes {
      #expect(try !ball.scene(at: time).svg().isEmpty)
      for channel in ball.channels(at: time) where time.isFinite { #expect(channel?.isNaN == false, "\(time)") }
    }
    #expect(ball.channels(at: .nan).allSatisfy { $0?.isNaN == true })
    #expect(ball.channelNames == ["level", "amplitude", "wavePhase", "score"])
  }

  /// The label leaves the fraction out, towards 0.
  @Test func label() throws {
    for (time, text) in [(0.0, "20"), (0.04, "21"), (1.599, "79"), (1.7, "80")] {
      let label = try #require(WaterBall().scene(at: time).nodes.last?.asLabel)
      #expect(label.text == text)
    }
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: EffectVariant.allCases) func extremeParameters(variant: EffectVariant) throws {
    for (diameter, growth) in [(1e9, 1e9), (1e9, 1e-3), (1e-3, 1e9), (1e-3, 1e-3)] {
      let parameters = changed(WaterBall.Parameters()) {
        $0.diameter = diameter
        $0.growth = growth
        $0.startFill = 0
        $0.targetFill = 1
        $0.startScore = -1e9
        $0.targetScore = 1e9
        $0.phaseSpeed = 1e9
        $0.turn = -1e9
        $0.amplitude = 1e9
      }
      let ball = WaterBall(parameters: parameters, variant: variant)
      expectNoStumble(ball)
      #expect(ball.waves(at: 1)?.count == 3)
    }
  }

  @Test func badParameters() {
    func make(_ parameters: WaterBall.Parameters) throws -> WaterBall { try WaterBall(validating: parameters) }
    let start = WaterBall.Parameters()
    for value in notPositiveNumbers {
      expectRefusal(start, [{ $0.diameter = value }, { $0.growth = value }], make: make)
    }
    for value in [-0.1, 1.1, .nan] {
      expectRefusal(start, [{ $0.startFill = value }, { $0.targetFill = value }], make: make)
    }
    for value in boundlessNumbers {
      expectRefusal(
        start,
        [
          { $0.startScore = value }, { $0.targetScore = value }, { $0.phaseSpeed = value }, { $0.turn = value },
          { $0.amplitude = value },
        ], make: make)
    }
    expectRefusal(start, [{ $0.amplitude = -1 }], make: make)
  }
}
