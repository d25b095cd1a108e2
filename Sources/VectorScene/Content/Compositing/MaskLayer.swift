/// A part of a mask: a coverage m, 0…1 at each point, and the mode that combines it with the layers before it.
///
/// m = opacity · (isInverted ? 1 − c : c), where c is the opacity or the luminance of the nodes taken as one picture.
public struct MaskLayer: Sendable, Hashable {
  /// The rule that combines the coverage m of a layer with the coverage C of the layers before it into C′.
  ///
  /// Before the first layer C is 0, or 1 if that layer subtracts, intersects or darkens.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// C′ = C + m − C·m.
    case add
    /// C′ = C·(1 − m).
    case subtract
    /// C′ = C·m.
    case intersect
    /// C′ = max(C, m).
    case lighten
    /// C′ = min(C, m).
    case darken
    /// C′ = C + m − 2·C·m.
    case difference
  }

  /// The picture, from back to front.
  public var nodes: [Node]
  /// The rule that combines the layer with the layers before it.
  public var mode: Mode
  /// The property of the nodes that gives the coverage.
  public var kind: Mask.Kind
  /// The factor of the coverage, 0…1; values outside are clamped when drawn.
  public var opacity: Double
  /// Whether the layer covers the places that the nodes leave free.
  public var isInverted: Bool

  /// Creates a layer.
  public init(
    _ nodes: [Node], mode: Mode = .add, kind: Mask.Kind = .alpha, opacity: Double = 1, isInverted: Bool = false
  ) {
    self.nodes = nodes
    self.mode = mode
    self.kind = kind
    self.opacity = opacity
    self.isInverted = isInverted
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MaskLayer: Codable {}
  extension MaskLayer.Mode: Codable {}
#endif
