import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Baked samples as keys again.
struct SampledKeysTests {
  /// Samples of a motion at 60 Hz.
  private func baked(_ motion: ParsedMotion, to end: Double) -> (times: [Double], values: [Double]) {
    let times = (0...Int(60 * end)).map { Double($0) / 60 }
    return (times, times.map { motion.value(at: $0) })
  }

  /// As many keys as the motion itself takes at 1e-2, 1e-3 and 1e-4.
  @Test(arguments: [
    ("spring(1 100 10)", 1.28, [4, 5, 6]), ("spring(1 170 26)", 0.71, [3, 3, 4]),
    ("spring(1 100 5)", 2.69, [5, 8, 10]), ("spring(1 180 12 8)", 1.1, [4, 5, 6]),
    ("1s ease-out-elastic", 1, [6, 8, 10]), ("1s ease", 1, [2, 2, 2]),
  ]) func bakedMotionsTakeFewKeys(text: String, end: Double, counts: [Int]) throws {
    let motion = try ParsedMotion(parsing: text)
    let (times, values) = baked(motion, to: end)
    for (tolerance, count) in zip([1e-2, 1e-3, 1e-4], counts) {
      let fit = try KeyframeCurve.approximating(times: times, values: values, tolerance: tolerance)
      #expect(fit.curve.keys.count <= count, "\(fit.curve.keys.count) at \(tolerance)")
      #expect(fit.evidence == .measured(count: times.count) && fit.maximumError <= tolerance)
      for (time, value) in zip(times, values) { #expect(abs(fit.curve.value(at: time) - value) <= fit.maximumError) }
      // Smooth: one velocity at both sides of each key within.
      for key in fit.curve.keys.dropFirst().dropLast() {
        let speeds = [key.incoming, key.outgoing].map { $0.change / $0.duration }
        #expect(abs(speeds[0] - speeds[1]) <= 1e-9 * max(abs(speeds[0]), 1))
      }
      // Elastic jumps at its start by more than the least tolerance, which samples cannot show.
      guard text != "1s ease-out-elastic" else { continue }
      // Between the samples it is nearly as near.
      for index in 0...10_000 {
        let time = times[times.count - 1] * Double(index) / 10_000
        #expect(abs(fit.curve.value(at: time) - motion.value(at: time)) <= 3 * tolerance, "\(time)")
      }
    }
  }

  @Test func cornersStayCorners() throws {
    let motion = try ParsedMotion(parsing: "1s linear(0, 1 30%, 0.5 60%, 1)")
    let (times, values) = baked(motion, to: 1)
    let keys = try KeyframeCurve.approximating(times: times, values: values, tolerance: 1e-3).curve.keys
    #expect(keys.map { ($0.time * 60).rounded() } == [0, 18, 36, 60])
  }

  @Test func holdsStayHolds() throws {
    let times = (0...90).map { Double($0) / 60 }
    let motion = try ParsedMotion(parsing: "0.5s ease-in-out 0.5s")
    let values = times.map { motion.value(at: $0) }
    let curve = try KeyframeCurve.approximating(times: times, values: values, tolerance: 1e-4).curve
    #expect(curve.keys[1].time == 0.5 && curve.keys.contains { $0.time == 1 })
    for index in 0...1000 {
      let part = Double(index) / 1000
      #expect(curve.value(at: 0.5 * part) == 0 && curve.value(at: 1 + 0.5 * part) == 1)
    }
  }

  @Test func jumpsAreTwoKeysAtATime() throws {
    let times = [0, 0.25, 0.5, 0.75, 1, 1, 1.25, 1.5, 1.75, 2]
    let values = [0, 1, 2, 3, 4, 10, 9, 8, 7, 6.0]
    let fit = try KeyframeCurve.approximating(times: times, values: values, tolerance: 1e-3)
    #expect(fit.curve.keys.map { $0.time } == [0, 1, 1, 2] && fit.maximumError <= 1e-12)
    // Also at the ends, and three at one time.
    let ends = try KeyframeCurve.approximating(times: [0, 0, 0, 1, 1], values: [5, 9, 0, 1, 7], tolerance: 0.1)
    #expect(ends.curve.value(at: -1) == 5 && ends.curve.value(at: 0) == 0 && ends.curve.value(at: 1) == 7)
  }

  /// Noise below the tolerance takes no more keys than twice those of the motion.
  @Test func noiseIsAveraged() throws {
    var numbers = SplitMix64(seed: 26)
    let motion = try ParsedMotion(parsing: "spring(1 100 10) 0 -> 300")
    let (times, exact) = baked(motion, to: 1.27)
    for _ in 0..<thorough(10) {
      let values = exact.map { $0 + numbers.number(in: -0.5...0.5) }
      let fit = try KeyframeCurve.approximating(times: times, values: values, tolerance: 2)
      #expect(fit.curve.keys.count <= 10 && fit.maximumError <= 2, "\(fit.curve.keys.count)")
    }
  }

  @Test func anySamplesAreKept() throws {
    var motions = RandomMotions(seed: 27)
    var numbers = SplitMix64(seed: 28)
    for _ in 0..<thorough(40) {
      let (motion, domain) = try motions.next()
      let length = domain.upperBound - domain.lowerBound
      let places = ([0, 1] + (0..<80).map { _ in numbers.number() }).sorted()
      let times = places.map { domain.lowerBound + $0 * length }
      let values = times.map { motion.value(at: $0) }
      let height = (values.max() ?? 0) - (values.min() ?? 0)
      guard height > 0 else { continue }
      let fit = try KeyframeCurve.approximating(times: times, values: values, tolerance: 1e-3 * height)
      #expect(fit.maximumError <= 1e-3 * height)
      for (index, time) in times.enumerated() where index + 1 == times.count || times[index + 1] > time {
        #expect(abs(fit.curve.value(at: time) - values[index]) <= fit.maximumError, "\(motion) at \(time)")
      }
    }
  }

  @Test(arguments: [1e-300, 1e-150, 1e150, 1e300]) func theScaleDoesNotMatter(unit: Double) throws {
    let (times, values) = baked(try ParsedMotion(parsing: "spring(1 100 10)"), to: 1.27)
    let fit = try KeyframeCurve.approximating(
      times: times, values: values.map { unit * $0 }, tolerance: 1e-3 * unit)
    #expect(fit.curve.keys.count <= 6 && fit.maximumError <= 1e-3 * unit)
  }

  @Test func fewSamplesAndFlatOnes() throws {
    #expect(try KeyframeCurve.approximating(times: [0, 1], values: [2, 5], tolerance: 1).curve.keys.count == 2)
    let flat = try KeyframeCurve.approximating(times: [0, 1, 2, 3], values: [2, 2, 2, 2], tolerance: 1)
    #expect(flat.curve.keys.map { $0.value } == [2, 2] && flat.maximumError == 0)
    let three = try KeyframeCurve.approximating(times: [0, 1, 2], values: [0, 5, -3], tolerance: 1e-6)
    #expect(three.maximumError <= 1e-6)
  }

  @Test func badSamplesAreRefused() {
    let samples: [([Double], [Double], Double)] = [
      ([0, 1], [0, 1], 0), ([0, 1], [0, 1], -1), ([0, 1], [0, 1], .nan), ([0], [1], 1), ([0, 1], [0], 1),
      ([0, 0], [0, 1], 1), ([1, 0], [0, 1], 1), ([0, 1], [0, .nan], 1), ([0, 1], [-1e308, 1e308], 1),
      ([0, .infinity], [0, 1], 1), ([-1e308, 1e308], [0, 1], 1),
    ]
    for (times, values, tolerance) in samples {
      #expect(throws: ParameterError.self) {
        try KeyframeCurve.approximating(times: times, values: values, tolerance: tolerance)
      }
    }
  }

  // MARK: One timing curve

  @Test func samplesOfATimingCurveGiveItBack() throws {
    var numbers = SplitMix64(seed: 29)
    for _ in 0..<thorough(20) {
      let curve = CubicBezier(
        numbers.number(in: 0.1...0.6), numbers.number(in: -0.5...1), numbers.number(in: 0.3...0.9),
        numbers.number(in: 0...1.5))
      let times = (0...120).map { 3 + Double($0) / 60 }
      let values = times.map { 50 - 200 * curve.value(at: ($0 - 3) / 2) }
      let fit = try CubicBezier.closest(times: times, values: values)
      #expect(fit.maximumError <= 1e-4 && fit.evidence == .measured(count: 121), "\(curve)")
      for index in 0...100 {
        let progress = Double(index) / 100
        #expect(abs(fit.curve.value(at: progress) - curve.value(at: progress)) <= 2e-4, "\(curve) at \(progress)")
      }
    }
  }

  @Test func oneCurveIsAsNearToSamplesAsToTheMotion() throws {
    let motion = try ParsedMotion(parsing: "spring(1 100 20)")
    let times = (0...1000).map { Double($0) / 1000 * 0.9233 }
    let samples = try CubicBezier.closest(times: times, values: times.map { motion.value(at: $0) })
    let whole = try CubicBezier.closest(to: motion, over: 0...0.9233)
    #expect(abs(samples.maximumError - whole.maximumError) <= 0.03 * whole.maximumError)
    for values in [[1, 2, 1], [-1e308, 0, 1e308], [0, 0, .nan]] {
      #expect(throws: ParameterError.self) { try CubicBezier.closest(times: [0, 1, 2], values: values) }
    }
    #expect(throws: ParameterError.self) { try CubicBezier.closest(times: [1, 1], values: [0, 1]) }
  }

  // MARK: Two motions

  @Test func noDistanceIsAboveTheLargest() throws {
    var motions = RandomMotions(seed: 30)
    for _ in 0..<thorough(40) {
      let (first, domain) = try motions.next()
      let (second, _) = try motions.next()
      let bound = try first.largestDistance(from: second, over: domain)
      var seen = 0.0
      for _ in 0..<2000 {
        let time = motions.time(in: domain)
        seen = max(seen, abs(first.value(at: time) - second.value(at: time)))
      }
      #expect(seen <= bound, "\(first), \(second)")
      // To a billionth of the largest value, which is at most some thousands.
      #expect(try first.largestDistance(from: first, over: domain) <= 1e-9 * 1e6)
    }
    #expect(throws: ParameterError.self) { try TimingCurve.ease.largestDistance(from: TimingCurve.linear, over: 1...1) }
    let distance = try TimingCurve.linear.largestDistance(
      from: TimingCurve.penner(PennerEasing(.quad, .easeIn)), over: 0...1)
    #expect(abs(distance - 0.25) <= 0.25 * 1.1e-3 && distance >= 0.25)
  }
}
