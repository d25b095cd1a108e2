import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The spring of recorded data.
struct SpringFitTests {
  /// Any damping, from none to far above the critical one; steps of a sixtieth of a second over two seconds.
  @Test(arguments: [
    (10, 0.5), (10, 0.05), (3, 0), (15, 1), (12, 1.3), (40, 0.3), (2, 0.2), (25, 0.999_999), (25, 1.000_001),
  ]) func exactDataGiveTheSpringBack(frequency: Double, dampingRatio: Double) throws {
    let spring = Spring(stiffness: frequency * frequency, dampingRatio: dampingRatio)
    let motion = SpringMotion(spring, from: 3, to: -7, velocity: 12, startingAt: 2)
    let times = (0..<120).map { 2 + Double($0) / 60 }
    let fit = try SpringFit(times: times, values: times.map { motion.value(at: $0) })
    #expect(abs(fit.motion.spring.naturalFrequency - frequency) <= 1e-9 * frequency)
    #expect(abs(fit.motion.spring.dampingRatio - dampingRatio) <= 1e-9)
    #expect(abs(fit.motion.start - 3) <= 1e-9 && abs(fit.motion.target + 7) <= 1e-9)
    #expect(abs(fit.motion.initialVelocity - 12) <= 1e-8)
    #expect(fit.motion.startTime == 2 && fit.maximumError <= 1e-12 && fit.rootMeanSquare <= fit.maximumError)
  }

  /// Uneven times, and values and times of any size.
  @Test(arguments: [1, 1e-150, 1e150]) func theScaleDoesNotMatter(unit: Double) throws {
    var numbers = SplitMix64(seed: 7)
    let spring = Spring(stiffness: 150, dampingRatio: 0.4)
    let motion = SpringMotion(spring, from: 2, to: 5, velocity: -3)
    let times = [0] + (0..<80).map { _ in numbers.number(in: 0...1.5) }.sorted()
    let fit = try SpringFit(times: times, values: times.map { unit * motion.value(at: $0) })
    #expect(abs(fit.motion.spring.stiffness - 150) <= 1e-9 * 150)
    #expect(abs(fit.motion.target - 5 * unit) <= 1e-9 * unit)
    let slow = try SpringFit(times: times.map { 1e6 * $0 }, values: times.map { motion.value(at: $0) })
    #expect(abs(slow.motion.spring.naturalFrequency * 1e6 - spring.naturalFrequency) <= 1e-8)
  }

  /// Normal noise of up to a hundredth of the distance over two periods or more: the interval of 95 % holds the truth in 95
  /// of 100 trials.
  @Test func theStandardErrorsAreTrue() throws {
    var numbers = SplitMix64(seed: 95)
    let count = thorough(1000)
    var inside = Array(repeating: 0, count: 5)
    for _ in 0..<count {
      let (frequency, dampingRatio) = (numbers.number(in: 8...28), numbers.number(in: 0.1...0.9))
      let motion = SpringMotion(
        Spring(stiffness: frequency * frequency, dampingRatio: dampingRatio), from: 0, to: 100,
        velocity: numbers.number(in: -50...50))
      let duration = max(4 * .pi / frequency, 1)
      let noise = numbers.number(in: 0.01...1)
      let times = (0..<100).map { Double($0) / 99 * duration }
      let fit = try SpringFit(times: times, values: times.map { motion.value(at: $0) + noise * numbers.normal() })
      let errors = fit.standardErrors
      let distances = [
        (fit.motion.spring.naturalFrequency - frequency) / errors.naturalFrequency,
        (fit.motion.spring.dampingRatio - dampingRatio) / errors.dampingRatio, fit.motion.start / errors.start,
        (fit.motion.target - 100) / errors.target,
        (fit.motion.initialVelocity - motion.initialVelocity) / errors.velocity,
      ]
      // Student's t with 95 degrees of freedom.
      for (index, distance) in distances.enumerated() where abs(distance) <= 1.9853 { inside[index] += 1 }
    }
    let spread = max(0.02, 3 * (0.95 * 0.05 / Double(count)).squareRoot())
    for hits in inside { #expect(abs(Double(hits) / Double(count) - 0.95) <= spread, "\(inside) of \(count)") }
  }

  @Test func aCurveHasASpring() throws {
    let fit = try SpringFit(ParsedMotion(parsing: "cubic-bezier(.16,1,.3,1)"), over: 0...1)
    #expect(fit.maximumError < 0.003 && fit.motion.spring.dampingRatio > 1)
  }

  @Test func badSamplesAreRefused() {
    let times = (0..<8).map { Double($0) }
    for values in [
      [1, 1, 1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, .nan],
      [0, 1e308, -1e308, 0, 0, 0, 0, 0], [0, 1, 2],
    ] {
      #expect(throws: ParameterError.self) { try SpringFit(times: times, values: values) }
    }
    #expect(throws: ParameterError.self) { try SpringFit(times: [0, 1, 2, 3, 4], values: [0, 1, 0, 1, 0]) }
    #expect(throws: ParameterError.self) {
      try SpringFit(times: [0, 0, 0, 0, 0, 0], values: [0, 1, 0, 1, 0, 1])
    }
    #expect(throws: ParameterError.self) { try SpringFit(TimingCurve.ease, over: 0...(.infinity)) }
  }
}

extension SplitMix64 {
  /// A number of the normal distribution, by Box and Muller.
  fileprivate mutating func normal() -> Double {
    let radius = (-2 * Double.log(1 - nextUnit())).squareRoot()
    return radius * Double.cos(2 * .pi * nextUnit())
  }
}
