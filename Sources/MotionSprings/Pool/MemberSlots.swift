import MotionCurves

/// The slots of a group's members: which are taken, and how often each has been released.
///
/// A new member takes the lowest free slot. The capacity doubles when all slots are taken; when the upper three
/// quarters are free, it shrinks to twice the slots up to the last member. So a group that was once large costs no more
/// than a small group. A change of capacity takes amortised O(1) per member.
@usableFromInline
struct MemberSlots: Sendable {
  /// The number of members.
  private(set) var count = 0
  /// One more than the last taken slot.
  @usableFromInline private(set) var end = 0
  /// For each slot, how often it has been released; a new slot starts with the greatest number of all dropped slots.
  @usableFromInline private(set) var generations: [UInt32] = []
  /// The generation of new slots.
  ///
  /// No identifier of a dropped slot has this generation, so such identifiers remain recognisable as stale.
  private(set) var firstGeneration: UInt32 = 0
  private var free = FreeSlots()
  /// The requested capacity, which is never released.
  let leastCapacity: Int

  /// Capacities are multiples of a block, so the number of lanes is one too, however many lanes a member has.
  static var granularity: Int { SpringStep.blockLength }

  init(capacity: Int) {
    leastCapacity = max(capacity, 0)
    if capacity > 0 { resize(to: capacity) }
  }

  /// Creates the slots that were stored; nil for slots that cannot be.
  ///
  /// - Parameters:
  ///   - capacity: the requested capacity.
  ///   - generations: for each slot, how often it has been released.
  ///   - firstGeneration: the generation of new slots.
  ///   - end: one more than the last taken slot.
  ///   - freeSlots: the free slots before it, in ascending order.
  init?(capacity: Int, generations: [UInt32], firstGeneration: UInt32, end: Int, free freeSlots: [Int]) {
    let isAllowed =
      generations.count % Self.granularity == 0 && generations.count <= SpringGroup.maximumCapacity
      && capacity <= generations.count && end >= 0 && end <= generations.count
      && zip(freeSlots, freeSlots.dropFirst()).allSatisfy { $0 < $1 } && (freeSlots.first ?? 0) >= 0
      && (freeSlots.last ?? -1) < max(end - 1, 0)
    guard isAllowed else { return nil }
    leastCapacity = max(capacity, 0)
    self.firstGeneration = firstGeneration
    self.generations = generations
    self.end = end
    count = end - freeSlots.count
    free.resize(to: generations.count)
    // All slots before the end are taken, in their order, then those that are free are released.
    for _ in 0..<end { _ = free.takeFirst() }
    for slot in freeSlots { free.insert(slot) }
  }

  /// The number of members for which there is memory.
  var capacity: Int { generations.count }

  /// Whether every slot up to the last member is taken.
  @usableFromInline var areDense: Bool { count == end }

  /// Whether a slot has a member.
  @usableFromInline
  func isTaken(_ slot: Int) -> Bool { slot < end && !free.contains(slot) }

  /// Whether a member has not been removed.
  @inlinable
  @inline(__always)
  func contains(_ member: SpringMember) -> Bool {
    let slot = Int(member.slotNumber)
    return slot < generations.count && generations[slot] == member.generation
  }

  /// Takes the lowest free slot.
  mutating func take() -> Int {
    if free.isEmpty { grow(to: capacity + 1) }
    count += 1
    let slot = free.takeFirst()
    end = max(end, slot + 1)
    return slot
  }

  private mutating func grow(to wanted: Int) {
    ParameterError.trapUnless(
      wanted <= SpringGroup.maximumCapacity, "the number of a group's members", wanted, SpringGroup.allowedCapacity)
    resize(to: min(max(2 * capacity, wanted), SpringGroup.maximumCapacity))
  }

  /// Makes room for a number of members that are added next.
  mutating func reserve(_ additional: Int) {
    if count + additional > capacity { grow(to: count + additional) }
  }

  /// Releases a slot.
  mutating func release(_ slot: Int) {
    generations[slot] &+= 1
    free.insert(slot)
    count -= 1
    guard slot + 1 == end else { return }
    // The cost is amortised: all free slots skipped here must be taken before this slot can be released again.
    end = free.takenEnd(below: slot)
    if end <= capacity / 4 { giveBack() }
  }

  /// Releases memory, except the requested capacity and twice the slots in use.
  private mutating func giveBack() {
    let wanted = max(2 * end, leastCapacity, Self.granularity)
    if wanted <= capacity - Self.granularity { resize(to: wanted) }
  }

  /// Changes the capacity to the wanted number of members, or a few more.
  private mutating func resize(to wanted: Int) {
    let new = (wanted + Self.granularity - 1) / Self.granularity * Self.granularity
    if new < capacity { firstGeneration = max(firstGeneration, generations[new...].max() ?? 0) }
    generations.resize(to: new, with: firstGeneration)
    free.resize(to: new)
  }
}

extension Array {
  /// Truncates or extends the array, and keeps only the memory that it needs.
  mutating func resize(to newCount: Int, with element: Element) {
    if newCount < count { self = Array(prefix(newCount)) }
    self += repeatElement(element, count: newCount - count)
  }
}
