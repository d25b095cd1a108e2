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
    for lane in 0..<layout.scalarCount {
      for column in LaneMemory.Column.allCases { set(0, lane: lane, of: slot, in: column) }
    }
    wake(slot)
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

  /// A scalar of a member in a column.
  @inlinable
  @inline(__always)
  func scalar(_ lane: Int, of slot: Int, in column: LaneMemory.Column) -> Double {
    let offset = slot * layout.memberStride + lane * layout.laneStride
    return layout.isFloat
      ? Double(memory.value(at: offset, of: column, as: Float.self))
      : memory.value(at: offset, of: column, as: Double.self)
  }

  /// Stores a scalar of a member: a double, which in a pool of floats has the value of one.
  @inlinable
  @inline(__always)
  mutating func set(_ number: Double, lane: Int, of slot: Int, in column: LaneMemory.Column) {
    let offset = slot * layout.memberStride + lane * layout.laneStride
    if layout.isFloat {
      memory.set(Float(number), at: offset, of: column)
    } else {
      memory.set(number, at: offset, of: column)
    }
  }

  /// Marks the blocks of a member as moving.
  @inlinable
  @inline(__always)
  mutating func wake(_ slot: Int) {
    let first = slot &* layout.lanesPerMember
    var block = first >> SpringStep.blockShift
    let last = (first &+ layout.lanesPerMember &- 1) >> SpringStep.blockShift
    while block <= last {
      isAwake[block] = true
      block &+= 1
    }
  }

  /// Gives a member another target, or returns false if that is not at a finite distance.
  @inlinable
  @inline(__always)
  mutating func setTarget<Value: BitwiseCopyable>(_ target: Value, of slot: Int) -> Bool {
    guard memory.setTarget(target, of: slot, layout) else { return false }
    wake(slot)
    return true
  }

  /// Gives all members new targets, by slot, and returns the first slot whose target is not at a finite distance.
  ///
  /// The arrays are reached once for all: alone they would be checked to be unshared for each member.
  @inlinable
  mutating func setTargets<Value: BitwiseCopyable>(_ targets: Span<Value>) -> Int {
    let slots = slots
    return Self.setTargets(targets, slots, layout, memory.columnStride, &memory.pairs, &isAwake)
  }

  @inlinable
  static func setTargets<Value: BitwiseCopyable>(
    _ targets: Span<Value>, _ slots: MemberSlots, _ layout: ScalarLayout, _ columnStride: Int,
    _ pairs: inout [SIMD2<Double>], _ isAwake: inout [Bool]
  ) -> Int {
    var span = pairs.mutableSpan
    var bytes = span.mutableBytes
    var awake = isAwake.mutableSpan
    let areDense = slots.areDense
    let count = layout.scalarCount
    for slot in targets.indices where areDense || slots.isTaken(slot) {
      let target = targets[slot]
      let position = slot * MemoryLayout<Value>.stride
      let place = position + 2 * columnStride
      var isNew = false
      for lane in 0..<count {
        let offset = lane * layout.laneStride
        let new = layout.scalar(lane, of: target)
        if !(layout.load(bytes, position + offset) - new).isFinite { return slot }
        if layout.load(bytes, place + offset) != new { isNew = true }
      }
      if !isNew { continue }
      for lane in 0..<count {
        layout.store(layout.scalar(lane, of: target), in: &bytes, place + lane * layout.laneStride)
      }
      let first = slot * layout.lanesPerMember
      for block in first >> SpringStep.blockShift...(first + layout.lanesPerMember - 1) >> SpringStep.blockShift {
        awake[block] = true
      }
    }
    return targets.count
  }

  /// Sets the state of a member, or returns false if the numbers are not in the pool's domain.
  @inlinable
  @inline(__always)
  mutating func place<Value: BitwiseCopyable>(
    _ slot: Int, at position: Value, target: Value, velocity: Value?
  ) -> Bool {
    for lane in 0..<layout.scalarCount {
      // Infinite ends have no finite distance either.
      let distance = layout.scalar(lane, of: position) - layout.scalar(lane, of: target)
      if !distance.isFinite { return false }
      if let velocity, !layout.scalar(lane, of: velocity).isFinite { return false }
    }
    for lane in 0..<layout.scalarCount {
      set(layout.scalar(lane, of: position), lane: lane, of: slot, in: .positions)
      set(velocity.map { layout.scalar(lane, of: $0) } ?? 0, lane: lane, of: slot, in: .velocities)
      set(layout.scalar(lane, of: target), lane: lane, of: slot, in: .targets)
    }
    wake(slot)
    return true
  }
}

// MARK: Rest

extension GroupStorage {
  /// Whether all numbers of a member are at rest at their targets.
  func isAtRest(_ slot: Int) -> Bool {
    (0..<layout.scalarCount).allSatisfy {
      scalar($0, of: slot, in: .positions) == scalar($0, of: slot, in: .targets)
        && scalar($0, of: slot, in: .velocities) == 0
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
