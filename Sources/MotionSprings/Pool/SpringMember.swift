/// Identifies a member of a ``SpringPool`` until the member is removed, whatever other members do: `SpringPool.Member`.
///
/// A pool recognises the identifier of a removed member, of a pool whose values have another layout (other scalars, or
/// another number of them), and of a member that it never had. It cannot tell a member of its own from the member of
/// another pool that has the same layout, group, slot and history: a mark of the pool itself would have to be drawn at
/// random or counted globally.
public struct SpringMember: Sendable, Hashable {
  /// The member's group.
  public let group: SpringGroup
  @usableFromInline let slotNumber: UInt32
  /// How often the slot had been released before, which tells this member from earlier ones.
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
