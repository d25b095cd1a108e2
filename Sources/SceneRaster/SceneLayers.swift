internal import MotionNumerics
public import VectorScene

/// A scene as documents that are drawn upon each other, for rasterisers that do not know `plus-lighter`.
///
/// librsvg 2.54 draws it as `normal`. What mixes with the whole canvas below it becomes a document of its own; in a group
/// that is a picture of its own (by an opacity, a clip, a mask, a filter, a shadow) there is no canvas to mix with, and it
/// stays.
struct SceneLayers {
  enum Mode: String {
    case over
    case plusLighter = "plus-lighter"
  }

  private(set) var layers: [(mode: Mode, scene: Scene)] = []
  private var nodes: [Node] = []
  private let scene: Scene

  init(of scene: Scene) {
    self.scene = scene
    // Without the documents below it, what multiplies would multiply with nothing.
    guard scene.nodes.containLighter, !scene.nodes.mixOtherwise else {
      layers = [(.over, scene)]
      return
    }
    add(scene.nodes, map: .identity)
    flush(.over)
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

  /// Makes a layer of the nodes that have come since the last one.
  private mutating func flush(_ mode: Mode) {
    guard layers.isEmpty || !nodes.isEmpty else { return }
    // The background is below all of them.
    layers.append((mode, Scene(size: scene.size, background: layers.isEmpty ? scene.background : nil, nodes: nodes)))
    nodes = []
  }
}

extension Group {
  /// Whether the children are drawn on the canvas, and are not a picture of their own.
  fileprivate var passesThrough: Bool {
    opacity >= 1 && clip == nil && mask == nil && shadow == nil && filters.isEmpty && blendMode == .normal
      && !isIsolated
  }
}

extension [Node] {
  /// Whether a group that mixes by `plus-lighter` is among them or in them.
  fileprivate var containLighter: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.blendMode == .plusLighter || group.children.containLighter
    }
  }

  /// Whether something mixes with the canvas in another way.
  fileprivate var mixOtherwise: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      if group.blendMode != .normal && group.blendMode != .plusLighter { return true }
      return group.passesThrough && group.children.mixOtherwise
    }
  }
}

extension Scene {
  /// Whether pixels of the scene lack a `plus-lighter`, as it is in a group that is a picture of its own, or beside other
  /// ways to mix.
  public var losesPlusLighter: Bool {
    SceneLayers(of: self).layers.contains { $0.scene.nodes.containLighter }
  }
}
