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

  /// The speed is no double, or 0, though the numbers are.
  @Test(arguments: [(1e-12, 1e300), (1e-20, 1e300), (1e30, 1e-300)])
  func anyScaleIsRounded(pace: Double, unit: Double) throws {
    let motion = SpringMotion(Spring(stiffness: 150, dampingRatio: 0.4), from: 0, to: 1)
    let times = (0..<60).map { Double($0) / 40 }
    let fit = try? SpringFit(
      times: times.map { pace * $0 }, values: times.map { unit * motion.value(at: $0) }, roundingTo: 3)
    guard let fit else { return }
    #expect(abs(fit.motion.target - unit) <= 0.01 * unit)
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

  // MARK: What is known

  /// Each of the eight ways to know numbers: they are held to the bit, have no error, and exact data give the rest back.
  @Test(arguments: 0..<8) func knownNumbersAreHeld(ways: Int) throws {
    let motion = SpringMotion(Spring(stiffness: 150, dampingRatio: 0.4), from: 3, to: -7, velocity: 12, startingAt: 2)
    let times = (0..<90).map { 2 + Double($0) / 60 }
    let known = SpringConditions(
      start: ways & 1 == 0 ? nil : 3, target: ways & 2 == 0 ? nil : -7, velocity: ways & 4 == 0 ? nil : 12)
    let fit = try SpringFit(times: times, values: times.map { motion.value(at: $0) }, known: known)
    #expect(abs(fit.motion.spring.stiffness - 150) <= 1e-7 && abs(fit.motion.spring.dampingRatio - 0.4) <= 1e-9)
    #expect(ways & 1 == 0 ? abs(fit.motion.start - 3) <= 1e-9 : fit.motion.start == 3 && fit.standardErrors.start == 0)
    #expect(
      ways & 2 == 0 ? abs(fit.motion.target + 7) <= 1e-9 : fit.motion.target == -7 && fit.standardErrors.target == 0)
    #expect(
      ways & 4 == 0
        ? abs(fit.motion.initialVelocity - 12) <= 1e-7
        : fit.motion.initialVelocity == 12 && fit.standardErrors.velocity == 0)
    #expect(fit.maximumError <= 1e-11 && fit.leastRootMeanSquare == fit.rootMeanSquare)
  }

  /// No spring with the known numbers is nearer: not one beside the fit, with any frequency or damping.
  @Test func theFitWithKnownNumbersIsTheBest() throws {
    // A recording of eight rows whose free fit first runs back.
    let (times, values) = (
      stride(from: 0, to: 0.8, by: 0.1).map { $0 }, [0, 20, 90, 130, 101, 99, 100, 100].map(Double.init)
    )
    #expect(try SpringFit(times: times, values: values).motion.initialVelocity < -500)
    let fit = try SpringFit(times: times, values: values, known: .init(start: 0, velocity: 0))
    func error(_ motion: SpringMotion<Double>) -> Double {
      let sum = zip(times, values).reduce(0) { $0 + ($1.1 - motion.value(at: $1.0)) * ($1.1 - motion.value(at: $1.0)) }
      return (sum / 8).squareRoot()
    }
    let spring = fit.motion.spring
    #expect(abs(error(fit.motion) - fit.rootMeanSquare) <= 1e-12 * 100)
    for (stiffness, damping, target) in [
      (1.01, 1, 1), (0.99, 1, 1), (1, 1.01, 1), (1, 0.99, 1), (1, 1, 1.001), (1, 1, 0.999),
    ] {
      let other = SpringMotion(
        Spring(mass: 1, stiffness: stiffness * spring.stiffness, damping: damping * spring.damping), from: 0,
        to: target * fit.motion.target)
      #expect(error(other) > fit.rootMeanSquare)
    }
  }

  private func rootMeanSquare(of motion: SpringMotion<Double>, _ times: [Double], _ values: [Double]) -> Double {
    var sum = 0.0
    for (time, value) in zip(times, values) {
      let error = motion.value(at: time) - value
      sum += error * error
    }
    return (sum / Double(times.count)).squareRoot()
  }

  /// No spring with the truth's numbers is nearer than the fit: few rows and many, even and uneven ones.
  @Test func theFitIsNoWorseThanTheTruth() throws {
    var numbers = SplitMix64(seed: 43)
    for trial in 0..<thorough(200) {
      let count = [20, 50, 100, 300, 1000, 3000][trial % 6]
      let (frequency, dampingRatio) = (numbers.number(in: 8...28), numbers.number(in: 0...1.2))
      let truth = SpringMotion(
        Spring(stiffness: frequency * frequency, dampingRatio: dampingRatio), from: 0, to: 100,
        velocity: numbers.number(in: -500...500))
      let noise = numbers.number(in: 0.01...3)
      let places = (0..<count).map { Double($0) / Double(count - 1) }
      let times = trial % 2 == 0 ? places : places.map { _ in numbers.nextUnit() }.sorted()
      let values = times.map { truth.value(at: $0) + noise * numbers.normal() }
      let fit = try SpringFit(times: times, values: values)
      #expect(fit.rootMeanSquare <= rootMeanSquare(of: truth, times, values), "\(trial)")
    }
  }

  /// What the search found with central differences, all rows in its grid and steps that went back and forth: never worse.
  @Test(arguments: [
    ("linear(0, 0.5 20%, 0.9 30%, 1)", 0.032_053_564_9), ("cubic-bezier(.16,1,.3,1)", 0.003),
  ]) func curvesAreNoWorseThanBefore(curve: String, before: Double) throws {
    #expect(try SpringFit(ParsedMotion(parsing: curve), over: 0...1).rootMeanSquare <= before)
  }

  /// Where no damping is the best, the frequency is still the best: a little more or less of it is worse.
  @Test func anUndampedFitHasTheBestFrequency() throws {
    // A swing that grows: the nearest spring has no damping.
    let times = (0..<200).map { Double($0) / 100 }
    let values = times.map { Double.exp(0.2 * $0) * Double.cos(9 * $0) }
    let fit = try SpringFit(times: times, values: values)
    #expect(fit.motion.spring.dampingRatio == 0)
    let frequency = fit.motion.spring.naturalFrequency
    for factor in [1 - 1e-4, 1 + 1e-4] {
      let other = SpringMotion(
        Spring(stiffness: factor * factor * frequency * frequency, dampingRatio: 0), from: fit.motion.start,
        to: fit.motion.target, velocity: fit.motion.initialVelocity)
      #expect(rootMeanSquare(of: other, times, values) > fit.rootMeanSquare)
    }
  }

  /// Most of many samples in a small part of the time: the means of the search still tell springs apart.
  @Test func crowdedSamplesGiveTheSpringBack() throws {
    let motion = SpringMotion(Spring(stiffness: 150, dampingRatio: 0.4), from: 2, to: 5, velocity: -3)
    let crowd: [Double] = (0..<2000).map { 1e-3 * Double($0) / 2000 }
    let rest: [Double] = (1...60).map { Double($0) / 40 }
    let times = crowd + rest
    let fit = try SpringFit(times: times, values: times.map { motion.value(at: $0) })
    #expect(abs(fit.motion.spring.stiffness - 150) <= 1e-6 && abs(fit.motion.target - 5) <= 1e-8)
  }

  // MARK: As before

  /// The errors of the search that tried all of its grid over all rows, of recordings of few rows and of many, at
  /// uneven and equal times, undamped and overdamped, with known numbers and with much noise.
  private static let formerErrors = [
    0.021_804_795_3, 0.044_137_370_7, 0.043_656_531_4, 0.048_518_119_6, 0.048_885_686_6, 0.048_876_645_5,
    0.048_815_845_8, 1.057_506_54, 0.026_456_560_6, 0.040_228_892_4, 0.049_037_091_6, 0.049_343_269_2,
    0.050_320_199_5, 0.050_746_780_8, 0.049_677_707_8, 0.972_138_378, 0.020_387_831_7, 0.046_632_478, 0.055_527_421,
    0.046_933_896_6, 0.049_094_522_6, 0.049_775_773_5, 0.049_593_040_7, 0.839_766_607, 0.023_376_551_4,
    0.045_204_682_6, 0.048_183_503_8, 0.047_652_272, 0.051_277_215_4, 0.048_143_026_7, 0.049_278_185_6,
    0.986_399_226, 0.038_000_703_4, 0.023_721_033_3, 0.046_189_426_3, 0.048_664_853_4, 0.045_772_248_1,
    0.046_116_514_3, 0.051_185_310_1, 0.970_232_5, 0.017_445_876_3, 0.037_869_151_1, 0.042_877_271_2,
    0.049_260_405_4, 0.051_415_686_9, 0.049_506_904_9, 0.050_343_817_3, 0.932_721_736,
  ]

  @Test func noFitIsWorseThanBefore() throws {
    for (trial, former) in Self.formerErrors.enumerated() {
      let recording = Recording(trial)
      let fit = try SpringFit(times: recording.times, values: recording.values, known: recording.known)
      #expect(fit.rootMeanSquare <= former * (1 + 1e-8), "\(trial)")
    }
  }

  // MARK: Round numbers

  @Test func roundNumbersAreWhatOneWouldType() throws {
    let (times, values) = (
      stride(from: 0, to: 0.8, by: 0.1).map { $0 }, [0, 20, 90, 130, 101, 99, 100, 100].map(Double.init)
    )
    let fit = try SpringFit(times: times, values: values, known: .init(start: 0, velocity: 0), roundingTo: 2)
    #expect(fit.motion == SpringMotion(Spring(mass: 1, stiffness: 110, damping: 10), from: 0, to: 100))
    #expect(fit.rootMeanSquare > fit.leastRootMeanSquare && fit.rootMeanSquare < 1.05 * fit.leastRootMeanSquare)
  }

  /// Springs of two digits come back from what is not quite theirs, at any scale of the values.
  @Test(arguments: [0.01, 1, 1000]) func aRoundSpringComesBack(scale: Double) throws {
    var numbers = SplitMix64(seed: 12)
    for _ in 0..<5 {
      let (stiffness, damping) = (10 * numbers.number(in: 10...50).rounded(), numbers.number(in: 10...20).rounded())
      let motion = SpringMotion(Spring(mass: 1, stiffness: stiffness, damping: damping), from: 0, to: scale)
      let times = (0..<120).map { Double($0) / 60 }
      let values = times.map { motion.value(at: $0) + scale * numbers.number(in: -1e-4...1e-4) }
      let fit = try SpringFit(times: times, values: values, roundingTo: 2)
      #expect(fit.motion == motion)
    }
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
    let values = times.map { 1 - Double.exp(-$0) * Double.cos(2 * $0) }
    for known in [SpringConditions(start: .nan), .init(target: .infinity), .init(velocity: -.infinity)] {
      #expect(throws: ParameterError.self) { try SpringFit(times: times, values: values, known: known) }
    }
    for digits in [0, -1, 16] {
      #expect(throws: ParameterError.self) { try SpringFit(times: times, values: values, roundingTo: digits) }
    }
  }
}

/// A spring with noise, the same on every machine.
private struct Recording {
  let times, values: [Double]
  let known: SpringConditions

  init(_ trial: Int) {
    var numbers = SplitMix64(seed: UInt64(trial))
    func uniform(_ low: Double, _ high: Double) -> Double { low + numbers.nextUnit() * (high - low) }
    let kind = trial % 8
    let count = [8, 20, 60, 400, 300, 1000, 3000, 150][kind]
    let dampingRatio = kind == 3 ? 0 : kind == 4 ? uniform(1.1, 2.5) : uniform(0.05, 1)
    let frequency = kind == 0 ? uniform(4, 12) : uniform(6, 30)
    let start = uniform(-1, 1)
    let motion = SpringMotion(
      Spring(stiffness: frequency * frequency, dampingRatio: dampingRatio), from: start, to: 5,
      velocity: uniform(-30, 30))
    let even = (0..<count).map { Double($0) / Double(count - 1) }
    times =
      switch kind {
      case 1: even.map { _ in numbers.nextUnit() }.sorted()
      case 2: even.map { Double(Int(20 * $0)) / 20 }
      case 6: even.map { $0 * $0 * $0 }
      default: even
      }
    values = times.map { motion.value(at: $0) + (kind == 7 ? 1 : 0.05) * numbers.normal() }
    known = SpringConditions(
      start: kind == 5 && trial & 8 != 0 ? start : nil, target: kind == 5 && trial & 16 == 0 ? 5 : nil,
      velocity: kind == 5 && trial & 32 == 0 ? motion.initialVelocity : nil)
  }
}

extension SplitMix64 {
  /// A number of the normal distribution, by Box and Muller.
  fileprivate mutating func normal() -> Double {
    let radius = (-2 * Double.log(1 - nextUnit())).squareRoot()
    return radius * Double.cos(2 * .pi * nextUnit())
  }
}
