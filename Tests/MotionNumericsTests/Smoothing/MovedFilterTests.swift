import MotionNumerics
import TestSupport
import Testing

/// Filters of samples that begin anywhere, in any unit and at any time, and samples that are not after the last one.
@Suite struct MovedFilterTests {
  private typealias Sample = (time: Double, value: Double)

  /// Samples of a pointer in order, from time 0 on, at multiples of 1/1024; more than a tracker keeps, or few.
  private func samples(_ draws: inout SplitMix64) -> [Sample] {
    var time = 0.0
    return (0..<draws.element(of: [draws.count(), 20, 150])).map { _ in
      defer { time += Double(draws.element(of: [1, 2, 8, 16, 60])) / 1024 }
      return (time, draws.dyadic(in: -1000...1000))
    }
  }

  /// All arithmetic is that of the plain case, to the bit: of differences from the last sample, and of parts of the window.
  @Test func velocitiesOfARelease() {
    for seed in 0..<UInt64(thorough(2000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let fit = draws.element(of: [VelocityTracker<Double>.Fit.line, .parabola])
      let (window, pause) = (draws.element(of: [0.0625, 0.1, 0.5]), draws.element(of: [0.04, 0.03125, 1]))
      var plain = VelocityTracker<Double>(fit: fit, window: window, pause: pause)
      var moved = VelocityTracker<Double>(fit: fit, window: times.unit * window, pause: times.unit * pause)
      for (time, value) in samples(&draws) {
        plain.add(value, at: time)
        moved.add(values(value), at: times(time))
        expectMoved(
          { [moved.velocity(at: $0)] }, isPlain: { [plain.velocity(at: $0)] }, values: values.rates(over: times),
          times: times, at: [time - 1, time, time + 1.0 / 1024, time + 0.03125, time + 0.0625, time + 2],
          "\(fit), \(window), \(pause) of \(values)")
      }
    }
  }

  /// A sample at the time of the last one replaces it, and an earlier one changes nothing, after any number of samples.
  @Test func samplesThatAreNotAfterTheLastOne() {
    for seed in 0..<UInt64(thorough(1000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      var (clean, disturbed) = (VelocityTracker<Double>(), VelocityTracker<Double>())
      for (time, value) in samples(&draws) {
        let now = times(time)
        for _ in 0..<draws.count() where draws.nextUnit() < 0.3 {
          disturbed.add(values(draws.dyadic(in: -9...9)), at: now)
        }
        clean.add(values(value), at: now)
        disturbed.add(values(value), at: now)
        for earlier in [now.nextDown, now - 0.01, now - 100] {
          disturbed.add(values(draws.dyadic(in: -9...9)), at: earlier)
        }
        #expect(clean == disturbed, "\(time), \(value)")
        #expect(clean.velocity(at: now) == disturbed.velocity(at: now))
      }
      clean.forget()
      disturbed.forget()
      #expect(clean == disturbed && clean.velocity(at: times(9)) == 0)
    }
  }

  @Test func theFilterOfJitter() {
    for seed in 0..<UInt64(thorough(1000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let (cutoff, beta) = (draws.dyadic(in: 0.25...4), draws.element(of: [0, 0.0078125, 0.5]))
      let derivative = draws.dyadic(in: 0.25...4)
      var plain = OneEuroFilter<Double>(minimumCutoff: cutoff, beta: beta, derivativeCutoff: derivative)
      // Hertz for each value unit per second.
      var moved = OneEuroFilter<Double>(
        minimumCutoff: cutoff / times.unit, beta: beta / abs(values.unit), derivativeCutoff: derivative / times.unit)
      let rates = values.rates(over: times)
      for (time, value) in samples(&draws) {
        let (found, expected) = (moved.filter(values(value), at: times(time)), values(plain.filter(value, at: time)))
        // The cutoff follows the velocity, in which the rounding of a value is divided by the time between samples.
        let scale: Double = abs(values.origin) + 1000 * abs(values.unit)
        #expect(abs(found - expected) <= 1e-10 * scale)
        #expect(abs(moved.lastVelocity - rates(plain.lastVelocity)) <= 1e-9 * abs(rates(1e5)))
        // A sample that is not after the last one changes nothing.
        let same = moved
        for other in [times(time), times(time).nextDown, times(time) - 10] { moved.filter(values(-value), at: other) }
        #expect(moved == same)
      }
    }
  }

  @Test func exponentialSmoothing() {
    for seed in 0..<UInt64(thorough(1000)) {
      var draws = SplitMix64(seed: seed)
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let (halfLife, start) = (draws.dyadic(in: 0.0625...1), draws.dyadic(in: -100...100))
      var plain = ExponentialSmoothing(halfLife: halfLife, at: start)
      var moved = ExponentialSmoothing(halfLife: times.unit * halfLife, at: values(start), startingAt: times(0))
      for (time, value) in samples(&draws).prefix(20) {
        plain.follow(value, at: time)
        moved.follow(values(value), at: times(time))
        expectMoved(
          moved, isPlain: plain, values: values, times: times, at: draws.instants(5), size: 2000, speed: 50_000,
          tolerance: 1e-13, "half-life \(halfLife)")
      }
    }
  }
}
