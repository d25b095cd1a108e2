public import MotionNumerics

/// Nodes that are transformed, clipped, shadowed and faded together.
///
/// Clip, mask and shadow are in the coordinates of the children. The children are taken as one picture: first its
/// shadow is added, then `clip` and `mask` cut both, then `opacity` fades the result.
public struct Group: Sendable, Hashable {
  /// The name by which style sheets and scripts find the group, its `class` in SVG; empty for none.
  ///
  /// In an ``AnimatedScene`` groups of the same name are the same element from frame to frame.
  public var name: String
  /// The map from the coordinates of the children to those around the group.
  public var transform: Affine
  /// The opacity of the children taken as one picture, 0…1; values outside are clamped when drawn.
  public var opacity: Double
  /// The outline to which the children are clipped, its inside by the non-zero rule, or `nil` for no clipping.
  public var clip: Path?
  /// A picture whose opacity multiplies that of the children point by point, or `nil` for none.
  ///
  /// Its colours do not matter. Without nodes it hides everything.
  public var mask: [Node]?
  /// The shadow of the children taken as one picture, or `nil` for none.
  public var shadow: Shadow?
  /// The content, from back to front.
  public var children: [Node]

  /// Creates a group.
  public init(
    name: String = "", transform: Affine = .identity, opacity: Double = 1, clip: Path? = nil,
    mask: [Node]? = nil, shadow: Shadow? = nil, children: [Node] = []
  ) {
    self.name = name
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.children = children
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Group: Codable {}
#endif
