import Baselines
import Benchmark
import MotionNumerics

/// A spring for recorded rows, against the evaluations of SciPy's `curve_fit` alone.
///
/// From a guess that is near, `curve_fit` takes some ten steps with five differences each: 60 passes over the rows. The
/// fit has no guess.
func benchmarkFits() {
  let textbook = DampedCosine(from: 0, to: 100, naturalFrequency: 13.4, dampingRatio: 0.45)
  let motion = SpringMotion(Spring(stiffness: 180, dampingRatio: 0.45), from: 0.0, to: 100, velocity: 30)
  var generator = SplitMix64(seed: 43)
  for count in [100, 1000, 10_000] {
    let times = (0..<count).map { 1.5 * Double($0) / Double(count - 1) }
    let values = times.map { motion.value(at: $0) + Double.random(in: -0.8...0.8, using: &generator) }
    compare(
      "spring for \(count) noisy rows", values: count,
      baseline: (
        "60 passes of exp and cos",
        {
          var sum = 0.0
          for _ in 0..<60 { for time in times { sum += textbook.value(at: time) } }
          blackHole(sum)
        }
      ),
      with: [
        Subject("SpringFit", target: count == 1000 ? .timesTheCost(2) : nil) {
          blackHole(try? SpringFit(times: times, values: values))
        }
      ])
  }
}
