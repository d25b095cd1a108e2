import MotionNumerics
import TestSupport
import Testing

/// Evenly spaced samples against the closed form and mpmath, up to the millionth sample.
@Suite struct UniformSpringSamplerTests {
  /// The values and velocities of some samples.
  private func samples<Value>(
    _ sampler: UniformSpringSampler<Value>, from first: Int = 0, count: Int
  ) -> (values: [Value], velocities: [Value]) {
    var (values, velocities) = ([Value](repeating: .zero, count: count), [Value](repeating: .zero, count: count))
    var valueSpan = values.mutableSpan
    var velocitySpan = velocities.mutableSpan
    sampler.sample(from: first, into: &valueSpan, velocities: &velocitySpan)
    return (values, velocities)
  }

  private func values<Value>(_ sampler: UniformSpringSampler<Value>, from first: Int = 0, count: Int) -> [Value] {
    var values = [Value](repeating: .zero, count: count)
    var span = values.mutableSpan
    sampler.sample(from: first, into: &span)
    return values
  }

  /// A number of 20 bits: its product with the number of a sample below 2³³ is exact.
  private func short(_ number: Double) -> Double {
    let scale = number.binade * 0x1p-19
    return (number / scale).rounded() * scale
  }

  /// The worst error against the closed form, as a fraction of A and ωA.
  private func compare(
    _ motion: SpringMotion<Double>, amplitude: Double, interval: Double, first: Int, count: Int,
    into worst: inout WorstCase
  ) {
    let (values, velocities) = samples(UniformSpringSampler(motion, interval: interval), from: first, count: count)
    let omega = motion.spring.naturalFrequency
    for index in 0..<count {
      let expected = motion.state(at: Double(first + index) * interval)
      let error = max(
        abs(values[index] - expected.value), abs(velocities[index] - expected.velocity) / omega)
      worst.note(
        error / amplitude,
        "ζ \(motion.spring.dampingRatio), ω·interval \(omega * interval), sample \(first + index)")
    }
  }

  // MARK: Accuracy

  @Test func samplesMatchTheClosedForm() {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<3000 {
      let (motion, amplitude) = SpringMotionTests.anyMotion(&random)
      let interval = short(random.magnitude(from: 1e-9, to: 1e3) / motion.spring.naturalFrequency)
      // Within 10⁸ radians; beyond, the square of the phase's rounding appears.
      let last = min(0x1p33, 1e8 / (motion.spring.naturalFrequency * interval))
      let first = Int(random.magnitude(from: 1, to: max(1, last)))
      compare(motion, amplitude: amplitude, interval: interval, first: first, count: 200, into: &worst)
    }
    // The errors of five transitions, of an ulp or two on an orbit as large as √2·A, and of the closed form; the design
    // allows 1e-13.
    #expect(worst.error <= 5e-15, "\(worst)")
  }

  @Test(arguments: [0, 1e-6, 0.1, 0.999_999, 1, 1.000_001, 20, 1e6])
  func theMillionthSampleIsAsGoodAsTheFirst(ratio: Double) {
    var worst = WorstCase()
    let count = min(thorough(1_000_000), 1_000_000) + 1
    // 2⁻⁷ s is exact; with damping the motion decays within the samples, with 2⁻¹⁷ s it does not.
    for interval in [0x1p-7, 0x1p-17] {
      let motion = SpringMotion(Spring(mass: 1, stiffness: 16, damping: 8 * ratio), from: 1, to: 0, velocity: 2)
      compare(motion, amplitude: 1, interval: interval, first: 0, count: count, into: &worst)
    }
    #expect(worst.error <= 5e-15, "\(worst)")
  }

  /// A display's interval is not a double, and its multiples are rounded: the samples are not those at rounded times.
  @Test func timesAreNotRounded() {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 160, damping: 0), from: 1, to: 0)
    let interval = 1.0 / 120
    let count = 1_000_001
    let values = values(UniformSpringSampler(motion, interval: interval), count: count)
    var (exact, rounded) = (WorstCase(), WorstCase())
    for index in 0..<count {
      let time = Double(index) * interval
      let rest = (-time).addingProduct(Double(index), interval)
      let state = motion.state(at: time)
      exact.note(abs(values[index] - (state.value + rest * state.velocity)), "\(index)")
      rounded.note(abs(values[index] - state.value), "\(index)")
    }
    // The square of the remainder's phase, (10⁵ radians · 2⁻⁵³)²/2, is negligible.
    #expect(exact.error <= 5e-15, "\(exact)")
    #expect(rounded.error > 1e-12 && rounded.error <= 1e5 * 0x1p-53, "\(rounded)")
  }

  @Test func samplesMatchMpmath() throws {
    var random = SplitMix64(seed: 2)
    var worst = WorstCase()
    for row in try ReferenceTable("springs").rows {
      let spring = Spring(mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping"))
      let (x0, v0, time) = (row.number("x0"), row.number("v0"), row.number("time"))
      let omega = spring.naturalFrequency
      let amplitude = max(abs(x0), abs(v0) / omega)
      guard time > 0 else { continue }
      // The same time as that of another sample: halves are exact.
      let halvings = Int.random(in: 0...20, using: &random)
      let interval = time * Double(sign: .plus, exponent: -halvings, significand: 1)
      let sampler = UniformSpringSampler(SpringMotion(spring, from: x0, to: 0, velocity: v0), interval: interval)
      let (values, velocities) = samples(sampler, from: 1 << halvings, count: 1)
      let allowed = 1 + 1e-8 * omega * time
      worst.note(abs(values[0] - row.number("displacement")) / (amplitude * allowed), "\(spring) \(x0) \(v0) \(time)")
      worst.note(
        abs(velocities[0] - row.number("velocity")) / (omega * amplitude * allowed), "velocity \(spring) \(time)")
    }
    #expect(worst.count >= 3800)
    #expect(worst.error <= 5e-15, "\(worst)")
  }

  // MARK: Bits

  @Test func samplesHaveTheSameBitsInAnyBatch() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<100 {
      let (motion, _) = SpringMotionTests.anyMotion(&random)
      let interval = random.magnitude(from: 1e-4, to: 1) / motion.spring.naturalFrequency
      let sampler = UniformSpringSampler(motion, start: -7.5 * interval, interval: interval)
      let count = 5000
      let all = samples(sampler, count: count)
      #expect(values(sampler, count: count) == all.values)
      for _ in 0..<20 {
        let first = Int.random(in: 0..<count, using: &random)
        let length = Int.random(in: 0...min(300, count - first), using: &random)
        let part = samples(sampler, from: first, count: length)
        #expect(part.values == Array(all.values[first..<first + length]))
        #expect(part.velocities == Array(all.velocities[first..<first + length]))
      }
    }
  }

  @Test func vectorsMatchTheirComponents() {
    let (start, target, velocity) = (SIMD3(0.1, 5, -7), SIMD3(3, -4, 1.5), SIMD3(2.0, 0, -9))
    for damping in [0.0, 3, 20, 70] {
      let spring = Spring(mass: 1, stiffness: 100, damping: damping)
      let motion = SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: 0.25)
      let all = samples(UniformSpringSampler(motion, interval: 1e-3), count: 5000)
      for index in 0..<3 {
        let component = SpringMotion(
          spring, from: start[index], to: target[index], velocity: velocity[index], startingAt: 0.25)
        let one = samples(UniformSpringSampler(component, interval: 1e-3), count: 5000)
        #expect(all.values.map { $0[index] } == one.values)
        #expect(all.velocities.map { $0[index] } == one.velocities)
      }
    }
  }

  // MARK: The ends of time

  @Test func beforeTheMotionNothingMoves() {
    // 0.1 + (0.7 − 0.1) is not 0.1: exactly at the start no sum may be rounded.
    let motion = SpringMotion(
      Spring(mass: 1, stiffness: 100, damping: 10), from: 0.1, to: 0.7, velocity: -3, startingAt: 2)
    for (start, first) in [(1.0, 8), (2, 0), (-1000, 8016), (1.9375, 1), (1.99, 1), (1.875, 1)] {
      let interval = 0.125
      let (values, velocities) = samples(UniformSpringSampler(motion, start: start, interval: interval), count: 8100)
      #expect(values[..<first].allSatisfy { $0 == 0.1 } && velocities[..<first].allSatisfy { $0 == 0 }, "\(start)")
      let state = motion.state(at: start + Double(first) * interval)
      #expect(abs(values[first] - state.value) <= 1e-15 && abs(velocities[first] - state.velocity) <= 3e-14)
      if start + Double(first) * interval == 2 { #expect(values[first] == 0.1 && velocities[first] == -3) }
    }
    let never = UniformSpringSampler(motion, start: -1e9, interval: 1e-9)
    #expect(values(never, from: 1 << 52, count: 3) == [0.1, 0.1, 0.1])
  }

  @Test(arguments: [
    Spring(mass: 1, stiffness: 100, damping: 1e-3), Spring(mass: 1, stiffness: 100, damping: 10),
    Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 1, stiffness: 100, damping: 1e9),
  ])
  func aDampedMotionEndsAtItsTarget(spring: Spring) {
    let motion = SpringMotion(spring, from: 0.1, to: 0.7, velocity: 3)
    for interval in [1e12, 1e300, .greatestFiniteMagnitude] {
      let (values, velocities) = samples(UniformSpringSampler(motion, interval: interval), count: 5000)
      #expect(values[0] == 0.1 && values.dropFirst().allSatisfy { $0 == 0.7 })
      #expect(velocities[0] == 3 && velocities.dropFirst().allSatisfy { $0 == 0 })
    }
  }

  /// As the motion decays no subnormal number is computed, which would take a hundred times as long.
  @Test func remaindersAreFlushedToZero() {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 1, to: 0)
    let all = samples(UniformSpringSampler(motion, interval: 1e-3), count: 200_000)
    #expect(all.values.allSatisfy { !$0.isSubnormal } && all.velocities.allSatisfy { !$0.isSubnormal })
    #expect(all.values[100_000] != 0 && all.values.last == 0)
  }

  // MARK: Errors

  @Test func timesOutsideTheirDomainsAreErrors() {
    let motion = Spring.smooth.unitStep()
    for interval in [0, -1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try UniformSpringSampler(validating: motion, start: 0, interval: interval)
      }
    }
    for start in [Double.nan, .infinity, -.infinity] {
      #expect(throws: ParameterError.self) { try UniformSpringSampler(validating: motion, start: start, interval: 1) }
    }
    let late = SpringMotion(.smooth, from: 0.0, to: 1, startingAt: .greatestFiniteMagnitude)
    #expect(throws: ParameterError.self) {
      try UniformSpringSampler(validating: late, start: -.greatestFiniteMagnitude, interval: 1)
    }
  }

  @Test func invalidArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = UniformSpringSampler(Spring.smooth.unitStep(), interval: 0) }
    await #expect(processExitsWith: .failure) {
      var value = [0.0]
      var span = value.mutableSpan
      UniformSpringSampler(Spring.smooth.unitStep(), interval: 1).sample(from: -1, into: &span)
    }
    await #expect(processExitsWith: .failure) {
      var value = [0.0]
      var span = value.mutableSpan
      UniformSpringSampler(Spring.smooth.unitStep(), interval: 1).sample(from: 1 << 53, into: &span)
    }
    await #expect(processExitsWith: .failure) {
      var (value, velocities) = ([0.0], [0.0, 1])
      var span = value.mutableSpan
      var other = velocities.mutableSpan
      UniformSpringSampler(Spring.smooth.unitStep(), interval: 1).sample(into: &span, velocities: &other)
    }
  }
}
