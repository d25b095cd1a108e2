import Baselines
import Benchmark
import CBaselines
import MotionNumerics

/// The step's cost as a multiple of the copy's: fewer with vectors of four doubles.
private let stepTarget = Target.timesTheCost(cbaselines_has_vectors_of_four() != 0 ? 4 : 6)

/// A pool's step against a copy of its arrays.
func benchmarkPools() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    compare(
      "step a pool n = \(count)", values: count, baseline: copy(of: count),
      with: [
        // Undamped, so that no member comes to rest.
        Subject("SpringPool", target: stepTarget, demand: .poolStep, work: step(count, dampingRatio: 0, retargeted: 0)),
        Subject(
          "and 1 % retargeted", target: stepTarget,
          work: step(count, dampingRatio: 0, retargeted: count / 100)),
        // Each member moves for some hundred steps and then waits as long.
        Subject(
          "and half at rest", target: stepTarget,
          work: step(count, dampingRatio: 0.7, retargeted: count / 200)),
        Subject(
          "and all given new targets", target: .timesTheCost(6), work: stepWithTargetsForAll(count)),
        Subject(
          "and all given targets that move", target: .timesTheCost(6), work: stepWithMovingTargetsForAll(count)),
        // Four coefficients are read, too.
        Subject("each with its own spring", demand: Demand(bytes: 72, operations: 13), work: stepOwnSprings(count)),
        Subject("SpringPool of floats", demand: Demand(bytes: 20, operations: 13), work: stepFloats(count)),
        Subject("Euler four substeps", work: eulerSteps(count)),
      ])
    compare(
      "retarget all of a pool n = \(count)", values: count, baseline: copy(of: count),
      with: [
        Subject("one by one", work: retargetAll(count)),
        Subject("in one call", work: retargetAllAtOnce(count)),
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
    swapTargets(of: members, from: &next, retargeted, in: &pool)
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// Gives members, from the next on, the other of two targets.
///
/// It is a separate function: in an escaping closure, each call would check whether the pool is in use.
@inline(never)
private func swapTargets(
  of members: [SpringMember], from next: inout Int, _ count: Int, in pool: inout SpringPool<Double>
) {
  for _ in 0..<count {
    pool.retarget(members[next], to: pool.target(of: members[next]) == 200 ? 800 : 200)
    next = next + 1 == members.count ? 0 : next + 1
  }
}

/// A step of 1/120 s, before which all members change between two targets, in one call.
private func stepWithTargetsForAll(_ count: Int) -> () -> Void {
  var pool = SpringPool<Double>(count: count, spring: .undamped(frequency), at: 500, target: 200, tolerance: 0.5)
  let group = pool.groups[0]
  let targets = [200.0, 800].map { [Double](repeating: $0, count: count) }
  var next = 0
  return {
    next = 1 - next
    // A span of an element of an array would outlive its access.
    let target = targets[next]
    pool.setTargets(of: group, from: target.span)
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// A step of 1/120 s, before which all members get targets that move, in one call.
private func stepWithMovingTargetsForAll(_ count: Int) -> () -> Void {
  var pool = SpringPool<Double>()
  let group = pool.addGroup(.undamped(frequency), tolerance: 0.5, feedForward: 0.5, capacity: count)
  for _ in 0..<count { pool.add(to: group, at: 500, target: 200) }
  let targets = [200.0, 800].map { [Double](repeating: $0, count: count) }
  let velocities = [50.0, -30].map { [Double](repeating: $0, count: count) }
  var next = 0
  return {
    next = 1 - next
    let (target, velocity) = (targets[next], velocities[next])
    pool.setTargets(of: group, from: target.span, velocities: velocity.span)
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// A step of 1/120 s of members with their own springs.
private func stepOwnSprings(_ count: Int) -> () -> Void {
  var pool = SpringPool<Double>()
  let group = pool.addGroup(.undamped(frequency), tolerance: 0.5, capacity: count)
  for number in 0..<count {
    pool.add(.undamped(frequency * (1 + Double(number % 100) / 100)), to: group, at: 500, target: 200)
  }
  return {
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// A step of 1/120 s of floats.
private func stepFloats(_ count: Int) -> () -> Void {
  var pool = SpringPool<Float>(count: count, spring: .undamped(frequency), at: 500, target: 200, tolerance: 0.5)
  return {
    pool.step(by: 1.0 / 120)
    blackHole(pool.settled.count)
  }
}

/// New targets for all members, in random order and one by one.
private func retargetAll(_ count: Int) -> () -> Void {
  var generator = SplitMix64(seed: 4)
  var pool = SpringPool<Double>(count: count, spring: .undamped(frequency), at: 500, target: 200, tolerance: 0.5)
  let members = pool.members(of: pool.groups[0]).shuffled(using: &generator)
  var target = 200.0
  return {
    target = 1000 - target
    retarget(members, to: target, in: &pool)
    blackHole(pool.target(of: members[0]))
  }
}

/// Gives each of several members the same target, one by one; a separate function, like `swapTargets`.
@inline(never)
private func retarget(_ members: [SpringMember], to target: Double, in pool: inout SpringPool<Double>) {
  for member in members { pool.retarget(member, to: target) }
}

/// New targets for all members, in random order and in one call.
private func retargetAllAtOnce(_ count: Int) -> () -> Void {
  var generator = SplitMix64(seed: 4)
  var pool = SpringPool<Double>(count: count, spring: .undamped(frequency), at: 500, target: 200, tolerance: 0.5)
  let members = pool.members(of: pool.groups[0]).shuffled(using: &generator)
  let targets = [200.0, 800].map { [Double](repeating: $0, count: count) }
  var next = 0
  return {
    next = 1 - next
    let target = targets[next]
    pool.retarget(members.span, to: target.span)
    blackHole(pool.target(of: members[0]))
  }
}

extension Spring {
  /// A spring without damping, so that no member comes to rest.
  fileprivate static func undamped(_ frequency: Double) -> Spring {
    Spring(stiffness: frequency * frequency, damping: 0)
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
