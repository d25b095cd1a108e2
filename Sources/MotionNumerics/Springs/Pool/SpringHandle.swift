/// Identifies a member of a ``SpringPool`` until the member is removed, whatever other members do.
public struct SpringHandle: Sendable, Hashable {
  /// The number of the member's group.
  public var group: Int { Int(groupNumber) }
  /// The member's slot in the group: its numbers begin at this times the number of lanes.
  public var slot: Int { Int(slotNumber) }

  let groupNumber: Int32
  let slotNumber: Int32
  /// How often the slot had been released before, which tells this member's handle from those of earlier ones.
  let generation: UInt32

  init(group: Int32, slot: Int, generation: UInt32) {
    groupNumber = group
    slotNumber = Int32(slot)
    self.generation = generation
  }
}
