import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// Refresh effects at the head of a list that hands pull.
@Suite struct PulledEffectTests {
  @Test func aPullBeyondTheTriggerDistanceLoadsAndEnds() {
    let effect = EffectKind.cubeRefresh.inHands(.exact)
    effect.grab(at: 0)
    effect.drag(by: [0, 40], at: 0.1)
    #expect(effect.phaseName(at: 0.1) == "pulling")
    #expect(effect.listOffset(at: 0.1) > 10 && effect.listOffset(at: 0.1) < 40)
    effect.drag(by: [0, 200], at: 0.2)
    effect.release(at: 0.25)
    #expect(effect.phaseName(at: 1) == "looping")
    #expect(abs(effect.listOffset(at: 1.25) - 55) < 1e-3)
    effect.finish(at: 2)
    #expect(effect.phaseName(at: 10) == "idle")
    #expect(effect.listOffset(at: 10) == 0)
  }

  @Test func aShortPullReturns() {
    let effect = EffectKind.checkmarkRefresh.inHands(.exact)
    effect.grab(at: 0)
    effect.drag(by: [0, 60], at: 0.1)
    effect.release(at: 0.2)
    #expect(effect.phaseName(at: 0.21) == "pulling")
    #expect(abs(effect.listOffset(at: 5)) < 1e-9)
    #expect(effect.channels(at: 5) == EffectKind.checkmarkRefresh.inHands(.exact).channels(at: 0))
  }

  /// The list moves no further in a millisecond than the pull of at most 320 points and the inset of 55
  /// move in 0.25 s by a curve whose slope stays below 2.
  @Test(arguments: [EffectKind.cubeRefresh, .checkmarkRefresh]) func nothingJumps(kind: EffectKind) {
    var random = SplitMix64(seed: 7)
    let fastest = (320 + 55) / 0.25 * 2
    for _ in 0..<200 {
      let effect = kind.inHands(.exact)
      var finger = RandomFinger()
      for _ in 0..<20 {
        let before = effect.listOffset(at: finger.nextTime(using: &random))
        let displacement = finger.displacement
        finger.move(effect, using: &random)
        // The finger itself may jump.
        #expect(abs(effect.listOffset(at: finger.time) - before) <= abs(finger.displacement - displacement) + 1e-9)
        for step in 1...50 {
          let later = finger.time + Double(step) * 0.001
          let speed = abs(effect.listOffset(at: later) - effect.listOffset(at: later - 0.001)) / 0.001
          #expect(speed <= fastest)
        }
      }
      if finger.isHolding { effect.release(at: finger.time) }
      effect.finish(at: finger.time)
      effect.finish(at: finger.time + 1)
      #expect(effect.phaseName(at: finger.time + 20) == "idle")
      #expect(abs(effect.listOffset(at: finger.time + 20)) < 1e-9)
    }
  }
}

/// A finger with random actions.
private struct RandomFinger {
  private(set) var time = 0.0
  private(set) var isHolding = false
  private(set) var displacement = 0.0

  mutating func nextTime(using random: inout SplitMix64) -> Double {
    time += random.number(in: 0.001...0.6)
    return time
  }

  mutating func move(_ effect: EffectBox, using random: inout SplitMix64) {
    switch random.element(of: [0, 1, 2, 3, 4]) {
    case 0: effect.finish(at: time)
    case 1: effect.tap(at: time)
    case 2 where isHolding:
      effect.release(at: time)
      isHolding = false
      displacement = 0
    case _ where isHolding:
      displacement = random.number(in: -50...400)
      effect.drag(by: [0, displacement], at: time)
    default:
      effect.grab(at: time)
      isHolding = true
    }
  }
}
