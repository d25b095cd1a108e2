import MotionCurves

/// The members of a group: their slots, the columns of their numbers, and marks for the blocks that move.
@usableFromInline
struct GroupStorage: Sendable {
  /// The spring of all members without their own spring.
  @usableFromInline private(set) var spring: Spring
  /// The distance from the target within which a member may come to rest.
  let tolerance: Double
  /// The fraction of a target's velocity that is fed forward.
  let feedForward: Double
  @usableFromInline let layout: ScalarLayout
  @usableFromInline private(set) var slots: MemberSlots
  @usableFromInline var memory = LaneMemory()
  /// For each block of lanes, whether a lane in it may move; steps skip the others.
  @usableFromInline var isAwake: [Bool] = []
  /// For each block of lanes, whether the target of a lane in it may move; empty if no target has ever moved.
  var isLed: [Bool] = []
  /// The springs of the members, if they do not share one.
  private(set) var ownSprings: OwnSprings?

  init(
    _ spring: Spring, layout: ScalarLayout, tolerance: Double, feedForward: Double, capacity: Int
  ) throws(ParameterError) {
    try ParameterError.requirePositive(tolerance, "tolerance")
    try ParameterError.requireFeedForward(feedForward)
    guard capacity <= SpringGroup.maximumCapacity else {
      throw ParameterError(
        parameter: "capacity", value: capacity.description, allowed: SpringGroup.allowedCapacity)
    }
    self.spring = spring
    self.tolerance = tolerance
    self.feedForward = feedForward
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
    let blockCount = capacity * layout.lanesPerMember / SpringStep.blockLength
    isAwake.resize(to: blockCount, with: false)
    if memory.hasTargetVelocities { isLed.resize(to: blockCount, with: false) }
    ownSprings?.resize(to: capacity, with: spring)
  }

  /// Takes over slots that were stored; their members are at rest at 0.
  mutating func restore(_ slots: MemberSlots) {
    self.slots = slots
    resizeColumns()
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

  /// Gives a member its own spring.
  mutating func setSpring(_ spring: Spring, of slot: Int) {
    if ownSprings == nil {
      ownSprings = OwnSprings(self.spring, lanesPerMember: layout.lanesPerMember, capacity: slots.capacity)
    }
    ownSprings?.set(spring, of: slot)
  }

  func spring(of slot: Int) -> Spring { ownSprings?.springs[slot] ?? spring }

  /// Makes room for the velocities of the targets, once.
  mutating func makeTargetVelocities() {
    guard !memory.hasTargetVelocities else { return }
    memory.addTargetVelocities()
    isLed.resize(to: isAwake.count, with: false)
  }
}

// MARK: Values

extension GroupStorage {
  /// The value of a member in a column.
  @inlinable
  @inline(__always)
  func value<Value: BitwiseCopyable>(of slot: Int, in column: LaneMemory.Column, as type: Value.Type) -> Value {
    memory.value(at: slot * MemoryLayout<Value>.stride, of: column, as: type)
  }
}

// MARK: Rest

extension GroupStorage {
  /// Whether all numbers of a member are at rest at standing targets.
  func isAtRest(_ slot: Int) -> Bool {
    let first = slot * layout.memberStride
    return stride(from: first, to: first + layout.scalarCount * layout.laneStride, by: layout.laneStride).allSatisfy {
      layout.isFloat ? isAtRest(at: $0, as: Float.self) : isAtRest(at: $0, as: Double.self)
    }
  }

  private func isAtRest<Scalar: BinaryFloatingPoint & BitwiseCopyable>(at offset: Int, as type: Scalar.Type) -> Bool {
    memory.value(at: offset, of: .positions, as: type) == memory.value(at: offset, of: .targets, as: type)
      && memory.value(at: offset, of: .velocities, as: type) == 0
      && !(memory.hasTargetVelocities && memory.value(at: offset, of: .targetVelocities, as: type) != 0)
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

  /// Prepares a step of all members, with the coefficients of members that do not share the spring.
  mutating func prepareStep(over interval: Double) -> SpringStep {
    ownSprings?.prepare(interval, where: isAwake)
    if !isLed.isEmpty { ownSprings?.prepareRamps(interval, feedForward: feedForward, where: isLed) }
    return SpringStep(
      spring, over: interval, tolerance: tolerance, feedForward: isLed.isEmpty ? nil : feedForward, layout: layout)
  }

  /// Advances all members by an interval, and appends those that come to rest.
  mutating func step(over interval: Double, group: SpringGroup, settled: inout [SpringMember]) {
    let step = prepareStep(over: interval)
    if !isLed.isEmpty { return stepLed(step, group: group, settled: &settled) }
    let (slots, springs) = (slots, ownSprings?.springs)
    step.move(&memory, isAwake: &isAwake, coefficients: ownSprings?.coefficients) { slot in
      springs?[slot].naturalFrequency
    } settled: { slot in
      settled.append(SpringMember(group: group, slot: slot, generation: slots.generations[slot]))
    }
  }

  /// Advances all members of a group in which targets have moved.
  private mutating func stepLed(_ step: SpringStep, group: SpringGroup, settled: inout [SpringMember]) {
    let (slots, own) = (slots, ownSprings)
    step.moveLed(&memory, isAwake: &isAwake, isLed: &isLed, own: own) { slot in
      own?.springs[slot].naturalFrequency
    } settled: { slot in
      settled.append(SpringMember(group: group, slot: slot, generation: slots.generations[slot]))
    }
  }
}
