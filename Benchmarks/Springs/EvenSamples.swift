import Baselines
import Benchmark
import CBaselines
import MotionNumerics

/// Evenly spaced samples against an exponential and a cosine for each, at the same times, and against `memset`.
///
/// In the cache, with vectors of four doubles, a sample takes less than an exponential's fortieth.
func benchmarkEvenSamples() {
  for count in [1000, 65_536, 1_000_000] {
    let interval = 2 / Double(count)
    let target: Double = count == 65_536 ? cbaselines_has_vectors_of_four() != 0 ? 40 : 25 : 20
    let times = (0..<count).map { Double($0) * interval }
    var values = [Double](repeating: 0, count: count)
    var velocities = values
    let swing = SpringMotion(Spring(mass: 1, stiffness: frequency * frequency, damping: frequency), from: 20, to: 120)
    let textbook = DampedCosine(from: 20, to: 120, naturalFrequency: frequency, dampingRatio: 0.5)
    let sampler = UniformSpringSampler(swing, interval: interval)
    compare(
      "evenly spaced n = \(count)", values: count,
      baseline: (
        "exp and cos",
        {
          var span = values.mutableSpan
          textbook.sample(at: times.span, into: &span)
          blackHole(values)
        }
      ),
      with: [
        Subject(
          "UniformSpringSampler", target: .timesAsFast(target), demand: Demand(bytes: 8, operations: 4)
        ) {
          var span = values.mutableSpan
          sampler.sample(into: &span)
          blackHole(values)
        },
        Subject("memset of the values", demand: Demand(bytes: 8, operations: 0)) {
          fill(&values)
          blackHole(values)
        },
      ])
    compare(
      "evenly spaced and velocity n = \(count)", values: count,
      baseline: (
        "exp cos and sin",
        {
          for index in times.indices { (values[index], velocities[index]) = textbook.state(at: times[index]) }
          blackHole(values)
          blackHole(velocities)
        }
      ),
      with: [
        Subject("UniformSpringSampler", demand: Demand(bytes: 16, operations: 7)) {
          var span = values.mutableSpan
          var velocitySpan = velocities.mutableSpan
          sampler.sample(into: &span, velocities: &velocitySpan)
          blackHole(values)
          blackHole(velocities)
        }
      ])
  }
}
