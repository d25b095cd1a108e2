import MotionEffects
import MotionNumerics
import TestSupport
import Testing

@testable import EffectGallery

@Suite struct InteractiveRefreshTests {
  @Test func aPullBeyondTheTriggerDistanceLoadsAndEnds() {
    let effect = EffectName.cubeRefresh.inHand(.exact)
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

  @Test func aShortPullGoesBack() {
    let effect = EffectName.checkmarkRefresh.inHand(.exact)
    effect.grab(at: 0)
    effect.drag(by: [0, 60], at: 0.1)
    effect.release(at: 0.2)
    #expect(effect.phaseName(at: 0.21) == "pulling")
    #expect(abs(effect.listOffset(at: 5)) < 1e-9)
    #expect(effect.channels(at: 5) == EffectName.checkmarkRefresh.inHand(.exact).channels(at: 0))
  }

  /// Whatever a hand does, the list goes no further in a millisecond than the pull of at most 320 points and the room
  /// of 55 go in 0.25 s by a curve whose slope stays below 2.
  @Test(arguments: [EffectName.cubeRefresh, .checkmarkRefresh]) func nothingJumps(name: EffectName) {
    var random = SplitMix64(seed: 7)
    let fastest = (320 + 55) / 0.25 * 2
    for _ in 0..<200 {
      let effect = name.inHand(.exact)
      var hand = RandomHand()
      for _ in 0..<20 {
        let before = effect.listOffset(at: hand.nextTime(using: &random))
        let way = hand.way
        hand.move(effect, using: &random)
        // The hand itself may move at once.
        #expect(abs(effect.listOffset(at: hand.time) - before) <= abs(hand.way - way) + 1e-9)
        for step in 1...50 {
          let later = hand.time + Double(step) * 0.001
          let speed = abs(effect.listOffset(at: later) - effect.listOffset(at: later - 0.001)) / 0.001
          #expect(speed <= fastest)
        }
      }
      if hand.isHolding { effect.release(at: hand.time) }
      effect.finish(at: hand.time)
      effect.finish(at: hand.time + 1)
      #expect(effect.phaseName(at: hand.time + 20) == "idle")
      #expect(abs(effect.listOffset(at: hand.time + 20)) < 1e-9)
    }
  }
}

/// A hand that does one thing after another.
private struct RandomHand {
  private(set) var time = 0.0
  private(set) var isHolding = false
  private(set) var way = 0.0

  mutating func nextTime(using random: inout SplitMix64) -> Double {
    time += random.number(in: 0.001...0.6)
    return time
  }

  mutating func move(_ effect: GalleryEffect, using random: inout SplitMix64) {
    switch random.element(of: [0, 1, 2, 3, 4]) {
    case 0: effect.finish(at: time)
    case 1: effect.tap(at: time)
    case 2 where isHolding:
      effect.release(at: time)
      isHolding = false
      way = 0
    case _ where isHolding:
      way = random.number(in: -50...400)
      effect.drag(by: [0, way], at: time)
    default:
      effect.grab(at: time)
      isHolding = true
    }
  }
}
