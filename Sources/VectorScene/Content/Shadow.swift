public import MotionNumerics

/// A soft shadow: the silhouette of what casts it, shifted, blurred and coloured, behind it.
public struct Shadow: Sendable, Hashable {
  /// The colour; its alpha value is the opacity of the shadow of something opaque.
  public var color: Color
  /// The shift, in points, in the coordinates of what casts it.
  public var offset: SIMD2<Double>
  /// The standard deviation σ of the Gaussian blur in points, at least 0; 0 is sharp.
  ///
  /// Core Animation's `shadowRadius`; half of what CSS and drawing tools call blur.
  public var radius: Double

  /// Creates a shadow.
  public init(_ color: Color = .black, offset: SIMD2<Double> = .zero, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
