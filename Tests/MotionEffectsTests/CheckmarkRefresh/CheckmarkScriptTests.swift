import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionEffects

/// Random calls at random times: no NaN, no phase without an end, no visible jump.
@Suite struct CheckmarkScriptTests {
  @Test(arguments: [CheckmarkRefresh.Smoothing.none, .implicit])
  func noScriptMakesThePictureJump(_ smoothing: CheckmarkRefresh.Smoothing) {
    var parameters = CheckmarkRefresh.Parameters()
    parameters.smoothing = smoothing
    var worst = WorstCase()
    for seed in 0..<1500 {
      var script = RefreshScript(seed: UInt64(seed))
      var effect = CheckmarkRefresh(parameters: parameters)
      var last = 0.0
      for _ in 0..<12 {
        let call = script.next()
        let time = max(last, call.time)
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<4 {
          let moment = last + (time - last) * random.number()
          let next = min(time, moment + random.element(of: [1e-9, 1e-4, 1.0 / 60]))
          let change = distance(effect.motion.value(at: moment), effect.motion.value(at: next))
          worst.note(max(0, change - greatestSpeed(parameters) * (next - moment)), "\(moment) to \(next)")
        }
        let before = effect.motion.value(at: time)
        effect.take(call)
        worst.note(distance(before, effect.motion.value(at: time)), "\(call) of script \(seed)")
        last = time
      }
      effect.endRefreshing(at: last)
      // Arrow, a first turn from rest with its lag, check mark, closing.
      #expect(effect.restTime - last < 3)
      #expect(effect.isIdle(at: last + 3))
    }
    // Turns of some hundred radians at times up to 20 s.
    #expect(worst.error < 1e-11, "\(worst)")
  }

  @Test func beginBeforeTheStopCancelsTheEnd() {
    var spinning = CheckmarkRefresh()
    spinning.beginRefreshing(at: 0)
    var effect = spinning
    effect.endRefreshing(at: 0.1)
    effect.beginRefreshing(at: 0.3)
    #expect(effect.channels(at: 5) == spinning.channels(at: 5))
    #expect(effect.restTime == .infinity)
  }

  @Test func beginAfterTheStopTurnsOnFromThere() {
    var effect = CheckmarkRefresh()
    effect.beginRefreshing(at: 0)
    effect.endRefreshing(at: 2)
    effect.beginRefreshing(at: 2.7)
    #expect(effect.phase(at: 2.7) == .spinning)
    #expect(effect.motion.value(at: 2.7).dot == .init(rotation: -1.1, arc: 0.1))
    effect.endRefreshing(at: 2.7)
    #expect(effect.phase(at: 2.7) == .checked)
  }

  @Test func callsWithoutAMeaningAreIgnored() {
    var effect = CheckmarkRefresh()
    effect.endRefreshing(at: 1)
    #expect(effect.restTime == -.infinity)
    effect.pull(to: 0.4, at: 1)
    #expect(effect.phase(at: 1) == .pulling)
    effect.beginRefreshing(at: 2)
    let once = effect
    effect.beginRefreshing(at: 3)
    effect.pull(to: 0.2, at: 3)
    #expect(effect.channels(at: 5) == once.channels(at: 5))
    effect.endRefreshing(at: 4)
    let ended = effect.restTime
    effect.endRefreshing(at: 4.5)
    #expect(effect.restTime == ended)
  }

  /// The channel that changes fastest: the line's end, 0.97 in 0.1 s, easing with a slope up to 1.8; or the dot, whose
  /// implicit animations start with up to lag · slope / 0.25 s.
  private func greatestSpeed(_ parameters: CheckmarkRefresh.Parameters) -> Double {
    parameters.smoothing == .none ? 20 : 2.91 * 3 / 0.25
  }

  /// The greatest change of a number that is visible at both times; hiding and showing are no jumps.
  private func distance(_ a: CheckmarkParts, _ b: CheckmarkParts) -> Double {
    func change(_ first: Stroke.Trim?, _ second: Stroke.Trim?) -> Double {
      guard let first, let second else { return 0 }
      return max(abs(first.start - second.start), abs(first.end - second.end))
    }
    var greatest = max(change(a.head, b.head), change(a.line, b.line), change(a.check, b.check))
    if let first = a.dot, let second = b.dot {
      greatest = max(greatest, abs(first.rotation - second.rotation), abs(first.arc - second.arc))
    }
    return greatest
  }
}
