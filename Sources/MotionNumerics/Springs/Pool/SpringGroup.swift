/// The members of a ``SpringPool`` that share a spring, with their numbers in arrays.
///
/// The numbers of a member are neighbours, from its ``SpringHandle/slot`` times ``scalarCount`` on. The arrays are as
/// long as the group's capacity, and hold zeros in free slots.
///
/// A new member takes the lowest free slot. The capacity doubles when all slots are taken; when the upper three
/// quarters are free, it shrinks to twice the slots up to the last member. So a group that was once large costs no more
/// than a small one, and a change of capacity takes amortised O(1) per member.
public struct SpringGroup: Sendable {
  /// The spring that all members share.
  public internal(set) var spring: Spring
  /// The distance from the target, in value units, within which a member may come to rest: see
  /// ``SpringPool/step(by:)``.
  public let tolerance: Double
  /// The number of scalars of a member.
  public let scalarCount: Int
  /// The number of members.
  public private(set) var count = 0

  /// The positions of all members.
  public private(set) var positions: [Double] = []
  /// The velocities of all members, in value units per second.
  public private(set) var velocities: [Double] = []
  /// The targets of all members, at which they come to rest.
  public private(set) var targets: [Double] = []

  /// For each block of lanes, whether a lane in it may move; steps skip the others.
  private var isAwake: [Bool] = []
  private let number: Int32
  /// For each slot, how often it has been released; a new slot starts with the greatest number of all dropped slots.
  private var generations: [UInt32] = []
  /// The generation of new slots: no handle of a dropped slot has it, so that such handles remain recognisable as
  /// stale.
  private var firstGeneration: UInt32 = 0
  private var freeSlots = FreeSlots()
  /// One more than the last taken slot.
  private var end = 0
  /// The requested capacity, which is never released.
  private let leastCapacity: Int

  init(
    _ spring: Spring, scalarCount: Int, tolerance: Double, capacity: Int, number: Int
  ) throws(ParameterError) {
    try ParameterError.requirePositive(tolerance, "tolerance")
    guard capacity <= Self.maximumCapacity else {
      throw ParameterError(
        parameter: "capacity", value: capacity.description, allowed: "at most \(Self.maximumCapacity)")
    }
    self.spring = spring
    self.tolerance = tolerance
    self.scalarCount = scalarCount
    self.number = Int32(number)
    leastCapacity = max(capacity, 0)
    if capacity > 0 { resize(to: capacity) }
  }
}

// MARK: Members

extension SpringGroup {
  /// The greatest number of members: 2²⁸.
  public static let maximumCapacity = 1 << 28

  /// The number of members for which there is memory.
  public var capacity: Int { generations.count }

  /// Changes the capacity to the wanted number of members, or a few more.
  private mutating func resize(to wanted: Int) {
    let old = capacity
    // A multiple of a block, so that the number of lanes is one too, however many lanes a member has.
    let new = (wanted + SpringStep.blockLength - 1) / SpringStep.blockLength * SpringStep.blockLength
    if new < old { firstGeneration = max(firstGeneration, generations[new...].max() ?? 0) }
    positions.resize(to: new * scalarCount, with: 0)
    velocities.resize(to: new * scalarCount, with: 0)
    targets.resize(to: new * scalarCount, with: 0)
    isAwake.resize(to: new * scalarCount / SpringStep.blockLength, with: false)
    generations.resize(to: new, with: firstGeneration)
    freeSlots.resize(to: new)
  }

  /// Adds a member at rest at 0.
  mutating func makeMember() -> SpringHandle {
    if freeSlots.isEmpty { grow() }
    count += 1
    let slot = freeSlots.takeFirst()
    end = max(end, slot + 1)
    return handle(of: slot)
  }

  private mutating func grow() {
    ParameterError.trapUnless(
      capacity < Self.maximumCapacity, "the number of a group's members", capacity + 1,
      "at most \(Self.maximumCapacity)")
    resize(to: min(max(2 * capacity, SpringStep.blockLength), Self.maximumCapacity))
  }

  /// Releases a member's slot.
  mutating func removeMember(_ slot: Int) {
    for lane in lanes(of: slot) { place(lane, at: 0, target: 0, velocity: 0) }
    generations[slot] &+= 1
    freeSlots.insert(slot)
    count -= 1
    guard slot + 1 == end else { return }
    // Before this slot is released again, all free slots skipped here must be taken: so the cost is amortised.
    end = freeSlots.takenEnd(below: slot)
    if end <= capacity / 4 { giveBack() }
  }

  /// Releases memory, except the requested capacity and twice the slots in use.
  private mutating func giveBack() {
    let wanted = max(2 * end, leastCapacity, SpringStep.blockLength)
    if wanted <= capacity - SpringStep.blockLength { resize(to: wanted) }
  }

  /// Whether a handle belongs to a member that has not been removed.
  func contains(_ handle: SpringHandle) -> Bool {
    handle.slot < capacity && generations[handle.slot] == handle.generation
  }

  func handle(of slot: Int) -> SpringHandle {
    SpringHandle(group: number, slot: slot, generation: generations[slot])
  }
}

extension Array {
  /// Truncates or extends the array, and keeps only the memory that it needs.
  fileprivate mutating func resize(to newCount: Int, with element: Element) {
    if newCount < count { self = Array(prefix(newCount)) }
    self += repeatElement(element, count: newCount - count)
  }
}

// MARK: Lanes

extension SpringGroup {
  /// The lanes of a member.
  @usableFromInline
  func lanes(of slot: Int) -> Range<Int> { slot * scalarCount..<(slot + 1) * scalarCount }

  mutating func place(_ lane: Int, at position: Double, target: Double, velocity: Double) {
    positions[lane] = position
    velocities[lane] = velocity
    setTarget(of: lane, to: target)
  }

  mutating func setTarget(of lane: Int, to target: Double) {
    targets[lane] = target
    isAwake[lane / SpringStep.blockLength] = true
  }

  /// Whether all lanes of a member are at rest at their targets.
  func isAtRest(_ slot: Int) -> Bool {
    lanes(of: slot).allSatisfy { positions[$0] == targets[$0] && velocities[$0] == 0 }
  }

  /// Advances all members by an interval, and appends those that come to rest.
  mutating func step(over interval: Double, settled: inout [SpringHandle]) {
    let (number, generations) = (number, generations)
    let step = SpringStep(spring, over: interval, tolerance: tolerance, scalarCount: scalarCount)
    step.move(&positions, &velocities, targets: targets, isAwake: &isAwake) { slot in
      settled.append(SpringHandle(group: number, slot: slot, generation: generations[slot]))
    }
  }
}
