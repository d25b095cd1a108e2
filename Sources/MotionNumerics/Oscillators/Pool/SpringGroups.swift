/// What a ``SpringPool`` is made of, number by number: the part that is the same for all values, compiled once.
@usableFromInline
struct SpringGroups: Sendable {
  @usableFromInline private(set) var groups: [SpringGroup] = []
  @usableFromInline private(set) var settled: [SpringHandle] = []

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func addGroup(
    _ spring: Spring, laneCount: Int, tolerance: Double, capacity: Int
  ) throws(ParameterError) -> Int {
    var group = try SpringGroup(spring, laneCount: laneCount, tolerance: tolerance, number: groups.count)
    group.reserve(capacity)
    groups.append(group)
    reserveReport()
    return groups.count - 1
  }

  @usableFromInline
  mutating func setSpring(_ spring: Spring, of group: Int) {
    groups[group].spring = spring
  }

  @usableFromInline
  mutating func makeMember(of group: Int) -> SpringHandle {
    let capacity = groups[group].capacity
    let handle = groups[group].makeMember()
    if groups[group].capacity > capacity { reserveReport() }
    return handle
  }

  @usableFromInline
  mutating func remove(_ handle: SpringHandle) {
    check(handle)
    groups[handle.group].removeMember(handle.slot)
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

  /// The place of a member's lane in its group's arrays.
  @usableFromInline
  func index(_ handle: SpringHandle, lane: Int) -> Int {
    check(handle)
    return groups[handle.group].lanes(of: handle.slot).lowerBound + lane
  }

  @usableFromInline
  mutating func place(_ handle: SpringHandle, lane: Int, at position: Double, target: Double, velocity: Double) {
    groups[handle.group].place(index(handle, lane: lane), at: position, target: target, velocity: velocity)
  }

  @usableFromInline
  mutating func setTarget(of handle: SpringHandle, lane: Int, to target: Double) {
    groups[handle.group].setTarget(of: index(handle, lane: lane), to: target)
  }

  @usableFromInline
  mutating func step(by interval: Double) {
    precondition(interval >= 0 && interval.isFinite, "a step is finite and not negative")
    settled.removeAll(keepingCapacity: true)
    guard interval > 0 else { return }
    for index in groups.indices { groups[index].step(over: interval, settled: &settled) }
  }

  private func check(_ handle: SpringHandle) {
    precondition(contains(handle), "a handle is that of a member that has not been removed")
  }

  /// So that no step allocates: all members may come to rest in the same one.
  private mutating func reserveReport() {
    settled.reserveCapacity(groups.reduce(0) { $0 + $1.capacity })
  }
}
