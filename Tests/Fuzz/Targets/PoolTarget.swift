import MotionNumerics
import TestSupport

/// Pools of springs against a plain model: each member by the closed form, and reported once when it comes to rest.
enum PoolTarget: FuzzTarget {
  static let name = "pools"

  static func input(_ random: inout SplitMix64) -> PoolInput { .random(&random) }

  /// Linear in the calls times the members; there are no more members than calls.
  static func expectedSeconds(for input: PoolInput) -> Double {
    2e-6 * Double(input.calls.count * (2 + input.calls.count))
  }

  static func check(_ input: PoolInput, _ examination: Examination) {
    switch input.values {
    case .double: ModelledPool<Double>(PooledValues(), input, examination).run(input.calls)
    case .simd2: ModelledPool<SIMD2<Double>>(PooledValues(), input, examination).run(input.calls)
    case .simd3: ModelledPool<SIMD3<Double>>(PooledValues(), input, examination).run(input.calls)
    case .simd4: ModelledPool<SIMD4<Double>>(PooledValues(), input, examination).run(input.calls)
    case .color: ModelledPool<Color>(PooledValues(), input, examination).run(input.calls)
    case .float:
      let values = PooledValues<Float>(
        pool: SpringPool(), laneCount: 1, make: { Float($0[0]) }, lane: { value, _ in Double(value) })
      ModelledPool(values, input, examination).run(input.calls)
    case .simd3Float:
      let values = PooledValues<SIMD3<Float>>(
        pool: SpringPool(), laneCount: 3, make: { SIMD3(Float($0[0]), Float($0[1]), Float($0[2])) },
        lane: { Double($0[$1]) })
      ModelledPool(values, input, examination).run(input.calls)
    }
  }
}

/// The values of a pool, made of doubles.
private struct PooledValues<Value: BitwiseCopyable> {
  let pool: SpringPool<Value>
  let laneCount: Int
  /// Half an ulp of 1.
  var rounding = 0x1p-24
  let make: (SIMD4<Double>) -> Value
  let lane: (Value, Int) -> Double
}

extension PooledValues where Value: VectorValue {
  init() {
    self.init(
      pool: SpringPool(), laneCount: Value.scalarCount, rounding: 0x1p-53,
      make: { lanes in Value(scalars: { lanes[$0] }) }, lane: { $0[scalar: $1] })
  }
}

/// A pool, and an independent model of it.
private struct ModelledPool<Value: BitwiseCopyable> {
  /// A member of the model.
  private struct Member {
    var handle: SpringMember
    var group: Int
    var spring: Spring
    var target: Value
  }

  private var pool: SpringPool<Value>
  private let values: PooledValues<Value>
  private var groups: [PoolInput.Group]
  private var members: [Member] = []
  private var removed: [SpringMember] = []
  private let examination: Examination

  init(_ values: PooledValues<Value>, _ input: PoolInput, _ examination: Examination) {
    self.values = values
    pool = values.pool
    self.examination = examination
    groups = input.groups
    for group in groups { pool.addGroup(group.spring, tolerance: group.tolerance) }
  }

  consuming func run(_ calls: [PoolInput.Call]) {
    for call in calls {
      switch call {
      case .add(let group, let position, let target, let velocity):
        let group = group % groups.count
        let handle = pool.add(
          to: pool.groups[group], at: value(position), target: value(target), velocity: value(velocity))
        members.append(
          Member(handle: handle, group: group, spring: groups[group].spring, target: value(target)))
        checkHandles()
      case .remove(let number):
        guard let member = index(of: number) else { continue }
        removed.append(members[member].handle)
        pool.remove(members.remove(at: member).handle)
        checkHandles()
      case .retarget(let number, let target):
        guard let member = index(of: number) else { continue }
        members[member].target = value(target)
        pool.retarget(members[member].handle, to: value(target))
      case .place(let number, let position, let target, let velocity):
        guard let member = index(of: number) else { continue }
        members[member].target = value(target)
        pool.place(
          members[member].handle, at: value(position), target: value(target), velocity: value(velocity))
      case .setSpring(let group, let spring):
        groups[group % groups.count].spring = spring
        pool.setSpring(spring, of: pool.groups[group % groups.count])
        for member in members.indices where members[member].group == group % groups.count {
          members[member].spring = spring
        }
      case .setOwnSpring(let number, let spring):
        guard let member = index(of: number) else { continue }
        members[member].spring = spring
        pool.setSpring(spring, of: members[member].handle)
      case .setTargets(let group, let target, let each): setTargets(of: group % groups.count, target, each)
      case .setStates(let group, let number): setStates(of: group % groups.count, number)
      case .step(let interval): step(by: interval)
      }
    }
  }

  private func value(_ lanes: SIMD4<Double>) -> Value { values.make(lanes) }

  /// Gives every so many members of a group another target, and the others the same again.
  private mutating func setTargets(of group: Int, _ target: SIMD4<Double>, _ each: Int) {
    let identifier = pool.groups[group]
    var targets = pool.withTargets(of: identifier) { span in span.indices.map { span[$0] } }
    for slot in targets.indices where slot % each == 0 { targets[slot] = value(target + Double(slot)) }
    pool.setTargets(of: identifier, from: targets.span)
    for member in members.indices where members[member].group == group {
      members[member].target = targets[members[member].handle.slot]
    }
    checkSpans(of: group)
  }

  /// Puts all members of a group to rest, each at a different number.
  private mutating func setStates(of group: Int, _ number: SIMD4<Double>) {
    let identifier = pool.groups[group]
    let count = pool.withPositions(of: identifier) { $0.count }
    let places = (0..<count).map { value(number + Double($0)) }
    let zeros = [Value](repeating: value(.zero), count: count)
    pool.setStates(of: identifier, positions: places.span, velocities: zeros.span, targets: places.span)
    for member in members.indices where members[member].group == group {
      members[member].target = places[members[member].handle.slot]
      examination.require(pool.isSettled(members[member].handle), "a member is placed at rest")
    }
    checkSpans(of: group)
  }

  /// The values of members are at their slots, and those of free slots are 0.
  private func checkSpans(of group: Int) {
    let identifier = pool.groups[group]
    let slots = pool.members(of: identifier).map(\.slot)
    examination.require(slots == members.filter { $0.group == group }.map(\.handle.slot).sorted(), "members by slot")
    pool.withTargets(of: identifier) { targets in
      for slot in targets.indices {
        for lane in 0..<values.laneCount {
          let member = members.first { $0.group == group && $0.handle.slot == slot }
          examination.require(
            values.lane(targets[slot], lane) == member.map { values.lane($0.target, lane) } ?? 0,
            "a target is at its slot")
        }
      }
    }
  }

  private func index(of number: Int) -> Int? { members.isEmpty ? nil : number % members.count }

  /// The handles of members are known, those of removed members are not, and no two are equal.
  private func checkHandles() {
    examination.require(members.allSatisfy { pool.contains($0.handle) }, "a handle is known")
    examination.require(removed.allSatisfy { !pool.contains($0) }, "a handle of a removed member is not known")
    if let last = members.last {
      examination.require(!members.dropLast().contains { $0.handle == last.handle }, "a handle is one member's")
    }
    let counted = (0..<groups.count).map { group in members.count { $0.group == group } }
    examination.require(pool.groups.map { pool.count(of: $0) } == counted, "members are counted")
  }

  private mutating func step(by interval: Double) {
    let before = members.map { member in
      (
        position: pool.position(of: member.handle), velocity: pool.velocity(of: member.handle),
        isSettled: pool.isSettled(member.handle)
      )
    }
    pool.step(by: interval)
    let settled = pool.settled
    examination.require(
      interval > 0 || settled.isEmpty, "nothing comes to rest in no time", "\(settled.count) of them")
    for (member, before) in zip(members, before) {
      let reports = settled.count { $0 == member.handle }
      let isSettled = pool.isSettled(member.handle)
      let expected = isSettled && !before.isSettled ? 1 : 0
      examination.require(
        reports == expected, "a member is told once that it comes to rest",
        "\(reports) times, not \(expected), in a step of \(interval)")
      for lane in 0..<values.laneCount {
        check(lane, of: member, from: values.lane(before.position, lane), values.lane(before.velocity, lane), interval)
      }
    }
    examination.require(
      settled.allSatisfy { handle in members.contains { $0.handle == handle } }, "only members come to rest")
  }

  /// A number has the value of the closed form, or is set to its target from nearby.
  private func check(_ lane: Int, of member: Member, from start: Double, _ velocity: Double, _ interval: Double) {
    let group = groups[member.group]
    let target = values.lane(member.target, lane)
    let motion = SpringMotion(member.spring, from: start, to: target, velocity: velocity)
    let expected = motion.state(at: interval)
    let (position, speed) = (
      values.lane(pool.position(of: member.handle), lane), values.lane(pool.velocity(of: member.handle), lane)
    )
    let frequency = member.spring.naturalFrequency
    let amplitude = max(abs(start - target), abs(velocity) / frequency)
    // The bound is 1e-14·A and the roundings of target + displacement and of a float.
    let allowed = 1e-12 * amplitude + 4 * values.rounding * max(abs(target), amplitude) + 0x1p-149
    let isPut = position == target && speed == 0
    // A distance below 2⁻¹⁰²⁰, of floats 2⁻¹²⁰, counts as arrived, whatever the tolerance.
    let reach = isPut ? max(group.tolerance, 0x1p-120) * (1 + 1e-9) : 0
    examination.require(
      abs(position - expected.value) <= allowed + reach
        && abs(speed - expected.velocity) <= (1e-12 * amplitude + reach) * frequency + 2 * values.rounding
          * abs(expected.velocity) + 0x1p-149,
      "a member is where the closed form has it",
      "\(position), \(speed), not \(expected) after \(interval) from \(start), \(velocity) to \(target)")
  }
}
