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
  /// The outline with its vertices a fraction nearer to their centre, and its control points the same fraction farther.
  ///
  /// The centre is that of the vertices' bounding box: After Effects' pictures of a pentagon show it to a tenth of a
  /// point (LottieFiles/test-files, `pucker` and `bloat`). Other players take the mean of the vertices.
  func puckered(by fraction: Double) -> Outline {
    guard fraction != 0, let first = vertices.first?.point else { return self }
    let (lower, upper) = vertices.reduce((first, first)) { box, vertex in
      (pointwiseMin(box.0, vertex.point), pointwiseMax(box.1, vertex.point))
    }
    let center = lower / 2 + upper / 2
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
