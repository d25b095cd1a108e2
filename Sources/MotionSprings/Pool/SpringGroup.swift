/// Identifies a group of members of a ``SpringPool``, with one tolerance and usually one spring: `SpringPool.Group`.
///
/// A pool rejects the identifier of a group that it does not have, and of a pool with another layout of values; see
/// ``SpringMember`` for the limits.
public struct SpringGroup: Sendable, Hashable {
  /// The mark of the pool's layout plus the number of the group; one comparison checks both.
  @usableFromInline let marked: UInt32

  init(number: Int, mark: UInt32) { marked = mark + UInt32(number) }

  /// The number of the group in its pool, counted from 0.
  package var number: Int { Int(marked & (1 << Self.numberBits - 1)) }

  /// The bits for the group's number; the others hold the mark.
  static var numberBits: UInt32 { 24 }
  /// The limit of group numbers, in words.
  static let allowedNumber = "at most 2^24"
}

extension SpringGroup: CustomStringConvertible {
  /// The number, as in `group 0`.
  public var description: String { "group \(number)" }
}

extension SpringGroup {
  /// The greatest number of members: 2²⁸.
  package static let maximumCapacity = 1 << 28
  /// The greatest number of members, in words.
  static let allowedCapacity = "at most 268435456"
}
