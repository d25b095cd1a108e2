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
    case .double: ModelledPool<Double>(input, examination).run(input.calls)
    case .simd2: ModelledPool<SIMD2<Double>>(input, examination).run(input.calls)
    case .simd3: ModelledPool<SIMD3<Double>>(input, examination).run(input.calls)
    case .simd4: ModelledPool<SIMD4<Double>>(input, examination).run(input.calls)
    }
  }
}

/// A pool, and an independent model of it.
private struct ModelledPool<Value: VectorValue & BitwiseCopyable> {
  /// A member of the model.
  private struct Member {
    var handle: SpringMember
    var group: Int
    var target: Value
  }

  private var pool = SpringPool<Value>()
  private var groups: [PoolInput.Group]
  private var members: [Member] = []
  private var removed: [SpringMember] = []
  private let examination: Examination

  init(_ input: PoolInput, _ examination: Examination) {
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
          to: pool.groups[group], at: Self.value(position), target: Self.value(target), velocity: Self.value(velocity))
        members.append(Member(handle: handle, group: group, target: Self.value(target)))
        checkHandles()
      case .remove(let number):
        guard let member = index(of: number) else { continue }
        removed.append(members[member].handle)
        pool.remove(members.remove(at: member).handle)
        checkHandles()
      case .retarget(let number, let target):
        guard let member = index(of: number) else { continue }
        members[member].target = Self.value(target)
        pool.retarget(members[member].handle, to: Self.value(target))
      case .place(let number, let position, let target, let velocity):
        guard let member = index(of: number) else { continue }
        members[member].target = Self.value(target)
        pool.place(
          members[member].handle, at: Self.value(position), target: Self.value(target), velocity: Self.value(velocity))
      case .setSpring(let group, let spring):
        groups[group % groups.count].spring = spring
        pool.setSpring(spring, of: pool.groups[group % groups.count])
      case .step(let interval): step(by: interval)
      }
    }
  }

  private static func value(_ lanes: SIMD4<Double>) -> Value { Value(scalars: { lanes[$0] }) }

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
      for lane in 0..<Value.scalarCount {
        check(lane, of: member, from: before.position[scalar: lane], before.velocity[scalar: lane], interval)
      }
    }
    examination.require(
      settled.allSatisfy { handle in members.contains { $0.handle == handle } }, "only members come to rest")
  }

  /// A number has the value of the closed form, or is set to its target from nearby.
  private func check(_ lane: Int, of member: Member, from start: Double, _ velocity: Double, _ interval: Double) {
    let group = groups[member.group]
    let target = member.target[scalar: lane]
    let motion = SpringMotion(group.spring, from: start, to: target, velocity: velocity)
    let expected = motion.state(at: interval)
    let (position, speed) = (
      pool.position(of: member.handle)[scalar: lane], pool.velocity(of: member.handle)[scalar: lane]
    )
    let frequency = group.spring.naturalFrequency
    let amplitude = max(abs(start - target), abs(velocity) / frequency)
    // The bound is 1e-14·A and the rounding of target + displacement.
    let allowed = 1e-12 * amplitude + 2 * max(abs(target), amplitude).ulp
    let isPut = position == target && speed == 0
    // A distance below 2⁻¹⁰²⁰ counts as arrived, whatever the tolerance.
    let reach = isPut ? max(group.tolerance, 0x1p-1020) * (1 + 1e-9) : 0
    examination.require(
      abs(position - expected.value) <= allowed + reach
        && abs(speed - expected.velocity) <= (1e-12 * amplitude + reach) * frequency + .leastNormalMagnitude,
      "a member is where the closed form has it",
      "\(position), \(speed), not \(expected) after \(interval) from \(start), \(velocity) to \(target)")
  }
}
