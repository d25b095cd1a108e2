import MotionNumerics
import TestSupport
import Testing

/// The velocity at the release of a finger.
@Suite struct VelocityTrackerTests {
  private func tracker(
    _ fit: VelocityTracker<Double>.Fit = .parabola, _ times: [Double], _ place: (Double) -> Double
  ) -> VelocityTracker<Double> {
    var tracker = VelocityTracker<Double>(fit: fit)
    for time in times { tracker.add(place(time), at: time) }
    return tracker
  }

  /// A motion of the degree that is fitted is found whatever its intervals are.
  @Test func parabolasAreExact() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<thorough(1000) {
      let (speed, bend) = (random.number(in: -3000...3000), random.number(in: -9000...9000))
      var time = -0.2
      let times = (0..<40).map { _ in
        time += random.number(in: 0.001...0.01)
        return time
      }
      let release = time + random.number(in: 0...0.02)
      let found = tracker(.parabola, times) { (speed + 0.5 * bend * ($0 - release)) * ($0 - release) + 400 }.velocity(
        at: release)
      #expect(abs(found - speed) <= 1e-10 * 3000)
      let mean = tracker(.line, times) { speed * ($0 - release) }.velocity(at: release)
      #expect(abs(mean - speed) <= 1e-11 * 3000)
    }
  }

  @Test func aFingerThatPausesHasStopped() {
    let flick = tracker(.parabola, [0, 0.01, 0.02, 0.03, 0.04]) { 1000 * $0 }
    #expect(abs(flick.velocity(at: 0.05) - 1000) <= 1e-9)
    #expect(flick.velocity(at: 0.0801) == 0 && flick.velocity(at: .infinity) == 0 && flick.velocity(at: .nan) == 0)
    #expect(flick.velocity(at: 0) == flick.velocity(at: 0.04))
    #expect(tracker(.parabola, []) { $0 }.velocity(at: 0) == 0 && tracker(.parabola, [1]) { $0 }.velocity(at: 1) == 0)
  }

  @Test func unusualSamplesHaveAnAnswer() {
    var flick = tracker(.parabola, [0, 0.01, 0.02]) { 1000 * $0 }
    flick.add(-5, at: 0.015)
    flick.add(.nan, at: 0.03)
    flick.add(5, at: .infinity)
    #expect(abs(flick.velocity(at: 0.02) - 1000) <= 1e-9)
    flick.add(99, at: 0.02)
    #expect(flick.velocity(at: 0.02) > 3000)
    flick.add(1.7e308, at: 0.021)
    flick.add(-1.7e308, at: 0.022)
    #expect(flick.velocity(at: 0.022) == 0)
    flick.forget()
    flick.add(1, at: -10)
    #expect(flick.velocity(at: -10) == 0)
  }

  /// Only the last samples are kept, and used if they are within the window.
  @Test func oldSamplesAreForgotten() {
    let kept = VelocityTracker<Double>.capacity
    let times = (0..<1000).map { Double($0) * 1e-4 }
    let fast = tracker(.line, times) { $0 < times[1000 - kept] ? 1e6 : 7 * $0 }
    #expect(abs(fast.velocity(at: times[999]) - 7) <= 1e-8)
    let slow = tracker(.line, [0, 1, 1.05, 1.06]) { $0 < 0.5 ? 1e6 : 7 * $0 }
    #expect(abs(slow.velocity(at: 1.06) - 7) <= 1e-10)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, 0, -1] {
      #expect(throws: ParameterError.self) { _ = try VelocityTracker<Double>(validatingFit: .line, window: number) }
      #expect(throws: ParameterError.self) { _ = try VelocityTracker<Double>(validatingFit: .line, pause: number) }
    }
    await #expect(processExitsWith: .failure) { _ = VelocityTracker<Double>(window: 0) }
  }
}
