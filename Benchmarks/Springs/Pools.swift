import Baselines
import Benchmark
import MotionNumerics

/// A pool's step against a copy of its arrays.
func benchmarkPools() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    compare(
      "step a pool n = \(count)", values: count, baseline: copy(of: count),
      with: [
        // Undamped, so that no member comes to rest.
        Subject("SpringPool", target: .timesTheCost(6), work: step(count, dampingRatio: 0, retargeted: 0)),
        Subject(
          "and 1 % retargeted", target: .timesTheCost(6),
          work: step(count, dampingRatio: 0, retargeted: count / 100)),
        // Each member moves for some hundred steps and then waits as long.
        Subject(
          "and half at rest", target: .timesTheCost(6),
          work: step(count, dampingRatio: 0.7, retargeted: count / 200)),
        Subject("Euler four substeps", work: eulerSteps(count)),
      ])
  }
}

/// A copy of positions, velocities and targets by memcpy.
private func copy(of count: Int) -> (name: String, work: () -> Void) {
  let from = [[Double]](repeating: [Double](repeating: 1, count: count), count: 3)
  // Separate arrays: copies of one would share its memory.
  var to = (0..<3).map { [Double](repeating: Double($0), count: count) }
  return (
    "memcpy of its arrays",
    {
      for index in 0..<3 { copyMemory(from[index], to: &to[index]) }
      blackHole(to)
    }
  )
}

/// A step of 1/120 s, before which some members, in random order, change to the other of two targets.
private func step(_ count: Int, dampingRatio: Double, retargeted: Int) -> () -> Void {
  var generator = SplitMix64(seed: 4)
  var pool = SpringPool<Double>()
  let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  let group = pool.addGroup(spring, tolerance: 0.5, capacity: count)
  let members = (0..<count).map { _ in
    pool.add(to: group, at: Double.random(in: 0...1000, using: &generator), target: 200)
  }.shuffled(using: &generator)
  var next = 0
  return {
    for _ in 0..<retargeted {
      pool.retarget(members[next], to: pool.target(of: members[next]) == 200 ? 800 : 200)
      next = next + 1 == count ? 0 : next + 1
    }
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// The usual method of engines, for scale: semi-implicit Euler with four substeps a frame, accurate to a per cent or
/// two.
private func eulerSteps(_ count: Int) -> () -> Void {
  var generator = SplitMix64(seed: 4)
  var positions = (0..<count).map { _ in Double.random(in: 0...1000, using: &generator) }
  var velocities = [Double](repeating: 0, count: count)
  let targets = [Double](repeating: 500, count: count)
  return {
    euler(&positions, &velocities, targets: targets, stiffness: frequency * frequency, damping: 0, over: 1.0 / 120)
    blackHole(positions)
  }
}
