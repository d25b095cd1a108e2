import MotionNumerics
import TestSupport
import Testing

/// Pools of springs against the motion of each member, and the changes of members between steps.
@Suite struct SpringPoolTests {
  // MARK: Motion

  @Test func membersMatchTheirMotions() throws {
    var random = SplitMix64(seed: 1)
    var (position, velocity) = (WorstCase(), WorstCase())
    for _ in 0..<40 {
      var pool = SpringPool<Double>()
      let springs = (0..<7).map { _ in SpringMotionTests.anySpring(&random) }
      // No member settles: this test is about the motion only.
      let groups = springs.map { pool.addGroup($0, tolerance: .leastNonzeroMagnitude) }
      var motions: [(handle: SpringMember, motion: SpringMotion<Double>)] = []
      for _ in 0..<60 {
        let group = Int.random(in: springs.indices, using: &random)
        let start = random.number(in: -1...1)
        let fast = random.number(in: -1...1) * springs[group].naturalFrequency
        let target = random.number(in: -1...1)
        motions.append(
          (
            pool.add(to: groups[group], at: start, target: target, velocity: fast),
            SpringMotion(springs[group], from: start, to: target, velocity: fast)
          ))
      }
      let steps = 50
      for _ in 0..<steps {
        let interval = random.magnitude(from: 1e-6, to: 1e4)
        pool.step(by: interval)
        for index in motions.indices {
          let (handle, motion) = motions[index]
          let state = motion.state(at: interval)
          // The time starts from 0 again, because the rounding of a time would show in a fast spring.
          var target = motion.target
          if random.number() < 0.1 {
            target = random.number(in: -1...1)
            pool.retarget(handle, to: target)
          }
          motions[index].motion = SpringMotion(motion.spring, from: state.value, to: target, velocity: state.velocity)
          let omega = motion.spring.naturalFrequency
          let what = "ζ \(motion.spring.dampingRatio), ω·interval \(omega * interval)"
          position.note(abs(pool.position(of: handle) - state.value), what)
          velocity.note(abs(pool.velocity(of: handle) - state.velocity) / omega, "velocity, " + what)
        }
      }
    }
    // The arithmetic is the same to the bit, except for a velocity as small as the tolerance.
    #expect(position.error == 0 && velocity.error <= 1e-300, "\(position), \(velocity)")
  }

  /// Fifty thousand steps are one motion: at most, the rounding errors of all positions add up.
  @Test(arguments: [0.0, 0.01, 1, 30])
  func manyStepsAreOneMotion(ratio: Double) throws {
    var pool = SpringPool<Double>()
    let spring = Spring(mass: 1, stiffness: 160, damping: 2 * ratio * 160.0.squareRoot())
    let handle = pool.add(to: pool.addGroup(spring, tolerance: 1e-200), at: 0, target: 100, velocity: 500)
    let motion = SpringMotion(spring, from: 0, to: 100, velocity: 500)
    var worst = WorstCase()
    for step in 1...50_000 {
      pool.step(by: 0x1p-7)
      worst.note(abs(pool.position(of: handle) - motion.value(at: Double(step) * 0x1p-7)) / 100, "\(step)")
    }
    // Half an ulp of the largest position, at most 256, twice per step, and an ulp or two of A = 100.
    #expect(worst.error <= 50_000 * 4 * 0x1p-53 * 2.56, "\(worst)")
    if ratio >= 0.01 { #expect(worst.error <= 1e-13, "\(worst)") }
  }

  @Test func aLaneDoesNotDependOnItsNeighbours() throws {
    var random = SplitMix64(seed: 2)
    var vectors = SpringPool<SIMD3<Double>>()
    var alone = SpringPool<Double>()
    let spring = Spring(mass: 1, stiffness: 160, damping: 5)
    let (many, single) = (vectors.addGroup(spring), alone.addGroup(spring))
    func vector() -> SIMD3<Double> { SIMD3((0..<3).map { _ in random.number(in: -9...9) }) }
    var members: [(vector: SpringMember, lanes: [SpringMember])] = []
    for _ in 0..<45 {
      let (position, target, velocity) = (vector(), vector(), vector())
      let lanes = (0..<3).map { alone.add(to: single, at: position[$0], target: target[$0], velocity: velocity[$0]) }
      members.append((vectors.add(to: many, at: position, target: target, velocity: velocity), lanes))
    }
    for _ in 0..<2000 {
      vectors.step(by: 0.01)
      alone.step(by: 0.01)
      for (vector, lanes) in members {
        let positions = lanes.map { alone.position(of: $0) }
        #expect(vectors.position(of: vector) == SIMD3(positions))
        #expect(vectors.velocity(of: vector) == SIMD3(lanes.map { alone.velocity(of: $0) }))
        #expect(vectors.withPositions(of: many) { $0[vector.slot] } == SIMD3(positions))
      }
    }
    #expect(members.allSatisfy { vectors.isSettled($0.vector) })
  }

  @Test func intervalsMayBeZeroOrHuge() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 4), tolerance: 0.5)
    let near = pool.add(to: group, at: 0.9, target: 1)
    let far = pool.add(to: group, at: -7, target: 1, velocity: 3)
    pool.step(by: 0)
    #expect(pool.position(of: near) == 0.9 && pool.position(of: far) == -7 && pool.velocity(of: far) == 3)
    #expect(pool.settled.isEmpty)
    pool.step(by: 1e300)
    #expect(pool.settled == [near, far])
    #expect(pool.position(of: far) == 1 && pool.velocity(of: far) == 0)
    pool.step(by: 0)
    #expect(pool.settled.isEmpty)
  }

  // MARK: Coming to rest

  @Test func eachMemberComesToRestOnce() throws {
    var random = SplitMix64(seed: 3)
    var pool = SpringPool<SIMD2<Double>>()
    let springs = [
      Spring(mass: 1, stiffness: 160, damping: 5), Spring(mass: 1, stiffness: 160, damping: 30),
      Spring(mass: 2, stiffness: 900, damping: 90), Spring(mass: 1, stiffness: 1, damping: 4),
    ]
    let groups = springs.map { pool.addGroup($0, tolerance: 0.01) }
    var waiting: Set<SpringMember> = []
    for _ in 0..<400 {
      let group = Int.random(in: springs.indices, using: &random)
      waiting.insert(
        pool.add(
          to: groups[group], at: SIMD2(random.number(in: -100...100), 0), target: SIMD2(0, random.number(in: 1...100))))
    }
    let all = waiting
    for _ in 0..<6000 {
      let before = Dictionary(uniqueKeysWithValues: all.map { ($0, pool.position(of: $0)) })
      pool.step(by: 1.0 / 120)
      for handle in pool.settled {
        #expect(waiting.remove(handle) != nil)
        #expect(pool.isSettled(handle) && pool.velocity(of: handle) == .zero)
        let target = pool.target(of: handle)
        #expect(pool.position(of: handle) == target)
        // Until then it was moving, and near the target.
        let before = (before[handle] ?? .zero) - target
        #expect(before != .zero && before.norm <= 1)
      }
      for handle in waiting { #expect(!pool.isSettled(handle)) }
    }
    #expect(waiting.isEmpty)
  }

  @Test func newTargetsWakeMembers() throws {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 20))
    let members = (0..<20).map { _ in pool.add(to: group, at: .zero, target: .zero) }
    pool.step(by: 0.01)
    // The other members have been at rest all the time.
    #expect(pool.settled.isEmpty && members.allSatisfy { pool.isSettled($0) })
    pool.retarget(members[7], to: [0, 5])
    #expect(!pool.isSettled(members[7]) && pool.target(of: members[7]) == [0, 5])
    var reports: [SpringMember] = []
    for _ in 0..<1000 {
      pool.step(by: 0.01)
      reports += pool.settled
    }
    #expect(reports == [members[7]])
    pool.retarget(members[7], to: [0, 5])
    pool.step(by: 0.01)
    #expect(pool.settled.isEmpty)
    pool.place(members[7], at: [0, 5], target: [0, 5], velocity: [1, 0])
    reports = []
    for _ in 0..<1000 {
      pool.step(by: 0.01)
      reports += pool.settled
    }
    #expect(reports == [members[7]])
  }

  /// Tolerances whose square underflows, below an ulp of the distance, and above every distance.
  @Test(arguments: [(1e-200, 0.0), (1e-20, 0), (1e-12, 7), (1e200, 7)])
  func anyToleranceWorks(tolerance: Double, target: Double) throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 10), tolerance: tolerance)
    let handle = pool.add(to: group, at: 1000, target: target)
    var reports = 0
    for _ in 0..<20_000 {
      pool.step(by: 0.01)
      reports += pool.settled.count
    }
    #expect(reports == 1 && pool.position(of: handle) == target)
  }

  /// A member that begins a step at its target with a velocity is not at rest: it is reported if the step ends near.
  @Test(arguments: [1e-3, 10], [1e-4, 3]) func membersPassingTheirTargetsComeToRest(interval: Double, velocity: Double)
    throws
  {
    for others in [0, 1, 7, 8] {
      var pool = SpringPool<Double>()
      let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 20), tolerance: 0.5)
      // Its neighbours are one that is far away and hardly moves, and some that are at rest throughout.
      let far = pool.add(to: group, at: 1e300, target: 0)
      for _ in 0..<others { pool.add(to: group, at: 4, target: 4) }
      let member = pool.add(to: group, at: 1, target: 1, velocity: velocity)
      pool.step(by: interval)
      #expect(pool.settled == [member])
      #expect(pool.isSettled(member) && !pool.isSettled(far))
      pool.step(by: interval)
      #expect(pool.settled.isEmpty)
    }
  }

  @Test func anUndampedSpringNeverComesToRest() throws {
    var pool = SpringPool<Double>()
    let handle = pool.add(to: pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 0)), at: 1, target: 0)
    for _ in 0..<10_000 {
      pool.step(by: 0.01)
      #expect(pool.settled.isEmpty)
    }
    #expect(!pool.isSettled(handle))
  }

  // MARK: Members

  @Test func handlesStayValid() throws {
    var random = SplitMix64(seed: 4)
    var pool = SpringPool<Double>()
    let groups = (0..<3).map { _ in pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 0), capacity: 4) }
    var expected: [SpringMember: Double] = [:]
    var removed: [SpringMember] = []
    for number in 0..<5000 {
      let position = Double(number)
      let handle = pool.add(to: groups[Int.random(in: 0..<3, using: &random)], at: position, target: position)
      #expect(expected.updateValue(position, forKey: handle) == nil)
      if random.number() < 0.45, let victim = expected.keys.randomElement(using: &random) {
        expected[victim] = nil
        pool.remove(victim)
        removed.append(victim)
      }
    }
    #expect(expected.allSatisfy { pool.contains($0.key) && pool.position(of: $0.key) == $0.value })
    #expect(removed.count > 1000 && removed.allSatisfy { !pool.contains($0) && expected[$0] == nil })
    #expect(pool.count == expected.count)
    pool.step(by: 0.1)
    #expect(expected.allSatisfy { pool.position(of: $0.key) == $0.value })
    for group in pool.groups {
      // Slots are reused.
      #expect(pool.capacity(of: group) <= 2 * pool.count(of: group) + 64)
    }
  }

  @Test func aRemovedMemberIsNeverReported() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 20))
    let handle = pool.add(to: group, at: 100, target: 0)
    pool.step(by: 0.01)
    pool.remove(handle)
    pool.step(by: 100)
    #expect(pool.settled.isEmpty && pool.count(of: group) == 0)
    let next = pool.add(to: group, at: 5, target: 0)
    #expect(next.slot == handle.slot && next != handle && !pool.contains(handle))
    pool.step(by: 100)
    #expect(pool.settled == [next])
  }

  @Test func aGroupChangesItsSpring() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 20))
    let handle = pool.add(to: group, at: 100, target: 0)
    pool.step(by: 0.01)
    let (position, velocity) = (pool.position(of: handle), pool.velocity(of: handle))
    let spring = Spring(mass: 1, stiffness: 500, damping: 3)
    pool.setSpring(spring, of: group)
    #expect(pool.spring(of: group) == spring)
    #expect(pool.position(of: handle) == position && pool.velocity(of: handle) == velocity)
    pool.step(by: 0.01)
    #expect(
      pool.position(of: handle) == SpringMotion(spring, from: position, to: 0, velocity: velocity).value(at: 0.01))
  }

  @Test func copiesAreIndependent() throws {
    var pool = SpringPool<Double>()
    let handle = pool.add(to: pool.addGroup(.smooth), at: 0, target: 1)
    let copy = pool
    pool.step(by: 0.1)
    #expect(copy.position(of: handle) == 0 && pool.position(of: handle) > 0)
  }

  // MARK: Errors

  @Test func invalidArgumentsThrowOrTrap() async {
    var pool = SpringPool<Double>()
    for tolerance in [0, -1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { try pool.addGroup(validating: .smooth, tolerance: tolerance) }
    }
    #expect(pool.groups.isEmpty)
    for number in [Double.nan, .infinity, -.infinity, 1.7e308] {
      await #expect(processExitsWith: .failure) { [bits = number.bitPattern as UInt64] in
        var (pool, group) = onePool()
        pool.add(to: group, at: Double(bitPattern: bits), target: -1.7e308)
      }
      await #expect(processExitsWith: .failure) { [bits = number.bitPattern as UInt64] in
        var (pool, group) = onePool()
        let handle = pool.add(to: group, at: -1.7e308, target: 0)
        pool.retarget(handle, to: Double(bitPattern: bits))
      }
    }
    for interval in [-1, Double.nan, .infinity] {
      await #expect(processExitsWith: .failure) { [bits = interval.bitPattern as UInt64] in
        var (pool, _) = onePool()
        pool.step(by: Double(bitPattern: bits))
      }
    }
    await #expect(processExitsWith: .failure) {
      var (pool, group) = onePool()
      let handle = pool.add(to: group, at: 0, target: 1)
      pool.remove(handle)
      pool.retarget(handle, to: 2)
    }
  }
}

/// A pool with a group.
private func onePool() -> (SpringPool<Double>, SpringGroup) {
  var pool = SpringPool<Double>()
  let group = pool.addGroup(.smooth)
  return (pool, group)
}
