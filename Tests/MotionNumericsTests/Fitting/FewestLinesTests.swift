import MotionNumerics
import TestSupport
import Testing

/// The fewest lines that follow a motion: their count, and the truth of their certificates.
struct FewestLinesTests {
  /// The fewest points at a tolerance of 1e-3, counted by an independent program in C, and at 1e-2.
  static let counts: [(motion: String, duration: Double, fewest: Int, coarse: Int)] = [
    ("ease", 1, 17, 6), ("cubic-bezier(.34,1.56,.64,1)", 1, 18, 6), ("cubic-bezier(.16,1,.3,1)", 1, 17, 7),
    ("ease-out-bounce", 1, 34, 13), ("ease-out-elastic", 1, 38, 12), ("ease-in-out-expo", 1, 24, 8),
    ("spring(1 100 10)", 1.271, 25, 9), ("spring(1 170 26)", 0.609, 17, 6), ("spring(1 100 5)", 2.702, 49, 15),
    ("spring(1 100 20)", 0.924, 17, 6), ("spring(1 180 12 8)", 1.168, 27, 9), ("damped(5, 30)", 1, 68, 24),
  ]

  @Test(arguments: counts) func theCountIsTheFewest(motion: String, duration: Double, fewest: Int, coarse: Int) throws {
    let motion = try ParsedMotion(parsing: motion)
    for (tolerance, count) in [(1e-3, fewest), (1e-2, coarse)] {
      var duration = duration
      if tolerance > 1e-3, motion.presetName == nil, motion.base == nil, let spring = motion.springMotion {
        duration = (1000 * spring.settlingDuration(tolerance: tolerance)).rounded(.up) / 1000
      }
      let fit = try PiecewiseLinear.approximating(motion, over: 0...duration, tolerance: tolerance)
      #expect(fit.curve.points.count <= count)
      #expect(fit.maximumError <= tolerance)
      #expect(fit.isProvedFewest)
      #expect(fit.evidence == .certified)
      #expect(fit.curve.points.first?.output == motion.value(at: 0))
      #expect(fit.curve.points.last?.output == motion.value(at: duration))
    }
  }

  /// A corner between lines that are nearly parallel was 2.5e-12 off, and the fit refused.
  @Test func roundedCornersTakeALittleRoom() throws {
    let motion = try ParsedMotion(parsing: "damped(2.2413115007219577, 27.61690352797759)")
    let tolerance = 0.00017751098752279227
    #expect(try PiecewiseLinear.approximating(motion, over: -0.2...0.9, tolerance: tolerance).maximumError <= tolerance)
  }

  /// At no time is a motion further from its lines than the certificate says.
  @Test func noErrorIsAboveItsCertificate() throws {
    var motions = RandomMotions(seed: 2023)
    for _ in 0..<CertificateTrials.motions {
      let (motion, domain) = try motions.next()
      guard let tolerance = motions.tolerance(for: motion, over: domain, among: [1e-2, 1e-3, 1e-4]) else { continue }
      let fit: Approximation<PiecewiseLinear>
      do {
        fit = try PiecewiseLinear.approximating(motion, over: domain, tolerance: tolerance)
      } catch {
        Issue.record("\(motion) over \(domain) within \(tolerance): \(error)")
        continue
      }
      #expect(fit.maximumError <= tolerance)
      let worst = motions.largestError(of: motion, over: domain, fit.curve.value)
      #expect(worst.error <= fit.maximumError, "\(motion) at \(worst.time)")
    }
  }

  /// Ends, jumps, vertical tangents, extreme scales: what a sampling fit gets wrong.
  @Test(arguments: [
    "steps(5)", "steps(3, jump-both)", "linear(0, 1 50%, 0 50%, 1)", "ease-out-circ", "ease-in-out-circ",
    "ease-in-out-expo", "ease-out-elastic", "cubic-bezier(0, 1, 1, 0)", "cubic-bezier(1, 0, 0, 1)",
    "cubic-bezier(0, 0, 0, 1)", "ease -1e150 -> 1e150", "ease 1e-150 -> 3e-150", "0s ease 0.5s", "1s ease 5 -> 5",
    "linear", "1ms ease-out-bounce 0.5s",
  ]) func nastyMotions(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    let domain = motion.domain ?? 0...1
    let scale = max(abs(motion.value(at: domain.lowerBound)), abs(motion.value(at: domain.upperBound)))
    for tolerance in [1e-1, 1e-4].map({ $0 * scale }) {
      let fit = try PiecewiseLinear.approximating(motion, over: domain, tolerance: tolerance)
      #expect(fit.maximumError <= tolerance)
      var numbers = SplitMix64(seed: 5)
      for _ in 0..<1000 {
        let time = numbers.number(in: domain)
        #expect(abs(motion.value(at: time) - fit.curve.value(at: time)) <= fit.maximumError, "\(time)")
      }
    }
  }

  @Test func straightAndConstantOnesHaveTwoPoints() throws {
    #expect(try PiecewiseLinear.approximating(TimingCurve.linear, over: 0...3, tolerance: 1e-9).curve.points.count == 2)
    let constant = Tween(from: 5.0, to: 5, duration: 1)
    #expect(try PiecewiseLinear.approximating(constant, over: -1...2, tolerance: 1e-9).curve.points.count == 2)
    // A tolerance above the range: two points, exactly at the ends.
    let coarse = try PiecewiseLinear.approximating(TimingCurve.ease, over: 0...1, tolerance: 5)
    #expect(coarse.curve.points == [.init(input: 0, output: 0), .init(input: 1, output: 1)])
  }

  @Test func stairsAreTwoPointsAJump() throws {
    let fit = try PiecewiseLinear.approximating(Steps(5), over: 0...1, tolerance: 1e-3)
    #expect(fit.curve.points.count == 11 && fit.maximumError < 1e-11)
    // Jumps that a line may pass by are no jumps.
    #expect(try PiecewiseLinear.approximating(Steps(1000), over: 0...1, tolerance: 2e-3).curve.points.count < 10)
  }

  @Test func moreLinesAreNearer() throws {
    let motion = try ParsedMotion(parsing: "spring(1 100 10)")
    var last = 1.0
    for count in 25...30 {
      let fit = try PiecewiseLinear.approximating(motion, over: 0...1.271, count: count, tolerance: 1e-3)
      #expect(fit.curve.points.count <= count && fit.maximumError < last)
      last = fit.maximumError
    }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(motion, over: 0...1.271, count: 24, tolerance: 1e-3)
    }
  }

  @Test func samplesKeepTheirTolerance() throws {
    let motion = try ParsedMotion(parsing: "spring(1 100 5)")
    let times = (0...1000).map { Double($0) / 400 }
    let values = times.map { motion.value(at: $0) }
    let fit = try PiecewiseLinear.approximating(times: times, values: values, tolerance: 1e-3)
    #expect(fit.evidence == .measured(count: 1001))
    #expect(fit.maximumError <= 1e-3 && fit.curve.points.count <= 49)
    for (time, value) in zip(times, values) { #expect(abs(fit.curve.value(at: time) - value) <= fit.maximumError) }
  }

  /// Regression: a sample that was given twice behind a jump at the end was refused.
  @Test func samplesAtOneTime() throws {
    let fit = try PiecewiseLinear.approximating(times: [0, 1, 1, 1], values: [0, 0, 5, 5], tolerance: 0.1)
    #expect(fit.curve.points == [.init(input: 0, output: 0), .init(input: 1, output: 0), .init(input: 1, output: 5)])
    #expect(fit.maximumError == 0)
  }

  /// Regression: of two samples at the first time the one before the jump counted as an error, and of three at one time
  /// the one between, which nobody sees.
  @Test func samplesBeforeAJump() throws {
    let samples: [(times: [Double], values: [Double], count: Int)] = [
      ([0, 0, 1], [0, 3, 4], 3), ([0, 1, 1, 1, 2], [0, 1, 9, 3, 4], 4),
    ]
    for (times, values, count) in samples {
      let fit = try PiecewiseLinear.approximating(times: times, values: values, tolerance: 1e-6)
      #expect(fit.maximumError <= 1e-15 && fit.curve.points.count == count)
    }
  }

  /// Regression: values whose differences are infinite ended the process.
  @Test func samplesWithoutARangeAreRefused() {
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(times: [0, 1, 2], values: [-1e308, 1e308, 0], tolerance: 1)
    }
  }

  @Test func badInputIsRefused() throws {
    let motion = try ParsedMotion(parsing: "ease")
    for tolerance in [0, -1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try PiecewiseLinear.approximating(motion, over: 0...1, tolerance: tolerance)
      }
    }
    #expect(throws: ParameterError.self) { try PiecewiseLinear.approximating(motion, over: 1...1, tolerance: 1e-3) }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(motion, over: 0...(.infinity), tolerance: 1e-3)
    }
    // Ten thousand points are the most.
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(ParsedMotion(parsing: "damped(0, 1000)"), over: 0...100, tolerance: 1e-3)
    }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(times: [0, 1, 0.5], values: [0, 1, 2], tolerance: 1e-3)
    }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(times: [0, 1], values: [0, .nan], tolerance: 1e-3)
    }
  }
}
