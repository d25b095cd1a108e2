internal import MotionValues
package import VectorScene

/// A scene as a stack of documents, for rasterisers that do not know `plus-lighter`.
///
/// librsvg 2.54 draws `plus-lighter` as `normal`. So a group that mixes with the whole canvas below it becomes a
/// separate document. A group with an opacity, a clip, a mask, a filter or a shadow is a separate picture without a
/// canvas to mix with, so a `plus-lighter` inside it stays there. The exception is a clip around the whole scene, as
/// for a canvas of another shape: every document repeats it.
struct SceneLayers {
  enum Mode: String {
    case over
    case plusLighter = "plus-lighter"
  }

  private(set) var layers: [(mode: Mode, scene: Scene)] = []
  /// The colour beneath all documents together; no document mixes with it.
  private(set) var background: Color?
  private var nodes: [Node] = []
  private let scene: Scene

  init(of scene: Scene) {
    self.scene = scene
    // In a separate document, a group that multiplies would have nothing to multiply with.
    guard scene.nodes.containLighter, !scene.nodes.mixOtherwise else {
      layers = [(.over, scene)]
      return
    }
    if case .group(let group)? = scene.nodes.first, scene.nodes.count == 1, group.clip != nil, group.isPlain,
      scene.background?.isFinite ?? true
    {
      addParts(of: group)
      background = scene.background
      return
    }
    add(scene.nodes, map: .identity)
    flush(.over)
  }

  /// Makes layers of the children of the scene's only group; each layer repeats the group.
  private mutating func addParts(of group: Group) {
    for part in SceneLayers(of: Scene(size: scene.size, nodes: group.children)).layers {
      var whole = group
      whole.children = part.scene.nodes
      layers.append((part.mode, Scene(size: scene.size, nodes: [.group(whole)])))
    }
  }

  private mutating func add(_ nodes: [Node], map: Affine) {
    for node in nodes {
      guard case .group(var group) = node, [node].containLighter else {
        self.nodes.append(map == .identity ? node : .group(Group(transform: map, children: [node])))
        continue
      }
      if group.blendMode == .plusLighter {
        flush(.over)
        group.blendMode = .normal
        group.transform = map * group.transform
        self.nodes = [.group(group)]
        flush(.plusLighter)
      } else if group.passesThrough {
        add(group.children, map: map * group.transform)
      } else {
        group.transform = map * group.transform
        self.nodes.append(.group(group))
      }
    }
  }

  /// Makes a layer of the nodes that have been added since the last layer.
  private mutating func flush(_ mode: Mode) {
    guard layers.isEmpty || !nodes.isEmpty else { return }
    // The background is below all layers.
    layers.append((mode, Scene(size: scene.size, background: layers.isEmpty ? scene.background : nil, nodes: nodes)))
    nodes = []
  }
}

extension Group {
  /// Whether the children are drawn on the canvas, and not as a separate picture.
  fileprivate var passesThrough: Bool { clip == nil && isPlain && !isIsolated }

  /// Whether the children are drawn as they are, apart from a clip.
  fileprivate var isPlain: Bool {
    opacity >= 1 && mask == nil && shadow == nil && filters.isEmpty && blendMode == .normal
  }
}

extension Color {
  fileprivate var isFinite: Bool { (0..<4).allSatisfy { components[$0].isFinite } }

  /// The word of the helper's protocol: Documentation/Raster.md.
  var word: String {
    (0..<4).map { index in
      let digits = String(UInt8((255 * min(max(components[index], 0), 1)).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

extension [Node] {
  /// Whether the nodes, or nodes inside them, include a group that mixes by `plus-lighter`.
  fileprivate var containLighter: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.blendMode == .plusLighter || group.children.containLighter
    }
  }

  /// Whether a group mixes with the canvas in another way.
  fileprivate var mixOtherwise: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      if group.blendMode != .normal && group.blendMode != .plusLighter { return true }
      return group.passesThrough && group.children.mixOtherwise
    }
  }
}

extension Scene {
  /// Whether the pixels of the scene lack a `plus-lighter`, because it is in a group that is a separate picture, or
  /// beside other blend modes.
  package var losesPlusLighter: Bool {
    SceneLayers(of: self).layers.contains { $0.scene.nodes.containLighter }
  }
}
