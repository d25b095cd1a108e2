/// A member of a ``SpringPool``: it stays valid until that member is removed, whatever else is added or removed.
public struct SpringHandle: Sendable, Hashable {
  /// The number of its group.
  public var group: Int { Int(groupNumber) }
  /// Its place in the group: where its numbers begin is this times the number of lanes.
  public var slot: Int { Int(slotNumber) }

  let groupNumber: Int32
  let slotNumber: Int32
  /// How often the place had been taken before: a handle of an earlier member is known by it.
  let generation: UInt32

  init(group: Int32, slot: Int, generation: UInt32) {
    groupNumber = group
    slotNumber = Int32(slot)
    self.generation = generation
  }
}
