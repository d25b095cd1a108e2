import MotionNumerics
import TestSupport
import Testing

@testable import MotionSprings

/// The capacity of a pool that grows and empties, and its effect on handles.
@Suite struct SpringPoolCapacityTests {
  /// An emptied pool is as small as a new one: eight slots, and one block per lane in each step.
  @Test func anEmptiedGroupIsSmall() throws {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.snappy)
    var members = (0..<20_000).map { pool.add(to: group, at: .zero, target: [Double($0), 1]) }
    #expect(pool.capacity(of: group) >= 20_000)
    var random = SplitMix64(seed: 1)
    members.shuffle(using: &random)
    for member in members { pool.remove(member) }
    #expect(pool.count(of: group) == 0 && pool.capacity(of: group) == 8)
    #expect(pool.withPositions(of: group) { $0.count } == 0 && pool.count(of: group) == 0)
    pool.step(by: 1)
    #expect(pool.settled.isEmpty)
  }

  /// However members come and go, the capacity is at most four times the slots up to the last member.
  @Test func capacityFollowsTheMembers() throws {
    var random = SplitMix64(seed: 2)
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    var members: [SpringMember: Double] = [:]
    for round in 0..<12 {
      let wanted = round % 2 == 0 ? Int.random(in: 200...3000, using: &random) : Int.random(in: 0...40, using: &random)
      while members.count < wanted {
        let position = random.number(in: -1...1)
        #expect(members.updateValue(position, forKey: pool.add(to: group, at: position, target: position)) == nil)
      }
      while members.count > wanted, let victim = members.keys.randomElement(using: &random) {
        members[victim] = nil
        pool.remove(victim)
      }
      let end = members.keys.map { $0.slot + 1 }.max() ?? 0
      #expect(pool.capacity(of: group) <= max(4 * end, 8) && pool.capacity(of: group) >= end)
      #expect(pool.count(of: group) == members.count)
      pool.step(by: 0.1)
      #expect(members.allSatisfy { pool.contains($0.key) && pool.position(of: $0.key) == $0.value })
    }
  }

  /// A slot that was released and recreated remembers its earlier members.
  @Test func handlesStayStaleWhenTheirSlotIsRecreated() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    var stale: Set<SpringMember> = []
    for round in 0..<5 {
      // The slots differ in how often they have been taken.
      for _ in 0..<round { pool.remove(pool.add(to: group, at: 0, target: 1)) }
      let members = (0..<500).map { _ in pool.add(to: group, at: 0, target: 1) }
      #expect(members.allSatisfy { pool.contains($0) && !stale.contains($0) })
      #expect(stale.allSatisfy { !pool.contains($0) })
      for member in members.reversed() { pool.remove(member) }
      #expect(pool.capacity(of: group) == 8)
      stale.formUnion(members)
      #expect(stale.allSatisfy { !pool.contains($0) })
    }
  }

  /// A member keeps its slot and all below it; new members take the lowest free slot, so that high slots become free.
  @Test func membersKeepTheCapacityBelowThem() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    var members = (0..<1024).map { pool.add(to: group, at: Double($0), target: 0) }
    let last = members.removeLast()
    for member in members { pool.remove(member) }
    #expect(pool.capacity(of: group) == 1024 && pool.position(of: last) == 1023)
    #expect(pool.add(to: group, at: 5, target: 0).slot == 0)
    pool.remove(last)
    #expect(pool.capacity(of: group) == 8 && pool.withPositions(of: group) { $0[0] } == 5)
  }

  @Test func requestedCapacityStays() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy, capacity: 100)
    #expect(pool.capacity(of: group) == 104)
    let members = (0..<5000).map { pool.add(to: group, at: Double($0), target: 0) }
    for member in members { pool.remove(member) }
    #expect(pool.capacity(of: group) == 104)
    #expect(throws: ParameterError.self) {
      try pool.addGroup(validating: .snappy, capacity: SpringGroup.maximumCapacity + 1)
    }
  }

  /// At the bound between two sizes a single member does not make the group grow and shrink in turn.
  @Test func capacityDoesNotChangeBackAndForth() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    var members = (0..<64).map { pool.add(to: group, at: Double($0), target: 0) }
    for border in [64, 17, 16, 33] {
      while members.count > border { pool.remove(members.removeLast()) }
      while members.count < border { members.append(pool.add(to: group, at: 0, target: 0)) }
      var sizes = [pool.capacity(of: group)]
      for _ in 0..<100 {
        members.append(pool.add(to: group, at: 0, target: 0))
        sizes.append(pool.capacity(of: group))
        for _ in 0..<2 { pool.remove(members.removeLast()) }
        sizes.append(pool.capacity(of: group))
        members.append(pool.add(to: group, at: 0, target: 0))
      }
      let changes = zip(sizes, sizes.dropFirst()).filter { $0 != $1 }
      #expect(changes.count <= 1, "\(border): \(sizes)")
    }
  }

  /// The bits of free slots against a set, across words and levels.
  @Test func freeSlotsMatchASet() {
    var random = SplitMix64(seed: 3)
    for capacity in [1, 8, 63, 64, 65, 4096, 4104, 300_000] {
      var slots = FreeSlots()
      slots.resize(to: capacity / 2)
      slots.resize(to: capacity)
      var taken: Set<Int> = []
      for _ in 0..<min(capacity, 5000) {
        #expect(!slots.isEmpty)
        let slot = slots.takeFirst()
        #expect(slot == taken.count && taken.insert(slot).inserted)
      }
      #expect(slots.isEmpty == (taken.count == capacity))
      for _ in 0..<3000 {
        if random.number() < 0.5, let slot = taken.randomElement(using: &random) {
          taken.remove(slot)
          slots.insert(slot)
        } else if !slots.isEmpty {
          let slot = slots.takeFirst()
          #expect(taken.insert(slot).inserted && (0..<slot).suffix(70).allSatisfy { taken.contains($0) })
        }
      }
      #expect(slots.takenEnd(below: capacity) == (taken.max() ?? -1) + 1)
      let end = slots.takenEnd(below: capacity)
      slots.resize(to: end)
      var rest = 0
      while !slots.isEmpty {
        #expect(taken.insert(slots.takeFirst()).inserted)
        rest += 1
      }
      #expect(taken.count == end && slots.capacity == end && (rest == 0 || taken.contains(0)))
    }
  }
}
