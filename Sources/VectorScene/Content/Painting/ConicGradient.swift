/// Colours that change with the direction from a point, once around it.
///
/// The offset of a direction is its angle from `startAngle`, clockwise on a screen, where y points down, in whole
/// turns. CSS's `conic-gradient` begins upwards: its `from` is `startAngle` + π/2.
///
/// SVG has no such gradient. It is written as wedges of flat colour, one for each step of 1/255 of a component, but
/// none thinner than a 4096th of a turn: ``SVGApproximation/conicGradient``.
public struct ConicGradient: Sendable, Hashable {
  /// The point around which the colours turn, in the coordinates of the path.
  public var center: SIMD2<Double>
  /// The direction with the offsets 0 and 1, in radians from x towards y.
  public var startAngle: Double
  /// The colours, in the order of their offsets.
  public var stops: [GradientStop]

  /// Creates a gradient.
  public init(center: SIMD2<Double>, startAngle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.startAngle = startAngle
    self.stops = stops
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ConicGradient: Codable {}
#endif
