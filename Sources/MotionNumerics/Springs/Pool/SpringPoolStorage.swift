/// The storage of a ``SpringPool``, lane by lane: all that does not depend on the type of the values, compiled once.
@usableFromInline
struct SpringPoolStorage: Sendable {
  @usableFromInline private(set) var groups: [SpringGroup] = []
  @usableFromInline private(set) var settled: [SpringHandle] = []
  /// Whether the reserved report exceeds the members, because a group has released memory.
  private var reportIsLarge = false

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func addGroup(
    _ spring: Spring, scalarCount: Int, tolerance: Double, capacity: Int
  ) throws(ParameterError) -> Int {
    groups.append(
      try SpringGroup(
        spring, scalarCount: scalarCount, tolerance: tolerance, capacity: capacity, number: groups.count))
    reserveReport()
    return groups.count - 1
  }

  @usableFromInline
  mutating func setSpring(_ spring: Spring, of group: Int) {
    check(group)
    groups[group].spring = spring
  }

  @usableFromInline
  mutating func makeMember(of group: Int) -> SpringHandle {
    check(group)
    let capacity = groups[group].capacity
    let handle = groups[group].makeMember()
    if groups[group].capacity > capacity { reserveReport() }
    return handle
  }

  @usableFromInline
  mutating func remove(_ handle: SpringHandle) {
    check(handle)
    let capacity = groups[handle.group].capacity
    groups[handle.group].removeMember(handle.slot)
    if groups[handle.group].capacity < capacity { reportIsLarge = true }
  }

  @usableFromInline
  func contains(_ handle: SpringHandle) -> Bool {
    handle.group < groups.count && groups[handle.group].contains(handle)
  }

  @usableFromInline
  func isSettled(_ handle: SpringHandle) -> Bool {
    check(handle)
    return groups[handle.group].isAtRest(handle.slot)
  }

  /// The index of a member's first lane in its group's arrays.
  @usableFromInline
  func firstLane(of handle: SpringHandle) -> Int {
    check(handle)
    return groups[handle.group].lanes(of: handle.slot).lowerBound
  }

  /// Sets position, target and velocity of a lane of a group.
  @usableFromInline
  mutating func place(_ lane: Int, of group: Int, at position: Double, target: Double, velocity: Double) {
    groups[group].place(lane, at: position, target: target, velocity: velocity)
  }

  /// Sets the target of a lane of a group.
  @usableFromInline
  mutating func setTarget(_ lane: Int, of group: Int, to target: Double) {
    groups[group].setTarget(of: lane, to: target)
  }

  @usableFromInline
  mutating func step(by interval: Double) {
    ParameterError.trapUnless(
      interval >= 0 && interval.isFinite, "interval", interval, "a finite number that is not negative")
    clearReport()
    guard interval > 0 else { return }
    for index in groups.indices { groups[index].step(over: interval, settled: &settled) }
  }

  private func check(_ handle: SpringHandle) {
    if !contains(handle) { Self.trap(handle) }
  }

  @inline(never)
  private static func trap(_ handle: SpringHandle) -> Never {
    fatalError(
      "a handle must be of a member that is in the pool, not of one that has been removed or is in another pool: "
        + "group \(handle.group), slot \(handle.slot)")
  }

  private func check(_ group: Int) {
    ParameterError.trapUnless(
      groups.indices.contains(group), "group", group, "the number of a group of this pool")
  }

  private mutating func clearReport() {
    settled.removeAll(keepingCapacity: !reportIsLarge)
    if reportIsLarge { reserveReport() }
    reportIsLarge = false
  }

  /// Reserves memory for all members, which may come to rest in the same step, so that no step allocates.
  private mutating func reserveReport() {
    settled.reserveCapacity(groups.reduce(0) { $0 + $1.capacity })
  }
}
