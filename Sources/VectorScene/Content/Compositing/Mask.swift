/// A coverage C, 0…1 at each point, that multiplies the opacity of a group.
///
/// It is made of layers. Each layer has a coverage, and the modes of the layers combine these coverages in order. A
/// mask of one layer has the coverage of that layer, or 1 minus it if the layer subtracts; other modes make no
/// difference.
///
/// ```swift
/// Group(mask: [.shape(disc)], children: picture)                                  // the picture inside of the disc
/// Group(mask: Mask([.shape(disc)], isInverted: true), children: picture)          // and outside of it
/// Group(mask: Mask(layers: [MaskLayer([a]), MaskLayer([b], mode: .subtract)]))    // in a, not in b
/// ```
public struct Mask: Sendable, Hashable {
  /// The property of a layer's nodes that gives the coverage.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Their opacity; their colours do not matter.
    case alpha
    /// Their luminance times their opacity: 0.2126·red + 0.7152·green + 0.0722·blue of the components in sRGB, as in
    /// browsers and Lottie players.
    case luminance
  }

  /// The layers, in the order in which they are combined; a mask without layers hides nothing.
  public var layers: [MaskLayer]

  /// Creates a mask of layers.
  public init(layers: [MaskLayer]) {
    self.layers = layers
  }

  /// Creates a mask of one layer; without nodes, and not inverted, it hides everything.
  public init(_ nodes: [Node], kind: Kind = .alpha, isInverted: Bool = false) {
    layers = [MaskLayer(nodes, kind: kind, isInverted: isInverted)]
  }
}

extension Mask: ExpressibleByArrayLiteral {
  /// Creates a mask of one layer that is as opaque as the nodes are.
  public init(arrayLiteral elements: Node...) {
    self.init(elements)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Mask: Codable {}
  extension Mask.Kind: Codable {}
#endif
