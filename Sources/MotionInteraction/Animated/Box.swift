public import MotionCurves

/// Content behind a reference, which never changes: what ``MotionPiece`` holds.
///
/// Its queries are methods, so that their code needs the type of the content only where it runs; a debug build then
/// looks up a few types for a value instead of some twenty.
@usableFromInline
package final class Box<Content: Sendable>: Sendable {
  @usableFromInline package let content: Content

  package init(_ content: Content) {
    self.content = content
  }
}

extension Box where Content: Motion {
  @inlinable
  final func value(at time: Double) -> Content.Value { content.value(at: time) }

  @inlinable
  final func state(at time: Double) -> (value: Content.Value, velocity: Content.Value) { content.state(at: time) }

  @inlinable
  final func isAtRest(at time: Double) -> Bool { content.isAtRest(at: time) }

  @inlinable
  final var restTime: Double { content.restTime }

  @inlinable
  final var restValue: Content.Value? { content.restValue }
}

extension Box: Equatable where Content: Equatable {
  /// Whether both have the same content.
  @usableFromInline
  package static func == (a: Box, b: Box) -> Bool { a === b || a.content == b.content }
}

extension Box: Hashable where Content: Hashable {
  /// Feeds the content.
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
