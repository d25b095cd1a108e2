internal import JSONText

/// A rectangle (`rc`) with rounded corners, clockwise from the right end of its top.
struct RectangleShape: Sendable {
  private var center: Property<Vector>
  private var size: Property<Vector>
  private var radius: Property<Double>
  private let isReversed: Bool

  init(reading json: JSONValue, reader: inout LottieReader) {
    center = reader.vector(json["p"])
    size = reader.vector(json["s"])
    radius = reader.number(json["r"], default: 0)
    isReversed = reader.isReversed(json)
  }

  var isConstant: Bool { center.isConstant && size.isConstant && radius.isConstant }

  func outline(at frame: Double) -> Outline {
    let half = size.value(at: frame).plane / 2
    let center = center.value(at: frame).plane
    // A radius is at most half of the shorter side; a negative size leaves no radius.
    let radius = min(radius.value(at: frame), half.min())
    let outline = Outline(rectangleAround: center, half: half, radius: radius)
    return isReversed ? outline.reversed : outline
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Size", &size)
    visitor.visit("Position", &center)
    visitor.visit("Roundness", &radius)
  }
}

extension Outline {
  /// A rectangle, clockwise from the right end of its top.
  fileprivate init(rectangleAround center: SIMD2<Double>, half: SIMD2<Double>, radius: Double) {
    isClosed = true
    // The signs of the corners: right top, right bottom, left bottom, left top.
    let corners: [SIMD2<Double>] = [SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1), SIMD2(-1, -1)]
    guard radius > 0 else {
      vertices = corners.map { Vertex(point: center + $0 * half) }
      return
    }
    vertices.reserveCapacity(8)
    // The outline begins at the end of the first corner's arc, and closes with its start.
    for (index, sign) in corners.enumerated() {
      let corner = center + sign * half
      let isVerticalFirst = index % 2 == 1
      let vertical = SIMD2(0, -sign.y) * radius
      let horizontal = SIMD2(-sign.x, 0) * radius
      let (into, out) = isVerticalFirst ? (vertical, horizontal) : (horizontal, vertical)
      let towards = -EllipseShape.tangentLength
      vertices.append(Vertex(point: corner + into, outTangent: into * towards))
      vertices.append(Vertex(point: corner + out, inTangent: out * towards))
    }
    vertices.append(vertices.removeFirst())
  }
}
