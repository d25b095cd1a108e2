public import MotionCurves

/// Moving targets, such as pointers: each moves on a straight line from one update to the next.
///
/// A step is exact for moving targets too: it is that of a ``SpringFollower``, with the feed-forward of the group. The
/// first moving target of a group allocates the velocities of all its targets. Members with standing targets are
/// stepped as before.
///
/// ```swift
/// var pool = SpringPool<SIMD2<Double>>()
/// let tails = pool.addGroup(.snappy, feedForward: 0.5)
/// let tail = pool.add(to: tails, at: [0, 0])
/// pool.retarget(tail, to: [12, 5], velocity: [700, 90])     // for each event
/// pool.step(by: 1.0 / 120)                                  // for each frame
/// ```
///
/// A target without a velocity, as given by ``retarget(_:to:)-(Member,_)``, stays where it is.
extension SpringPool {
  /// Gives a member a target that moves on from a place at a velocity, in value units per second.
  ///
  /// Its position and velocity continue. The member comes to rest only after a later update with a velocity of 0.
  @inlinable
  public mutating func retarget(_ member: Member, to target: Value, velocity: Value) {
    let isDone = withUnsafeBytes(of: target) { target in
      withUnsafeBytes(of: velocity) { storage.retarget(member, to: target, velocity: $0) }
    }
    if !isDone { trap(at: position(of: member), target: target, targetVelocity: velocity) }
  }

  /// Gives each of several members its own moving target; there must be as many targets and velocities as members.
  @inlinable
  public mutating func retarget(_ members: Span<Member>, to targets: Span<Value>, velocities: Span<Value>) {
    ParameterError.trapUnlessSameCount(targets.count, "targets", members.count, "members")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", members.count, "members")
    let done = targets.withUnsafeBytes { targets in
      velocities.withUnsafeBytes { storage.retarget(members, to: targets, velocities: $0) }
    }
    if done < members.count {
      trap(at: position(of: members[done]), target: targets[done], targetVelocity: velocities[done])
    }
  }

  /// Gives all members of a group moving targets, by slot: see ``setTargets(of:from:)``.
  ///
  /// - Precondition: there are as many targets and velocities as slots up to the group's last member, all finite.
  ///   Values of free slots are ignored.
  /// - Complexity: O(*n*), eight numbers at a time where no slot is free and values have no padding.
  @inlinable
  public mutating func setTargets(of group: Group, from targets: Span<Value>, velocities: Span<Value>) {
    let index = storage.index(of: group)
    let end = storage.groups[index].slots.end
    ParameterError.trapUnlessSameCount(targets.count, "targets", end, "slots up to the last member")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", end, "slots up to the last member")
    let bad = targets.withUnsafeBytes { targets in
      velocities.withUnsafeBytes { storage.setTargets(of: index, from: targets, velocities: $0) }
    }
    if bad < end {
      trap(
        at: storage.groups[index].value(of: bad, in: .positions, as: Value.self), target: targets[bad],
        targetVelocity: velocities[bad])
    }
  }

  /// The velocity at which the target of a member moves, in value units per second.
  @inlinable
  public func targetVelocity(of member: Member) -> Value {
    let index = storage.groupIndex(of: member)
    guard storage.groups[index].memory.hasTargetVelocities else { return LaneMemory.zero(as: Value.self) }
    return storage.groups[index].value(of: member.slot, in: .targetVelocities, as: Value.self)
  }
}
