/// Colours that change along a line and are the same across it.
///
/// If the two points are equal, the last colour is everywhere, as in SVG.
public struct LinearGradient: Sendable, Hashable {
  /// The point with offset 0, in the coordinates of the path.
  public var start: SIMD2<Double>
  /// The point with offset 1.
  public var end: SIMD2<Double>
  /// The colours, in the order of their offsets.
  public var stops: [GradientStop]

  /// Creates a gradient.
  public init(from start: SIMD2<Double>, to end: SIMD2<Double>, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension LinearGradient: Codable {}
#endif
