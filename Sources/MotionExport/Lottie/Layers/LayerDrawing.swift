internal import LayerAnimation
internal import MotionPaths
internal import MotionValues
internal import VectorScene

/// Layers as the nodes of scenes, with the same parts in all frames.
struct LayerDrawing {
  /// The parts of a layer that are drawn in at least one frame.
  private struct Parts {
    let name: String
    var background = false
    var border = false
    var fill = false
    var stroke = false
    var shadow = false
    var isRounded = false
  }

  private var parts: [Parts] = []
  /// The parts that are left out, with the name of their layer.
  private(set) var warnings: [String] = []

  /// The drawing of the layers that are visible in some frames.
  init(_ frames: [[RenderedLayer]]) {
    for layers in frames {
      for layer in layers {
        note(layer)
        warn(of: layer)
      }
    }
  }

  private mutating func note(_ layer: RenderedLayer) {
    let name = layer.uniqueName
    let index = parts.firstIndex { $0.name == name } ?? parts.count
    if index == parts.count { parts.append(Parts(name: name)) }
    let state = layer.state
    if state.backgroundColor.alpha > 0 { parts[index].background = true }
    if state.borderWidth > 0 && state.borderColor.alpha > 0 { parts[index].border = true }
    if state.fillColor.alpha > 0 { parts[index].fill = true }
    if state.strokeColor.alpha > 0 && state.lineWidth > 0 { parts[index].stroke = true }
    if state.shadowOpacity > 0 && state.shadowColor.alpha > 0 { parts[index].shadow = true }
    if state.cornerRadius > 0 { parts[index].isRounded = true }
  }

  private mutating func warn(of layer: RenderedLayer) {
    func warn(_ text: String) {
      let warning = "'\(layer.uniqueName)': \(text)"
      if !warnings.contains(warning) { warnings.append(warning) }
    }
    if layer.kind == .text { warn("the text is left out") }
    if layer.transform.affine == nil { warn("the perspective is left out") }
    if layer.state.masksToBounds { warn("nothing is clipped to its bounds") }
    if layer.state.shadowOpacity > 0 && !layer.state.shadowPath.isEmpty {
      warn("the outline of the shadow is left out")
    }
  }

  /// The nodes of the visible layers.
  ///
  /// The border of a layer comes after its sublayers, in front of them.
  func nodes(of layers: [RenderedLayer]) -> [Node] {
    var nodes: [Node] = []
    var open: [(layer: RenderedLayer, border: Node)] = []
    for layer in layers {
      while let last = open.last, !layer.isInside(last.layer) {
        nodes.append(last.border)
        open.removeLast()
      }
      guard let parts = parts.first(where: { $0.name == layer.uniqueName }) else { continue }
      let content = content(of: layer, parts)
      if !content.isEmpty { nodes.append(group(layer, layer.uniqueName, content, hasShadow: parts.shadow)) }
      if parts.border {
        open.append((layer, group(layer, layer.uniqueName + " border", [border(of: layer, parts)], hasShadow: false)))
      }
    }
    return nodes + open.reversed().map { $0.border }
  }

  private func group(_ layer: RenderedLayer, _ name: String, _ shapes: [Shape], hasShadow: Bool) -> Node {
    let state = layer.state
    var color = state.shadowColor
    color.alpha *= max(0, min(state.shadowOpacity, 1))
    let shadow = Shadow(color, offset: state.shadowOffset, radius: max(0, state.shadowRadius))
    return .group(
      Group(
        name: name, transform: layer.transform.inPlane, opacity: layer.opacity, shadow: hasShadow ? shadow : nil,
        children: shapes.map { .shape($0) }))
  }

  private func content(of layer: RenderedLayer, _ parts: Parts) -> [Shape] {
    let state = layer.state
    var shapes: [Shape] = []
    if parts.background {
      shapes.append(
        Shape(state.outline(inset: 0, isRounded: parts.isRounded), fill: Fill(state.backgroundColor.tinted(layer.tint)))
      )
    }
    switch layer.kind {
    case .gradient:
      if let gradient = state.gradient(tint: layer.tint) {
        shapes.append(Shape(state.outline(inset: 0, isRounded: parts.isRounded), fill: Fill(.linearGradient(gradient))))
      }
    case .shape:
      guard !state.path.isEmpty else { break }
      let stroke = Stroke(
        state.strokeColor.tinted(layer.tint), width: max(0, state.lineWidth), miterLimit: state.miterLimit,
        dash: state.lineDashPattern.map { max(0, $0) }, dashPhase: state.lineDashPhase,
        trim: Stroke.Trim(from: state.strokeStart, to: state.strokeEnd))
      let fill = Fill(state.fillColor.tinted(layer.tint))
      guard parts.fill || parts.stroke else { break }
      shapes.append(Shape(state.path, fill: parts.fill ? fill : nil, stroke: parts.stroke ? stroke : nil))
    case .plain, .text, .transform, .replicator: break
    }
    return shapes
  }

  /// The border, inside the bounds.
  private func border(of layer: RenderedLayer, _ parts: Parts) -> Shape {
    let width = max(0, layer.state.borderWidth)
    return Shape(
      layer.state.outline(inset: 0.5 * width, isRounded: parts.isRounded),
      stroke: Stroke(layer.state.borderColor.tinted(layer.tint), width: width))
  }
}

extension RenderedLayer {
  /// The name with the numbers of the path and of the copies, which no other layer has.
  fileprivate var uniqueName: String {
    let base = name.isEmpty ? "layer" : name
    let path = path.map { String($0) }.joined(separator: ".")
    let copies = copies.map { String($0) }.joined(separator: ".")
    return base + (path.isEmpty ? "" : " " + path) + (copies.isEmpty ? "" : " copy " + copies)
  }

  /// Whether the layer is a sublayer of another layer, or a sublayer of one of those sublayers.
  fileprivate func isInside(_ other: RenderedLayer) -> Bool {
    path.count > other.path.count && path.starts(with: other.path) && copies.starts(with: other.copies)
  }
}

extension LayerState {
  /// The outline of the bounds with rounded corners, reduced by an inset.
  fileprivate func outline(inset: Double, isRounded: Bool) -> Path {
    let low = bounds.minimum + SIMD2(inset, inset)
    let high = pointwiseMax(low, bounds.maximum - SIMD2(inset, inset))
    let size = high - low
    guard isRounded else { return .rectangle(x: low.x, y: low.y, width: size.x, height: size.y) }
    let radius = max(0, min(cornerRadius - inset, 0.5 * size.min()))
    // The elements are the same for any radius, so the radius can change from frame to frame.
    var path = Path()
    path.move(to: low + SIMD2(radius, 0))
    let corners = [SIMD2(high.x, low.y), high, SIMD2(low.x, high.y), low]
    let sides: [SIMD2<Double>] = [SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)]
    // The handles of a quarter turn are 4/3·tan(π/8) of the radius.
    let handle = radius * (1 - 0.552284749830793)
    for (index, corner) in corners.enumerated() {
      let (side, next) = (sides[index], sides[(index + 1) % 4])
      path.addLine(to: corner - radius * side)
      path.addCubic(corner - handle * side, corner + handle * next, to: corner + radius * next)
    }
    path.close()
    return path
  }

  /// The gradient in the coordinates of the layer; nil without colours.
  fileprivate func gradient(tint: Color) -> LinearGradient? {
    guard !colors.isEmpty else { return nil }
    func point(_ part: SIMD2<Double>) -> SIMD2<Double> { bounds.minimum + part * (bounds.maximum - bounds.minimum) }
    let even = max(1, Double(colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      GradientStop(color.tinted(tint), at: locations.count == colors.count ? locations[index] : Double(index) / even)
    }
    return LinearGradient(from: point(startPoint), to: point(endPoint), stops: stops)
  }
}

extension Color {
  /// The colour times the factors of a replicator.
  fileprivate func tinted(_ tint: Color) -> Color {
    Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha * tint.alpha)
  }
}

extension Transform3D {
  /// The map in the plane, without any perspective.
  fileprivate var inPlane: Affine { affine ?? Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}
