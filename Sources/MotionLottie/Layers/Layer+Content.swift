import MotionPaths
internal import MotionValues
internal import VectorScene

extension Layer {
  /// Whether the layer draws something at some frame.
  var isDrawn: Bool {
    if isHidden || isMatteSource { return false }
    switch kind {
    case .precomposition, .solid, .image, .shape, .text, .nodes: return true
    case .null, .audio, .camera, .data, .unknown: return false
    }
  }

  /// Whether something changes the picture after it has been masked.
  var hasEffects: Bool { !styles.isEmpty || effects.contains { $0.kind != nil } }

  /// Whether the picture is that of the outlines that the layer draws, changed in nothing but its colours.
  var isOfOutlines: Bool {
    guard !masks.contains(where: { $0.mode != nil }) else { return false }
    switch kind {
    case .solid, .shape, .text: break
    default: return false
    }
    return effects.allSatisfy {
      switch $0.kind {
      case .tint, .fill, .tritone, nil: true
      case .stroke, .dropShadow, .gaussianBlur: false
      }
    }
  }

  /// Whether an effect strokes the outlines of masks.
  var strokesMasks: Bool { effects.contains { $0.kind == .stroke } }

  /// A rectangle of one colour.
  static func solidNodes(_ color: Color, _ size: SIMD2<Double>) -> [Node] {
    guard size.x > 0, size.y > 0 else { return [] }
    return [.shape(Shape(.rectangle(x: 0, y: 0, width: size.x, height: size.y), fill: Fill(color)))]
  }

  /// Gives the layer other nodes to draw.
  mutating func replaceContent(by nodes: [Node]) {
    kind = .nodes(nodes)
    constantContent = nil
  }

  /// Draws the content once if it never changes, as far as it fits into a budget for the whole document.
  mutating func fixContent(budget: inout FrameBudget) {
    constantContent = nil
    switch kind {
    case .solid(let color, let size): constantContent = (Self.solidNodes(color, size), 4)
    case .shape(let shapes) where shapes.isConstant:
      var rest = budget
      let nodes = shapes.nodes(at: 0, budget: &rest)
      guard !rest.isExceeded else { return }
      constantContent = (nodes, budget.segments - rest.segments)
      budget = rest
    case .text(let text) where text.isConstant:
      var rest = budget
      let nodes = text.nodes(at: 0, masks: masks, budget: &rest)
      guard !rest.isExceeded else { return }
      constantContent = (nodes, budget.segments - rest.segments)
      budget = rest
    case .shape(var shapes):
      // If the shapes were held twice, all lists would be copied.
      kind = .null
      shapes.prepare(budget: &budget)
      kind = .shape(shapes)
    default: break
    }
  }
}
