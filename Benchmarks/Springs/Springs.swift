import Baselines
import Benchmark
import MotionNumerics

// Springs against an exponential and a cosine for each sample: single values, values with velocities, and batches.

private struct Case {
  let name: String
  let motion: SpringMotion<Double>

  /// A spring of this damping ratio, with the stiffness of SwiftUI's default.
  init(_ name: String, dampingRatio: Double) {
    self.name = name
    motion = SpringMotion(
      Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency), from: 20, to: 120)
  }
}

let frequency = 4 * Double.pi

/// The number of times in the suite of timing curves, for the same reason: sines and exponentials branch on their
/// arguments.
private let perSpring = 65_536

let benchmarks: @Sendable () -> Void = {
  let cases = [
    Case("spring ratio 0.5", dampingRatio: 0.5),
    Case("spring ratio 1", dampingRatio: 1),
    Case("spring ratio 2", dampingRatio: 2),
  ]
  let mixed = cases + [0, 0.15, 0.86, 0.999_999, 1.000_001, 10].map { Case("", dampingRatio: $0) }
  // The same for every spring: the cosine of 0, at a ratio of 1, would cost nothing.
  let textbook = DampedCosine(from: 20, to: 120, naturalFrequency: frequency, dampingRatio: 0.5)

  // Longer than the settling time of the first spring.
  var generator = SplitMix64(seed: 3)
  let times = (0..<perSpring).map { _ in Double.random(in: 0...2, using: &generator) }
  var values = [Double](repeating: 0, count: perSpring)

  for (name, set) in cases.map({ ($0.name, [$0]) }) + [("mixed springs", mixed)] {
    compare(
      "one value: \(name)", values: set.count * perSpring,
      baseline: (
        "exp and cos",
        {
          for _ in set {
            var sum = 0.0
            for time in times { sum += textbook.value(at: time) }
            blackHole(sum)
          }
        }
      ),
      with: (
        "SpringMotion",
        {
          for one in set {
            var sum = 0.0
            for time in times { sum += one.motion.value(at: time) }
            blackHole(sum)
          }
        }
      )
    )
    compare(
      "and velocity: \(name)", values: set.count * perSpring,
      baseline: (
        "exp cos and sin",
        {
          for _ in set {
            var sum = 0.0
            for time in times {
              let state = textbook.state(at: time)
              sum += state.value + state.velocity
            }
            blackHole(sum)
          }
        }
      ),
      with: [
        Subject("SpringMotion", target: .timesTheCost(1.3)) {
          for one in set {
            var sum = 0.0
            for time in times {
              let state = one.motion.state(at: time)
              sum += state.value + state.velocity
            }
            blackHole(sum)
          }
        }
      ]
    )
    compare(
      "batch: \(name)", values: set.count * perSpring,
      baseline: (
        "exp and cos",
        {
          for _ in set {
            var span = values.mutableSpan
            textbook.sample(at: times.span, into: &span)
          }
          blackHole(values)
        }
      ),
      with: [
        Subject("SpringMotion", target: .timesAsFast(3), demand: .springValue(passes: set.count)) {
          for one in set {
            var span = values.mutableSpan
            one.motion.sample(at: times.span, into: &span)
          }
          blackHole(values)
        }
      ]
    )
  }
  benchmarkEvenSamples()
  benchmarkOwnValues()
  benchmarkProperties()
  benchmarkFits()
  benchmarkPools()
}
