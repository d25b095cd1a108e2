import MotionValues

extension Layer {
  /// The visible layers at a time, from back to front.
  ///
  /// - A layer is followed by its sublayers, sorted by `zPosition`; the sublayers of a transform layer are sorted by
  ///   the visible depth of the centres of their bounds. Sublayers of equal depth keep their order. Layers that
  ///   intersect are not cut.
  /// - Sublayers are drawn into the plane of their superlayer. The sublayers of a transform layer stay in space, up to
  ///   the plane of the nearest superlayer of another kind; a transform layer itself draws nothing, and has no back.
  /// - Layers that are hidden or have no opacity are left out with all their sublayers, and so is a layer with
  ///   `doubleSided` 0 whose back is visible.
  /// - Opacities multiply, as for sublayers of a transform layer in Core Animation; a group that Core Animation
  ///   composes before making it transparent looks different where its layers overlap.
  /// - A replicator draws its sublayers ``LayerState/instanceCount`` times, the first copy behind, each turned by
  ///   ``LayerState/instanceTransform`` against the previous copy.
  /// - Masks and the contents of layers are left to the renderer.
  ///
  /// - Parameter time: the time of the superlayer, whose plane is the screen.
  /// - Returns: the visible layers.
  /// - Complexity: O(*n* log *n*) for *n* layers, including copies.
  public func rendered(at time: Double) -> [RenderedLayer] {
    var rendering = Rendering()
    let root = RenderingNode(self, at: time, in: .screen, step: .identity, path: [], copies: [])
    rendering.draw(root)
    return rendering.layers
  }
}

/// The context in which sublayers are drawn.
private struct RenderingContext {
  /// From the superlayer to the plane in which it is drawn; the identity outside transform layers.
  var toPlane = Transform3D.identity
  /// From that plane to the screen.
  var planeToScreen = Transform3D.identity
  var opacity = 1.0
  var tint = Color.white

  static let screen = RenderingContext()
}

/// A layer that may be drawn, in its context.
private struct RenderingNode {
  let layer: Layer
  let state: LayerState
  let time: Double
  let context: RenderingContext
  /// From the layer's space to the plane in which it is drawn.
  let toPlane: Transform3D
  let path: [Int]
  let copies: [Int]

  /// The layer in a context; `step` is the transform between the layer's own transform and the superlayer.
  init(
    _ layer: Layer, at time: Double, in context: RenderingContext, step: Transform3D, path: [Int], copies: [Int]
  ) {
    self.layer = layer
    self.time = time
    self.context = context
    self.path = path
    self.copies = copies
    state = layer.presentation(at: time)
    toPlane = state.transformToSuperlayer.concatenated(with: step).concatenated(with: context.toPlane)
  }

  /// The depth of the centre, towards the viewer.
  var depth: Double { toPlane.applied(to: SIMD3(state.bounds.center, 0)).z }

  var opacity: Double { context.opacity * Swift.min(state.opacity, 1) }
}

private struct Rendering {
  private(set) var layers: [RenderedLayer] = []

  mutating func draw(_ node: RenderingNode) {
    guard !node.state.isHidden, node.opacity > 0 else { return }
    var inner = node.context
    inner.opacity = node.opacity
    if node.layer.kind == .transform {
      inner.toPlane = node.toPlane
    } else {
      inner.toPlane = .identity
      inner.planeToScreen = node.toPlane.ofPlane.concatenated(with: node.context.planeToScreen)
      guard drawOwn(node, inner) else { return }
    }
    if node.layer.kind == .replicator { inner.tint = inner.tint.multiplied(by: node.state.instanceColor) }
    for sublayer in sublayers(of: node, in: inner) { draw(sublayer) }
  }

  /// Draws the layer without its sublayers; returns false if only its back is visible and it is not double-sided.
  private mutating func drawOwn(_ node: RenderingNode, _ inner: RenderingContext) -> Bool {
    guard node.state.isDoubleSided || inner.planeToScreen.showsFront else { return false }
    layers.append(
      RenderedLayer(
        name: node.layer.name, kind: node.layer.kind, path: node.path, copies: node.copies, state: node.state,
        transform: inner.planeToScreen, opacity: node.opacity, tint: node.context.tint))
    return true
  }

  private func sublayers(of node: RenderingNode, in inner: RenderingContext) -> [RenderingNode] {
    let time = node.layer.timeSpace.localTime(at: node.time)
    let step = node.state.transformOfSublayers
    guard node.layer.kind == .replicator else {
      return sorted(node, inner, time: time, step: step, copies: node.copies)
    }
    return (0..<node.state.copyCount).flatMap { copy in
      sorted(
        node, inner, time: time - Double(copy) * node.state.instanceDelay,
        step: node.state.transform(ofCopy: copy).concatenated(with: step), copies: node.copies + [copy])
    }
  }

  private func sorted(
    _ node: RenderingNode, _ inner: RenderingContext, time: Double, step: Transform3D, copies: [Int]
  ) -> [RenderingNode] {
    let nodes = node.layer.sublayers.enumerated().map { index, layer in
      RenderingNode(layer, at: time, in: inner, step: step, path: node.path + [index], copies: copies)
    }
    let isInSpace = node.layer.kind == .transform
    let keyed = nodes.enumerated().map { (isInSpace ? $1.depth : $1.state.zPosition, $0) }
    // A stable order: the standard library's sort does not promise one.
    return keyed.sorted { $0 < $1 }.map { nodes[$0.1] }
  }
}

extension Color {
  fileprivate func multiplied(by other: Color) -> Color { Color(components: components * other.components) }
}
