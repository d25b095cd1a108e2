import MotionNumerics
import TestSupport
import Testing

/// Members with their own springs.
@Suite struct OwnSpringTests {
  /// Each member moves like a separate group, to the bit, while intervals, springs and members change.
  @Test func membersMoveLikeGroupsOfTheirOwn() {
    var random = SplitMix64(seed: 5)
    var (pool, groups) = (SpringPool<SIMD3<Double>>(), SpringPool<SIMD3<Double>>())
    let group = pool.addGroup(.smooth, tolerance: 0.01)
    func vector() -> SIMD3<Double> { SIMD3((0..<3).map { _ in random.number(in: -9...9) }) }
    var members: [(own: SpringMember, alone: SpringMember)] = []
    var settledCount = 0
    for step in 0..<400 {
      for _ in 0..<(step % 50 == 0 ? 12 : 0) {
        let spring = Self.spring(&random)
        let (position, target) = (vector(), vector())
        members.append(
          (
            pool.add(spring, to: group, at: position, target: target),
            groups.add(to: groups.addGroup(spring, tolerance: 0.01), at: position, target: target)
          ))
      }
      if step % 7 == 0, let pair = members.randomElement(using: &random) {
        let spring = Self.spring(&random)
        pool.setSpring(spring, of: pair.own)
        groups.setSpring(spring, of: pair.alone.group)
        #expect(pool.spring(of: pair.own) == spring)
      }
      if step % 5 == 0, let pair = members.randomElement(using: &random) {
        let target = vector()
        pool.retarget(pair.own, to: target)
        groups.retarget(pair.alone, to: target)
      }
      if step % 20 == 19 {
        let pair = members.remove(at: Int.random(in: members.indices, using: &random))
        pool.remove(pair.own)
        groups.remove(pair.alone)
      }
      let interval = step % 90 < 60 ? 1.0 / 60 : random.number(in: 0...0.2)
      pool.step(by: interval)
      groups.step(by: interval)
      #expect(members.allSatisfy { pool[$0.own] == groups[$0.alone] })
      #expect(members.allSatisfy { pool.velocity(of: $0.own) == groups.velocity(of: $0.alone) })
      let expected = members.filter { groups.settled.contains($0.alone) }.map { $0.own }
      #expect(Set(pool.settled) == Set(expected) && pool.settled.count == expected.count)
      settledCount += expected.count
    }
    #expect(settledCount > 20)
  }

  private static func spring(_ random: inout SplitMix64) -> Spring {
    Spring.snappy.scaled(by: random.number(in: 0.5...4))
  }

  /// A group takes its springs back, and members without their own have the group's.
  @Test func aGroupGivesItsSpringToAll() {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.smooth)
    let first = pool.add(to: group, at: 0, target: 1)
    pool.setSpring(.bouncy, of: first)
    let second = pool.add(to: group, at: 0, target: 1)
    #expect(
      pool.spring(of: first) == .bouncy && pool.spring(of: second) == .smooth && pool.spring(of: group) == .smooth)
    pool.step(by: 0.1)
    #expect(pool[first] == SpringMotion(.bouncy, from: 0.0, to: 1).value(at: 0.1))
    #expect(pool[second] == SpringMotion(.smooth, from: 0.0, to: 1).value(at: 0.1))
    pool.setSpring(.snappy, of: group)
    #expect(pool.spring(of: first) == .snappy && pool.spring(of: second) == .snappy)
  }

  /// A slot that is taken again has the group's spring.
  @Test func aNewMemberDoesNotInheritTheSpringOfItsSlot() {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.smooth)
    let first = pool.add(.bouncy, to: group, at: 0, target: 1)
    pool.remove(first)
    let second = pool.add(to: group, at: 0, target: 1)
    #expect(second.slot == first.slot && pool.spring(of: second) == .smooth)
    pool.step(by: 0.1)
    #expect(pool[second] == SpringMotion(.smooth, from: 0.0, to: 1).value(at: 0.1))
  }

  /// Members without a group share one, which the first of them adds.
  @Test func membersWithoutAGroupShareOne() {
    var pool = SpringPool<Double>()
    let other = pool.addGroup(.smooth)
    let members = (1...20).map { pool.add(Spring.snappy.scaled(by: Double($0)), at: 0, target: 1) }
    #expect(pool.groups.count == 2 && Set(members.map { $0.group }).count == 1 && members[0].group != other)
    pool.step(by: 0.1)
    for (number, member) in members.enumerated() {
      let motion = SpringMotion(.snappy.scaled(by: Double(number + 1)), from: 0.0, to: 1)
      #expect(pool[member] == motion.value(at: 0.1) || pool.isSettled(member))
    }
  }
}

extension Spring {
  /// A spring that is faster by a factor, with the same damping ratio.
  fileprivate func scaled(by factor: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor)
  }
}
