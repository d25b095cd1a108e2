public import MotionCurves

extension SpringPool {
  /// Adds a group of members that share a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring of all members without their own spring.
  ///   - tolerance: the distance from its target, in value units, within which a member may come to rest; positive. It
  ///     must exceed a position's ulp divided by the fraction of the distance that a step covers. Otherwise a member
  ///     may stop where steps are rounded away, and never come to rest. With floats, the default is right for positions
  ///     up to some thousands.
  ///   - feedForward: the fraction of a target's velocity that is fed forward, as for a ``SpringFollower``: 0 for a
  ///     damper to the ground, 1 for a damper to the target. It has no effect on standing targets.
  ///   - capacity: the number of members for which memory is allocated at once; this memory is never released.
  /// - Returns: the group's identifier.
  /// - Precondition: a positive tolerance, a feed-forward within ±10⁶, a capacity of at most
  ///   2²⁸; ``addGroup(validating:tolerance:feedForward:capacity:)`` throws instead.
  @inlinable
  @discardableResult
  public mutating func addGroup(
    _ spring: Spring, tolerance: Double = 0.001, feedForward: Double = 0, capacity: Int = 0
  ) -> Group {
    storage.makeGroup(spring, tolerance: tolerance, feedForward: feedForward, capacity: capacity)
  }

  /// Adds a group of members, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a tolerance that is not positive, a feed-forward beyond ±10⁶, or a capacity above
  ///   2²⁸.
  @inlinable
  @discardableResult
  public mutating func addGroup(
    validating spring: Spring, tolerance: Double = 0.001, feedForward: Double = 0, capacity: Int = 0
  ) throws(ParameterError) -> Group {
    try storage.addGroup(spring, tolerance: tolerance, feedForward: feedForward, capacity: capacity)
  }

  /// The groups, in the order in which they were added.
  public var groups: [Group] { storage.groups.indices.map { storage.group($0) } }

  /// Whether a group is in this pool, as far as its identifier tells: see ``SpringMember``.
  @inlinable
  public func contains(_ group: Group) -> Bool { storage.contains(group) }

  /// The shared spring of a group, for all members without their own spring.
  @inlinable
  public func spring(of group: Group) -> Spring { storage.spring(of: group) }

  /// Gives all members of a group the same spring, even those with their own; positions and velocities continue.
  @inlinable
  public mutating func setSpring(_ spring: Spring, of group: Group) { storage.setSpring(spring, of: group) }

  /// The distance from its target within which a member of a group may come to rest, in value units.
  @inlinable
  public func tolerance(of group: Group) -> Double { storage.tolerance(of: group) }

  /// The fraction of a target's velocity that is fed forward in a group.
  @inlinable
  public func feedForward(of group: Group) -> Double { storage.feedForward(of: group) }
}

// MARK: Counts

extension SpringPool {
  /// The number of members; O(*g*) for *g* groups.
  @inlinable
  public var count: Int { storage.count }

  /// Whether the pool has no member.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The number of members that are not at rest at their targets.
  ///
  /// - Complexity: O(*n*) for *n* members; blocks of eight numbers that are at rest are skipped.
  @inlinable
  public var awakeCount: Int { storage.awakeCount }

  /// The number of members of a group.
  @inlinable
  public func count(of group: Group) -> Int { storage.count(of: group) }

  /// The number of members of a group that are not at rest; see ``awakeCount``.
  @inlinable
  public func awakeCount(of group: Group) -> Int { storage.awakeCount(of: group) }

  /// The number of members of a group for which there is memory.
  @inlinable
  public func capacity(of group: Group) -> Int { storage.capacity(of: group) }

  /// The members of a group, in the order of their slots.
  ///
  /// - Complexity: O(*n*); it allocates an array.
  @inlinable
  public func members(of group: Group) -> [Member] { storage.members(of: group) }
}
