public import MotionValues

/// A soft shadow: the silhouette of a shape or group, shifted, blurred and coloured, behind it.
public struct Shadow: Sendable, Hashable {
  /// The colour; its alpha value is the opacity of an opaque object's shadow.
  public var color: Color
  /// The shift, in points, in the coordinates of the shape or of the group's children.
  public var offset: SIMD2<Double>
  /// The standard deviation σ of the Gaussian blur in points, at least 0; 0 is sharp.
  ///
  /// Core Animation's `shadowRadius`; half of the blur of CSS and drawing tools.
  public var radius: Double

  /// Creates a shadow.
  public init(_ color: Color = .black, offset: SIMD2<Double> = .zero, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Shadow: Codable {}
#endif
