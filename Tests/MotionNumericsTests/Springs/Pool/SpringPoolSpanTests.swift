import MotionNumerics
import TestSupport
import Testing

/// Values read and written for a whole group, and identifiers.
@Suite struct SpringPoolSpanTests {
  /// The spans hold the values of the members at their slots, whatever the layout of the value.
  @Test func spansHoldTheValuesOfAllLayouts() {
    check(Double.self) { $0 }
    check(SIMD2<Double>.self) { [$0, -$0] }
    check(SIMD3<Double>.self) { [$0, 1, -$0] }
    check(SIMD4<Double>.self) { [$0, 1, 2, -$0] }
    check(SIMD8<Double>.self) { SIMD8(repeating: $0) }
    check(SIMD16<Double>.self) { SIMD16(repeating: $0) }
    check(Color.self) { Color(red: $0, green: 0.5, blue: 0.25) }
    check(Rectangle.self) { Rectangle(x: $0, y: 1, width: 2, height: $0) }
  }

  private func check<Value: VectorValue & BitwiseCopyable & Equatable>(_ type: Value.Type, _ value: (Double) -> Value) {
    var pool = SpringPool<Value>()
    let group = pool.addGroup(.snappy)
    let members = (0..<21).map { pool.add(to: group, at: value(Double($0)), target: value(-1), velocity: value(2)) }
    for member in [members[3], members[20]] { pool.remove(member) }
    pool.step(by: 0.01)
    let kept = pool.members(of: group)
    #expect(kept == members.indices.filter { $0 != 3 && $0 != 20 }.map { members[$0] })
    for member in kept {
      #expect(pool.withPositions(of: group) { $0[member.slot] } == pool[member])
      #expect(pool.withVelocities(of: group) { $0[member.slot] } == pool.velocity(of: member))
      #expect(pool.withTargets(of: group) { $0[member.slot] } == value(-1))
      let motion = SpringMotion(.snappy, from: value(Double(member.slot)), to: value(-1), velocity: value(2))
      #expect((pool[member] - motion.value(at: 0.01)).norm <= 1e-13)
    }
    #expect(pool.withPositions(of: group) { $0.count } == 20)
    #expect(pool.withTargets(of: group) { $0[3] } == .zero)
  }

  /// New targets for all are the same as one by one, with and without free slots.
  @Test func targetsOfAGroupAreThoseOfItsMembers() {
    var random = SplitMix64(seed: 8)
    for holes in [0, 9] {
      var pool = SpringPool<SIMD3<Double>>(count: 40, spring: .smooth, at: [1, 2, 3])
      let group = pool.groups[0]
      for member in pool.members(of: group).shuffled(using: &random).prefix(holes) { pool.remove(member) }
      var alone = pool
      for _ in 0..<20 {
        let end = pool.withPositions(of: group) { $0.count }
        let targets = (0..<end).map { _ in SIMD3((0..<3).map { _ in random.number(in: -9...9) }) }
        pool.setTargets(of: group, from: targets.span)
        for member in alone.members(of: group) { alone.retarget(member, to: targets[member.slot]) }
        pool.step(by: 0.1)
        alone.step(by: 0.1)
        #expect(pool.settled == alone.settled)
        #expect(
          alone.members(of: group).allSatisfy { pool[$0] == alone[$0] && pool.target(of: $0) == alone.target(of: $0) })
      }
      let members = pool.members(of: group)
      let positions = members.map { alone[$0] }
      pool.retarget(members.span, to: positions.span)
      #expect(members.allSatisfy { pool.target(of: $0) == alone[$0] })
      pool.retarget(members.dropFirst(), to: [7, 7, 7])
      #expect(
        members.dropFirst().allSatisfy { pool.target(of: $0) == [7, 7, 7] }
          && pool.target(of: members[0]) == alone[members[0]])
    }
  }

  /// A target that stays the same wakes nobody.
  @Test func statesOfAGroupAreSet() {
    var pool = SpringPool<SIMD2<Double>>(count: 10, spring: .smooth, at: .zero)
    let group = pool.groups[0]
    let members = pool.members(of: group)
    pool.remove(members[4])
    #expect(pool.count == 9 && pool.awakeCount == 0)
    let values = (0..<10).map { SIMD2(Double($0), 1) }
    pool.setStates(of: group, positions: values.span, velocities: values.span, targets: values.span)
    #expect(pool.awakeCount(of: group) == 9)
    for member in pool.members(of: group) {
      #expect(pool[member] == values[member.slot] && pool.velocity(of: member) == values[member.slot])
    }
    pool.step(by: 1000)
    #expect(pool.awakeCount == 0 && pool.settled.count == 9)
    pool.setTargets(of: group, from: values.span)
    pool.step(by: 0.01)
    #expect(pool.awakeCount == 0 && pool.settled.isEmpty)
    #expect(pool.withPositions(of: group) { $0[4] } == .zero)
  }

  @Test func aPoolOfManyMembersIsMadeAtOnce() {
    let pool = SpringPool(count: 100, spring: .snappy, at: SIMD2(1, 2), target: [3, 4])
    #expect(pool.count == 100 && pool.groups.count == 1 && pool.awakeCount == 100 && !pool.isEmpty)
    #expect(pool.members(of: pool.groups[0]).allSatisfy { pool[$0] == [1, 2] && pool.target(of: $0) == [3, 4] })
    #expect(SpringPool<Double>(count: 0, spring: .snappy).isEmpty)
    #expect("\(pool)" == "SpringPool(100 members in 1 group)")
  }

  /// Identifiers of a pool with another layout, group or slot are recognised.
  @Test func identifiersOfOtherPoolsAreRecognised() {
    let doubles = SpringPool<SIMD2<Double>>(count: 3, spring: .snappy, at: .zero)
    let floats = SpringPool<SIMD2<Float>>(count: 3, spring: .snappy, at: .zero)
    let single = SpringPool<Double>(count: 30, spring: .snappy, at: .zero)
    let more = SpringPool<Double>(count: 40, spring: .snappy, at: .zero)
    #expect(!doubles.contains(floats.groups[0]) && !doubles.contains(single.groups[0]))
    #expect(!floats.contains(doubles.members(of: doubles.groups[0])[0]))
    #expect(!single.contains(doubles.members(of: doubles.groups[0])[0]))
    #expect(!single.contains(more.members(of: more.groups[0])[39]))
    // Identifiers that the pool cannot distinguish.
    #expect(single.contains(more.members(of: more.groups[0])[0]))
    #expect("\(more.members(of: more.groups[0])[7])" == "member 7 of group 0")
  }

  @Test func spansOfAnotherLengthTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pool = SpringPool<Double>(count: 3, spring: .snappy, at: 0)
      let targets = [1.0, 2]
      pool.setTargets(of: pool.groups[0], from: targets.span)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("there must be as many targets as slots up to the last member, not 2 for 3"))
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Double>(count: 2, spring: .snappy, at: 0)
      let targets = [1, Double.nan]
      pool.setTargets(of: pool.groups[0], from: targets.span)
    }
    await #expect(processExitsWith: .failure) { _ = SpringPool<Double>(count: -1, spring: .snappy, at: 0) }
  }
}
