import MotionNumerics
import TestSupport
import Testing

/// Batches of springs: the bits of single values, whatever the times and the springs.
@Suite struct SpringBatchTests {
  /// Compares a batch, with and without velocities, with single states.
  private func check<Value: VectorValue & Equatable>(_ motion: SpringMotion<Value>, at times: [Double]) {
    var (values, both, velocities) = (
      [Value](repeating: .zero, count: times.count), [Value](repeating: .zero, count: times.count),
      [Value](repeating: .zero, count: times.count)
    )
    var valueSpan = values.mutableSpan
    var bothSpan = both.mutableSpan
    var velocitySpan = velocities.mutableSpan
    motion.sample(at: times.span, into: &valueSpan)
    motion.sample(at: times.span, into: &bothSpan, velocities: &velocitySpan)
    for (index, time) in times.enumerated() {
      let state = motion.state(at: time)
      for scalar in 0..<Value.scalarCount {
        #expect(values[index][scalar: scalar].bitPattern == state.value[scalar: scalar].bitPattern, "\(motion) \(time)")
        #expect(both[index][scalar: scalar].bitPattern == state.value[scalar: scalar].bitPattern, "\(motion) \(time)")
        #expect(
          velocities[index][scalar: scalar].bitPattern == state.velocity[scalar: scalar].bitPattern,
          "\(motion) \(time)")
      }
    }
  }

  @Test func batchesEqualSingleStatesToTheBit() {
    var random = SplitMix64(seed: 81)
    for _ in 0..<300 {
      let frequency = random.magnitude(from: 1e-3, to: 1e4)
      let ratio = random.element(of: [0, random.number(), 1 - 1e-9, 1, random.number(in: 1...3), 1e4])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let start = random.element(of: [0, random.number(in: -2...2) / frequency])
      // Blocks of every length, with times before the start and far behind it among them.
      let count = Int(random.number(in: 0...200))
      let reach = random.element(of: [1, 100, 1e4, 1e9])
      let times = (0..<count).map { _ in
        random.number() < 0.02 ? random.number(in: -2...0) / frequency : start + random.number() * reach / frequency
      }
      check(SpringMotion(spring, from: -3, to: 5, velocity: random.number(in: -9...9), startingAt: start), at: times)
      check(SpringMotion(spring, from: SIMD3(1, 0, -7), to: SIMD3(2, 2, 2), startingAt: start), at: times)
    }
  }

  @Test func extremeTimesEqualSingleStatesToTheBit() {
    let extremes = [
      -Double.infinity, -1, -0.0, 0, .leastNonzeroMagnitude, 1e-300, 1, 69.9, 70.1, 80, 1e3, 1e6, 1e15, 1e290, 1e308,
      .infinity,
    ]
    for damping in [0.0, 1e-12, 10, 20, 50, 1e6] {
      let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: damping), from: -1, to: 2, velocity: 3)
      for (index, time) in extremes.enumerated() where time < .infinity || damping > 0 {
        // Alone in a block of ordinary times, at each place.
        var times = (0..<70).map { 0.01 * Double($0 + 1) }
        times[index * 4 + index % 4] = time
        check(motion, at: times)
      }
      check(motion, at: extremes.filter { $0 < .infinity || damping > 0 })
      var values = [Double](repeating: 0, count: 9)
      var span = values.mutableSpan
      motion.sample(at: [1, 2, 3, .nan, 5, 6, -.nan, 8, .nan].span, into: &span)
      #expect(values.map(\.isNaN) == [false, false, false, true, false, false, true, false, true])
    }
  }

  /// The promise for every system, held by numbers from one of them: sums and products alone, in the same order.
  @Test func valuesAreTheSameOnEverySystem() {
    var random = SplitMix64(seed: 82)
    var sum: UInt64 = 0
    for _ in 0..<20_000 {
      let frequency = random.number(in: 0.001...1000)
      let ratio = random.element(of: [0, random.number(), 1, random.number(in: 1...30)])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let motion = SpringMotion(spring, from: -3, to: 5, velocity: frequency)
      let (value, velocity) = motion.state(at: random.number(in: 0...random.element(of: [1, 30, 1e4])) / frequency)
      sum = (sum &* 31 &+ value.bitPattern) &* 31 &+ velocity.bitPattern
    }
    #expect(sum == 16_673_797_764_564_893_278)
  }
}
