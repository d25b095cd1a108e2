// MARK: Targets

extension GroupStorage {
  /// Gives a member another target; nil if the member is not in the group.
  ///
  /// False if the distance to the target or the velocity of the target is not finite.
  ///
  /// It is not inlined, so that standing targets do not pay for its registers.
  @inline(never)
  mutating func retarget(_ member: SpringMember, to new: NewTargets) -> Bool? {
    guard slots.contains(member) else { return nil }
    return withTargets(new) { $0.replace(member.slot, 0) }
  }

  /// Gives a member of a group of doubles another standing target, in as few instructions as possible.
  ///
  /// The write to `isAwake` comes last and is skipped for an awake block: it needs unique memory, and most members are
  /// awake.
  @inlinable
  @inline(__always)
  mutating func retarget(_ member: SpringMember, toNumber target: Double) -> Bool? {
    guard slots.contains(member) else { return nil }
    if memory.hasTargetVelocities { return retargetLed(member, toNumber: target) }
    let offset = Int(member.slotNumber) &* MemoryLayout<Double>.stride
    guard (memory.value(at: offset, of: .positions, as: Double.self) - target).isFinite else { return false }
    guard memory.value(at: offset, of: .targets, as: Double.self) != target else { return true }
    memory.setNumber(target, at: offset, of: .targets)
    let block = Int(member.slotNumber) &>> SpringStep.blockShift
    if !isAwake[block] { isAwake[block] = true }
    return true
  }

  @usableFromInline
  @inline(never)
  mutating func retargetLed(_ member: SpringMember, toNumber target: Double) -> Bool? {
    withUnsafeBytes(of: target) { bytes in
      bytes.baseAddress.flatMap { retarget(member, to: NewTargets(targets: $0, velocities: nil)) }
    }
  }

  /// Gives a member another standing target; the same as with the velocity 0.
  mutating func retarget(_ member: SpringMember, to target: UnsafeRawPointer) -> Bool? {
    if memory.hasTargetVelocities { return retarget(member, to: NewTargets(targets: target, velocities: nil)) }
    guard slots.contains(member) else { return nil }
    let (layout, slot) = (layout, member.slot)
    return Self.withStanding(target, layout, &memory, &isAwake) { $0.replace(slot, 0, layout) }
  }

  /// Gives each member from an index on its own target, up to the first member of another group.
  ///
  /// - Returns: the index after the last of these members, or the index of a target that is not in the pool's domain.
  mutating func retarget(
    _ members: Span<SpringMember>, from start: Int, of group: SpringGroup, to new: NewTargets
  ) -> (next: Int, isDone: Bool) {
    let (layout, slots) = (layout, slots)
    if new.velocities == nil && !memory.hasTargetVelocities {
      return Self.withStanding(new.targets, layout, &memory, &isAwake) { targets in
        Self.replace(members, from: start, of: group, slots) { slot, index in
          targets.replace(slot, index &* layout.lanesPerMember, layout)
        }
      }
    }
    return retargetLed(members, from: start, of: group, to: new)
  }

  /// Gives each member from an index on its own target, in a group with moving targets.
  @inline(never)
  private mutating func retargetLed(
    _ members: Span<SpringMember>, from start: Int, of group: SpringGroup, to new: NewTargets
  ) -> (next: Int, isDone: Bool) {
    let (lanesPerMember, slots) = (layout.lanesPerMember, slots)
    return withTargets(new) { targets in
      Self.replace(members, from: start, of: group, slots) { slot, index in
        targets.replace(slot, index &* lanesPerMember)
      }
    }
  }

  /// Calls a function for the slot of each member from an index on, up to the first member of another group.
  @inline(__always)
  private static func replace(
    _ members: Span<SpringMember>, from start: Int, of group: SpringGroup, _ slots: MemberSlots,
    _ replace: (_ slot: Int, _ index: Int) -> Bool
  ) -> (next: Int, isDone: Bool) {
    var index = start
    while index < members.count, members[unchecked: index].group == group {
      let member = members[unchecked: index]
      guard slots.contains(member) else { SpringPoolStorage.trap(member) }
      guard replace(member.slot, index) else { return (index, false) }
      index &+= 1
    }
    return (index, true)
  }

  /// Gives all members new targets, by slot.
  ///
  /// Returns the first slot with a target that is not in the pool's domain, or the end.
  mutating func setTargets(_ new: NewTargets) -> Int {
    let (layout, slots) = (layout, slots)
    return withTargets(new) { targets in
      let (areDense, end) = (slots.areDense, slots.end)
      var slot = 0
      // In unoptimised code an operation on a SIMD vector is a generic loop.
      if areDense && layout.scalarCount == layout.lanesPerMember && !_isDebugAssertConfiguration() {
        // Whole blocks at once: no slot is free, and no value has padding.
        slot = targets.replaceBlocks(end &* layout.lanesPerMember) / layout.lanesPerMember
      }
      while slot < end {
        if areDense || slots.isTaken(slot) {
          guard targets.replace(slot, slot &* layout.lanesPerMember) else { return slot }
        }
        slot &+= 1
      }
      return slot
    }
  }

  /// Sets the state of a member, or returns false if the numbers are not in the pool's domain.
  mutating func place(
    _ slot: Int, at position: UnsafeRawPointer, target new: NewTargets, velocity: UnsafeRawPointer?
  ) -> Bool {
    precondition(slot >= 0 && slot < slots.capacity)
    let layout = layout
    let position = Lanes(position, layout)
    let velocity = velocity.map { Lanes($0, layout) }
    let to = slot &* layout.lanesPerMember
    return withTargets(new) { targets in
      var lane = 0
      while lane < layout.scalarCount {
        // This also rejects infinite ends: their distance is not finite.
        if !targets.isAllowed(lane, at: position[lane]) { return false }
        if let velocity, !velocity[lane].isFinite { return false }
        lane &+= 1
      }
      lane = 0
      while lane < layout.scalarCount {
        targets.positions[to &+ lane] = position[lane]
        targets.velocities[to &+ lane] = velocity?[lane] ?? 0
        targets.set(to &+ lane, lane)
        lane &+= 1
      }
      return true
    }
  }

  /// Calls a function with the columns and the marks of the group, together with new targets.
  @inline(__always)
  private mutating func withTargets<Result>(_ new: NewTargets, _ body: (TargetLanes) -> Result) -> Result {
    if new.velocities != nil { makeTargetVelocities() }
    return Self.withTargets(new, layout, &memory, &isAwake, &isLed, body)
  }

  /// Takes the parts of the group as arguments, because they are accessed at the same time.
  @inline(__always)
  private static func withTargets<Result>(
    _ new: NewTargets, _ layout: ScalarLayout, _ memory: inout LaneMemory, _ isAwake: inout [Bool],
    _ isLed: inout [Bool], _ body: (TargetLanes) -> Result
  ) -> Result {
    isAwake.withUnsafeMutableBufferPointer { isAwake in
      isLed.withUnsafeMutableBufferPointer { isLed in
        memory.withColumns { body(TargetLanes($0, isAwake, isLed, new, layout)) }
      }
    }
  }

  /// Calls a function with new standing targets, in a group in which no target has moved.
  @inline(__always)
  private static func withStanding<Result>(
    _ new: UnsafeRawPointer, _ layout: ScalarLayout, _ memory: inout LaneMemory, _ isAwake: inout [Bool],
    _ body: (StandingTargetLanes) -> Result
  ) -> Result {
    isAwake.withUnsafeMutableBufferPointer { isAwake in
      memory.withPositionsAndTargets { positions, targets in
        body(
          StandingTargetLanes(
            positions: Lanes(positions, layout), targets: Lanes(targets, layout), new: Lanes(new, layout),
            isAwake: isAwake))
      }
    }
  }
}
