internal import JSONText

/// Rounds the corners of outlines (`rd`).
struct RoundedCorners: Sendable {
  private var radius: Property<Double>

  /// The length of the tangents of a corner of radius 1; four digits of that of the ellipse, as in lottie-web.
  static let tangentLength = 0.5519

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.roundedCorners)
    radius = reader.number(json["r"], default: 0)
  }

  var isConstant: Bool { radius.isConstant }

  func radius(at frame: Double) -> Double { radius.value(at: frame) }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Radius", &radius)
  }
}

extension Outline {
  /// The outline with rounded corners.
  ///
  /// A vertex without tangents, except at an end, becomes two vertices joined by a cubic. They lie on both edges at a
  /// distance of `radius`, but at most half of the edge. Vertices with tangents stay.
  func roundingCorners(by radius: Double) -> Outline {
    guard radius > 0, vertices.count > 1 else { return self }
    var rounded = Outline(isClosed: isClosed)
    rounded.vertices.reserveCapacity(2 * vertices.count)
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard !isEnd, !vertex.hasTangents else {
        rounded.vertices.append(vertex)
        continue
      }
      let before = vertices[index == 0 ? vertices.count - 1 : index - 1].point
      let after = vertices[index == vertices.count - 1 ? 0 : index + 1].point
      let into = Self.step(from: vertex.point, to: before, radius)
      let out = Self.step(from: vertex.point, to: after, radius)
      let towards = -RoundedCorners.tangentLength
      rounded.vertices.append(Vertex(point: vertex.point + into, outTangent: into * towards))
      rounded.vertices.append(Vertex(point: vertex.point + out, inTangent: out * towards))
    }
    return rounded
  }

  /// The step along an edge by a length, but at most by half of the edge.
  private static func step(from point: SIMD2<Double>, to other: SIMD2<Double>, _ length: Double) -> SIMD2<Double> {
    let edge = other - point
    let distance = (edge * edge).sum().squareRoot()
    return distance > 0 ? edge * (min(length, distance / 2) / distance) : .zero
  }
}
