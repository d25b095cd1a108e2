internal import MotionValues

/// The outline of a shape or mask: vertices with tangents, which morph point by point.
///
/// Segment *k* is the cubic from vertex *k* to the next with the control points v[k] + o[k] and v[k+1] + i[k+1].
struct Outline: Sendable, Equatable {
  /// A point of the outline with its tangents, which are relative to it.
  struct Vertex: Sendable, Equatable {
    var point: SIMD2<Double>
    /// Towards the vertex before; `i` in a document.
    var inTangent: SIMD2<Double> = .zero
    /// Towards the next vertex; `o` in a document.
    var outTangent: SIMD2<Double> = .zero

    /// Whether at least one tangent is not zero.
    var hasTangents: Bool { inTangent != .zero || outTangent != .zero }
  }

  var vertices: [Vertex] = []
  var isClosed = false

  /// The outline walked the other way round, from its last vertex to its first.
  ///
  /// A closed outline begins at the same vertex.
  var reversed: Outline {
    var reversed = vertices.reversed().map {
      Vertex(point: $0.point, inTangent: $0.outTangent, outTangent: $0.inTangent)
    }
    if isClosed, let first = reversed.popLast() { reversed.insert(first, at: 0) }
    return Outline(vertices: reversed, isClosed: isClosed)
  }

  /// The outline under a map.
  func mapped(by map: Affine) -> Outline {
    func turned(_ tangent: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(map.a * tangent.x + map.c * tangent.y, map.b * tangent.x + map.d * tangent.y)
    }
    var mapped = self
    for index in vertices.indices {
      mapped.vertices[index] = Vertex(
        point: map.applied(to: vertices[index].point), inTangent: turned(vertices[index].inTangent),
        outTangent: turned(vertices[index].outTangent))
    }
    return mapped
  }

  /// The number of segments.
  var segmentCount: Int { vertices.isEmpty ? 0 : isClosed ? vertices.count : vertices.count - 1 }

  /// The four control points of a segment.
  func segment(_ index: Int) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let start = vertices[index]
    let end = vertices[index + 1 == vertices.count ? 0 : index + 1]
    return (start.point, start.point + start.outTangent, end.point + end.inTangent, end.point)
  }
}

extension Outline: PropertyValue {
  /// Interpolates all points by the easing of component 0; for different counts, only the first vertices.
  static func interpolated(
    from start: Outline, to end: Outline, easing: SegmentEasing, at progress: Double
  ) -> Outline {
    let eased = easing.value(of: 0, at: progress)
    var outline = Outline(isClosed: start.isClosed)
    outline.vertices.reserveCapacity(min(start.vertices.count, end.vertices.count))
    for (first, last) in zip(start.vertices, end.vertices) {
      outline.vertices.append(
        Vertex(
          point: first.point + (last.point - first.point) * eased,
          inTangent: first.inTangent + (last.inTangent - first.inTangent) * eased,
          outTangent: first.outTangent + (last.outTangent - first.outTangent) * eased))
    }
    return outline
  }
}
