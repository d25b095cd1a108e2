internal import JSONText

/// An ellipse (`el`): four cubics, clockwise from its top.
struct EllipseShape: Sendable {
  private var center: Property<Vector>
  private var size: Property<Vector>
  private let isReversed: Bool

  /// The length of the tangents of a quarter of a circle of radius 1; the cubics with the least deviation from the
  /// circle.
  ///
  /// Source: Lottie specification 1.0.1, "Ellipse".
  static let tangentLength = 0.5519150244935106

  init(reading json: JSONValue, reader: inout LottieReader) {
    center = reader.vector(json["p"])
    size = reader.vector(json["s"])
    isReversed = reader.isReversed(json)
  }

  var isConstant: Bool { center.isConstant && size.isConstant }

  func outline(at frame: Double) -> Outline {
    let outline = Outline(ellipseAround: center.value(at: frame).plane, radii: size.value(at: frame).plane / 2)
    return isReversed ? outline.reversed : outline
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Size", &size)
    visitor.visit("Position", &center)
  }
}

extension Outline {
  /// An ellipse, clockwise from its top.
  fileprivate init(ellipseAround center: SIMD2<Double>, radii: SIMD2<Double>) {
    let tangent = radii * EllipseShape.tangentLength
    // The outward directions of the four vertices; each motion goes on to the next one.
    let directions: [SIMD2<Double>] = [SIMD2(0, -1), SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0)]
    vertices = directions.map { direction in
      let onward = SIMD2(-direction.y, direction.x) * tangent
      return Vertex(point: center + direction * radii, inTangent: -onward, outTangent: onward)
    }
    isClosed = true
  }
}
