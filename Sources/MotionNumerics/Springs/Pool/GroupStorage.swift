/// The members of a group: their slots, their numbers in columns, and the blocks that move.
@usableFromInline
struct GroupStorage: Sendable {
  /// The spring of all members, or of those that have not been given their own.
  @usableFromInline private(set) var spring: Spring
  /// The distance from the target within which a member may come to rest.
  let tolerance: Double
  @usableFromInline let layout: ScalarLayout
  @usableFromInline private(set) var slots: MemberSlots
  @usableFromInline var memory = LaneMemory()
  /// For each block of lanes, whether a lane in it may move; steps skip the others.
  @usableFromInline var isAwake: [Bool] = []
  /// The springs of the members, if they do not share one.
  private(set) var ownSprings: OwnSprings?

  init(_ spring: Spring, layout: ScalarLayout, tolerance: Double, capacity: Int) throws(ParameterError) {
    try ParameterError.requirePositive(tolerance, "tolerance")
    guard capacity <= SpringGroup.maximumCapacity else {
      throw ParameterError(
        parameter: "capacity", value: capacity.description, allowed: "at most \(SpringGroup.maximumCapacity)")
    }
    self.spring = spring
    self.tolerance = tolerance
    self.layout = layout
    slots = MemberSlots(capacity: capacity)
    resizeColumns()
  }
}

// MARK: Members

extension GroupStorage {
  private mutating func resizeColumns() {
    let capacity = slots.capacity
    memory.resize(to: capacity * layout.memberStride)
    isAwake.resize(to: capacity * layout.lanesPerMember / SpringStep.blockLength, with: false)
    ownSprings?.resize(to: capacity, with: spring)
  }

  /// Adds a member at rest at 0.
  mutating func makeMember() -> Int {
    let capacity = slots.capacity
    let slot = slots.take()
    if slots.capacity != capacity { resizeColumns() }
    ownSprings?.set(spring, of: slot)
    return slot
  }

  /// Makes room for members that are added next.
  mutating func reserve(_ additional: Int) {
    slots.reserve(additional)
    resizeColumns()
  }

  /// Releases a member's slot.
  mutating func removeMember(_ slot: Int) {
    memory.clear(slot * layout.memberStride..<(slot + 1) * layout.memberStride)
    let capacity = slots.capacity
    slots.release(slot)
    if slots.capacity != capacity { resizeColumns() }
  }

  /// Gives all members the same spring.
  mutating func setSpring(_ spring: Spring) {
    self.spring = spring
    ownSprings = nil
  }

  /// Gives a member a spring of its own.
  mutating func setSpring(_ spring: Spring, of slot: Int) {
    if ownSprings == nil {
      ownSprings = OwnSprings(self.spring, lanesPerMember: layout.lanesPerMember, capacity: slots.capacity)
    }
    ownSprings?.set(spring, of: slot)
  }

  func spring(of slot: Int) -> Spring { ownSprings?.springs[slot] ?? spring }
}

// MARK: Values

extension GroupStorage {
  /// The value of a member in a column.
  @inlinable
  @inline(__always)
  func value<Value: BitwiseCopyable>(of slot: Int, in column: LaneMemory.Column, as type: Value.Type) -> Value {
    memory.value(at: slot * MemoryLayout<Value>.stride, of: column, as: type)
  }

  /// Gives a member another target, or returns false if that is not at a finite distance; nil if the member is not in
  /// the group.
  mutating func retarget(_ member: SpringMember, to target: UnsafeRawPointer) -> Bool? {
    guard slots.contains(member) else { return nil }
    let (layout, slot) = (layout, member.slot)
    return Self.withColumns(layout, &memory, &isAwake) { positions, _, targets, isAwake in
      Self.replace(slot, Lanes(target, layout), 0, layout, positions, targets, isAwake)
    }
  }

  /// Gives members from an index on their own targets, as long as they are of this group.
  ///
  /// - Returns: the index after the last of them, or that of a target that is not at a finite distance.
  mutating func retarget(
    _ members: Span<SpringMember>, from start: Int, of group: SpringGroup, to targets: UnsafeRawPointer
  ) -> (next: Int, isDone: Bool) {
    let (layout, slots) = (layout, slots)
    let new = Lanes(targets, layout)
    return Self.withColumns(layout, &memory, &isAwake) { positions, _, targets, isAwake in
      var index = start
      while index < members.count, members[unchecked: index].group == group {
        let member = members[unchecked: index]
        guard slots.contains(member) else { SpringPoolStorage.trap(member) }
        let from = index &* layout.lanesPerMember
        guard Self.replace(member.slot, new, from, layout, positions, targets, isAwake) else { return (index, false) }
        index &+= 1
      }
      return (index, true)
    }
  }

  /// Gives all members new targets, by slot, and returns the first slot whose target is not at a finite distance, or the
  /// end.
  mutating func setTargets(_ values: UnsafeRawPointer) -> Int {
    let (layout, slots) = (layout, slots)
    let new = Lanes(values, layout)
    return Self.withColumns(layout, &memory, &isAwake) { positions, _, targets, isAwake in
      let (areDense, end) = (slots.areDense, slots.end)
      var slot = 0
      while slot < end {
        if areDense || slots.isTaken(slot) {
          let from = slot &* layout.lanesPerMember
          guard Self.replace(slot, new, from, layout, positions, targets, isAwake) else { return slot }
        }
        slot &+= 1
      }
      return slot
    }
  }

  /// Replaces the target of a slot, and wakes its blocks, unless the target is the same or its distance is not finite.
  ///
  /// Scalar by scalar: what lies between a value's scalars and its end is not a number of the motion.
  @inline(__always)
  private static func replace(
    _ slot: Int, _ new: Lanes, _ from: Int, _ layout: ScalarLayout, _ positions: Lanes, _ targets: Lanes,
    _ isAwake: UnsafeMutableBufferPointer<Bool>
  ) -> Bool {
    let to = slot &* layout.lanesPerMember
    var (lane, isNew) = (0, false)
    while lane < layout.scalarCount {
      let target = new[from &+ lane]
      if !(positions[to &+ lane] - target).isFinite { return false }
      if targets[to &+ lane] != target { isNew = true }
      lane &+= 1
    }
    guard isNew else { return true }
    lane = 0
    while lane < layout.scalarCount {
      targets[to &+ lane] = new[from &+ lane]
      isAwake[(to &+ lane) &>> SpringStep.blockShift] = true
      lane &+= 1
    }
    return true
  }

  /// Sets the state of a member, or returns false if the numbers are not in the pool's domain.
  mutating func place(
    _ slot: Int, at position: UnsafeRawPointer, target: UnsafeRawPointer, velocity: UnsafeRawPointer?
  ) -> Bool {
    precondition(slot >= 0 && slot < slots.capacity)
    let layout = layout
    let (position, target) = (Lanes(position, layout), Lanes(target, layout))
    let velocity = velocity.map { Lanes($0, layout) }
    let to = slot &* layout.lanesPerMember
    return Self.withColumns(layout, &memory, &isAwake) { positions, velocities, targets, isAwake in
      var lane = 0
      while lane < layout.scalarCount {
        // Infinite ends have no finite distance either.
        if !(position[lane] - target[lane]).isFinite { return false }
        if let velocity, !velocity[lane].isFinite { return false }
        lane &+= 1
      }
      lane = 0
      while lane < layout.scalarCount {
        positions[to &+ lane] = position[lane]
        velocities[to &+ lane] = velocity?[lane] ?? 0
        targets[to &+ lane] = target[lane]
        isAwake[(to &+ lane) &>> SpringStep.blockShift] = true
        lane &+= 1
      }
      return true
    }
  }

  /// Calls a function with columns and marks of a group: as arguments, because they are parts of one value.
  @inline(__always)
  private static func withColumns<Result>(
    _ layout: ScalarLayout, _ memory: inout LaneMemory, _ isAwake: inout [Bool],
    _ body: (Lanes, Lanes, Lanes, UnsafeMutableBufferPointer<Bool>) -> Result
  ) -> Result {
    isAwake.withUnsafeMutableBufferPointer { isAwake in
      memory.withColumns(layout) { body($0, $1, $2, isAwake) }
    }
  }
}

// MARK: Rest

extension GroupStorage {
  /// Whether all numbers of a member are at rest at their targets.
  func isAtRest(_ slot: Int) -> Bool {
    let first = slot * layout.memberStride
    return stride(from: first, to: first + layout.scalarCount * layout.laneStride, by: layout.laneStride).allSatisfy {
      if layout.isFloat {
        memory.value(at: $0, of: .positions, as: Float.self) == memory.value(at: $0, of: .targets, as: Float.self)
          && memory.value(at: $0, of: .velocities, as: Float.self) == 0
      } else {
        memory.value(at: $0, of: .positions, as: Double.self) == memory.value(at: $0, of: .targets, as: Double.self)
          && memory.value(at: $0, of: .velocities, as: Double.self) == 0
      }
    }
  }

  /// The number of members that are not at rest.
  var awakeCount: Int {
    var awake = 0
    for slot in 0..<slots.end {
      let lanes = slot * layout.lanesPerMember..<(slot + 1) * layout.lanesPerMember
      let blocks = lanes.lowerBound / SpringStep.blockLength...(lanes.upperBound - 1) / SpringStep.blockLength
      if blocks.contains(where: { isAwake[$0] }) && !isAtRest(slot) { awake += 1 }
    }
    return awake
  }

  /// Advances all members by an interval, and appends those that come to rest.
  mutating func step(over interval: Double, group: SpringGroup, settled: inout [SpringMember]) {
    let step = SpringStep(spring, over: interval, tolerance: tolerance, layout: layout)
    ownSprings?.prepare(interval, where: isAwake)
    let (slots, springs) = (slots, ownSprings?.springs)
    step.move(&memory, isAwake: &isAwake, coefficients: ownSprings?.coefficients) { slot in
      springs?[slot].naturalFrequency
    } settled: { slot in
      settled.append(SpringMember(group: group, slot: slot, generation: slots.generations[slot]))
    }
  }
}
