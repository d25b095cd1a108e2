extension SpringPool {
  /// Adds a member to a group, in the group's lowest free slot; amortised O(1).
  ///
  /// - Parameters:
  ///   - group: the group.
  ///   - position: the member's position.
  ///   - target: the position at which the member comes to rest; nil for its position.
  ///   - velocity: the member's velocity, in value units per second; nil for rest.
  /// - Returns: the member, valid until it is removed.
  /// - Precondition: the group is in the pool and has fewer than 2²⁸ members; the numbers
  ///   are in the pool's domain.
  @inlinable
  @discardableResult
  public mutating func add(
    to group: Group, at position: Value, target: Value? = nil, velocity: Value? = nil
  ) -> Member {
    let member = storage.makeMember(of: group)
    set(member, at: position, target: target ?? position, velocity: velocity)
    return member
  }

  /// Adds a member with its own spring.
  ///
  /// In a group with own springs each member takes one spring more and 40 bytes more for each number. A step with a new
  /// interval computes the transitions of all moving members, at the cost of a separate group for each.
  ///
  /// - Parameters:
  ///   - spring: the member's spring.
  ///   - group: the member's group; nil for a common group of such members with a tolerance of 0.001. The first call
  ///     with nil adds that group.
  ///   - position: the member's position.
  ///   - target: the position at which the member comes to rest; nil for its position.
  ///   - velocity: the member's velocity, in value units per second; nil for rest.
  /// - Returns: the member, valid until it is removed.
  /// - Precondition: see ``add(to:at:target:velocity:)``.
  @inlinable
  @discardableResult
  public mutating func add(
    _ spring: Spring, to group: Group? = nil, at position: Value, target: Value? = nil, velocity: Value? = nil
  ) -> Member {
    let group = group ?? storage.makeLooseGroup(spring, tolerance: 0.001)
    let member = add(to: group, at: position, target: target, velocity: velocity)
    storage.setSpring(spring, of: member)
    return member
  }

  /// Removes a member, which invalidates its identifier and frees its slot for another member; amortised O(1).
  @inlinable
  public mutating func remove(_ member: Member) { storage.remove(member) }

  /// Whether a member is in this pool and has not been removed, as far as its identifier tells: see ``SpringMember``.
  @inlinable
  public func contains(_ member: Member) -> Bool { storage.containsTaken(member) }

  /// The spring of a member: its own, or that of its group.
  @inlinable
  public func spring(of member: Member) -> Spring { storage.spring(of: member) }

  /// Gives a member its own spring; its position and velocity continue.
  ///
  /// - Complexity: O(1), except for the first own spring of a group: O(*n*). See ``add(_:to:at:target:velocity:)``.
  @inlinable
  public mutating func setSpring(_ spring: Spring, of member: Member) { storage.setSpring(spring, of: member) }
}

// MARK: Reading

extension SpringPool {
  /// The position of a member; the same as ``position(of:)``.
  @inlinable
  public subscript(member: Member) -> Value { position(of: member) }

  /// The position of a member.
  @inlinable
  public func position(of member: Member) -> Value { value(of: member, in: .positions) }

  /// The velocity of a member, in value units per second.
  @inlinable
  public func velocity(of member: Member) -> Value { value(of: member, in: .velocities) }

  /// The position at which a member comes to rest, or where its moving target is now.
  @inlinable
  public func target(of member: Member) -> Value { value(of: member, in: .targets) }

  @inlinable
  @inline(__always)
  func value(of member: Member, in column: LaneMemory.Column) -> Value {
    storage.groups[storage.groupIndex(of: member)].value(of: member.slot, in: column, as: Value.self)
  }

  /// Whether a member is at rest at its target.
  @inlinable
  public func isSettled(_ member: Member) -> Bool { storage.isSettled(member) }
}

// MARK: Reading all

extension SpringPool {
  /// Calls a function with the positions of a group: `positions[member.slot]` is that of a member.
  ///
  /// The span ends with the group's last member. If no member of the group has been removed, the slots are those of
  /// ``members(of:)``, in the same order. Otherwise new members have filled some of the free slots, and the others hold
  /// zeros.
  ///
  /// - Complexity: O(1); nothing is copied.
  @inlinable
  public func withPositions<Result, Failure: Error>(
    of group: Group, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withValues(of: group, in: .positions, body)
  }

  /// Calls a function with the velocities of a group, in value units per second; see ``withPositions(of:_:)``.
  @inlinable
  public func withVelocities<Result, Failure: Error>(
    of group: Group, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withValues(of: group, in: .velocities, body)
  }

  /// Calls a function with the targets of a group; see ``withPositions(of:_:)``.
  @inlinable
  public func withTargets<Result, Failure: Error>(
    of group: Group, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withValues(of: group, in: .targets, body)
  }

  @inlinable
  func withValues<Result, Failure: Error>(
    of group: Group, in column: LaneMemory.Column, _ body: (Span<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let index = storage.index(of: group)
    return try storage.groups[index].memory.withValues(storage.groups[index].slots.end, of: column, body)
  }
}
