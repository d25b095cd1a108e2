public import MotionCurves

extension SpringPool {
  /// Gives a member another standing target; its position and velocity continue.
  @inlinable
  public mutating func retarget(_ member: Member, to target: Value) {
    #if !hasFeature(Embedded)
      if Value.self == Double.self {
        if !storage.retarget(member, toNumber: unsafeBitCast(target, to: Double.self)) {
          trap(at: position(of: member), target: target)
        }
        return
      }
    #endif
    let isDone = withUnsafeBytes(of: target) { storage.retarget(member, to: $0) }
    if !isDone { trap(at: position(of: member), target: target) }
  }

  /// Gives several members the same target.
  @inlinable
  public mutating func retarget(_ members: some Sequence<Member>, to target: Value) {
    for member in members { retarget(member, to: target) }
  }

  /// Gives each of several members its own target; there must be as many targets as members.
  @inlinable
  public mutating func retarget(_ members: Span<Member>, to targets: Span<Value>) {
    ParameterError.trapUnlessSameCount(targets.count, "targets", members.count, "members")
    let done = targets.withUnsafeBytes { storage.retarget(members, to: $0, velocities: nil) }
    if done < members.count { trap(at: position(of: members[done]), target: targets[done]) }
  }

  /// Sets the position, the target and the velocity of a member, for instance when a finger releases it.
  @inlinable
  public mutating func place(_ member: Member, at position: Value, target: Value, velocity: Value) {
    set(member, at: position, target: target, velocity: velocity)
  }

  /// Sets the state of a member.
  @inlinable
  @inline(__always)
  mutating func set(_ member: Member, at position: Value, target: Value, velocity: Value?) {
    let isDone = withUnsafeBytes(of: position) { position in
      withUnsafeBytes(of: target) { target in
        guard let velocity else {
          return storage.place(member, at: position, target: target, velocity: nil, targetVelocity: nil)
        }
        return withUnsafeBytes(of: velocity) {
          storage.place(member, at: position, target: target, velocity: $0, targetVelocity: nil)
        }
      }
    }
    if !isDone { trap(at: position, target: target, velocity: velocity) }
  }

  /// Traps and names the number that is not finite.
  @inline(never)
  @usableFromInline
  func trap(at position: Value, target: Value, velocity: Value? = nil, targetVelocity: Value? = nil) -> Never {
    let layout = storage.layout
    for lane in 0..<layout.scalarCount {
      let (from, to) = (layout.scalar(lane, of: position), layout.scalar(lane, of: target))
      ParameterError.trapUnlessFinite(from, "position")
      ParameterError.trapUnlessFinite(to, "target")
      if let velocity { ParameterError.trapUnlessFinite(layout.scalar(lane, of: velocity), "velocity") }
      if let targetVelocity {
        ParameterError.trapUnlessFinite(layout.scalar(lane, of: targetVelocity), "the velocity of the target")
      }
      ParameterError.trapUnlessFinite(from - to, "the distance to the target")
    }
    fatalError("a spring moves finite values over a finite distance")
  }
}

// MARK: All members of a group

extension SpringPool {
  /// Gives all members of a group new standing targets: `targets[member.slot]` belongs to `member`, as in
  /// ``withTargets(of:_:)``.
  ///
  /// Swift does not let a span of one property be in use while another property changes. An array that is a property
  /// beside the pool is therefore first named by a constant, which copies nothing:
  ///
  /// ```swift
  /// let targets = targets
  /// pool.setTargets(of: group, from: targets.span)
  /// ```
  ///
  /// - Precondition: there are as many targets as slots up to the group's last member. If no member of the group has
  ///   been removed, this is the number of members. The targets of free slots are ignored.
  /// - Complexity: O(*n*); members whose target stays the same are not woken.
  @inlinable
  public mutating func setTargets(of group: Group, from targets: Span<Value>) {
    let index = storage.index(of: group)
    let end = storage.groups[index].slots.end
    ParameterError.trapUnlessSameCount(targets.count, "targets", end, "slots up to the last member")
    let bad = targets.withUnsafeBytes { storage.setTargets(of: index, from: $0, velocities: nil) }
    if bad < end {
      trap(at: storage.groups[index].value(of: bad, in: .positions, as: Value.self), target: targets[bad])
    }
  }

  /// Sets the positions, velocities and targets of all members of a group, by slot: see ``setTargets(of:from:)``.
  ///
  /// - Precondition: each span has as many values as there are slots up to the group's last member; the numbers are in
  ///   the pool's domain. Values of free slots are ignored.
  @inlinable
  public mutating func setStates(
    of group: Group, positions: Span<Value>, velocities: Span<Value>, targets: Span<Value>
  ) {
    let index = storage.index(of: group)
    let end = storage.groups[index].slots.end
    ParameterError.trapUnlessSameCount(positions.count, "positions", end, "slots up to the last member")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", end, "slots up to the last member")
    ParameterError.trapUnlessSameCount(targets.count, "targets", end, "slots up to the last member")
    for member in members(of: group) {
      let slot = member.slot
      set(member, at: positions[slot], target: targets[slot], velocity: velocities[slot])
    }
  }
}

// MARK: Steps

extension SpringPool {
  /// Advances all members by an interval, and reports the members that come to rest in ``settled``.
  ///
  /// A moving number comes to rest when a step ends with its displacement within the group's tolerance and its velocity
  /// within the tolerance times ω. It is then set to its target, with the velocity 0. Otherwise it would stay within √2
  /// tolerances for ever, because its energy decreases. A number that begins the step at its target with a velocity
  /// counts as moving. Other members have no effect.
  ///
  /// A member comes to rest when the last of its numbers does. A member that is added or placed at rest is not
  /// reported; a new target sets it in motion. A number whose target moves does not come to rest.
  ///
  /// - Parameter interval: in seconds, finite and not negative. A step of 0 s moves nothing, and reports nothing.
  /// - Precondition: the new displacements, velocities and places of moving targets do not overflow; with floats, they
  ///   do not overflow as floats.
  @inlinable
  public mutating func step(by interval: Double) { storage.step(by: interval) }

  /// The members that came to rest in the last step, each once, by group and slot; also those that have been removed
  /// since.
  ///
  /// If a copy of the array is kept, the next step allocates.
  @inlinable
  public var settled: [Member] { storage.settled }
}
