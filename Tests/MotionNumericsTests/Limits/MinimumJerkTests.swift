import MotionNumerics
import TestSupport
import Testing

/// The smoothest motion to rest within a duration.
@Suite struct MinimumJerkTests {
  @Test func keepsTheStateOfItsStartAndRestsAtItsEnd() {
    let motion = MinimumJerk(
      from: SIMD2(3, -4), to: [10, 20], duration: 0.7, velocity: [8, -5], acceleration: [-60, 9], startingAt: 2)
    #expect(motion.state(at: 2) == ([3, -4], [8, -5]) && motion.acceleration(at: 2) == [-60, 9])
    let (soon, late) = (motion.state(at: 2 + 1e-9), motion.state(at: 2.7 - 1e-9))
    #expect((soon.velocity - motion.initialVelocity).norm <= 1e-7 && (late.velocity).norm <= 1e-12)
    #expect((motion.acceleration(at: 2 + 1e-9) - motion.initialAcceleration).norm <= 1e-4)
    #expect(motion.state(at: 2.7) == ([10, 20], .zero) && motion.acceleration(at: 2.7) == .zero)
    #expect(motion.state(at: 1.9) == ([3, -4], .zero) && motion.restTime == 2.7)
  }

  /// Half of the way at half of the time, with 15/8 of the mean velocity.
  @Test func fromRestToRest() {
    let motion = MinimumJerk(from: 100, to: 300, duration: 0.5)
    #expect(motion.state(at: 0.25) == (200, 750) && motion.acceleration(at: 0.25) == 0)
    let p = 0.25
    let fraction = p * p * p * (10 - p * (15 - 6 * p))
    #expect(abs(motion.value(at: 0.125) - (100 + 200 * fraction)) <= 1e-13)
  }

  /// No other motion with the same ends has less jerk: the integral of its square grows with any disturbance.
  @Test func hasTheLeastJerk() {
    func jerk(disturbedBy amount: Double) -> Double {
      let motion = MinimumJerk(from: 0, to: 1, duration: 1, velocity: 3, acceleration: -4)
      let step = 1e-3
      var sum = 0.0
      for index in 0..<1000 {
        let (a, b) = (Double(index) * step, Double(index + 1) * step)
        // p³(1 − p)³ has no value, velocity or acceleration at the ends; its second derivative is added.
        func bend(_ p: Double) -> Double { 6 * p * (1 - p) * (1 - 5 * p * (1 - p)) }
        let change = motion.acceleration(at: b) - motion.acceleration(at: a) + amount * (bend(b) - bend(a))
        sum += change * change / step
      }
      return sum
    }
    #expect(jerk(disturbedBy: 0.5) > jerk(disturbedBy: 0) && jerk(disturbedBy: -0.5) > jerk(disturbedBy: 0))
  }

  @Test func hasTheLaws() {
    checkMotion(MinimumJerk(from: 2, to: 5, duration: 1.5), breaks: [0, 1.5])
    checkMotion(
      MinimumJerk(
        from: SIMD2(2, 4), to: [5, 5], duration: 1.5, velocity: [9, 0], acceleration: [0, 30], startingAt: 0.5),
      breaks: [0.5, 2])
  }

  @Test func isStored() throws {
    let motion = MinimumJerk(from: 1, to: 2, duration: 3, velocity: 4, acceleration: 5, startingAt: 6)
    #expect(
      motion.description == "MinimumJerk(from: 1, to: 2, duration: 3, velocity: 4, acceleration: 5, startingAt: 6)")
    #expect(MinimumJerk(from: 1, to: 2, duration: 3).description == "MinimumJerk(from: 1, to: 2, duration: 3)")
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { _ = try MinimumJerk(validatingFrom: number, to: 0, duration: 1) }
      #expect(throws: ParameterError.self) { _ = try MinimumJerk(validatingFrom: 0, to: number, duration: 1) }
      #expect(throws: ParameterError.self) { _ = try MinimumJerk(validatingFrom: 0, to: 1, duration: number) }
      #expect(throws: ParameterError.self) {
        _ = try MinimumJerk(validatingFrom: 0, to: 1, duration: 1, velocity: number)
      }
      #expect(throws: ParameterError.self) {
        _ = try MinimumJerk(validatingFrom: 0, to: 1, duration: 1, acceleration: number)
      }
      #expect(throws: ParameterError.self) {
        _ = try MinimumJerk(validatingFrom: 0, to: 1, duration: 1, startingAt: number)
      }
    }
    for duration in [0, -1, 1e-101, 1e101] {
      #expect(throws: ParameterError.self) { _ = try MinimumJerk(validatingFrom: 0, to: 1, duration: duration) }
    }
    await #expect(processExitsWith: .failure) { _ = MinimumJerk(from: 0, to: 1, duration: 0) }
  }
}
