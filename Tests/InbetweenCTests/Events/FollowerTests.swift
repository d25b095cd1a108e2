import CInbetween
import MotionNumerics
import TestSupport
import Testing

@Suite struct FollowerTests {
  private static let notations = [
    "snappy", "spring(1 900 50) feed-forward 1", "spring(1 100 0) feed-forward -3",
    "second-order(frequency: 2, damping-ratio: 0.5, response: 2)", "half-life(80ms)",
    "one-euro(minimum-cutoff: 1, beta: 0.007)",
  ]

  private func opened(_ notation: String) throws -> OpaquePointer {
    let follower = inbetween_follower_open(notation, nil, 0)
    return try #require(follower)
  }

  @Test(arguments: notations) func theFirstInputIsAJump(_ notation: String) throws {
    let follower = try opened(notation)
    defer { inbetween_follower_close(follower) }
    #expect(inbetween_follower_value(follower, 0).isNaN)
    #expect(inbetween_follower_velocity(follower, 0).isNaN)
    #expect(inbetween_follower_follow(follower, 3, 1) == INBETWEEN_OK)
    for time in [-1, 1, 2, 1e300] {
      #expect(inbetween_follower_value(follower, time) == 3)
      #expect(inbetween_follower_velocity(follower, time) == 0)
    }
    #expect(inbetween_follower_value(follower, .nan).isNaN)
    #expect(inbetween_follower_follow(follower, 20, 1.5) == INBETWEEN_OK)
    #expect(inbetween_follower_follow(follower, 20, 2) == INBETWEEN_OK)
    #expect(inbetween_follower_value(follower, 2) != 3)
    #expect(inbetween_follower_jump(follower, -4, 2) == INBETWEEN_OK)
    #expect(inbetween_follower_value(follower, 5) == -4)
    #expect(inbetween_follower_velocity(follower, 5) == 0)
  }

  @Test func aSpringWithoutFeedForwardIsALibraryMotionThatIsRetargeted() throws {
    let follower = try opened("snappy")
    defer { inbetween_follower_close(follower) }
    _ = inbetween_follower_jump(follower, 0, 0)
    _ = inbetween_follower_follow(follower, 1, 0)
    _ = inbetween_follower_follow(follower, -2, 0.125)
    let motion = SpringMotion(.snappy, from: 0, to: 1).retargeted(to: -2, at: 0.125)
    for time in [0.125, 0.2, 0.5, 3] {
      #expect(abs(inbetween_follower_value(follower, time) - motion.value(at: time)) < 1e-13)
      #expect(abs(inbetween_follower_velocity(follower, time) - motion.velocity(at: time)) < 1e-11)
    }
  }

  /// The velocity steps of feed-forward are those of second-order dynamics with twice that response.
  @Test func feedForwardIsHalfTheResponseOfSecondOrderDynamics() throws {
    let (frequency, ratio) = (2.0, 0.5)
    let spring = try opened("spring(response: \(1 / frequency), damping-ratio: \(ratio)) feed-forward 0.75")
    defer { inbetween_follower_close(spring) }
    let dynamics = try opened("second-order(frequency: \(frequency), damping-ratio: \(ratio), response: 1.5)")
    defer { inbetween_follower_close(dynamics) }
    for follower in [spring, dynamics] {
      _ = inbetween_follower_jump(follower, 5, 0)
      for (index, target) in [5.0, 9, -3, 4, 4.5].enumerated() {
        _ = inbetween_follower_follow(follower, target, Double(index) * 0.04)
      }
    }
    for time in [0.16, 0.2, 0.4, 1, 2] {
      #expect(abs(inbetween_follower_value(spring, time) - inbetween_follower_value(dynamics, time)) < 1e-12)
      #expect(abs(inbetween_follower_velocity(spring, time) - inbetween_follower_velocity(dynamics, time)) < 1e-10)
    }
  }

  @Test func aFilterIsThatOfTheLibrary() throws {
    let follower = try opened("one-euro(minimum-cutoff: 2, beta: 0.1)")
    defer { inbetween_follower_close(follower) }
    var filter = OneEuroFilter<Double>(minimumCutoff: 2, beta: 0.1)
    var random = SplitMix64(seed: 3)
    for index in 0..<200 {
      let (sample, time) = (random.number(in: -50...50), Double(index / 2) / 60)
      filter.filter(sample, at: time)
      #expect(inbetween_follower_follow(follower, sample, time) == INBETWEEN_OK)
      #expect(inbetween_follower_value(follower, time) == filter.lastValue)
      // From the last sample on.
      for later in [time, time + 1] { #expect(inbetween_follower_velocity(follower, later) == filter.lastVelocity) }
    }
  }

  @Test(arguments: notations) func badInputChangesNothing(_ notation: String) throws {
    let follower = try opened(notation)
    defer { inbetween_follower_close(follower) }
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(inbetween_follower_jump(follower, bad, 0) == INBETWEEN_PARAMETER)
      #expect(inbetween_follower_follow(follower, bad, 0) == INBETWEEN_PARAMETER)
      #expect(inbetween_follower_follow(follower, 0, bad) == INBETWEEN_PARAMETER)
      #expect(inbetween_follower_jump(follower, 0, bad) == INBETWEEN_PARAMETER)
    }
    #expect(inbetween_follower_value(follower, 0).isNaN)
    _ = inbetween_follower_follow(follower, 1, 1)
    _ = inbetween_follower_follow(follower, 2, 1.5)
    let value = inbetween_follower_value(follower, 1.6)
    for bad in [Double.nan, .infinity] {
      #expect(inbetween_follower_follow(follower, bad, 1.5) == INBETWEEN_PARAMETER)
      #expect(inbetween_follower_follow(follower, 1, bad) == INBETWEEN_PARAMETER)
    }
    #expect(inbetween_follower_follow(follower, 9, 1.4) == INBETWEEN_PARAMETER)
    #expect(inbetween_follower_jump(follower, 9, 1.4) == INBETWEEN_PARAMETER)
    #expect(inbetween_follower_value(follower, 1.6) == value)
  }

  @Test func noHandleIsNoTrap() {
    #expect(inbetween_follower_jump(nil, 0, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_follower_follow(nil, 0, 0) == INBETWEEN_ARGUMENT)
    #expect(inbetween_follower_value(nil, 0).isNaN)
    #expect(inbetween_follower_velocity(nil, 0).isNaN)
    inbetween_follower_close(nil)
    var message = [CChar](repeating: 0, count: 200)
    #expect(inbetween_follower_open(nil, &message, message.count) == nil)
    #expect(message[0] != 0)
    #expect(inbetween_follower_open("ease", &message, message.count) == nil)
    #expect(textBeforeZero(message).contains("expected a spring"))
  }

  @Test(arguments: notations) func anyNumbersAreTakenOrRefused(_ notation: String) throws {
    let follower = try opened(notation)
    defer { inbetween_follower_close(follower) }
    var random = SplitMix64(seed: 12)
    for _ in 0..<3000 {
      let (value, time) = (random.anyNumber(), random.anyNumber())
      let code =
        random.element(of: [0, 1, 2]) == 0
        ? inbetween_follower_jump(follower, value, time) : inbetween_follower_follow(follower, value, time)
      #expect(code == INBETWEEN_OK || code == INBETWEEN_PARAMETER)
      _ = inbetween_follower_value(follower, random.anyNumber())
      _ = inbetween_follower_velocity(follower, random.anyNumber())
    }
  }
}

extension SplitMix64 {
  /// Ordinary numbers most of the time.
  mutating func anyNumber() -> Double {
    let odd = [0, -0.0, .nan, .infinity, -.infinity, 1.7e308, -1.7e308, .leastNonzeroMagnitude, 1e-9, 9e15]
    return element(of: [0, 1, 2, 3, 4, 5]) == 0 ? element(of: odd) : number(in: -1000...1000)
  }
}
