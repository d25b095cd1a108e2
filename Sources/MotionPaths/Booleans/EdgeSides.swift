/// How often the outlines of two paths wind around the points beside an edge.
///
/// A ray from a point of the edge along an axis meets other edges, each at most once. Whether it meets one is decided
/// by the vertices, with half-open ranges. So a ray through a vertex counts right, and rounding matters only for edges
/// that the point nearly touches.
struct EdgeSides {
  typealias Point = SIMD2<Double>

  /// The winding on the side of the ray, and on the other one.
  private(set) var far = SIMD2<Int>.zero
  private(set) var near = SIMD2<Int>.zero
  /// 1 if the near side is on the left of the edge's direction, with x to the right and y up; else −1.
  private(set) var direction = 1

  /// The distance along the ray to the nearest other edge; the larger it is, the more certain are the numbers.
  private var clearance = Double.infinity

  /// Counts from the middle of an edge, and from other points if another edge is very near there.
  init(of index: Int, in edges: PlanarEdges, _ curves: BooleanCurves, tolerance: Double) {
    for fraction in [0.5, 0.29, 0.77, 0.13] {
      let sides = EdgeSides(of: index, at: fraction, in: edges, curves, tolerance: tolerance)
      if sides.clearance > clearance || clearance == .infinity { self = sides }
      if clearance > 4 * tolerance { return }
    }
  }

  private init(
    of index: Int, at fraction: Double, in edges: PlanarEdges, _ curves: BooleanCurves, tolerance: Double
  ) {
    let edge = edges.edges[index]
    let chord = edges.vertices[edge.end] - edges.vertices[edge.start]
    let point = curves.position(on: edge.curve, at: edge.from + (edge.to - edge.from) * fraction)
    // The ray goes along the axis that the edge follows less.
    let ray = chord.y.magnitude >= chord.x.magnitude ? 0 : 1
    let across = 1 - ray
    let margin = 8 * tolerance
    for (other, box) in zip(edges.edges.indices, edges.boxes) where other != index {
      guard box.lower[across] <= point[across], box.upper[across] > point[across],
        box.upper[ray] >= point[ray] - margin
      else { continue }
      let crossing = edges.edges[other]
      if box.lower[ray] <= point[ray] + margin {
        let distance = Self.distance(from: point, to: crossing, along: ray, edges, curves, margin)
        clearance = min(clearance, distance.magnitude)
        if distance < 0 { continue }
      }
      far &+=
        edges.vertices[crossing.end][across] > edges.vertices[crossing.start][across]
        ? crossing.turns : .zero &- crossing.turns
    }
    let isForward = chord[across] > 0
    near = isForward ? far &+ edge.turns : far &- edge.turns
    direction = isForward ? 1 : -1
    // From y to x the turn is the other way round.
    if ray == 1 {
      (near, far) = (.zero &- near, .zero &- far)
      direction = -direction
    }
  }

  /// The signed distance from a point to an edge along an axis.
  private static func distance(
    from point: Point, to edge: PlanarEdges.Edge, along ray: Int, _ edges: PlanarEdges, _ curves: BooleanCurves,
    _ margin: Double
  ) -> Double {
    let across = 1 - ray
    var (from, to) = (edge.from, edge.to)
    var (start, end) = (edges.vertices[edge.start], edges.vertices[edge.end])
    let rises = end[across] > start[across]
    for _ in 0..<(curves.isLine(edge.curve) ? 0 : 48) {
      let middle = 0.5 * (from + to)
      let place = curves.position(on: edge.curve, at: middle)
      if (place[across] <= point[across]) == rises {
        (from, start) = (middle, place)
      } else {
        (to, end) = (middle, place)
      }
      // A part that is beside the point as a whole is near enough.
      let (lower, upper) = (min(start[ray], end[ray]) - point[ray], max(start[ray], end[ray]) - point[ray])
      if lower > margin { return lower }
      if upper < -margin { return upper }
    }
    let rise = end[across] - start[across]
    let fraction = rise == 0 ? 0.5 : min(1, max(0, (point[across] - start[across]) / rise))
    return start[ray] + (end[ray] - start[ray]) * fraction - point[ray]
  }
}
