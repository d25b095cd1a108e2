public import MotionPaths

/// An outline to which the drawing is limited.
public struct Clip: Sendable, Hashable {
  /// The outline.
  public var path: Path
  /// The rule that decides which points lie inside.
  public var rule: Fill.Rule

  /// Creates a clip.
  public init(_ path: Path, rule: Fill.Rule = .nonZero) {
    self.path = path
    self.rule = rule
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Clip: Codable {}
#endif
