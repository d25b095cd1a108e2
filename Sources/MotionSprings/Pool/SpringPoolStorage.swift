public import MotionCurves

/// The groups of a ``SpringPool``: the part that does not depend on the type of the values and is compiled once.
@usableFromInline
struct SpringPoolStorage: Sendable {
  @usableFromInline let layout: ScalarLayout
  /// The layout's mark: the first bits of the identifiers of its groups.
  @usableFromInline let mark: UInt32
  @usableFromInline var groups: [GroupStorage] = []
  @usableFromInline private(set) var settled: [SpringMember] = []
  /// The group of members that were added with a spring and without a group.
  private(set) var looseGroup: SpringGroup?
  /// Whether the memory reserved for reports is too large, because a group has released memory.
  private var reportIsLarge = false

  @usableFromInline
  init(_ layout: ScalarLayout) {
    self.layout = layout
    mark = layout.mark
  }
}

// MARK: Identifiers

extension SpringPoolStorage {
  /// The index of a group, which must be in the pool.
  @inlinable
  @inline(__always)
  func index(of group: SpringGroup) -> Int {
    if !contains(group) { Self.trap(group) }
    return Int(group.marked &- mark)
  }

  /// The index of a member's group; the member must be in the pool.
  @inlinable
  @inline(__always)
  func groupIndex(of member: SpringMember) -> Int {
    if !contains(member) { Self.trap(member) }
    return Int(member.group.marked &- mark)
  }

  /// Whether a group is in the pool; an identifier with another mark gives a number that no pool reaches.
  @inlinable
  @inline(__always)
  func contains(_ group: SpringGroup) -> Bool { group.marked &- mark < UInt32(groups.count) }

  @inlinable
  @inline(__always)
  func contains(_ member: SpringMember) -> Bool {
    contains(member.group) && groups[Int(member.group.marked &- mark)].slots.contains(member)
  }

  @inline(never)
  @usableFromInline
  static func trap(_ member: SpringMember) -> Never {
    fatalError(
      "a member must be in the pool, not one that has been removed or is in another pool: \(member.description)")
  }

  @inline(never)
  @usableFromInline
  static func trap(_ group: SpringGroup) -> Never {
    fatalError("a group must be in the pool, not in another one: \(group.description)")
  }

  /// Whether a member is in the pool; also for an identifier that no pool has made.
  @usableFromInline
  func containsTaken(_ member: SpringMember) -> Bool {
    contains(member) && groups[Int(member.group.marked &- mark)].slots.isTaken(member.slot)
  }

  /// Takes over what was stored besides the groups.
  mutating func restore(looseGroup: SpringGroup?, settled: [SpringMember]) {
    self.looseGroup = looseGroup
    reserveReport()
    self.settled += settled
  }

  /// The identifier of a group.
  @usableFromInline
  func group(_ index: Int) -> SpringGroup { SpringGroup(number: index, mark: mark) }

  /// The identifier of a slot's member.
  private func member(_ slot: Int, of index: Int) -> SpringMember {
    SpringMember(group: group(index), slot: slot, generation: groups[index].slots.generations[slot])
  }
}

// MARK: Groups

extension SpringPoolStorage {
  @usableFromInline
  mutating func addGroup(
    _ spring: Spring, tolerance: Double, feedForward: Double, capacity: Int
  ) throws(ParameterError) -> SpringGroup {
    ParameterError.trapUnless(
      groups.count < 1 << Int(SpringGroup.numberBits), "the number of a pool's groups", groups.count + 1,
      SpringGroup.allowedNumber)
    groups.append(
      try GroupStorage(spring, layout: layout, tolerance: tolerance, feedForward: feedForward, capacity: capacity))
    reserveReport()
    return group(groups.count - 1)
  }

  @usableFromInline
  mutating func makeGroup(_ spring: Spring, tolerance: Double, feedForward: Double, capacity: Int) -> SpringGroup {
    ParameterError.orTrap(
      try addGroup(spring, tolerance: tolerance, feedForward: feedForward, capacity: capacity))
  }

  /// The group of members that come with a spring and without a group.
  @usableFromInline
  mutating func makeLooseGroup(_ spring: Spring, tolerance: Double) -> SpringGroup {
    if let looseGroup { return looseGroup }
    let group = makeGroup(spring, tolerance: tolerance, feedForward: 0, capacity: 0)
    looseGroup = group
    return group
  }

  @usableFromInline
  mutating func setSpring(_ spring: Spring, of group: SpringGroup) { groups[index(of: group)].setSpring(spring) }

  @usableFromInline
  mutating func setSpring(_ spring: Spring, of member: SpringMember) {
    groups[groupIndex(of: member)].setSpring(spring, of: member.slot)
  }

  @usableFromInline
  func spring(of group: SpringGroup) -> Spring { groups[index(of: group)].spring }

  @usableFromInline
  func spring(of member: SpringMember) -> Spring { groups[groupIndex(of: member)].spring(of: member.slot) }

  @usableFromInline
  func tolerance(of group: SpringGroup) -> Double { groups[index(of: group)].tolerance }

  @usableFromInline
  func feedForward(of group: SpringGroup) -> Double { groups[index(of: group)].feedForward }

  @usableFromInline
  func count(of group: SpringGroup) -> Int { groups[index(of: group)].slots.count }

  @usableFromInline
  func capacity(of group: SpringGroup) -> Int { groups[index(of: group)].slots.capacity }

  @usableFromInline
  func awakeCount(of group: SpringGroup) -> Int { groups[index(of: group)].awakeCount }

  @usableFromInline var count: Int { groups.reduce(0) { $0 + $1.slots.count } }
  @usableFromInline var awakeCount: Int { groups.reduce(0) { $0 + $1.awakeCount } }
}

// MARK: Members

extension SpringPoolStorage {
  @usableFromInline
  mutating func makeMember(of group: SpringGroup) -> SpringMember {
    let index = index(of: group)
    let capacity = groups[index].slots.capacity
    let slot = groups[index].makeMember()
    if groups[index].slots.capacity > capacity { reserveReport() }
    return member(slot, of: index)
  }

  @usableFromInline
  mutating func reserve(_ additional: Int, in group: SpringGroup) {
    groups[index(of: group)].reserve(additional)
    reserveReport()
  }

  @usableFromInline
  mutating func remove(_ member: SpringMember) {
    if !containsTaken(member) { Self.trap(member) }
    let index = groupIndex(of: member)
    let capacity = groups[index].slots.capacity
    groups[index].removeMember(member.slot)
    if groups[index].slots.capacity < capacity { reportIsLarge = true }
  }

  @usableFromInline
  func members(of group: SpringGroup) -> [SpringMember] {
    let index = index(of: group)
    let slots = groups[index].slots
    return (0..<slots.end).filter { slots.isTaken($0) }.map { member($0, of: index) }
  }

  /// Gives a member another target, read from memory; false if the distance to the target is not finite.
  @usableFromInline
  mutating func retarget(_ member: SpringMember, to target: UnsafeRawBufferPointer) -> Bool {
    // The group itself looks up the member: a separate query would copy the group in unoptimised code.
    guard contains(member.group), let target = target.baseAddress,
      let isDone = groups[Int(member.group.marked &- mark)].retarget(member, to: target)
    else { Self.trap(member) }
    return isDone
  }

  /// Gives a member of a pool of doubles another target; clients inline it.
  @inlinable
  @inline(__always)
  mutating func retarget(_ member: SpringMember, toNumber target: Double) -> Bool {
    guard contains(member.group),
      let isDone = groups[Int(member.group.marked &- mark)].retarget(member, toNumber: target)
    else { Self.trap(member) }
    return isDone
  }

  /// Gives a member a moving target; false if the target or its velocity is not in the pool's domain.
  @usableFromInline
  mutating func retarget(
    _ member: SpringMember, to target: UnsafeRawBufferPointer, velocity: UnsafeRawBufferPointer
  ) -> Bool {
    guard contains(member.group), let target = target.baseAddress, let velocity = velocity.baseAddress,
      let isDone = groups[Int(member.group.marked &- mark)]
        .retarget(member, to: NewTargets(targets: target, velocities: velocity))
    else { Self.trap(member) }
    return isDone
  }

  /// Gives each of several members its own target.
  ///
  /// Returns the index of the first target that is not in the pool's domain, or the end.
  @usableFromInline
  mutating func retarget(
    _ members: Span<SpringMember>, to targets: UnsafeRawBufferPointer, velocities: UnsafeRawBufferPointer?
  ) -> Int {
    precondition(targets.count == members.count * layout.memberStride)
    precondition(velocities == nil || velocities?.count == targets.count)
    guard let address = targets.baseAddress else { return 0 }
    let new = NewTargets(targets: address, velocities: velocities?.baseAddress)
    var index = 0
    while index < members.count {
      let group = members[unchecked: index].group
      guard contains(group) else { Self.trap(members[index]) }
      // Successive members of one group are handled together: the group is opened once for all of them.
      let (next, isDone) = groups[Int(group.marked &- mark)].retarget(members, from: index, of: group, to: new)
      if !isDone { return next }
      index = next
    }
    return index
  }

  /// Gives all members of a group new targets, by slot, as `GroupStorage` does.
  @usableFromInline
  mutating func setTargets(
    of index: Int, from targets: UnsafeRawBufferPointer, velocities: UnsafeRawBufferPointer?
  ) -> Int {
    guard let address = targets.baseAddress else { return 0 }
    precondition(targets.count == groups[index].slots.end * layout.memberStride)
    precondition(velocities == nil || velocities?.count == targets.count)
    return groups[index].setTargets(NewTargets(targets: address, velocities: velocities?.baseAddress))
  }

  /// Sets the state of a member from values in memory; false if a number is not in the pool's domain.
  @usableFromInline
  mutating func place(
    _ member: SpringMember, at position: UnsafeRawBufferPointer, target: UnsafeRawBufferPointer,
    velocity: UnsafeRawBufferPointer?, targetVelocity: UnsafeRawBufferPointer?
  ) -> Bool {
    let index = groupIndex(of: member)
    guard let position = position.baseAddress, let target = target.baseAddress else { return false }
    return groups[index].place(
      member.slot, at: position, target: NewTargets(targets: target, velocities: targetVelocity?.baseAddress),
      velocity: velocity?.baseAddress)
  }

  @usableFromInline
  func isSettled(_ member: SpringMember) -> Bool { groups[groupIndex(of: member)].isAtRest(member.slot) }
}

// MARK: Steps

extension SpringPoolStorage {
  @usableFromInline
  mutating func step(by interval: Double) {
    guard beginStep(interval) else { return }
    for index in groups.indices { groups[index].step(over: interval, group: group(index), settled: &settled) }
  }

  /// Begins a step with an empty report; false for an interval in which nothing moves.
  mutating func beginStep(_ interval: Double) -> Bool {
    ParameterError.trapUnless(
      interval >= 0 && interval.isFinite, "interval", interval, "a finite number that is not negative")
    clearReport()
    return interval > 0
  }

  /// Reports the members of a group that have come to rest.
  mutating func report(_ slots: [Int], of index: Int) {
    for slot in slots { settled.append(member(slot, of: index)) }
  }

  private mutating func clearReport() {
    settled.removeAll(keepingCapacity: !reportIsLarge)
    if reportIsLarge { reserveReport() }
    reportIsLarge = false
  }

  /// Reserves memory for a report of all members, so that no step allocates even if all come to rest at once.
  private mutating func reserveReport() {
    settled.reserveCapacity(groups.reduce(0) { $0 + $1.slots.capacity })
  }
}
