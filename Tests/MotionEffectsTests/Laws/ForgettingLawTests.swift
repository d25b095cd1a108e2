import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// Effects whose scripts begin before 0 or after it, told to forget at their events and just beside them.
@Suite struct ForgettingLawTests {
  /// The compared answer: the channels, without the forgotten ones, and the phase.
  private func answer<Tested: Effect>(_ effect: Tested, _ time: Double) -> [String] {
    let shown = zip(effect.channelNames, effect.channels(at: time)).compactMap { name, channel in
      channel.map { "\(name) \($0)" }
    }
    return shown + [effect.phase(at: time).rawValue]
  }

  private func check<Tested: Effect>(
    _ effect: Tested, _ tell: (inout Tested, Double, inout SplitMix64) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectForgetting(
      of: effect, seeds: 0..<thorough(300), sourceLocation: sourceLocation, tell: tell,
      forget: { $0.forget(before: $1) }, answer: answer)
  }

  @Test func pops() { check(PopScale()) { pop, time, _ in pop.pop(at: time) } }

  @Test(arguments: EffectVariant.allCases) func tags(variant: EffectVariant) {
    check(FloatingTags(variant: variant)) { $0.tap($2.element(of: FloatingTags.Side.allCases), at: $1) }
  }

  @Test(arguments: EffectVariant.allCases) func indicators(variant: EffectVariant) {
    check(GooeyIndicator(variant: variant)) { indicator, time, draws in
      switch draws.element(of: [0, 0, 1, 2]) {
      case 0: indicator.drag(to: draws.number(in: -400...800), at: time)
      case 1: indicator.release(at: time)
      default: indicator.coast(to: draws.number(in: -400...800), at: time)
      }
    }
  }
}
