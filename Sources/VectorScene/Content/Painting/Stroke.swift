public import MotionValues

/// The painting of the outline of a path.
public struct Stroke: Sendable, Hashable {
  /// The shape of an open end, and of the ends of dashes.
  public enum Cap: String, Sendable, Hashable, CaseIterable {
    /// Cut off at the end point.
    case butt
    /// A half disc beyond the end point; a line of no length becomes a dot.
    case round
    /// Half a square beyond the end point.
    case square
  }

  /// The shape of a corner.
  public enum Join: String, Sendable, Hashable, CaseIterable {
    /// Pointed; cut off straight where the point would be longer than the miter limit allows.
    case miter
    /// Rounded.
    case round
    /// Cut off straight.
    case bevel
  }

  /// The drawn section of the path, as fractions of its length.
  ///
  /// The length is that of all subpaths together. Core Animation's `strokeStart` and `strokeEnd`.
  public struct Trim: Sendable, Hashable {
    /// The start of the drawn section, clamped to 0…1.
    public var start: Double
    /// The end, clamped to 0…1; unless it is after the start nothing is drawn, not even caps.
    public var end: Double

    /// Creates a section.
    public init(from start: Double = 0, to end: Double = 1) {
      self.start = start
      self.end = end
    }

    /// The whole path.
    package static let whole = Trim()
  }

  /// The colour, or the colours.
  public var paint: Paint
  /// The width in points, at least 0.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The greatest length of a pointed corner, from its inner to its outer point, in widths; a sharper one is cut off.
  ///
  /// Values below 1 are drawn as 1, which cuts off every point.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, at least 0 each; empty for an unbroken line.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Double
  /// The drawn section of the path; dashes begin at its start.
  public var trim: Trim

  /// Creates a stroke.
  public init(
    _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dash: [Double] = [], dashPhase: Double = 0, trim: Trim = Trim()
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.trim = trim
  }

  /// Creates a stroke of one colour.
  public init(
    _ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dash: [Double] = [], dashPhase: Double = 0, trim: Trim = Trim()
  ) {
    self.init(
      .color(color), width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase,
      trim: trim)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Stroke: Codable {}
  extension Stroke.Cap: Codable {}
  extension Stroke.Join: Codable {}
  extension Stroke.Trim: Codable {}
#endif
