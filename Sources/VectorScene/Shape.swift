public import MotionNumerics

/// A path with a fill, a stroke over it, both, or neither.
public struct Shape: Sendable, Hashable {
  /// The outline.
  public var path: Path
  /// How the inside is painted, or `nil` for not at all.
  public var fill: Fill?
  /// How the outline is painted, or `nil` for not at all.
  public var stroke: Stroke?

  /// Creates a shape.
  public init(_ path: Path, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
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

  /// The colour.
  public var color: Color
  /// What counts as inside.
  public var rule: Rule

  /// Creates a fill.
  public init(_ color: Color, rule: Rule = .nonZero) {
    self.color = color
    self.rule = rule
  }
}

/// How the outline of a path is painted.
public struct Stroke: Sendable, Hashable {
  /// The form of an open end, and of the ends of dashes.
  public enum Cap: Sendable, Hashable {
    /// Cut off at the end point.
    case butt
    /// A half disc beyond the end point; a line of no length becomes a dot.
    case round
    /// Half a square beyond the end point.
    case square
  }

  /// The form of a corner.
  public enum Join: Sendable, Hashable {
    /// Pointed, cut off where it would be longer than four widths.
    case miter
    /// Rounded.
    case round
    /// Cut off straight.
    case bevel
  }

  /// The colour.
  public var color: Color
  /// The width in points, at least 0.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// The lengths of dashes and gaps in turn, at least 0 each; empty for an unbroken line.
  public var dash: [Double]

  /// Creates a stroke.
  public init(
    _ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}
