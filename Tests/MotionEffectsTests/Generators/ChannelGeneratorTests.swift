import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// The channels of effects are their generators, to the bit, whatever has been reported.
@Suite struct ChannelGeneratorTests {
  /// Expects the numbers of the channels from the generators, at the corners and around them, and at random times.
  private func expectTheSame(_ effect: some Effect, until end: Double, seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &+ 41)
    let generators = effect.generators
    #expect(generators.map(\.name) == effect.channelNames)
    let corners = effect.cornerTimes(in: -1...end + 3).prefix(40).flatMap { [$0.nextDown, $0, $0.nextUp] }
    let times = (corners + (0..<20).map { _ in random.number(in: -1...end + 3) } + strangeTimes).filter {
      !($0 < effect.horizon)
    }
    let channels = times.map { effect.channels(at: $0) }
    for (index, generator) in generators.enumerated() {
      var batch = [Double](repeating: 7, count: times.count)
      var span = batch.mutableSpan
      generator.sample(at: times.span, into: &span)
      for (place, time) in times.enumerated() {
        let (number, channel) = (generator.number(at: time), channels[place][index])
        #expect(isSame(number, channel), "seed \(seed), \(generator) at \(time)")
        #expect(isSame(generator.value(at: time), channel ?? .nan) && isSame(batch[place], channel ?? .nan))
      }
    }
  }

  private func isSame(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.bitPattern == other.bitPattern || one.isNaN && other.isNaN
  }

  @Test(arguments: EffectVariant.allCases) func cubes(variant: EffectVariant) {
    pulled(CubeRefresh(variant: variant))
    pulled(CubeRefresh(parameters: CubeRefresh.Parameters(cubeUnit: 3, curve: .penner(.sine, .easeIn))))
  }

  @Test(arguments: EffectVariant.allCases) func checkmarks(variant: EffectVariant) {
    pulled(CheckmarkRefresh(variant: variant))
    let parameters = CheckmarkRefresh.Parameters(
      arrowCurve: .penner(.bounce, .easeOut), dotCurve: .steps(5), checkCurve: .linear, smoothing: .implicit)
    pulled(CheckmarkRefresh(parameters: parameters, variant: variant))
  }

  private func pulled(_ effect: some RefreshEffect) {
    for seed in 0..<thorough(60) {
      var (script, effect) = (RefreshScript(seed: UInt64(seed)), effect)
      for _ in 0..<12 {
        effect.take(script.next())
        if seed % 4 == 0 { expectTheSame(effect, until: script.time, seed: seed) }
      }
      expectTheSame(effect, until: script.time, seed: seed)
    }
  }

  @Test(arguments: EffectVariant.allCases) func indicators(variant: EffectVariant) {
    dragged(GooeyIndicator(variant: variant))
    dragged(GooeyIndicator(variant: variant, restoring: SpringMotion(.bouncy, from: 0, to: 1)))
  }

  private func dragged<Restoring>(_ start: GooeyIndicator<Restoring>) {
    told(start) { indicator, time, random in
      switch random.element(of: [0, 0, 1, 2]) {
      case 0: indicator.drag(to: random.number(in: -400...800), at: time)
      case 1: indicator.release(at: time)
      default: indicator.coast(to: random.number(in: -400...800), at: time)
      }
    }
  }

  @Test func pops() {
    told(PopScale()) { pop, time, _ in pop.pop(at: time) }
    told(PopScale(popping: SpringMotion(.bouncy, from: 0.1, to: 1))) { pop, time, _ in pop.pop(at: time) }
  }

  @Test(arguments: EffectVariant.allCases) func tags(variant: EffectVariant) {
    let parameters = FloatingTags.Parameters(riseCurve: .easeOut, fadeCurve: .penner(.back, .easeIn))
    for parameters in [FloatingTags.Parameters(), parameters] {
      told(FloatingTags(parameters: parameters, variant: variant)) { tags, time, random in
        tags.tap(random.element(of: FloatingTags.Side.allCases), at: time)
      }
    }
  }

  @Test(arguments: EffectVariant.allCases) func water(variant: EffectVariant) {
    let parameters = WaterBall.Parameters(fillCurve: .easeInOut, breathingCurve: .easeInOut)
    for parameters in [WaterBall.Parameters(), parameters] {
      for seed in 0..<thorough(100) {
        expectTheSame(WaterBall(parameters: parameters, variant: variant), until: 5, seed: seed)
      }
    }
  }

  /// Reports random events, and lets some be forgotten.
  private func told<Tested: Effect>(_ start: Tested, _ tell: (inout Tested, Double, inout SplitMix64) -> Void) {
    for seed in 0..<thorough(60) {
      var (random, effect, time) = (SplitMix64(seed: UInt64(seed)), start, 0.0)
      for event in 0..<random.count() {
        time += random.element(of: [0, random.number(), 3 * random.number()])
        tell(&effect, time, &random)
        if seed % 3 == 0, event % 3 == 2 { effect.forget(before: time - 0.3) }
      }
      expectTheSame(effect, until: time, seed: seed)
    }
  }

  /// A generator does not change with its effect: it is a value of the events that were reported until then.
  @Test func laterEventsDoNotChangeAGenerator() throws {
    var pop = PopScale()
    pop.pop(at: 0)
    let first = try #require(pop.generators.first)
    pop.pop(at: 0.25)
    #expect(first.value(at: 0.25) == 0.9 && pop.scale(at: 0.25) == 0.1)
  }

  /// They combine like any generator.
  @Test func generatorsCombine() throws {
    let level = try #require(WaterBall().generators.first)
    let tween = Tween(from: 128, to: 160 * (1 - 0.8), duration: WaterBall.Parameters().fillDuration, curve: .linear)
    for time in [-1, 0, 0.3, 1, 1.59, 7] {
      #expect(level.value(at: time) == tween.value(at: time))
      #expect(level.delayed(by: 2).value(at: time + 2) == tween.delayed(by: 2).value(at: time + 2))
    }
  }

  @Test func theyArePrintedWithTheirTypes() {
    #expect("\(PopScale().generators[0])" == "scale: PopSequence<KeyframeTrack<Double>>")
    #expect("\(WaterBall().generators[0])" == "level: Retimed<Tween<Double>, WaterClock>")
    #expect("\(ChannelGenerator("x", SpringMotion(.bouncy, from: 0, to: 1)))" == "x: SpringMotion<Double>")
  }

  /// An effect of a client that has generators needs nothing else for its channels.
  @Test func ofTheGeneratorsFollowTheChannels() {
    struct Sliding: Effect {
      enum Phase: String { case moving }

      let x = Tween(from: 0, to: 8, duration: 2, curve: .linear)

      var generators: [ChannelGenerator] {
        [
          ChannelGenerator("x", x), ChannelGenerator("late", CustomGenerator { $0 }) { $0 < 1 ? nil : $0 },
          ChannelGenerator("double", x) { 2 * $0 },
        ]
      }

      func phase(at time: Double) -> Phase { .moving }
      func scene(at time: Double) -> Scene { Scene(size: [1, 1]) }
    }
    let effect = Sliding()
    #expect(effect.channelNames == ["x", "late", "double"])
    #expect(effect.channels(at: 0.5) == [2, nil, 4] && effect.channels(at: 1.5) == [6, 1.5, 12])
    #expect(effect.generators[1].value(at: 0.5).isNaN && effect.generators[1].number(at: 0.5) == nil)
    #expect(effect.channels(at: .nan).allSatisfy { $0?.isNaN == true })
  }
}
