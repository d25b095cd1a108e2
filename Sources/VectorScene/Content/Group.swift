public import MotionPaths
public import MotionValues

/// Nodes that are transformed, clipped, filtered, masked and faded together.
///
/// Filters, shadow, clip and mask are in the coordinates of the children. The children are taken as one picture. First
/// the `filters` change it in their order, and the `shadow` is added. Then `clip` and `mask` cut both, and `opacity`
/// fades the result. Last, `blendMode` mixes it with the content behind the group.
public struct Group: Sendable, Hashable {
  /// The name by which style sheets and scripts find the group, its `class` in SVG; empty for none.
  ///
  /// In an ``AnimatedScene`` groups of the same name are the same element from frame to frame.
  public var name: String
  /// The map from the coordinates of the children to those around the group.
  public var transform: Affine
  /// The opacity of the children taken as one picture, 0…1; values outside are clamped when drawn.
  public var opacity: Double
  /// The outline to which the children are clipped, or `nil` for no clipping.
  public var clip: Clip?
  /// The content, from back to front.
  public var children: [Node]
  private var compositing: Boxed<Compositing>?

  /// Creates a group.
  public init(
    name: String = "", transform: Affine = .identity, opacity: Double = 1, clip: Clip? = nil,
    mask: Mask? = nil, shadow: Shadow? = nil, filters: [Filter] = [], blendMode: BlendMode = .normal,
    isIsolated: Bool = false, children: [Node] = []
  ) {
    self.name = name
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.children = children
    guard mask != nil || shadow != nil || !filters.isEmpty || blendMode != .normal || isIsolated else { return }
    compositing = Boxed(
      Compositing(shadow: shadow, filters: filters, mask: mask, blendMode: blendMode, isIsolated: isIsolated))
  }

  /// Creates a group that is clipped to the inside of a path by the non-zero rule.
  public init(
    name: String = "", transform: Affine = .identity, opacity: Double = 1, clip: Path,
    mask: Mask? = nil, shadow: Shadow? = nil, filters: [Filter] = [], blendMode: BlendMode = .normal,
    isIsolated: Bool = false, children: [Node] = []
  ) {
    self.init(
      name: name, transform: transform, opacity: opacity, clip: Clip(clip), mask: mask, shadow: shadow,
      filters: filters, blendMode: blendMode, isIsolated: isIsolated, children: children)
  }
}

extension Group {
  /// The shadow of the children taken as one picture, or `nil` for none.
  public var shadow: Shadow? {
    get { compositing?.value.shadow }
    set { changeCompositing { $0.shadow = newValue } }
  }

  /// The changes of the children's picture, in their order.
  public var filters: [Filter] {
    get { compositing?.value.filters ?? [] }
    set { changeCompositing { $0.filters = newValue } }
  }

  /// A coverage that multiplies the opacity of the children point by point, or `nil` for none.
  public var mask: Mask? {
    get { compositing?.value.mask }
    set { changeCompositing { $0.mask = newValue } }
  }

  /// How the picture mixes with the content behind it, in the nearest isolated group around it or on the canvas.
  public var blendMode: BlendMode {
    get { compositing?.value.blendMode ?? .normal }
    set { changeCompositing { $0.blendMode = newValue } }
  }

  /// Whether the children mix only with each other, and not with the content behind the group.
  ///
  /// A group with a clip, a mask, a shadow, filters, a blend mode or an opacity below 1 is isolated in any case.
  public var isIsolated: Bool {
    get { compositing?.value.isIsolated ?? false }
    set { changeCompositing { $0.isIsolated = newValue } }
  }

  /// Changes the rare properties; if all have their defaults there is no box, so that equal groups compare equal.
  private mutating func changeCompositing(_ change: (inout Compositing) -> Void) {
    var changed = compositing?.value ?? Compositing()
    change(&changed)
    compositing = changed == Compositing() ? nil : Boxed(changed)
  }
}

/// Rare properties of groups: the changes of their picture, and its mixing with the content behind it.
private struct Compositing: Sendable, Hashable {
  var shadow: Shadow?
  var filters: [Filter] = []
  var mask: Mask?
  var blendMode = BlendMode.normal
  var isIsolated = false
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Group: Codable {
    private enum CodingKeys: String, CodingKey {
      case name
      case transform
      case opacity
      case clip
      case mask
      case shadow
      case filters
      case blendMode
      case isIsolated
      case children
    }

    /// Writes the properties; absent parts are left out.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(transform, forKey: .transform)
      try container.encode(opacity, forKey: .opacity)
      try container.encodeIfPresent(clip, forKey: .clip)
      try container.encodeIfPresent(mask, forKey: .mask)
      try container.encodeIfPresent(shadow, forKey: .shadow)
      if !filters.isEmpty { try container.encode(filters, forKey: .filters) }
      if blendMode != .normal { try container.encode(blendMode, forKey: .blendMode) }
      if isIsolated { try container.encode(isIsolated, forKey: .isIsolated) }
      try container.encode(children, forKey: .children)
    }

    /// Reads the properties; only name, transform, opacity and children are required.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        name: try container.decode(String.self, forKey: .name),
        transform: try container.decode(Affine.self, forKey: .transform),
        opacity: try container.decode(Double.self, forKey: .opacity),
        clip: try container.decodeIfPresent(Clip.self, forKey: .clip),
        mask: try container.decodeIfPresent(Mask.self, forKey: .mask),
        shadow: try container.decodeIfPresent(Shadow.self, forKey: .shadow),
        filters: try container.decodeIfPresent([Filter].self, forKey: .filters) ?? [],
        blendMode: try container.decodeIfPresent(BlendMode.self, forKey: .blendMode) ?? .normal,
        isIsolated: try container.decodeIfPresent(Bool.self, forKey: .isIsolated) ?? false,
        children: try container.decode([Node].self, forKey: .children))
    }
  }
#endif
