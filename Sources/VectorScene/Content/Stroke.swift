public import MotionNumerics

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

  /// The part of the path that is drawn, by fractions of its length.
  ///
  /// All subpaths count together, as one way. Core Animation's `strokeStart` and `strokeEnd`.
  public struct Trim: Sendable, Hashable {
    /// Where the drawn part begins, limited to 0…1.
    public var start: Double
    /// Where it ends, limited to 0…1; nothing is drawn, no caps either, unless that is after the start.
    public var end: Double

    /// Creates a part.
    public init(from start: Double = 0, to end: Double = 1) {
      self.start = start
      self.end = end
    }

    /// The whole path.
    public static let whole = Trim()
  }

  /// The colour, or the colours.
  public var paint: Paint
  /// The width in points, at least 0.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// The lengths of dashes and gaps in turn, at least 0 each; empty for an unbroken line.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double
  /// The part of the path that is drawn; dashes begin at its start.
  public var trim: Trim

  /// Creates a stroke.
  public init(
    _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, trim: Trim = .whole
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.trim = trim
  }

  /// Creates a stroke of one colour.
  public init(
    _ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, trim: Trim = .whole
  ) {
    self.init(
      .color(color), width: width, cap: cap, join: join, dash: dash, dashPhase: dashPhase, trim: trim)
  }
}
