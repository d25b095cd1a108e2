import MotionCurves
internal import MotionPaths
internal import MotionValues
internal import VectorScene

/// A node of a scene over all frames of an animation, with its children.
struct SceneElement {
  /// The node in each frame; all are of one kind.
  let nodes: [Node]
  /// The frames that show it.
  var isVisible: [Bool]
  /// The children of a group.
  var children: [SceneElement] = []
  /// The nodes of each layer of a group's mask.
  var masks: [[SceneElement]] = []
  /// An upper bound of the distance of the drawing from the origin, in the coordinates around the element.
  private(set) var reach = 0.0

  /// The elements of lists of nodes, one for each frame.
  static func elements(of lists: [[Node]]) -> [SceneElement] {
    FrameTrack.tracks(of: lists).map { SceneElement($0) }
  }

  private init(_ track: FrameTrack<Node>) {
    nodes = track.forms
    isVisible = track.isVisible
    switch nodes[0] {
    case .group(let first):
      let groups = groups
      children = Self.elements(of: groups.map { $0.children })
      let layerCount = first.mask?.layers.count ?? 0
      masks = (0..<layerCount).map { layer in Self.elements(of: groups.map { $0.mask?.layers[layer].nodes ?? [] }) }
    case .shape(let shape) where shape.fill == nil:
      // A stroke without a visible part is hidden, as round ends would draw a dot.
      let shapes = shapes
      for frame in shapes.indices where shapes[frame].stroke?.trim.isEmpty ?? true { isVisible[frame] = false }
    default: break
    }
    reach = greatestReach()
  }

  /// Creates a group around children.
  init(groups: [Group], isVisible: [Bool], children: [SceneElement]) {
    nodes = groups.map { .group($0) }
    self.isVisible = isVisible
    self.children = children
    reach = greatestReach()
  }

  /// The groups of all frames; empty for another kind.
  var groups: [Group] { nodes.compactMap { if case .group(let group) = $0 { group } else { nil } } }
  /// The shapes of all frames; empty for another kind.
  var shapes: [Shape] { nodes.compactMap { if case .shape(let shape) = $0 { shape } else { nil } } }
  /// The labels of all frames; empty for another kind.
  var labels: [Label] { nodes.compactMap { if case .label(let label) = $0 { label } else { nil } } }
  /// The pictures of all frames; empty for another kind.
  var pictures: [Picture] { nodes.compactMap { if case .image(let picture) = $0 { picture } else { nil } } }

  /// Whether the element, or one inside it, needs layers of a document.
  ///
  /// Only layers have texts, pictures, masks and effects.
  var needsLayers: Bool {
    switch nodes[0] {
    case .label, .image: true
    case .shape(let shape): shape.shadow != nil
    case .group(let group): group.isComposed || children.contains { $0.needsLayers }
    }
  }

  private func greatestReach() -> Double {
    switch nodes[0] {
    case .shape: return shapes.reduce(0) { max($0, $1.path.reach + ($1.stroke?.width ?? 0)) }
    case .label: return labels.reduce(0) { max($0, $1.position.norm + $1.size * Double($1.text.count)) }
    case .image: return pictures.reduce(0) { max($0, $1.size.norm) }
    case .group:
      let inner = children.reduce(0) { max($0, $1.reach) }
      return groups.reduce(0) { reach, group in
        max(reach, SIMD2(group.transform.tx, group.transform.ty).norm + group.transform.greatestScale * inner)
      }
    }
  }
}

extension Group {
  /// Whether the children are combined into one picture before drawing, for a reason other than the group's opacity.
  var isComposed: Bool {
    clip != nil || mask?.layers.isEmpty == false || shadow != nil || !filters.isEmpty || blendMode != .normal
      || isIsolated
  }
}

extension Stroke.Trim {
  /// Whether nothing lies between the start and the end.
  var isEmpty: Bool { !(start < end && start < 1 && end > 0) }
}

extension Path {
  /// The largest distance of a point or control point from the origin; for an arc, an upper bound from its ellipse.
  fileprivate var reach: Double {
    elements.reduce(0) { reach, element in
      switch element {
      case .move(let end), .line(let end): max(reach, end.norm)
      case .quadratic(let control, let end): max(reach, control.norm, end.norm)
      case .cubic(let control1, let control2, let end): max(reach, control1.norm, control2.norm, end.norm)
      case .arc(let radii, _, _, _, let end): max(reach, end.norm + 2 * radii.max())
      case .close: reach
      }
    }
  }
}

extension Affine {
  /// The largest scale factor of a length: the norm of the linear part.
  var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    return (0.5 * (sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot())).squareRoot()
  }
}
