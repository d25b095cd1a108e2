public import MotionNumerics

/// The colour or colours of a fill or a stroke.
public enum Paint: Sendable, Hashable {
  /// The same colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
}

/// Colours that change along a line and are the same across it.
///
/// Between two stops the components are interpolated linearly, in sRGB and not premultiplied, as in SVG. Before the
/// first stop and after the last it has their colours. Without stops nothing is painted; if the two points are equal,
/// the last colour is everywhere, as in SVG.
public struct LinearGradient: Sendable, Hashable {
  /// A colour at a position on the line.
  public struct Stop: Sendable, Hashable {
    /// The position: 0 is the start of the line, 1 its end; values outside are clamped when drawn.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Creates a stop.
    public init(_ color: Color, at offset: Double) {
      self.offset = offset
      self.color = color
    }
  }

  /// The point with offset 0, in the coordinates of the path.
  public var start: SIMD2<Double>
  /// The point with offset 1.
  public var end: SIMD2<Double>
  /// The colours, in the order of their offsets.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(from start: SIMD2<Double>, to end: SIMD2<Double>, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension LinearGradient: Codable {}
  extension LinearGradient.Stop: Codable {}
#endif
