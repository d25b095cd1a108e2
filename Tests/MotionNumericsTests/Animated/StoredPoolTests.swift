import Foundation
import MotionNumerics
import TestSupport
import Testing

/// A client's struct of floats, which computes in them.
private struct FloatPoint: VectorValue, BitwiseCopyable {
  var x, y: Float

  static var scalarCount: Int { 2 }
  init(scalars: (Int) -> Double) { (x, y) = (Float(scalars(0)), Float(scalars(1))) }
  subscript(scalar index: Int) -> Double { Double(index == 0 ? x : y) }
}

/// Pools that are stored and go on as the original does.
@Suite struct StoredPoolTests {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// Adds, removes, moves and steps at random.
  private func act<Value>(
    on pool: inout SpringPool<Value>, _ members: inout [SpringMember], _ random: inout SplitMix64,
    _ value: (inout SplitMix64) -> Value
  ) {
    for _ in 0..<40 {
      switch Int(random.number(in: 0...6)) {
      case 0: pool.add(Spring(response: random.number(in: 0.1...2), dampingRatio: 0.4), at: value(&random))
      case 1...2: members.append(pool.add(to: pool.groups[0], at: value(&random), target: value(&random)))
      case 3 where !members.isEmpty:
        pool.remove(members.remove(at: Int(random.number(in: 0...0.999) * Double(members.count))))
      case 4: for member in members { pool.retarget(member, to: value(&random)) }
      default: pool.step(by: random.number(in: 0...0.1))
      }
    }
  }

  private func check<Value: Equatable & BitwiseCopyable>(
    _ empty: SpringPool<Value>, _ value: (inout SplitMix64) -> Value
  ) throws {
    for seed in 0..<UInt64(thorough(30)) {
      var random = SplitMix64(seed: seed)
      var (pool, members) = (empty, [SpringMember]())
      pool.addGroup(.bouncy, tolerance: 0.01, capacity: seed % 3 == 0 ? 20 : 0)
      act(on: &pool, &members, &random, value)
      var other = try copy(pool)
      #expect(try copy(members) == members && other.groups == pool.groups)
      #expect(other.settled == pool.settled.filter { pool.contains($0) })
      // The same script of events has the same results, to the bit, identifiers included.
      var (one, two, more, others) = (random, random, members, members)
      act(on: &pool, &more, &one, value)
      act(on: &other, &others, &two, value)
      #expect(more == others && pool.count == other.count && pool.awakeCount == other.awakeCount)
      for group in pool.groups {
        #expect(pool.members(of: group) == other.members(of: group))
        for member in pool.members(of: group) {
          #expect(pool[member] == other[member] && pool.velocity(of: member) == other.velocity(of: member))
          #expect(
            pool.target(of: member) == other.target(of: member) && pool.spring(of: member) == other.spring(of: member))
        }
      }
    }
  }

  @Test func springPoolsGoOn() throws {
    try check(SpringPool<Double>()) { $0.number(in: -9...9) }
    try check(SpringPool<SIMD3<Double>>()) { SIMD3($0.number(), $0.number(), $0.number()) }
    try check(SpringPool<Color>()) { Color(red: $0.number(), green: $0.number(), blue: $0.number()) }
    try check(SpringPool<Float>()) { Float($0.number(in: -9...9)) }
    try check(SpringPool<SIMD3<Float>>()) { SIMD3(Float($0.number()), Float($0.number()), Float($0.number())) }
    try check(SpringPool<FloatPoint>()) { draws in FloatPoint(scalars: { _ in draws.number() }) }
  }

  /// Many programs remove what has come to rest, and may store the pool before the next step.
  @Test func membersThatCameToRestMayBeRemoved() throws {
    var pool = SpringPool<Double>()
    let group = pool.addGroup(.snappy)
    let members = (0..<5).map { pool.add(to: group, at: 0, target: $0 == 2 ? 0 : 1) }
    pool.step(by: 1000)
    #expect(pool.settled == [members[0], members[1], members[3], members[4]])
    for member in [members[1], members[4]] { pool.remove(member) }
    // The slot of one of them is taken again, by a member that has not come to rest.
    let new = pool.add(to: group, at: 3, target: 5)
    var other = try copy(pool)
    #expect(new.slot == 1 && other.settled == [members[0], members[3]])
    #expect(other.members(of: group) == pool.members(of: group) && other.contains(new) && !other.contains(members[4]))
    for member in pool.settled where pool.contains(member) { pool.remove(member) }
    other = try copy(pool)
    #expect(other.settled.isEmpty && other.members(of: group) == [new, members[2]])
    pool.step(by: 1000)
    other.step(by: 1000)
    #expect(pool.settled == [new] && other.settled == [new])
  }

  @Test func movingTargetsGoOn() throws {
    var pool = SpringPool<SIMD2<Double>>()
    let tails = pool.addGroup(.snappy, feedForward: 0.5)
    for index in 0..<9 { pool.add(to: tails, at: [Double(index), 0]) }
    let targets = (0..<9).map { SIMD2(Double($0), 3) }
    let velocities = (0..<9).map { index in SIMD2<Double>(index % 2 == 0 ? 0 : 70, Double(9 - index)) }
    pool.setTargets(of: tails, from: targets.span, velocities: velocities.span)
    pool.step(by: 0.01)
    var other = try copy(pool)
    for _ in 0..<20 {
      pool.step(by: 0.02)
      other.step(by: 0.02)
    }
    for member in pool.members(of: tails) { #expect(pool[member] == other[member]) }
  }

  /// Every field wrong in turn: an error, and never a trap.
  @Test func badSpringPoolsAreErrors() throws {
    var pool = SpringPool<SIMD2<Double>>()
    let group = pool.addGroup(.snappy)
    let members = (0..<5).map { pool.add(to: group, at: [Double($0), 1], target: [9, 9]) }
    pool.remove(members[2])
    pool.setSpring(.bouncy, of: members[1])
    let text = String(decoding: try JSONEncoder().encode(pool), as: UTF8.self)
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let groups = try #require(document["groups"] as? [[String: Any]])
    let bad: [String: [Any]] = [
      "slots": [-1, 3, 4, 6, 99, 1 << 40, "x"], "free": [[4], [5], [-1], [2, 2], [3, 2], ["x"]],
      "generations": [[], [0], [0, 0, 1, 0, 0, 0, 0], [-1, 0, 0, 0, 0, 0, 0, 0]], "capacity": [9, 1 << 40, "x"],
      "tolerance": [0, -1, "x"], "feedForward": [1e9, "x"], "spring": [1, ["mass": 0, "stiffness": 1, "damping": 1]],
      "springs": [[], 3], "positions": [[], [1], "x"], "targets": [[3], NSNull()],
      "velocities": [[]], "targetVelocities": [[], [1]], "awake": [[2], [-1], ["x"]], "firstGeneration": [-1],
    ]
    func decode(_ document: [String: Any]) throws -> SpringPool<SIMD2<Double>> {
      try JSONDecoder().decode(
        SpringPool<SIMD2<Double>>.self, from: JSONSerialization.data(withJSONObject: document))
    }
    #expect(try decode(document).members(of: group) == pool.members(of: group))
    for (field, values) in bad {
      for value in values {
        var group = groups[0]
        group[field] = value
        var wrong = document
        wrong["groups"] = [group]
        #expect(throws: DecodingError.self, "\(field) \(value)") { try decode(wrong) }
      }
      // A missing field, unless it may be missing.
      var group = groups[0]
      group[field] = nil
      var wrong = document
      wrong["groups"] = [group]
      if !["springs", "targetVelocities", "awake"].contains(field) {
        #expect(throws: DecodingError.self, "no \(field)") { try decode(wrong) }
      }
    }
    for (field, value) in [
      ("scalars", 3), ("precision", "float"), ("looseGroup", 7),
      ("settled", [["group": 3, "slot": 0, "generation": 0]]),
    ] as [(String, Any)] {
      var wrong = document
      wrong[field] = value
      #expect(throws: DecodingError.self, "\(field)") { try decode(wrong) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SpringPool<SIMD4<Float>>.self, from: Data(text.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SpringPool<Double>.self, from: Data(text.utf8)) }
  }

  /// An identifier from outside, of a slot that is free, is not in the pool.
  @Test func forgedMembersAreUnknown() throws {
    var pool = SpringPool<Double>(count: 3, spring: .snappy)
    let members = pool.members(of: pool.groups[0])
    pool.remove(members[1])
    #expect(!pool.contains(members[1]) && pool.contains(members[2]))
    let group = String(decoding: try JSONEncoder().encode(pool.groups[0]), as: UTF8.self)
    for (slot, generation) in [(1, 1), (5, 0), (99, 0), (2, 1)] {
      let text = #"{"group": \#(group), "slot": \#(slot), "generation": \#(generation)}"#
      let member = try JSONDecoder().decode(SpringMember.self, from: Data(text.utf8))
      #expect(!pool.contains(member), "\(text)")
    }
  }

  @Test func animatedPoolsGoOn() throws {
    var cards = AnimatedPool<SIMD2<Double>>()
    let members = (0..<20).map { cards.add([Double($0), 0]) }
    for (index, member) in members.enumerated() where index % 3 != 0 {
      cards.update(member) {
        $0.set(to: [5, 5], with: .spring(.bouncy), at: 0.1, after: 0.02 * Double(index), token: index)
      }
    }
    _ = cards.advance(to: 0.3)
    cards.remove(members[4])
    cards.remove(members[7])
    var other = try copy(cards)
    #expect(try copy(members) == members)
    for frame in 0..<200 {
      let time = 0.3 + Double(frame) / 60
      #expect(cards.advance(to: time) == other.advance(to: time) && cards.values == other.values)
    }
    #expect(cards.movingCount == 0 && other.movingCount == 0 && other.count == 18)
    let (new, same) = (cards.add([1, 1]), other.add([1, 1]))
    #expect(new == same && !cards.contains(members[7]) && !other.contains(members[4]))
  }

  @Test func animatedMembersThatMovedMayBeRemoved() throws {
    var cards = AnimatedPool<Double>()
    let members = (0..<3).map { cards.add(Double($0)) }
    for (index, member) in members.enumerated() {
      cards.update(member) { $0.set(to: 9, with: .tween(duration: 1 + Double(index)), at: 0, token: index) }
    }
    for end in cards.advance(to: 1.5) { cards.remove(end.member) }
    cards.remove(members[2])
    var other = try copy(cards)
    #expect(other.count == 1 && other.movingCount == cards.movingCount && !other.contains(members[0]))
    #expect(cards.advance(to: 9) == other.advance(to: 9) && other[members[1]] == 9)
  }

  @Test func badAnimatedPoolsAreErrors() throws {
    var cards = AnimatedPool<Double>()
    let members = (0..<3).map { cards.add(Double($0)) }
    cards.update(members[0]) { $0.set(to: 5, with: .spring(.bouncy), at: 0.1, token: 1) }
    cards.remove(members[1])
    let document = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(cards)) as? [String: Any])
    let bad: [String: [Any]] = [
      "time": ["x", NSNull()], "values": [[1], [1, 2, 3, 4], ["x"]], "members": [[], [1]],
      "generations": [[0, 0, 0], [0, 1], [0, -1, 0], [0, Int.max, 0], [0, 1, 1]],
      "free": [[], [0], [1, 1], [7], [-1]],
      "moving": [[3], [-1], [0, 0]], "reducedMotion": ["x"],
    ]
    for (field, values) in bad {
      for value in values {
        var wrong = document
        wrong[field] = value
        let data = try JSONSerialization.data(withJSONObject: wrong)
        #expect(throws: DecodingError.self, "\(field) \(value)") {
          try JSONDecoder().decode(AnimatedPool<Double>.self, from: data)
        }
      }
    }
    let text = #"{"slot": 1, "generation": 1}"#
    #expect(!cards.contains(try JSONDecoder().decode(AnimatedMember.self, from: Data(text.utf8))))
  }
}
