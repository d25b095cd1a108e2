import MotionNumerics
import TestSupport
import Testing

/// Trapezoids of velocity and S-curves.
@Suite struct LimitedMotionTests {
  private static func limits(_ velocity: Double, _ acceleration: Double, _ jerk: Double) -> MotionLimits<Double> {
    MotionLimits(velocity: velocity, acceleration: acceleration, jerk: jerk.isFinite ? jerk : nil)
  }

  @Test func keepsItsLimitsAndMeetsOneOfThem() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<thorough(300) {
      let limits = MotionLimits(
        velocity: SIMD2(random.magnitude(from: 0.1, to: 100), random.magnitude(from: 0.1, to: 100)),
        acceleration: [random.magnitude(from: 0.1, to: 100), random.magnitude(from: 0.1, to: 100)],
        jerk: random.number() < 0.5
          ? nil : [random.magnitude(from: 0.1, to: 1000), random.magnitude(from: 0.1, to: 1000)])
      let motion = LimitedMotion(
        from: SIMD2(0, random.number(in: -5...5)), to: [random.number(in: 0.1...50), 3], within: limits)
      var last = motion.acceleration(at: 0)
      let step = motion.duration / 500
      for index in 1..<500 {
        let time = step * Double(index)
        let (velocity, acceleration) = (motion.velocity(at: time), motion.acceleration(at: time))
        for axis in 0..<2 {
          #expect(abs(velocity[axis]) <= limits.velocity[axis] * (1 + 1e-12))
          #expect(abs(acceleration[axis]) <= limits.acceleration[axis] * (1 + 1e-12))
          if let jerk = limits.jerk { #expect(abs(acceleration[axis] - last[axis]) <= jerk[axis] * step * (1 + 1e-9)) }
        }
        last = acceleration
      }
      #expect((motion.value(at: 0.5 * motion.duration) - (motion.start + motion.end) * 0.5).norm <= 1e-13 * 50)
    }
  }

  /// By hand: 1 s up to 2, 3 s at 2, 1 s down; and the triangle of a short distance.
  @Test func trapezoids() {
    let motion = LimitedMotion(from: 10, to: 18, within: Self.limits(2, 2, .infinity))
    #expect(motion.duration == 5 && motion.restTime == 5)
    #expect(motion.state(at: 0.5) == (10.25, 1) && motion.state(at: 1) == (11, 2) && motion.state(at: 2.5) == (14, 2))
    #expect(motion.state(at: 4.5) == (17.75, 1) && motion.state(at: 5) == (18, 0) && motion.state(at: 9) == (18, 0))
    #expect(motion.acceleration(at: 0) == 2 && motion.acceleration(at: 3) == 0 && motion.acceleration(at: 4.5) == -2)
    #expect(LimitedMotion(from: 0, to: -2, within: Self.limits(9, 2, .infinity)).duration == 2)
  }

  @Test func axesMoveInStep() {
    let limits = MotionLimits(velocity: SIMD2(10.0, 10), acceleration: [50, 50], jerk: [500, 500])
    let motion = LimitedMotion(from: SIMD2(0.0, 0), to: [100, 25], within: limits)
    let alone = LimitedMotion(from: 0, to: 100, within: Self.limits(10, 50, 500))
    for time in stride(from: 0, to: 11, by: 0.1) {
      #expect(abs(motion.value(at: time).x - 4 * motion.value(at: time).y) <= 1e-12)
      #expect(abs(motion.value(at: time).x - alone.value(at: time)) <= 1e-12)
    }
    let late = LimitedMotion(from: 0, to: 100, within: Self.limits(10, 50, 500), duration: 20, startingAt: 3)
    #expect(late.restTime == 23 && abs(late.value(at: 13) - 50) <= 1e-12)
    #expect(abs(late.velocity(at: 13) - 10 * alone.duration / 20) <= 1e-12)
  }

  @Test func nothingToDo() {
    let still = LimitedMotion(from: 3, to: 3, within: Self.limits(1, 1, 1), startingAt: 2)
    #expect(still.duration == 0 && still.state(at: 2) == (3, 0) && still.value(at: .nan).isNaN)
    #expect(LimitedMotion(from: 3, to: 3, within: Self.limits(1, 1, 1), duration: 4).state(at: 1) == (3, 0))
    for duration in [0, 4.0] {
      let motion = LimitedMotion(from: 3, to: 3, within: Self.limits(1, 1, 1), duration: duration, startingAt: 2)
      for time in [1, 2, 3, 9.0] {
        #expect(motion.state(at: time) == (3, 0) && motion.acceleration(at: time) == 0, "\(duration) s at \(time)")
      }
    }
  }

  @Test func hasTheLaws() {
    for jerk in [20, Double.infinity] {
      let motion = LimitedMotion(from: 2, to: 5, within: Self.limits(4, 9, jerk), startingAt: 0.25)
      checkMotion(motion, breaks: [0.25, motion.restTime], tolerance: 1e-5)
      let (step, time) = (1e-6, 0.4)
      let quotient = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) * (0.5 / step)
      #expect(abs(motion.acceleration(at: time) - quotient) <= 1e-6 * abs(quotient))
    }
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, 0, -1, 1e60] {
      #expect(throws: ParameterError.self) { _ = try MotionLimits(validatingVelocity: number, acceleration: 1) }
      #expect(throws: ParameterError.self) { _ = try MotionLimits(validatingVelocity: 1, acceleration: number) }
      #expect(throws: ParameterError.self) {
        _ = try MotionLimits(validatingVelocity: 1, acceleration: 1, jerk: number)
      }
    }
    let limits = Self.limits(1, 1, 1)
    for number in [Double.nan, .infinity, 1e60] {
      #expect(throws: ParameterError.self) { _ = try LimitedMotion(validatingFrom: 0, to: number, within: limits) }
      #expect(throws: ParameterError.self) { _ = try LimitedMotion(validatingFrom: number, to: 0, within: limits) }
    }
    #expect(throws: ParameterError.self) {
      _ = try LimitedMotion(validatingFrom: 0, to: 1, within: limits, startingAt: .nan)
    }
    for duration in [0.1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        _ = try LimitedMotion(validatingFrom: 0, to: 1, within: limits, duration: duration)
      }
    }
    await #expect(processExitsWith: .failure) { _ = MotionLimits(velocity: 0, acceleration: 1) }
  }
}
