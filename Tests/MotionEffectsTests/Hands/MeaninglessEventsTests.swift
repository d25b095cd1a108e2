import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// A drag or a release without a hand that is down changes nothing, not even the past.
@Suite struct MeaninglessEventsTests {
  private func center(of effect: EffectBox, at time: Double) throws -> Double {
    try #require(effect.channels(at: time)[1])
  }

  /// A browser reports that a pointer is up, and then that its capture is lost.
  @Test func aSecondReleaseOfABall() throws {
    let effect = EffectKind.gooeyIndicator.inHands(.exact)
    effect.grab(at: 0)
    effect.drag(by: [25, 0], at: 0.5)
    effect.release(at: 0.5)
    effect.release(at: 0.6)
    #expect(try abs(center(of: effect, at: 0.5) - 25) < 1e-12)
    #expect(try abs(center(of: effect, at: 0.7) - 38.78) < 0.005)
    effect.drag(by: .zero, at: 0.7)
    #expect(effect.phaseName(at: 0.7) == "restoring")
    #expect(try abs(center(of: effect, at: 0.7) - 38.78) < 0.005)
    #expect(try abs(center(of: effect, at: 9) - 40) < 1e-12)
  }

  @Test func aSecondReleaseOfAList() {
    let effect = EffectKind.checkmarkRefresh.inHands(.exact)
    effect.grab(at: 0)
    effect.drag(by: [0, 250], at: 0.2)
    effect.release(at: 0.3)
    let offsets = [0.3, 0.4, 0.5, 0.6].map { effect.listOffset(at: $0) }
    effect.release(at: 0.5)
    effect.drag(by: [0, 100], at: 0.5)
    #expect([0.3, 0.4, 0.5, 0.6].map { effect.listOffset(at: $0) } == offsets)
  }

  @Test(arguments: EffectKind.all) func aDragOfAnUntouchedEffect(kind: EffectKind) {
    for variant in EffectVariant.allCases {
      let (effect, untouched) = (kind.inHands(variant), kind.inHands(variant))
      effect.drag(by: [40, 200], at: 0.1)
      effect.release(at: 0.2)
      for time in [0, 0.1, 0.2, 0.3, 9] { expectTheSame(effect, untouched, at: time, "\(kind.name)") }
    }
  }

  /// Events without a hand, strewn among those of a hand, a button and a loading, change no number to the bit.
  @Test(arguments: EffectKind.all) func eventsWithoutAHand(kind: EffectKind) {
    for seed in 0..<UInt64(thorough(30)) {
      var random = SplitMix64(seed: seed)
      let variant = random.element(of: EffectVariant.allCases)
      let (effect, plain) = (kind.inHands(variant), kind.inHands(variant))
      var (time, isDown) = (0.0, false)
      for _ in 0..<20 {
        time += random.number(in: 0.001...0.4)
        let displacement = SIMD2(random.number(in: -300...300), random.number(in: -50...300))
        if !isDown, random.element(of: [true, false]) { effect.drag(by: displacement, at: time) }
        if !isDown, random.element(of: [true, false]) { effect.release(at: time) }
        switch random.element(of: [0, 1, 2, 3, 4, 4]) {
        case 0: for one in [effect, plain] { one.finish(at: time) }
        case 1: for one in [effect, plain] { one.tap(at: time) }
        case 2 where isDown:
          for one in [effect, plain] { one.release(at: time) }
          isDown = false
        case _ where isDown: for one in [effect, plain] { one.drag(by: displacement, at: time) }
        default:
          for one in [effect, plain] { one.grab(at: time) }
          isDown = true
        }
        for then in [0, time - 0.2, time, time + 0.1, time + 9] {
          expectTheSame(effect, plain, at: then, "\(kind.name), seed \(seed)")
        }
      }
    }
  }

  private func expectTheSame(
    _ effect: EffectBox, _ plain: EffectBox, at time: Double, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSame =
      effect.channels(at: time) == plain.channels(at: time) && effect.phaseName(at: time) == plain.phaseName(at: time)
      && effect.listOffset(at: time) == plain.listOffset(at: time) && effect.scene(at: time) == plain.scene(at: time)
    #expect(isSame, "\(name) at \(time)", sourceLocation: sourceLocation)
  }
}
