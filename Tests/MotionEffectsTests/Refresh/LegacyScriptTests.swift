import MotionEffects
import TestSupport
import Testing

/// The variants that jump on purpose: they too have an answer for any time, and an end.
@Suite struct LegacyScriptTests {
  @Test func neverNaNAndNeverStuck() {
    check { CubeRefresh(variant: .legacy) }
    check { CheckmarkRefresh(variant: .legacy) }
  }

  @Test func legacyBeginResetsThePull() {
    var effect = CubeRefresh(variant: .legacy)
    effect.pull(to: 0.3, at: 0)
    effect.beginRefreshing(at: 1)
    #expect(effect.channels(at: 1) == CubeRefresh().channels(at: 0))
  }

  @Test func exactBeginGoesOnFromThePull() {
    var effect = CubeRefresh()
    effect.pull(to: 0.5, at: 0)
    let pulled = effect.channels(at: 0)
    effect.beginRefreshing(at: 1)
    #expect(effect.channels(at: 1) == pulled && effect.channels(at: 1.1) == pulled)
    effect.endRefreshing(at: 1.05)
    // The rest of the start delay, and the step from the odd form to the next even one.
    #expect(abs(effect.restTime - (1.1 + 0.25 + 0.3)) < 1e-14)
  }

  @Test func anEarlierCallCountsAsMadeNow() {
    var effect = CubeRefresh()
    effect.beginRefreshing(at: 5)
    effect.endRefreshing(at: 1)
    #expect(effect.restTime == 5 + 0.3)
  }

  private func check<E: RefreshEffect>(_ make: () -> E) {
    for seed in 0..<1000 {
      var script = RefreshScript(seed: UInt64(seed))
      var effect = make()
      for _ in 0..<12 {
        let call = script.next()
        effect.take(call)
        for later in [0, 0.1, 0.7, 5] {
          let channels = effect.channels(at: call.time + later)
          #expect(channels.allSatisfy { $0?.isFinite ?? true } && channels.contains { $0 != nil })
        }
      }
      effect.endRefreshing(at: script.time)
      #expect(effect.isIdle(at: script.time + 2))
    }
  }
}
