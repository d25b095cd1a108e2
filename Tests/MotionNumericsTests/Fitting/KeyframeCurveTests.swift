import MotionNumerics
import TestSupport
import Testing

/// Keys with free handles: their curve, their count along a motion, and the truth of their certificates.
struct KeyframeCurveTests {
  /// The keys at 1e-2, 1e-3 and 1e-4, both ends included, counted by an independent program.
  static let counts: [(motion: String, counts: [Int])] = [
    ("spring(1 100 10)", [3, 5, 7]), ("spring(1 170 26)", [3, 3, 4]), ("spring(1 100 5)", [5, 8, 12]),
    ("spring(1 180 12 8)", [4, 5, 7]), ("spring(1 100 20)", [3, 3, 4]), ("damped(5, 30)", [7, 10, 13]),
    ("ease-out-elastic", [6, 8, 10]),
  ]

  @Test(arguments: thorough(counts)) func theCountIsAsFew(motion: String, counts: [Int]) throws {
    let motion = try ParsedMotion(parsing: motion)
    for (tolerance, count) in zip([1e-2, 1e-3, 1e-4], counts) {
      var domain = motion.domain ?? 0...1
      if motion.presetName == nil, motion.base == nil, let spring = motion.springMotion {
        domain = 0...((1000 * spring.settlingDuration(tolerance: tolerance)).rounded(.up) / 1000)
      }
      let fit = try KeyframeCurve.approximating(motion, over: domain, tolerance: tolerance)
      #expect(fit.curve.keys.count <= count && fit.maximumError <= tolerance)
      #expect(fit.evidence == .certified)
      // Smooth where the motion is, except at the jump of elastic.
      for key in fit.curve.keys.dropFirst().dropLast() where key.time < 1 {
        let speeds = [key.incoming, key.outgoing].map { $0.change / $0.duration }
        #expect(abs(speeds[0] - speeds[1]) <= 1e-9 * max(abs(speeds[0]), 1))
      }
    }
  }

  @Test func noErrorIsAboveItsCertificate() throws {
    var motions = RandomMotions(seed: 5)
    for _ in 0..<CertificateTrials.motions / 5 {
      let (motion, domain) = try motions.next()
      guard let tolerance = motions.tolerance(for: motion, over: domain, among: [1e-2, 1e-3, 1e-4]) else { continue }
      let fit: Approximation<KeyframeCurve>
      do {
        fit = try KeyframeCurve.approximating(motion, over: domain, tolerance: tolerance)
      } catch {
        Issue.record("\(motion) over \(domain) within \(tolerance): \(error)")
        continue
      }
      #expect(fit.maximumError <= tolerance)
      let worst = motions.largestError(of: motion, over: domain, fit.curve.value)
      #expect(worst.error <= fit.maximumError, "\(motion) at \(worst.time)")
    }
  }

  @Test(arguments: [
    "ease-out-circ", "ease-in-out-circ", "ease-in-out-expo", "steps(3)", "linear(0, 1 50%, 0 50%, 1)",
    "ease-out-bounce", "cubic-bezier(0, 1, 1, 0)", "1s ease 5 -> 5", "ease -1e150 -> 1e150", "0s ease 0.5s",
  ]) func nastyMotions(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    let domain = motion.domain ?? 0...1
    let scale = max(abs(motion.value(at: domain.lowerBound)), abs(motion.value(at: domain.upperBound)))
    let fit = try KeyframeCurve.approximating(motion, over: domain, tolerance: 1e-3 * scale)
    #expect(fit.maximumError <= 1e-3 * scale)
    var numbers = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      let time = numbers.number(in: domain)
      #expect(abs(motion.value(at: time) - fit.curve.value(at: time)) <= fit.maximumError, "\(time)")
    }
    #expect(fit.curve.value(at: domain.upperBound) == motion.value(at: domain.upperBound))
  }

  /// A timing curve as one Bézier between two keys is that curve.
  @Test func aBezierIsATimingCurve() {
    let curve = CubicBezier(0.2, -0.4, 0.6, 1.5)
    let keys = KeyframeCurve([
      .init(0, at: 0, outgoing: .init(duration: 0.2, change: -0.4)),
      .init(1, at: 1, incoming: .init(duration: 0.4, change: -0.5)),
    ])
    for index in 0...1000 {
      let time = Double(index) / 1000
      let (value, velocity) = keys.state(at: time)
      #expect(abs(value - curve.value(at: time)) <= 4e-16)
      #expect(abs(velocity - curve.slope(at: time)) <= 1e-12)
    }
    #expect(keys.value(at: -1) == 0 && keys.value(at: 2) == 1)
    #expect(keys.velocity(at: -1) == 0 && keys.velocity(at: 2) == 0)
    #expect(keys.value(at: .nan).isNaN && keys.restTime == 1)
  }

  @Test func jumpsAreTwoKeysAtATime() {
    let keys = KeyframeCurve([.init(0, at: 0), .init(1, at: 1), .init(5, at: 1), .init(6, at: 2)])
    #expect(keys.value(at: 0.999_999) < 1 && keys.value(at: 1) == 5)
  }

  @Test(arguments: [
    [], [KeyframeCurve.Key(0, at: 0)], [.init(0, at: 0), .init(1, at: 0)], [.init(0, at: 1), .init(1, at: 0)],
    [.init(.nan, at: 0), .init(1, at: 1)], [.init(0, at: 0), .init(1, at: .infinity)],
    [.init(0, at: 0, outgoing: .init(duration: 1.1, change: 0)), .init(1, at: 1)],
    [.init(0, at: 0), .init(1, at: 1, incoming: .init(duration: -0.1, change: 0))],
  ]) func badKeysAreRefused(keys: [KeyframeCurve.Key]) {
    #expect(throws: ParameterError.self) { try KeyframeCurve(validating: keys) }
  }

  @Test func badTolerancesAreRefused() throws {
    for tolerance in [0, -1, .nan, .infinity, 1e-14] {
      #expect(throws: ParameterError.self) {
        try KeyframeCurve.approximating(ParsedMotion(parsing: "damped(5, 30)"), over: 0...1, tolerance: tolerance)
      }
    }
  }
}
