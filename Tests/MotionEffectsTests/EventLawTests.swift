import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// Laws of effects that are told of events: of another origin of time, of parts of an interval, of what is forgotten.
@Suite struct EventLawTests {
  /// The events of an effect; their times have few binary digits, so that a shift changes no rounding.
  private struct Script<Tested: Effect> {
    let effect: Tested
    let tell: (inout Tested, Double, inout SplitMix64) -> Void
    let seed: UInt64

    /// The effect after all events, and the time of the last, for events from a time on.
    func told(from start: Double) -> (effect: Tested, end: Double) {
      var (random, effect, time) = (SplitMix64(seed: seed), effect, start)
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        time += Double(Int.random(in: 0...40, using: &random)) / 64
        tell(&effect, time, &random)
      }
      return (effect, time)
    }
  }

  private func scripts<Tested: Effect>(
    of effect: Tested, tell: @escaping (inout Tested, Double, inout SplitMix64) -> Void, check: (Script<Tested>) -> Void
  ) {
    for seed in 0..<UInt64(thorough(400)) { check(Script(effect: effect, tell: tell, seed: seed)) }
  }

  /// The corners in a range, each once.
  private func corners(_ effect: some Effect, in range: ClosedRange<Double>) -> [Double] {
    Set(effect.cornerTimes(in: range).filter { range.contains($0) }).sorted()
  }

  /// Those of two corners that rounding alone tells apart: it may make one of them at another origin of time.
  private func merged(_ times: [Double]) -> [Double] {
    times.reduce(into: []) { kept, time in
      if time - (kept.last ?? -.infinity) > 1e-9 { kept.append(time) }
    }
  }

  private func isNear(_ one: [Double], _ other: [Double], shiftedBy shift: Double) -> Bool {
    let (one, other) = (merged(one), merged(other))
    return one.count == other.count && zip(one, other).allSatisfy { abs($0 - shift - $1) < 1e-9 }
  }

  /// Events from another time on give the same numbers and corners at the shifted times.
  private func checkShift<Tested: Effect>(_ script: Script<Tested>) {
    var random = SplitMix64(seed: script.seed &+ 99)
    let shift = Double(Int.random(in: -2000...20000, using: &random)) / 16
    let (plain, end) = script.told(from: 0)
    let (moved, movedEnd) = script.told(from: shift)
    #expect(movedEnd == end + shift)
    #expect(
      moved.restTime.isInfinite ? moved.restTime == plain.restTime : abs(moved.restTime - shift - plain.restTime) < 1e-9
    )
    for _ in 0..<8 {
      let time = random.number(in: -1...end + 3)
      let (channels, others) = (moved.channels(at: time + shift), plain.channels(at: time))
      let pairs = zip(channels, others)
      #expect(
        channels.count == others.count
          && pairs.allSatisfy { ($0 == nil) == ($1 == nil) && abs(($0 ?? 0) - ($1 ?? 0)) < 1e-5 },
        "seed \(script.seed), at \(time) by \(shift)")
    }
    let range = -1...end + 3
    #expect(
      isNear(
        corners(moved, in: range.lowerBound + shift...range.upperBound + shift), corners(plain, in: range),
        shiftedBy: shift), "seed \(script.seed)")
  }

  /// The corners of an interval are those of its parts, also if the events before each part are forgotten.
  private func checkParts<Tested: Effect>(_ script: Script<Tested>) {
    var random = SplitMix64(seed: script.seed &+ 77)
    let told = script.told(from: Double(Int.random(in: -500...500, using: &random)) / 16)
    var effect = told.effect
    let end = told.end
    let range = end - 12...end + 3
    let whole = corners(effect, in: range)
    let cuts = (0..<4).map { _ in random.number(in: range) } + whole.prefix(1)
    let times = [range.lowerBound] + cuts.sorted() + [range.upperBound]
    var (parts, remembered): (Set<Double>, Set<Double>) = ([], [])
    for (start, end) in zip(times, times.dropFirst()) {
      parts.formUnion(corners(effect, in: start...end))
    }
    for (start, end) in zip(times, times.dropFirst()) {
      effect.forget(before: start)
      remembered.formUnion(corners(effect, in: start...end))
      if effect.horizon > -.infinity {
        #expect(effect.cornerTimes(in: start - 9...start.nextDown).isEmpty, "before the horizon nothing is known")
      }
    }
    #expect(parts.sorted() == whole && remembered.sorted() == whole, "seed \(script.seed), cut at \(times)")
  }

  @Test func pops() {
    scripts(of: PopScale()) { pop, time, _ in
      pop.pop(at: time)
    } check: {
      checkShift($0)
      checkParts($0)
    }
  }

  @Test func tags() {
    scripts(of: FloatingTags()) { tags, time, random in
      tags.tap(random.element(of: FloatingTags.Side.allCases), at: time)
    } check: {
      checkShift($0)
      checkParts($0)
    }
  }

  @Test func indicators() {
    scripts(of: GooeyIndicator()) { indicator, time, random in
      switch random.element(of: [0, 0, 1, 2]) {
      case 0: indicator.drag(to: random.number(in: -400...800), at: time)
      case 1: indicator.release(at: time)
      default: indicator.coast(to: random.number(in: -400...800), at: time)
      }
    } check: {
      checkShift($0)
      checkParts($0)
    }
  }

  /// Pops that are told after the time before which all is forgotten has moved on count as usual, but show no corner there.
  @Test func cornersBeforeTheHorizon() {
    var pop = PopScale()
    pop.pop(at: 1)
    pop.forget(before: 10)
    pop.pop(at: 8.75)
    pop.pop(at: 9.75)
    #expect(pop.cornerTimes(in: 0...9.5).isEmpty)
    let corners = pop.cornerTimes(in: 0...20)
    #expect(corners.contains { $0 > 10 } && !corners.contains { $0 < 9.75 })
  }
}
