internal import JSONText

/// Pulls the vertices of outlines to their centre and pushes their tangents out, or the reverse (`pb`).
struct PuckerBloat: Sendable {
  /// In per cent.
  private var amount: Property<Double>

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.puckerBloat)
    amount = reader.number(json["a"], default: 0)
  }

  var isConstant: Bool { amount.isConstant }

  func amount(at frame: Double) -> Double { amount.value(at: frame) / 100 }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Amount", &amount)
  }
}

extension Outline {
  /// The outline with its vertices a fraction nearer to their mean, and its control points the same fraction farther.
  func puckered(by fraction: Double) -> Outline {
    guard fraction != 0, !vertices.isEmpty else { return self }
    let center = vertices.reduce(.zero) { $0 + $1.point } / Double(vertices.count)
    var puckered = self
    for index in vertices.indices {
      let vertex = vertices[index]
      let point = vertex.point + (center - vertex.point) * fraction
      let controlIn = vertex.point + vertex.inTangent
      let controlOut = vertex.point + vertex.outTangent
      puckered.vertices[index] = Vertex(
        point: point,
        inTangent: controlIn - (center - controlIn) * fraction - point,
        outTangent: controlOut - (center - controlOut) * fraction - point)
    }
    return puckered
  }
}
