import VectorScene

/// The visible parts of the effect at a time; nil for a hidden one.
struct CheckmarkParts: Sendable, Hashable {
  /// The dot, an arc on the ring.
  struct Dot: Sendable, Hashable {
    var rotation: Double
    var arc: Double
  }

  var head: Stroke.Trim?
  var line: Stroke.Trim?
  var dot: Dot?
  var check: Stroke.Trim?
  var hasRing = false

  /// The arrow at rest: the line's upper half is not drawn.
  static let arrow = CheckmarkParts(head: .whole, line: Stroke.Trim(from: 0.5))
}
