public import MotionNumerics

/// A path with a fill, a stroke over it, both, or neither.
public struct Shape: Sendable, Hashable {
  /// The outline.
  public var path: Path
  /// How the inside is painted, or `nil` for not at all.
  public var fill: Fill?
  /// How the outline is painted, or `nil` for not at all.
  public var stroke: Stroke?
  /// The shadow of fill and stroke, or `nil` for none.
  public var shadow: Shadow?

  /// Creates a shape.
  public init(_ path: Path, fill: Fill? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }
}

/// How the inside of a path is painted.
public struct Fill: Sendable, Hashable {
  /// Which points lie inside a path that crosses or contains itself.
  public enum Rule: Sendable, Hashable {
    /// Those around which the path winds at least once, counted with its direction.
    case nonZero
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
  }

  /// The colour, or the colours.
  public var paint: Paint
  /// What counts as inside.
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
