import MotionNumerics
import TestSupport
import Testing

@testable import MotionSprings

/// Many new targets in one call: the same as one call each.
@Suite struct SpringPoolRetargetTests {
  /// A pool of three groups with members, those of the groups in turns and in runs.
  private func pool() -> (pool: SpringPool<SIMD3<Double>>, members: [SpringMember]) {
    var pool = SpringPool<SIMD3<Double>>()
    let groups = [2.0, 20, 90].map { pool.addGroup(Spring(mass: 1, stiffness: 100, damping: $0)) }
    let members = (0..<200).map { place in
      pool.add(to: groups[place < 90 ? place % 3 : place / 70], at: [Double(place), 0, 1], target: [0, 0, 1])
    }
    return (pool, members)
  }

  @Test func manyTargetsInOneCallAreThoseOfSingleCalls() {
    var random = SplitMix64(seed: 95)
    var (many, members) = pool()
    var single = many
    for step in 0..<50 {
      // Some twice, and some not at all; some keep their targets.
      let chosen = (0..<Int(random.number(in: 0...150))).map { _ in random.element(of: members) }
      let targets = chosen.map { _ in SIMD3(random.number(in: -3...3), 0, Double(step / 10)) }
      many.retarget(chosen.span, to: targets.span)
      for (member, target) in zip(chosen, targets) { single.retarget(member, to: target) }
      if step == 20 {
        let removed = members.remove(at: 5)
        many.remove(removed)
        single.remove(removed)
      }
      many.step(by: 0.01)
      single.step(by: 0.01)
      for member in members {
        #expect(many.position(of: member) == single.position(of: member))
        #expect(many.velocity(of: member) == single.velocity(of: member))
        #expect(many.target(of: member) == single.target(of: member))
      }
      #expect(many.awakeCount == single.awakeCount && many.settled == single.settled)
    }
  }

  /// Members that keep their targets go on resting: a step has nothing to do for their blocks of eight.
  @Test func targetsThatStayWakeNoMember() {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    let members = (0..<40).map { pool.add(to: group, at: Double($0), target: Double($0)) }
    pool.step(by: 0.1)
    var targets = members.indices.map { Double($0) }
    for removed in [nil, members[5]] {
      // With a free slot, each member has its turn alone.
      if let removed { pool.remove(removed) }
      pool.setTargets(of: group, from: targets.span)
      #expect(pool.storage.groups[0].isAwake.allSatisfy { !$0 })
    }
    targets[19] = 100
    pool.setTargets(of: group, from: targets.span)
    #expect(pool.storage.groups[0].isAwake.prefix(5) == [false, false, true, false, false])
  }

  @Test func copiesKeepTheirTargets() {
    var (changed, members) = pool()
    let copy = changed
    changed.retarget(members.span, to: [SIMD3<Double>](repeating: [9, 9, 9], count: members.count).span)
    #expect(members.allSatisfy { copy.target(of: $0) == [0, 0, 1] && changed.target(of: $0) == [9, 9, 9] })
  }

  @Test func wrongMembersAndTargetsTrap() async {
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 3, spring: .snappy)
      let members = pool.members(of: pool.groups[0])
      pool.remove(members[1])
      pool.retarget(members.span, to: [1, 2, 3].span)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 3, spring: .snappy)
      pool.retarget(pool.members(of: pool.groups[0]).span, to: [1, .infinity, 3].span)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 3, spring: .snappy)
      pool.retarget(pool.members(of: pool.groups[0]).span, to: [1, 2].span)
    }
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 1, spring: .snappy)
      var other = SpringPool<SIMD2<Double>>(count: 1, spring: .snappy)
      other.retarget(pool.members(of: pool.groups[0]).span, to: [SIMD2(1, 2)].span)
      pool.step(by: 1)
    }
  }
}
