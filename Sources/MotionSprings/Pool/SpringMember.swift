/// Identifies a member of a ``SpringPool`` until the member is removed, whatever other members do: `SpringPool.Member`.
///
/// A pool rejects the identifier of a removed member, of a pool with another layout of values (other scalars, or
/// another number of them), and of a member that it never had. It cannot distinguish its own member from a member of
/// another pool with the same layout, group, slot and history: a mark for each pool would have to be random or counted
/// globally.
public struct SpringMember: Sendable, Hashable {
  /// The member's group.
  public let group: SpringGroup
  @usableFromInline let slotNumber: UInt32
  /// How often the slot had been released before; this distinguishes the member from earlier members of the slot.
  @usableFromInline let generation: UInt32

  init(group: SpringGroup, slot: Int, generation: UInt32) {
    self.group = group
    slotNumber = UInt32(slot)
    self.generation = generation
  }

  /// The member's slot in its group: the index of its values in the spans of the group.
  @inlinable
  public var slot: Int { Int(slotNumber) }
}

extension SpringMember: CustomStringConvertible {
  /// Group and slot, as in `member 3 of group 0`.
  public var description: String { "member \(slot) of \(group)" }
}
