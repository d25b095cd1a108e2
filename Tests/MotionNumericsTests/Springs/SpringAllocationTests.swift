import AllocationCounter
import MotionNumerics
import Testing

/// Sampling and stepping do not allocate: tested in optimised code, because unoptimised generic code boxes values.
@Suite(.enabled(if: allocations_should_be_counted() && !_isDebugAssertConfiguration()))
struct SpringAllocationTests {
  init() throws {
    try #require(allocations_are_counted())
  }

  @Test func evenSamplesAllocateNothing() {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 3), from: SIMD2(1, 2), to: SIMD2(3, 4))
    let sampler = UniformSpringSampler(motion, start: -1, interval: 1e-3)
    var values = [SIMD2<Double>](repeating: .zero, count: 20_000)
    var velocities = values
    velocities[0] = [1, 1]
    var span = values.mutableSpan
    var velocitySpan = velocities.mutableSpan
    let start = allocation_count()
    sampler.sample(into: &span)
    sampler.sample(from: 777, into: &span, velocities: &velocitySpan)
    #expect(allocation_count() - start == 0)
  }

  @Test func timesInAnyOrderAllocateNothing() {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 3), from: 0, to: 1)
    let times = (0..<1000).map { Double($0 * 377 % 1000) / 500 }
    var values = [Double](repeating: 0, count: times.count)
    var velocities = values
    velocities[0] = 1
    var span = values.mutableSpan
    var velocitySpan = velocities.mutableSpan
    let start = allocation_count()
    motion.sample(at: times.span, into: &span)
    motion.sample(at: times.span, into: &span, velocities: &velocitySpan)
    #expect(allocation_count() - start == 0)
  }

  @Test func stepsAndNewTargetsAllocateNothing() throws {
    var pool = SpringPool<Double>()
    let groups = [2.0, 20, 90].map { pool.addGroup(Spring(mass: 1, stiffness: 100, damping: $0)) }
    let members = (0..<999).map { pool.add(to: groups[$0 % 3], at: 0, target: 1) }
    var reports = 0
    let start = allocation_count()
    for step in 0..<3000 {
      if step % 1000 == 0 { for member in members { pool.retarget(member, to: Double(step + 1)) } }
      pool.step(by: 0.01)
      reports += pool.settled.count
      reports += pool.position(of: members[5]).isNaN ? 1 : 0
    }
    // All members come to rest in the same step.
    for member in members { pool.retarget(member, to: -1) }
    pool.step(by: 1000)
    let end = allocation_count()
    #expect(end - start == 0)
    #expect(reports > 0 && pool.settled.count == 999)
    // A check of the counter itself: a step copies a pool that has a copy.
    let copy = pool
    pool.step(by: 0.01)
    #expect(allocation_count() > end && copy.settled.count == 999)
  }

  /// Only the first velocity of a target makes room for all.
  @Test func targetsThatMoveAllocateNothing() {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.snappy, feedForward: 0.5)
    let members = (0..<1000).map { pool.add(to: group, at: [Double($0), 0]) }
    let velocities = [SIMD2<Double>](repeating: [3, 4], count: 1000)
    pool.setTargets(of: group, from: velocities.span, velocities: velocities.span)
    pool.step(by: 0.01)
    let start = allocation_count()
    for step in 0..<100 {
      pool.setTargets(of: group, from: velocities.span, velocities: velocities.span)
      pool.retarget(members.span, to: velocities.span, velocities: velocities.span)
      pool.retarget(members[step], to: .zero, velocity: [1, 1])
      pool.retarget(members[step + 1], to: .zero)
      pool.step(by: 0.01)
    }
    #expect(allocation_count() - start == 0)
  }

  @Test func membersWithinTheCapacityAllocateNothing() throws {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.smooth, capacity: 1000)
    let start = allocation_count()
    var last = pool.add(to: group, at: .zero, target: [1, 1])
    for _ in 1..<1000 { last = pool.add(to: group, at: .zero, target: [1, 1]) }
    for _ in 0..<1000 {
      pool.remove(last)
      last = pool.add(to: group, at: .zero, target: [1, 1])
    }
    #expect(allocation_count() - start == 0)
    #expect(pool.count(of: group) == 1000 && pool.capacity(of: group) == 1000)
  }
}
