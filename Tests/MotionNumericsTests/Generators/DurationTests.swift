import MotionNumerics
import Testing

/// Times as `Duration`, beside seconds.
@Suite struct DurationTests {
  private struct Clock: ValueGenerator {
    func value(at time: Double) -> Double { time }
  }

  @Test func wholeNanosecondsAreTheNearestDoubles() {
    var random = SplitMix64(seed: 41)
    for index in 0..<2000 {
      let count = index < 1000 ? index : Int.random(in: -1_000_000_000...1_000_000_000, using: &random)
      #expect(Clock().value(at: .milliseconds(count)) == Double(count) / 1000)
      #expect(Clock().value(at: .microseconds(count)) == Double(count) / 1e6)
      #expect(Clock().value(at: .nanoseconds(count)) == Double(count) / 1e9)
    }
    for seconds in [0.1, 0.3, 1.7, -2.2, 86_400.5, 0x1p60] {
      #expect(Clock().value(at: .seconds(seconds)) == seconds)
    }
    // Attoseconds: a third of a millisecond, within an ulp.
    let third = Clock().value(at: .milliseconds(1) / 3)
    #expect(abs(third - 0.001 / 3) <= 1e-18)
    #expect(Clock().value(at: Duration(secondsComponent: 7, attosecondsComponent: 1)) == 7)
  }

  @Test func whatIsMadeWithDurationsIsWhatIsMadeWithSeconds() async {
    #expect(
      Tween(from: 0.0, to: 1, duration: .milliseconds(300), curve: .easeOut, delay: .milliseconds(20))
        == Tween(from: 0.0, to: 1, duration: 0.3, curve: .easeOut, delay: 0.02))
    #expect(Tween(from: 0.0, to: 1, duration: .seconds(2)) == Tween(from: 0.0, to: 1, duration: 2))
    #expect(Spring(duration: .milliseconds(500), bounce: 0.3) == Spring(duration: 0.5, bounce: 0.3))
    #expect(Keyframe(1.0, at: .milliseconds(250)) == Keyframe(1.0, at: 0.25))
    #expect(
      PathMotion("M0 0H8", duration: .milliseconds(800), delay: .seconds(1))
        == PathMotion("M0 0H8", duration: 0.8, delay: 1))
    await #expect(processExitsWith: .failure) { _ = Tween(from: 0, to: 1, duration: .milliseconds(-1)) }
  }

  @Test func queriesTakeBoth() {
    let slide = Tween(from: 0.0, to: 3, duration: 0.3).delayed(by: .milliseconds(100))
    #expect(slide == Tween(from: 0.0, to: 3, duration: 0.3).delayed(by: 0.1))
    #expect(slide.value(at: .milliseconds(250)) == slide.value(at: 0.25))
    #expect(slide.velocity(at: .milliseconds(250)) == slide.velocity(at: 0.25))
    #expect(!slide.isAtRest(at: .milliseconds(399)) && slide.isAtRest(at: .milliseconds(401)))
    // Where both fit, seconds are meant.
    #expect(slide.value(at: .zero) == 0 && slide.value(at: .infinity) == 3)
  }
}
