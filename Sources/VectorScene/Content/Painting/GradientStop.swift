public import MotionValues

/// A colour at a position of a gradient.
///
/// Between two stops the components are interpolated linearly, in sRGB and not premultiplied, as in SVG. Before the
/// first stop and after the last one, a gradient has the colour of that stop. A stop whose offset is less than that of
/// the stop before it is drawn at the offset of that stop. Where two stops have the same offset, the colour jumps.
/// Without stops nothing is painted.
public struct GradientStop: Sendable, Hashable {
  /// The position: 0 is the start of the gradient, 1 its end; values outside are clamped when drawn.
  public var offset: Double
  /// The colour there.
  public var color: Color

  /// Creates a stop.
  public init(_ color: Color, at offset: Double) {
    self.offset = offset
    self.color = color
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension GradientStop: Codable {}
#endif
