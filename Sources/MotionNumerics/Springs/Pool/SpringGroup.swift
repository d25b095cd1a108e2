/// The members of a ``SpringPool`` that are on the same spring: their numbers, in arrays.
///
/// A member's numbers lie side by side, from its ``SpringHandle/slot`` times ``scalarCount`` on. The arrays are as long
/// as the group has room, and hold zeros where there is no member.
///
/// A new member takes the lowest free slot. When all are taken room for twice as many is made; when no member is left
/// in the upper three quarters, what is above twice the last one is given back. So a group that has once been large
/// costs no more than a small one, and room is made and given back in amortised O(1) a member.
public struct SpringGroup: Sendable {
  /// What pulls.
  public internal(set) var spring: Spring
  /// How near to its target, in value units, a member may come to rest: see ``SpringPool/step(by:)``.
  public let tolerance: Double
  /// How many numbers a member is.
  public let scalarCount: Int
  /// How many members there are.
  public private(set) var count = 0

  /// Where the members are.
  public private(set) var positions: [Double] = []
  /// How fast they are, in value units per second.
  public private(set) var velocities: [Double] = []
  /// Where they come to rest.
  public private(set) var targets: [Double] = []

  /// Which blocks of lanes may have one that moves; the others are passed over.
  private var isAwake: [Bool] = []
  private let number: Int32
  /// How often each slot has been given up, and before it was there last any that is not there any more.
  private var generations: [UInt32] = []
  /// The generation of slots that are new: no handle of a dropped one has it, so that those stay known as stale.
  private var firstGeneration: UInt32 = 0
  private var freeSlots = FreeSlots()
  /// One more than the last slot that is taken.
  private var end = 0
  /// The room that was asked for, and is never given back.
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

  /// How many members there is room for.
  public var capacity: Int { generations.count }

  /// Makes or gives back room, for so many members in all or a few more.
  private mutating func resize(to wanted: Int) {
    let old = capacity
    // A multiple of a block, so that lanes are, however many a member has.
    let new = (wanted + SpringStep.blockLength - 1) / SpringStep.blockLength * SpringStep.blockLength
    if new < old { firstGeneration = max(firstGeneration, generations[new...].max() ?? 0) }
    positions.resize(to: new * scalarCount, with: 0)
    velocities.resize(to: new * scalarCount, with: 0)
    targets.resize(to: new * scalarCount, with: 0)
    isAwake.resize(to: new * scalarCount / SpringStep.blockLength, with: false)
    generations.resize(to: new, with: firstGeneration)
    freeSlots.resize(to: new)
  }

  /// A new member, at rest at 0.
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

  /// Gives a member's slot up.
  mutating func removeMember(_ slot: Int) {
    for lane in lanes(of: slot) { place(lane, at: 0, target: 0, velocity: 0) }
    generations[slot] &+= 1
    freeSlots.insert(slot)
    count -= 1
    guard slot + 1 == end else { return }
    // To come back to this slot all that are passed here have to be taken.
    end = freeSlots.takenEnd(below: slot)
    if end <= capacity / 4 { giveBack() }
  }

  /// Gives room back, but what was asked for and as much again as is in use.
  private mutating func giveBack() {
    let wanted = max(2 * end, leastCapacity, SpringStep.blockLength)
    if wanted <= capacity - SpringStep.blockLength { resize(to: wanted) }
  }

  /// Whether a handle is that of a member, and not of one that has been removed.
  func contains(_ handle: SpringHandle) -> Bool {
    handle.slot < capacity && generations[handle.slot] == handle.generation
  }

  func handle(of slot: Int) -> SpringHandle {
    SpringHandle(group: number, slot: slot, generation: generations[slot])
  }
}

extension Array {
  /// Cuts the array off or fills it up, and keeps no more memory than that takes.
  fileprivate mutating func resize(to newCount: Int, with element: Element) {
    if newCount < count { self = Array(prefix(newCount)) }
    self += repeatElement(element, count: newCount - count)
  }
}

// MARK: Lanes

extension SpringGroup {
  /// Where the numbers of a member are.
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

  /// Whether all numbers of a member are at rest at their targets.
  func isAtRest(_ slot: Int) -> Bool {
    lanes(of: slot).allSatisfy { positions[$0] == targets[$0] && velocities[$0] == 0 }
  }

  /// Moves all members on, and appends those that come to rest.
  mutating func step(over interval: Double, settled: inout [SpringHandle]) {
    let (number, generations) = (number, generations)
    let step = SpringStep(spring, over: interval, tolerance: tolerance, scalarCount: scalarCount)
    step.move(&positions, &velocities, targets: targets, isAwake: &isAwake) { slot in
      settled.append(SpringHandle(group: number, slot: slot, generation: generations[slot]))
    }
  }
}
