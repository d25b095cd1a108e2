import MotionNumerics
import VectorScene

/// What a picture consists of, counted by itself: the numbers that the limits of a frame bound.
struct PictureExtent {
  /// The lines and curves of all paths.
  private(set) var segments = 0
  /// The lengths of patterns, the stops of gradients, and the letters and filters.
  private(set) var others = 0

  var total: Int { segments + others }

  init(_ nodes: [Node]) {
    add(nodes)
  }

  private mutating func add(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .group(let group):
        add(group.children)
        for layer in group.mask?.layers ?? [] { add(layer.nodes) }
        others += group.filters.count
      case .shape(let shape):
        segments += shape.path.elements.count(where: \.isSegment)
        if let fill = shape.fill { others += fill.paint.stopCount }
        if let stroke = shape.stroke { others += stroke.paint.stopCount + stroke.dash.count }
      case .label(let label): others += label.text.unicodeScalars.count
      case .image: others += 1
      }
    }
  }
}

extension Path.Element {
  fileprivate var isSegment: Bool {
    switch self {
    case .move, .close: false
    case .line, .quadratic, .cubic, .arc: true
    }
  }
}

extension Paint {
  fileprivate var stopCount: Int {
    switch self {
    case .color: 0
    case .linearGradient(let gradient): gradient.stops.count
    case .radialGradient(let gradient): gradient.stops.count
    case .conicGradient(let gradient): gradient.stops.count
    }
  }
}
