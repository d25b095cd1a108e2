import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// Effects at any time, of any size and speed, equal the plain effects, moved.
@Suite struct MovedEffectsTests {
  private static let seeds = 0..<UInt64(thorough(200))

  @Test func tags() {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let (times, length) = (draws.timeMap(), draws.timeMap().unit)
      let moved = changed(FloatingTags.Parameters()) {
        $0.size *= length
        $0.leftStart *= length
        $0.rightStart *= length
        $0.endSpread *= length
        $0.endY *= length
        $0.controlY *= length
        $0.duration *= times.unit
      }
      var effects = MovedEffects(FloatingTags(), FloatingTags(parameters: moved), times: times)
      effects.tell(&draws) { tags, time, _, draws in
        switch draws.element(of: [0, 1, 2]) {
        case 0: tags.tap(.left, at: time)
        case 1: tags.tap(.right, at: time)
        default:
          let unit = tags.parameters.size.x / 375
          tags.tap(from: unit * SIMD2(draws.dyadic(in: 0...375), draws.dyadic(in: 0...667)), at: time)
        }
      }
      effects.expectTheSame(units: { $0.hasSuffix("opacity") ? 1 : length }, &draws)
    }
  }

  @Test func pops() {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let times = draws.timeMap()
      let scales = (0..<draws.count()).map { _ in draws.dyadic(in: 0.125...2) }
      let (plain, moved) = (PopScale(scales: scales), PopScale(scales: scales, duration: 0.5 * times.unit))
      var effects = MovedEffects(plain, moved, times: times)
      effects.tell(&draws) { pop, time, _, _ in pop.pop(at: time) }
      effects.expectTheSame(units: { _ in 1 }, &draws)
    }
  }

  @Test(arguments: EffectVariant.allCases) func indicators(variant: EffectVariant) {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let (times, length) = (draws.timeMap(), draws.timeMap().unit)
      let plain = changed(GooeyIndicatorParameters()) { $0.pageCount = draws.count() }
      let moved = changed(plain) {
        $0.size *= length
        $0.diameter *= length
        $0.pageWidth *= length
      }
      func effect(_ parameters: GooeyIndicatorParameters, _ unit: Double) -> GooeyIndicator<Tween<Double>> {
        GooeyIndicator(
          parameters: parameters, variant: variant,
          restoring: Tween(from: 0, to: 1, duration: 0.75 * unit, curve: .cubicBezier(0.3, 1.5, 0.5, 0.9)))
      }
      var effects = MovedEffects(effect(plain, 1), effect(moved, times.unit), times: times)
      effects.tell(&draws) { indicator, time, _, draws in
        let offset = draws.dyadic(in: -400...1200) * indicator.parameters.pageWidth / 320
        switch draws.element(of: [0, 0, 1, 2]) {
        case 0: indicator.drag(to: offset, at: time)
        case 1: indicator.release(at: time)
        default: indicator.coast(to: offset, at: time)
        }
      }
      effects.expectTheSame(units: { $0 == "factor" ? 1 : length }, &draws)
    }
  }

  @Test(arguments: EffectVariant.allCases) func cubes(variant: EffectVariant) {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let (times, length) = (draws.timeMap(), draws.timeMap().unit)
      let moved = changed(CubeRefresh.Parameters()) {
        $0.cubeUnit *= length
        $0.timeDuration *= times.unit
        $0.startDelay *= times.unit
        $0.completionDelay *= times.unit
      }
      var effects = MovedEffects(
        CubeRefresh(variant: variant), CubeRefresh(parameters: moved, variant: variant), times: times)
      effects.tell(&draws, refresh)
      effects.expectTheSame(units: { $0 == "step" ? 1 : length }, &draws)
    }
  }

  /// The dot moves by fixed ticks, in no other unit; in the original it also stops at a tick.
  @Test(arguments: EffectVariant.allCases) func checkmarks(variant: EffectVariant) {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let times = NumberMap(origin: draws.timeMap().origin)
      var effects = MovedEffects(CheckmarkRefresh(variant: variant), CheckmarkRefresh(variant: variant), times: times)
      effects.tell(&draws, refresh)
      effects.expectTheSame(units: { _ in 1 }, &draws)
    }
  }

  private func refresh<Tested: RefreshEffect>(
    _ effect: inout Tested, _ time: Double, _ times: NumberMap, _ draws: inout SplitMix64
  ) {
    switch draws.element(of: [0, 1, 1, 2, 2]) {
    case 0: effect.pull(to: draws.dyadic(in: 0...1), at: time)
    case 1: effect.beginRefreshing(at: time)
    default: effect.endRefreshing(at: time)
    }
  }

  /// Water starts at 0 in any case, and breathes in seconds; all its lengths have one unit, the score another origin.
  @Test func water() throws {
    for seed in Self.seeds {
      var draws = SplitMix64(seed: seed)
      let (length, score) = (draws.timeMap().unit, draws.numberMap())
      let plain = changed(WaterBall.Parameters()) {
        $0.startFill = draws.dyadic(in: 0...1)
        $0.targetFill = draws.dyadic(in: 0...1)
      }
      let moved = changed(plain) {
        $0.diameter *= length
        $0.amplitude *= length
        $0.growth *= length
        $0.startScore = score(plain.startScore)
        $0.targetScore = score(plain.targetScore)
      }
      let balls = (WaterBall(parameters: plain), WaterBall(parameters: moved))
      let instants = (0..<40).map { _ in draws.number(in: -1...9) }
      expectMoved(
        { [balls.1.level(at: $0), balls.1.amplitude(at: $0)] },
        isPlain: { [balls.0.level(at: $0), balls.0.amplitude(at: $0)] },
        values: NumberMap(unit: length), at: instants, tolerance: 1e-12)
      expectMoved({ [balls.1.wavePhase(at: $0)] }, isPlain: { [balls.0.wavePhase(at: $0)] }, at: instants)
      expectMoved(
        { [balls.1.score(at: $0)] }, isPlain: { [balls.0.score(at: $0)] }, values: score, at: instants,
        tolerance: 1e-12)
      for time in instants {
        #expect(balls.0.phase(at: time) == balls.1.phase(at: time))
        let waves = (try #require(balls.0.waves(at: time)), try #require(balls.1.waves(at: time)))
        let places = (0..<5).map { _ in draws.number(in: 0...160) }
        expectMoved(
          { x in waves.1.map { $0.value(at: x) } }, isPlain: { x in waves.0.map { $0.value(at: x) } },
          values: NumberMap(unit: length), times: NumberMap(unit: length), at: places, tolerance: 1e-9)
      }
    }
  }
}
