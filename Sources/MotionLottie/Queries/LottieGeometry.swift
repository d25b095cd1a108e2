public import MotionValues

/// The place of a layer on the picture and in time, for a view that moves with the layer.
public struct LottieGeometry: Sendable, Hashable {
  /// The map from the layer's coordinates to those of the picture.
  public let map: Affine
  /// The opacity with those of enclosing precompositions, 0…1; parents do not count.
  public let opacity: Double
  /// Whether the frame lies in the spans of the layer and of all precompositions around it, and none of them is hidden.
  public let isVisible: Bool
  /// The frame of the composition that holds the layer: that of its keyframes.
  public let frame: Double
  /// The size of a precomposition, solid or image; nil for other layers.
  public let size: SIMD2<Double>?
}
