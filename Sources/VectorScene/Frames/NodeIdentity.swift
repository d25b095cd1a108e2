internal import MotionPaths

/// The identity of a node over the frames of an animation, for formats in which everything but numbers is fixed.
///
/// Groups are identified by their names; shapes by the elements of their path and the kinds of their paints; pictures
/// by their bytes; labels only by their place, as their text may change.
package struct NodeIdentity: Equatable {
  fileprivate var signature: [UInt8] = []
  fileprivate var picture: Picture?
  /// The number of nodes of the same kind before it in its list.
  fileprivate var ordinal = 0

  fileprivate init(_ node: Node) {
    switch node {
    case .group(let group): append(group)
    case .shape(let shape): append(shape)
    case .label: append("label")
    case .image(let image):
      append("image")
      // The size is no part of the file.
      picture = Picture(image.data, mediaType: image.mediaType, size: .zero)
    }
  }

  private mutating func append(_ text: String) {
    // This byte never occurs in UTF-8.
    signature.append(0xFF)
    signature.append(contentsOf: text.utf8)
  }

  private mutating func append(_ group: Group) {
    append("group")
    append(group.name)
    append(group.blendMode.rawValue)
    if group.isIsolated { append("isolated") }
    if group.shadow != nil { append("shadow") }
    for filter in group.filters { append(filter.kind) }
    if let clip = group.clip {
      append("clip")
      append(clip.path, rule: clip.rule)
    }
    guard let mask = group.mask else { return }
    append("mask")
    for layer in mask.layers {
      append(layer.mode.rawValue)
      append(layer.kind.rawValue)
      if layer.isInverted { append("inverted") }
    }
  }

  private mutating func append(_ shape: Shape) {
    append("shape")
    append(shape.path, rule: shape.fill?.rule ?? .nonZero)
    if let fill = shape.fill {
      append("fill")
      append(fill.paint)
    }
    if let stroke = shape.stroke {
      append("stroke")
      append(stroke.paint)
      append(stroke.cap.rawValue)
      append(stroke.join.rawValue)
      append(String(stroke.dash.count))
    }
    if shape.shadow != nil { append("shadow") }
  }

  private mutating func append(_ path: Path, rule: Fill.Rule) {
    append(rule.rawValue)
    signature.append(contentsOf: path.elements.map { $0.kind })
  }

  private mutating func append(_ paint: Paint) {
    switch paint {
    case .color: append("color")
    case .linearGradient(let gradient): append("linear \(gradient.stops.count)")
    case .radialGradient(let gradient): append("radial \(gradient.stops.count)")
    case .conicGradient(let gradient): append("conic \(gradient.stops.count)")
    }
  }
}

extension Node: FrameElement {
  package static func identities(of nodes: [Node]) -> [NodeIdentity] {
    var identities: [NodeIdentity] = []
    for node in nodes {
      var identity = NodeIdentity(node)
      identity.ordinal = identities.count { $0.signature == identity.signature && $0.picture == identity.picture }
      identities.append(identity)
    }
    return identities
  }

  package static func group(of nodes: [Node]) -> Node { .group(Group(children: nodes)) }
}

extension Path.Element {
  /// A letter for the kind of the element: paths of the same kinds can be interpolated point by point.
  fileprivate var kind: UInt8 {
    switch self {
    case .move: UInt8(ascii: "m")
    case .line: UInt8(ascii: "l")
    case .quadratic: UInt8(ascii: "q")
    case .cubic: UInt8(ascii: "c")
    case .arc(_, _, _, let isClockwise, _): UInt8(ascii: isClockwise ? "a" : "b")
    case .close: UInt8(ascii: "z")
    }
  }
}

extension Filter {
  fileprivate var kind: String {
    switch self {
    case .blur: "blur"
    case .colorMatrix: "colorMatrix"
    case .componentTable: "componentTable"
    case .shadow: "shadow filter"
    case .shadowOnly: "shadowOnly"
    case .erode: "erode"
    case .dilate: "dilate"
    }
  }
}
