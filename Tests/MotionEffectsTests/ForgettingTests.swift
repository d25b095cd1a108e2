import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Effects grew with every tap and touch for as long as a program ran.
@Suite struct ForgettingTests {
  /// Half a second of dragging, as much of coasting, a pop and a tap at every fifth frame, for an hour at 120 Hz.
  @Test func anHourLeavesTheSizeConstant() {
    var indicator = GooeyIndicator()
    var pop = PopScale()
    var tags = FloatingTags()
    var sizes = (first: 0, later: 0)
    for frame in 0..<432_000 {
      let time = Double(frame) / 120
      let offset = Double(frame % 320)
      switch frame % 120 {
      case ..<60: indicator.drag(to: offset, at: time)
      case 60: indicator.release(at: time)
      default: indicator.coast(to: offset, at: time)
      }
      if frame % 5 == 0 {
        pop.pop(at: time)
        tags.tap(frame % 2 == 0 ? .left : .right, at: time)
      }
      indicator.forget(before: time)
      pop.forget(before: time)
      tags.forget(before: time)
      // Each frame of the second once in eight minutes; the first one in five seconds.
      guard frame % (frame < 600 ? 1 : 479) == 0 else { continue }
      let size = storedCount(of: indicator) + storedCount(of: pop) + storedCount(of: tags)
      if frame < 600 { sizes.first = max(sizes.first, size) } else { sizes.later = max(sizes.later, size) }
    }
    #expect(sizes.later <= sizes.first && sizes.first < 200, "\(sizes)")
    #expect(tags.rememberedTags.count <= 25 && tags.tagCount == 86_400)
    #expect(indicator.horizon == 431_999.0 / 120)
  }

  @Test(arguments: EffectVariant.allCases) func indicatorsThatForgetAnswerAlike(variant: EffectVariant) {
    check(GooeyIndicator(variant: variant)) { indicator, time, random in
      switch random.element(of: [0, 0, 1, 2]) {
      case 0: indicator.drag(to: random.number(in: -400...800), at: time)
      case 1: indicator.release(at: time)
      default: indicator.coast(to: random.number(in: -400...800), at: time)
      }
    }
  }

  @Test func popsThatForgetAnswerAlike() {
    check(PopScale()) { pop, time, _ in pop.pop(at: time) }
  }

  @Test(arguments: EffectVariant.allCases) func tagsThatForgetAnswerAlike(variant: EffectVariant) {
    check(FloatingTags(variant: variant)) { tags, time, random in
      tags.tap(random.element(of: FloatingTags.Side.allCases), at: time)
    }
  }

  /// Runs the same random script on two effects, one of them forgetful: from its horizon on, their answers are equal.
  private func check<Tested: Effect>(
    _ effect: Tested, tell: (inout Tested, Double, inout SplitMix64) -> Void
  ) {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      var (forgetful, whole) = (effect, effect)
      var time = 0.0
      for _ in 0..<40 {
        time += random.element(of: [0, 1e-9, 0.01, 0.1, 0.4, 2]) * random.number(in: 0.5...1)
        // Now and then of a time before the last one, or before the horizon.
        let told = random.number() < 0.2 ? time - random.number(in: 0...2) : time
        var same = random
        tell(&forgetful, told, &random)
        tell(&whole, told, &same)
        if random.number() < 0.3 {
          let before = time + random.number(in: -1...0.5)
          forgetful.forget(before: before)
          forgetful.forget(before: before - 1)
          forgetful.forget(before: .nan)
          #expect(forgetful.horizon >= before)
        }
        let from = max(forgetful.horizon, 0)
        for asked in [from, from + random.number(in: 0...2), max(from, time), .infinity, .nan] {
          expectSame(forgetful, whole, at: asked)
        }
        let range = from...from + 2
        let corners = whole.cornerTimes(in: range).filter { range.contains($0) }
        #expect(Set(forgetful.cornerTimes(in: range)).isSuperset(of: corners), "seed \(seed)")
      }
      #expect(whole.horizon == -.infinity)
    }
  }

  private func expectSame<Tested: Effect>(_ forgetful: Tested, _ whole: Tested, at time: Double) {
    #expect(forgetful.phase(at: time) == whole.phase(at: time))
    #expect(forgetful.scene(at: time) == whole.scene(at: time))
    let bits = { (channels: [Double?]) in channels.map { $0?.bitPattern } }
    let (mine, all) = (bits(forgetful.channels(at: time)), bits(whole.channels(at: time)))
    // Forgotten tags have no channels.
    #expect(mine == all.suffix(mine.count))
    #expect(time.isNaN || all.dropLast(mine.count).allSatisfy { $0 == nil })
    #expect(forgetful.channelNames == whole.channelNames.suffix(mine.count))
  }

  /// Effects of a constant size forget nothing, and answer as before.
  @Test func effectsOfAConstantSize() {
    var water = WaterBall()
    water.forget(before: 5)
    #expect(water.horizon == -.infinity && water.channels(at: 1) == WaterBall().channels(at: 1))
    var control = RefreshControl(driving: CubeRefresh())
    control.beginRefreshing(at: 1)
    control.forget(before: 2)
    #expect(control.horizon == -.infinity && control.phase(at: 0) == .idle)
  }

  /// A control lets its effect forget.
  @Test func aControlPassesItOn() {
    var control = RefreshControl(driving: Growing())
    control.beginRefreshing(at: 1)
    control.endRefreshing(at: 2)
    control.forget(before: 1.5)
    #expect(control.horizon == 1.5 && control.effect.times == [2])
  }

  @Test func queriesBeforeTheHorizonTrap() async throws {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var pop = PopScale()
        pop.forget(before: 3)
        _ = pop.scale(at: 2.5)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tags = FloatingTags()
        tags.forget(before: 3)
        _ = tags.scene(at: 2.5)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var indicator = GooeyIndicator()
        indicator.forget(before: 3)
        _ = indicator.channels(at: 2.5)
      },
    ]
    for result in results {
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("asked about 2.5 s, but all before 3"))
    }
    await #expect(processExitsWith: .failure) {
      var tags = FloatingTags()
      tags.tap(.left, at: 0)
      tags.forget(before: 3)
      _ = tags.path(ofTag: 0)
    }
  }
}

/// A refresh effect that remembers its calls.
private struct Growing: RefreshEffect {
  var calls = RefreshCalls()
  private(set) var times: [Double] = []
  private(set) var horizon = -Double.infinity

  func scene(at time: Double) -> Scene { Scene(size: .zero) }
  mutating func follow(_ call: RefreshCall, at time: Double) { times.append(time) }

  mutating func forget(before time: Double) {
    horizon = time
    times.removeAll { $0 < time }
  }
}
