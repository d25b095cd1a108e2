import MotionNumerics
import TestSupport
import Testing

/// A spring after a target that moves on straight lines.
@Suite struct SpringFollowerTests {
  /// The recording's events and times stay; the frames at which the follower is advanced and asked vary.
  @Test(arguments: [24.0, 30, 60, 90, 120, 144, 240])
  func everyFrameRateGivesTheSameState(rate: Double) {
    let gesture = Gesture(seed: 7)
    func end(frames: [Double], _ spring: Spring) -> (value: SIMD2<Double>, velocity: SIMD2<Double>) {
      var follower = SpringFollower(spring, at: gesture.events[0].place, feedForward: 0.5)
      var next = 0
      for frame in frames + [1] {
        while next < gesture.events.count, gesture.events[next].time <= frame {
          let event = gesture.events[next]
          follower.follow(event.place, velocity: gesture.velocity(at: next), at: event.time)
          next += 1
        }
        follower.advance(to: frame)
        #expect(follower.state(at: frame).value == follower.lastValue)
      }
      return follower.state(at: 1)
    }
    let springs = [Spring.bouncy, Spring(halfLife: 0.03), Spring(response: 0.15, dampingRatio: 3)]
    for (index, spring) in springs.enumerated() {
      let expected = end(frames: [], spring)
      for jitter in [0, 0.9] {
        let state = end(frames: Gesture.frames(rate: rate, jitter: jitter, seed: UInt64(index)), spring)
        #expect((state.value - expected.value).norm <= 1e-13 * 300)
        #expect((state.velocity - expected.velocity).norm <= 1e-13 * 1000)
      }
    }
  }

  @Test func feedForwardTakesTheLagAway() {
    let spring = Spring(response: 0.3, dampingRatio: 0.7)
    for feedForward in [0, 0.5, 1] {
      var follower = SpringFollower(spring, at: 0, feedForward: feedForward)
      follower.follow(0, velocity: 200, at: 0)
      let late = follower.state(at: 10)
      #expect(abs(late.value - (2000 - 200 * follower.lag)) <= 1e-11 && abs(late.velocity - 200) <= 1e-11)
      #expect(abs(follower.lag - (1 - feedForward) * 2 * 0.7 / spring.naturalFrequency) <= 1e-16)
      #expect(follower.restTime == .infinity && follower.targetValue(at: 10) == 2000)
    }
  }

  /// Older, equal and missing updates, and such as overflow.
  @Test func unusualUpdatesHaveAnAnswer() {
    var follower = SpringFollower(.smooth, at: 1)
    follower.follow(5, velocity: 3, at: 0.5)
    let before = follower
    follower.follow(9, at: 0.4)
    follower.follow(.nan, at: 0.6)
    follower.follow(9, velocity: .infinity, at: 0.6)
    follower.follow(9, at: .nan)
    follower.follow(9, at: .infinity)
    follower.advance(to: 0.3)
    follower.advance(to: .nan)
    #expect(follower == before)
    var far = before
    far.follow(-1.7e308, at: 0.6)
    far.follow(1.7e308, at: 0.7)
    #expect(far.state(at: 0.8).value.isFinite)
    // A value that is finite when its velocity is not.
    var fast = SpringFollower(Spring(response: 1e-3, dampingRatio: 0.5), at: 0.0)
    fast.follow(1e307, at: 0)
    fast.follow(5e306, at: 1e-4)
    #expect(fast.state(at: 2e-4).value.isFinite)
    follower.follow(9, at: 0.5)
    #expect(follower.target == 9 && follower.targetVelocity == 0 && follower.state(at: 0.5) == before.state(at: 0.5))
  }

  @Test func hasTheLaws() {
    var follower = SpringFollower(Spring(response: 0.5, dampingRatio: 0.4), at: SIMD2(0, 3), startingAt: -0.5)
    follower.follow([1, 1], velocity: [3, 0], at: 0.25)
    checkMotion(follower, breaks: [0.25])
    let (step, time) = (1e-6, 0.8)
    let quotient = (follower.velocity(at: time + step) - follower.velocity(at: time - step)) * (0.5 / step)
    #expect((follower.acceleration(at: time) - quotient).norm <= 1e-7 * quotient.norm)
    follower.follow([1, 1], at: 0.5)
    checkMotion(follower, breaks: [0.5], restTolerance: 1e-2)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { _ = try SpringFollower(validating: .smooth, at: number) }
      #expect(throws: ParameterError.self) { _ = try SpringFollower(validating: .smooth, at: 0, startingAt: number) }
      #expect(throws: ParameterError.self) { _ = try SpringFollower(validating: .smooth, at: 0, velocity: number) }
      #expect(throws: ParameterError.self) { _ = try SpringFollower(validating: .smooth, at: 0, feedForward: number) }
    }
    await #expect(processExitsWith: .failure) { _ = SpringFollower(.smooth, at: Double.nan) }
  }
}
