import MotionNumerics
import TestSupport
import Testing

/// Second-order dynamics by frequency, damping and response.
@Suite struct SecondOrderDynamicsTests {
  /// Frames that read the pointer on its line add updates that change nothing but the rounding.
  @Test(arguments: [24.0, 60, 90, 144, 240])
  func everyFrameRateGivesTheSameState(rate: Double) {
    let gesture = Gesture(seed: 11)
    func end(frames: [Double], response: Double) -> (value: SIMD2<Double>, velocity: SIMD2<Double>) {
      var dynamics = SecondOrderDynamics(
        frequency: 2.5, dampingRatio: 0.6, response: response, at: gesture.events[0].place)
      var next = 0
      for frame in frames + [1] {
        while next < gesture.events.count, gesture.events[next].time <= frame {
          dynamics.follow(gesture.events[next].place, at: gesture.events[next].time)
          next += 1
        }
        if frame < 1 { dynamics.follow(gesture.place(at: frame), at: frame) }
      }
      return dynamics.state(at: 1)
    }
    for response in [-1, 0, 1, 2.5] {
      let expected = end(frames: [], response: response)
      for jitter in [0, 0.9] {
        let state = end(frames: Gesture.frames(rate: rate, jitter: jitter, seed: 3), response: response)
        #expect((state.value - expected.value).norm <= 1e-13 * 300)
        #expect((state.velocity - expected.velocity).norm <= 1e-13 * 3000)
      }
    }
  }

  @Test func jumpsAreTheLimitOfSteepLines() {
    var jumped = SecondOrderDynamics(frequency: 3, dampingRatio: 0.5, response: 2, at: 0.0)
    var (steep, twice) = (jumped, jumped)
    jumped.jump(to: 10, at: 0.1)
    steep.follow(0, at: 0.1)
    steep.follow(10, at: 0.1 + 1e-9)
    twice.follow(0, at: 0.1)
    twice.follow(10, at: 0.1)
    #expect(jumped.lastVelocity == 2 * 0.5 * jumped.spring.naturalFrequency * 10)
    #expect(abs(jumped.value(at: 0.3) - steep.value(at: 0.3)) <= 1e-6)
    #expect(twice == jumped)
  }

  /// The first movement: none at once for 0, with the input for 1, away from it below 0; no lag for 2.
  @Test func responseIsHowTheOutputStarts() {
    func start(_ response: Double) -> Double {
      var dynamics = SecondOrderDynamics(frequency: 1, dampingRatio: 1, response: response, at: 0.0)
      dynamics.jump(to: 1, at: 0)
      return dynamics.lastVelocity
    }
    #expect(start(0) == 0 && start(1) > 0 && start(-1) == -start(1))
    var steady = SecondOrderDynamics(frequency: 2, dampingRatio: 0.8, response: 2, at: 0.0)
    steady.follow(1000, at: 10)
    #expect(abs(steady.lastValue - 1000) <= 1e-10)
  }

  @Test func unusualUpdatesHaveAnAnswer() {
    var dynamics = SecondOrderDynamics(frequency: 2, dampingRatio: 0.8, response: 1, at: 1.0)
    dynamics.follow(5, at: 0.5)
    let before = dynamics
    dynamics.follow(9, at: 0.4)
    dynamics.jump(to: 9, at: 0.4)
    dynamics.follow(.nan, at: 0.6)
    dynamics.follow(9, at: .infinity)
    #expect(dynamics == before)
    dynamics.follow(1e308, at: 0.5.nextUp)
    dynamics.follow(-1e308, at: 0.6)
    dynamics.follow(1e308, at: 0.7)
    #expect(dynamics.value(at: 3).isFinite)
    // A jump whose kick overflows.
    var wild = SecondOrderDynamics(frequency: 2000, dampingRatio: 0.8, response: 1e6, at: 1.0)
    wild.jump(to: 1e307, at: 0.1)
    #expect(wild.state(at: 0.2).velocity.isFinite)
  }

  @Test func hasTheLaws() {
    var dynamics = SecondOrderDynamics(frequency: 2, dampingRatio: 0.4, response: -2, at: SIMD2(0, 3), startingAt: -0.5)
    dynamics.follow([1, 1], at: 0.25)
    checkMotion(dynamics, breaks: [0.25], restTolerance: 1e-2)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, -1, 0] {
      #expect(throws: ParameterError.self) {
        _ = try SecondOrderDynamics(validatingFrequency: number, dampingRatio: 1, response: 0, at: 0.0)
      }
    }
    #expect(throws: ParameterError.self) {
      _ = try SecondOrderDynamics(validatingFrequency: 1, dampingRatio: -1, response: 0, at: 0.0)
    }
    #expect(throws: ParameterError.self) {
      _ = try SecondOrderDynamics(validatingFrequency: 1, dampingRatio: 1, response: .nan, at: 0.0)
    }
    #expect(throws: ParameterError.self) {
      _ = try SecondOrderDynamics(validatingFrequency: 1, dampingRatio: 1, response: 1, at: Double.nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = SecondOrderDynamics(frequency: 0, dampingRatio: 1, response: 1, at: 0.0)
    }
  }
}
