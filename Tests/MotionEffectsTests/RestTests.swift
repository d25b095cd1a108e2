import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// From its `restTime` on an effect shows the same picture.
@Suite struct RestTests {
  @Test(arguments: EffectVariant.allCases) func effectsRest(variant: EffectVariant) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<50 {
      var indicator = GooeyIndicator(variant: variant)
      var pop = PopScale()
      var tags = FloatingTags(variant: variant)
      var cubes = CubeRefresh(variant: variant)
      var check = CheckmarkRefresh(variant: variant)
      var time = 0.0
      for _ in 0..<5 {
        time += random.number(in: 0...0.5)
        indicator.drag(to: random.number(in: 0...900), at: time)
        indicator.release(at: time + 0.01)
        pop.pop(at: time)
        tags.tap(.left, at: time)
        cubes.beginRefreshing(at: time)
        check.beginRefreshing(at: time)
      }
      #expect(cubes.restTime == .infinity && check.restTime == .infinity)
      cubes.endRefreshing(at: time)
      check.endRefreshing(at: time)
      expectRest(indicator, after: time)
      expectRest(pop, after: time)
      expectRest(tags, after: time)
      expectRest(cubes, after: time)
      expectRest(check, after: time)
    }
  }

  private func expectRest<Tested: Effect>(_ effect: Tested, after time: Double) {
    let rest = effect.restTime
    #expect(rest > time && rest < time + 4, "\(Tested.self)")
    let scene = effect.scene(at: rest)
    let phase = effect.phase(at: rest)
    for later in [rest.nextUp, rest + 0.01, rest + 1, rest + 1e6] {
      #expect(effect.scene(at: later) == scene && effect.phase(at: later) == phase, "\(Tested.self) at \(later)")
    }
    // It is the first such time.
    #expect(effect.phase(at: rest.nextDown) != phase, "\(Tested.self)")
  }

  @Test func beforeTheFirstEvent() {
    #expect(GooeyIndicator().restTime == -.infinity && PopScale().restTime == -.infinity)
    #expect(FloatingTags().restTime == -.infinity && CubeRefresh().restTime == -.infinity)
    #expect(RefreshControl(driving: CheckmarkRefresh()).restTime == -.infinity)
    // Water never rests.
    #expect(WaterBall().restTime == .infinity && ScriptedEffect(.waterBall).restTime == .infinity)
    #expect(ScriptedEffect(.waterBall).endTime == 2 && ScriptedEffect(.popScale).restTime == 0.5)
  }
}
