import MotionPaths
internal import RealModule
internal import VectorScene

/// A border along outlines; a positive border lies outside of clockwise outlines.
struct OutlineBorder {
  var amount: Double
  var join: Stroke.Join
  /// The greatest distance of a corner's point from its vertex, in amounts.
  var miterLimit: Double

  /// The cost of the border of an outline, in segments.
  func cost(of outline: Outline) -> Int {
    // It has at most ten segments for each of the outline: out and back, up to three parts, an arc of up to two
    // quarters at each end. Moving and cutting them takes five times as long as drawing them.
    50 * (outline.segmentCount + 1)
  }
}

extension Outline {
  /// The outline moved along its normals; an open one becomes a closed border around it.
  ///
  /// Each cubic is split where it bends the other way. The moved part is a cubic again, with the ends and directions
  /// that the exact offset curve has there, and handles as much longer as those of an arc of the same turn; a moved
  /// circle is a circle. Moved segments are joined where they gape, and cut off where neighbours cross. Other loops
  /// stay.
  func moved(by border: OutlineBorder) -> Outline {
    var parts = (0..<segmentCount).flatMap { MovedSegment.parts(of: pathSegment($0), border.amount) }
    if !isClosed {
      let back = (0..<segmentCount).reversed().flatMap {
        MovedSegment.parts(of: pathSegment($0).reversed, border.amount)
      }
      parts += back
    }
    guard parts.count > 1 else { return self }
    for index in parts.indices {
      let next = index + 1 == parts.count ? 0 : index + 1
      MovedSegment.cut(&parts, index, next)
    }
    var builder = BorderBuilder(border)
    for (index, part) in parts.enumerated() {
      builder.append(part)
      builder.join(part, parts[index + 1 == parts.count ? 0 : index + 1])
    }
    builder.close()
    return builder.outline
  }
}

/// Builds a border from moved segments.
private struct BorderBuilder {
  private let border: OutlineBorder
  private(set) var outline = Outline(isClosed: true)

  init(_ border: OutlineBorder) {
    self.border = border
  }

  mutating func append(_ part: MovedSegment) {
    let points = part.points
    append(points.start, points.control1, points.control2, points.end)
  }

  private mutating func append(
    _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    if let last = outline.vertices.indices.last, outline.vertices[last].point.isNear(start) {
      outline.vertices[last].outTangent = control1 - start
    } else {
      outline.vertices.append(Outline.Vertex(point: start, outTangent: control1 - start))
    }
    outline.vertices.append(Outline.Vertex(point: end, inTangent: control2 - end))
  }

  /// Joins the last vertex to the first, if they are in one place.
  ///
  /// Only a complete border is closed: one that passes its first point goes on from there.
  mutating func close() {
    guard let first = outline.vertices.first, let last = outline.vertices.last, outline.vertices.count > 2,
      first.point.isNear(last.point)
    else { return }
    outline.vertices[0].inTangent = last.inTangent
    outline.vertices.removeLast()
  }

  /// Adds a corner between the end of a segment and the start of the next, if they gape.
  mutating func join(_ part: MovedSegment, _ next: MovedSegment) {
    let (start, end) = (part.points.end, next.points.start)
    guard !part.isEndCut, !start.isNear(end) else { return }
    let (first, second) = (part.endDirection, next.startDirection)
    let turn = first.x * second.y - first.y * second.x
    let alignment = (first * second).sum()
    // On the inner side of a corner, and where a border goes back, a line joins the two.
    let isGap = turn * border.amount > 0 || (turn == 0 && alignment < 0)
    guard isGap else { return }
    switch border.join {
    case .bevel: break
    case .miter:
      // The point is at amount·√(2/(1 + cos)) from the vertex.
      guard alignment > -1, (2 / (1 + alignment)).squareRoot() <= border.miterLimit else { return }
      let normals = (first + second).leftNormal
      outline.vertices.append(
        Outline.Vertex(point: part.vertex + normals * (border.amount / (1 + alignment))))
    case .round:
      let sweep = Double.atan2(y: turn, x: alignment).magnitude * (border.amount < 0 ? -1 : 1)
      appendArc(around: part.vertex, from: start, to: end, sweep: sweep)
    }
  }

  /// Appends an arc of at most half a turn, as two cubics.
  private mutating func appendArc(
    around center: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>, sweep: Double
  ) {
    let factor = 4 / 3.0 * Double.tan(sweep / 8)
    let middle = center + (start - center).turned(by: sweep / 2)
    for (from, to) in [(start, middle), (middle, end)] {
      append(from, from + (from - center).quarterTurned * factor, to - (to - center).quarterTurned * factor, to)
    }
  }
}

extension SIMD2<Double> {
  /// The vector turned by a quarter from x towards y.
  var quarterTurned: SIMD2 { SIMD2(-y, x) }

  /// The vector turned to the left where y points down.
  var leftNormal: SIMD2 { SIMD2(y, -x) }

  /// The vector turned by an angle in radians, from x towards y.
  func turned(by angle: Double) -> SIMD2 {
    self * Double.cos(angle) + quarterTurned * Double.sin(angle)
  }

  /// Whether two points of an outline differ only by rounding.
  func isNear(_ other: SIMD2) -> Bool {
    (self - other).length <= 1e-9 * Swift.max(length, other.length)
  }
}
