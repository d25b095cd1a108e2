import MotionPaths
import MotionValues
internal import RealModule
internal import VectorScene

extension [Node] {
  /// The nodes in one colour, grown by a distance on all sides.
  ///
  /// A disc around each point joins them: corners are round. Pictures grow like their rectangles. Clips and masks within
  /// the nodes do not count.
  func widened(by distance: Double, color: Color) -> [Node] {
    compactMap { $0.widened(by: distance, color: color) }
  }

  /// Whether nothing can be seen through the nodes, apart from the edges.
  var isOpaque: Bool { allSatisfy { $0.isOpaque } }
}

extension Node {
  fileprivate func widened(by distance: Double, color: Color) -> Node? {
    switch self {
    case .group(let group):
      // The distance is that of the layer: the group's own scale does not stretch it, on average over its directions.
      let scale = group.transform.determinant.magnitude.squareRoot()
      guard scale > 0, scale.isFinite, group.opacity > 0 else { return nil }
      let children = group.children.widened(by: distance / scale, color: color)
      return children.isEmpty ? nil : .group(Group(transform: group.transform, children: children))
    case .shape(let shape):
      guard shape.fill != nil || shape.stroke != nil else { return nil }
      var border = shape.stroke ?? Stroke(color, width: 0)
      border.paint = .color(color)
      border.width += 2 * distance
      border.join = .round
      border.cap = .round
      return .shape(Shape(shape.path, fill: shape.fill.map { Fill(color, rule: $0.rule) }, stroke: border))
    case .label(var label):
      let width = label.stroke?.width ?? 0
      label.color = color
      label.stroke = Stroke(color, width: width + 2 * distance, join: .round)
      return .label(label)
    case .image(let picture):
      let frame = Path.rectangle(x: 0, y: 0, width: picture.size.x, height: picture.size.y)
      return .shape(Shape(frame, fill: Fill(color), stroke: Stroke(color, width: 2 * distance, join: .round)))
    }
  }

  fileprivate var isOpaque: Bool {
    switch self {
    case .group(let group): group.opacity >= 1 && group.children.isOpaque
    case .shape(let shape): shape.fill?.paint.isOpaque != false && shape.stroke?.paint.isOpaque != false
    case .label(let label): label.color.alpha >= 1
    case .image: false
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .conicGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
