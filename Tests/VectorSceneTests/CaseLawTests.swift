import MotionNumerics
import TestSupport
import Testing

/// The laws of TestSupport for moved, split and forgetful cases find what breaks them.
@Suite struct CaseLawTests {
  @Test func aMovedCaseThatIsNot() {
    let (values, times) = (NumberMap(origin: 3, unit: -2), NumberMap(origin: -1, unit: 4))
    func moved(_ time: Double) -> [Double] { [3 - 2 * (time + 1) / 4] }
    expectMoved(moved, isPlain: { [$0] }, values: values, times: times, at: [0, 0.5, 7])
    withKnownIssue { expectMoved(moved, isPlain: { [$0] }, values: values, at: [0.5]) }
    withKnownIssue { expectMoved(moved, isPlain: { [$0] }, times: times, at: [0.5]) }
    withKnownIssue { expectMoved({ moved($0) + [1] }, isPlain: { [$0] }, values: values, times: times, at: [0.5]) }
    withKnownIssue {
      expectMoved({ [moved($0)[0].nextUp] }, isPlain: { [$0] }, values: values, times: times, at: [0.5])
    }
    expectMoved(
      { [moved($0)[0].nextUp] }, isPlain: { [$0] }, values: values, times: times, at: [0.5], tolerance: 1e-15)
    #expect(values(0...1) == 1...3 && values.inverse(1) == 1 && values.ofDistances(2) == -4)
  }

  @Test func eventsThatComeTwiceOrNever() {
    let times = [-2, 0.5, 0.5, 3]
    var draws = SplitMix64(seed: 1)
    expectSplitting(of: -5..<5, at: times, &draws) { range in times.filter { range.contains($0) } }
    withKnownIssue {
      expectSplitting(of: -5..<5, at: times, &draws) { range in
        times.filter { $0 >= range.lowerBound && $0 <= range.upperBound }
      }
    }
    withKnownIssue {
      expectSplitting(of: -5..<5, at: times, &draws) { range in
        times.filter { $0 > range.lowerBound && $0 < range.upperBound }
      }
    }
  }

  /// Events with a length of 1; those that are over may be forgotten.
  @Test func whatIsForgottenTooEarly() {
    func check(_ isForgotten: @escaping (_ event: Double, _ time: Double) -> Bool) {
      expectForgetting(of: [Double](), seeds: 0..<50) { events, time, _ in
        events.append(time)
      } forget: { events, time in
        events.removeAll { isForgotten($0, time) }
      } answer: { events, time in
        events.filter { $0 <= time && time - $0 < 1 }
      }
    }
    check { event, time in time - event >= 1 }
    withKnownIssue { check { event, time in time - event >= 0.9 } }
    withKnownIssue { check { event, time in event < time } }
  }

  @Test func wrongDerivatives() {
    func check(_ factor: Double) {
      expectDerivative(of: { [$0 * $0, 3] }, is: { [factor * $0, 0] }, over: 4...9, "the derivative")
    }
    check(2)
    withKnownIssue { check(2.0001) }
    // A corner is no place for a difference.
    expectDerivative(of: { [abs($0)] }, is: { [$0 < 0 ? -1 : 1] }, over: -1...1, breaks: [0], "the derivative")
  }
}
