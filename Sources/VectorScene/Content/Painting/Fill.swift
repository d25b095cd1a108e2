public import MotionValues

/// The painting of the inside of a path.
public struct Fill: Sendable, Hashable {
  /// The rule that decides which points lie inside a path that crosses or contains itself.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The points around which the path winds at least once, counted with its direction.
    case nonZero
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd
  }

  /// The colour, or the colours.
  public var paint: Paint
  /// The rule for the inside.
  public var rule: Rule

  /// Creates a fill.
  public init(_ paint: Paint, rule: Rule = .nonZero) {
    self.paint = paint
    self.rule = rule
  }

  /// Creates a fill of one colour.
  public init(_ color: Color, rule: Rule = .nonZero) {
    self.init(.color(color), rule: rule)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Fill: Codable {}
  extension Fill.Rule: Codable {}
#endif
