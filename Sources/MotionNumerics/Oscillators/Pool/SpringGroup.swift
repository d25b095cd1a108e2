/// The members of a ``SpringPool`` that are on the same spring: their numbers, in arrays.
///
/// A member's numbers lie side by side, from its ``SpringHandle/slot`` times ``laneCount`` on. The arrays are as long
/// as the group has room, and hold zeros where there is no member.
public struct SpringGroup: Sendable {
  /// What pulls.
  public internal(set) var spring: Spring
  /// How near to its target, in value units, a member may come to rest: see ``SpringPool/step(by:)``.
  public let tolerance: Double
  /// How many numbers a member is.
  public let laneCount: Int
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
  /// How often each slot has been given up.
  private var generations: [UInt32] = []
  /// The slots without a member; the last one is taken next.
  private var freeSlots: [Int32] = []

  init(_ spring: Spring, laneCount: Int, tolerance: Double, number: Int) throws(ParameterError) {
    try ParameterError.requirePositive(tolerance, "tolerance")
    self.spring = spring
    self.tolerance = tolerance
    self.laneCount = laneCount
    self.number = Int32(number)
  }
}

// MARK: Members

extension SpringGroup {
  /// How many members there is room for.
  public var capacity: Int { generations.count }

  /// Makes room for so many members in all.
  mutating func reserve(_ wanted: Int) {
    let old = capacity
    guard wanted > old else { return }
    precondition(wanted < Int(Int32.max) / 8, "a group has at most 2^28 members")
    // A multiple of a block, so that lanes are, however many a member has.
    let new = (wanted + SpringStep.blockLength - 1) / SpringStep.blockLength * SpringStep.blockLength
    let lanes = repeatElement(0.0, count: (new - old) * laneCount)
    positions += lanes
    velocities += lanes
    targets += lanes
    isAwake += repeatElement(false, count: lanes.count / SpringStep.blockLength)
    generations += repeatElement(0, count: new - old)
    freeSlots.insert(contentsOf: (old..<new).reversed().map { Int32($0) }, at: 0)
  }

  /// A new member, at rest at 0.
  mutating func makeMember() -> SpringHandle {
    if freeSlots.isEmpty { reserve(max(2 * capacity, SpringStep.blockLength)) }
    count += 1
    // Taken before `self` is read for the handle: that would make a copy of the array.
    let slot = Int(freeSlots.removeLast())
    return handle(of: slot)
  }

  /// Gives a member's slot up.
  mutating func removeMember(_ slot: Int) {
    for lane in lanes(of: slot) { place(lane, at: 0, target: 0, velocity: 0) }
    generations[slot] &+= 1
    freeSlots.append(Int32(slot))
    count -= 1
  }

  /// Whether a handle is that of a member, and not of one that has been removed.
  func contains(_ handle: SpringHandle) -> Bool {
    handle.slot < capacity && generations[handle.slot] == handle.generation
  }

  func handle(of slot: Int) -> SpringHandle {
    SpringHandle(group: number, slot: slot, generation: generations[slot])
  }
}

// MARK: Lanes

extension SpringGroup {
  /// Where the numbers of a member are.
  @usableFromInline
  func lanes(of slot: Int) -> Range<Int> { slot * laneCount..<(slot + 1) * laneCount }

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
    let step = SpringStep(spring, over: interval, tolerance: tolerance, laneCount: laneCount)
    step.move(&positions, &velocities, targets: targets, isAwake: &isAwake) { slot in
      settled.append(SpringHandle(group: number, slot: slot, generation: generations[slot]))
    }
  }
}
