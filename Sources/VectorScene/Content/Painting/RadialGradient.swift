/// Colours that change from a point, the focus, to a circle around it.
///
/// On each ray from the focus the offset grows linearly from 0 to 1 at the circle; beyond the circle the last colour
/// goes on. With a radius of 0 the last colour is everywhere, as in SVG.
public struct RadialGradient: Sendable, Hashable {
  /// The centre of the circle with offset 1, in the coordinates of the path.
  public var center: SIMD2<Double>
  /// The radius of the circle in points, at least 0.
  public var radius: Double
  /// The point with offset 0.
  ///
  /// A focus further than 0.99 radii from the centre is drawn at 0.99 radii, in the same direction. Programs draw a
  /// focus on the circle or outside of it differently.
  public var focus: SIMD2<Double>
  /// The colours, in the order of their offsets.
  public var stops: [GradientStop]

  /// Creates a gradient; without a focus it is the centre.
  public init(
    center: SIMD2<Double>, radius: Double, focus: SIMD2<Double>? = nil, stops: [GradientStop]
  ) {
    self.center = center
    self.radius = radius
    self.focus = focus ?? center
    self.stops = stops
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension RadialGradient: Codable {}
#endif
