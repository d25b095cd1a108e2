/// The edges around a region, joined to closed outlines with the region always on the same side.
struct RegionOutline {
  typealias Point = SIMD2<Double>

  /// An edge in one of its directions.
  private struct Step {
    let curve: Int
    /// The parameters in the direction of the step.
    var from, to: Double
    var start, end: Int

    /// Whether another step goes on along the same curve.
    func continues(in next: Step) -> Bool {
      curve == next.curve && to == next.from && (from < to) == (next.from < next.to)
    }
  }

  private let vertices: [Point]
  private let curves: BooleanCurves
  /// The steps in the order of their start.
  private var steps: [Step] = []
  /// The place of the first step from each vertex.
  private var firsts: [Int]

  /// Takes the edges that have the region on one side only; nil if they do not close, as rounding has misled a count.
  init?(
    _ edges: PlanarEdges, _ curves: BooleanCurves, tolerance: Double, isInside: (SIMD2<Int>) -> Bool
  ) {
    vertices = edges.vertices
    self.curves = curves
    var balance = [Int](repeating: 0, count: edges.vertices.count)
    firsts = [Int](repeating: 0, count: edges.vertices.count + 1)
    for (index, edge) in zip(edges.edges.indices, edges.edges) {
      let sides = EdgeSides(of: index, in: edges, curves, tolerance: tolerance)
      let isNearInside = isInside(sides.near)
      guard isNearInside != isInside(sides.far) else { continue }
      var step = Step(curve: edge.curve, from: edge.from, to: edge.to, start: edge.start, end: edge.end)
      if isNearInside != (sides.direction == 1) {
        step = Step(curve: edge.curve, from: edge.to, to: edge.from, start: edge.end, end: edge.start)
      }
      balance[step.start] += 1
      balance[step.end] -= 1
      firsts[step.start + 1] += 1
      steps.append(step)
    }
    guard balance.allSatisfy({ $0 == 0 }) else { return nil }
    for vertex in vertices.indices { firsts[vertex + 1] += firsts[vertex] }
    steps.sort { $0.start < $1.start }
  }

  /// The outlines as subpaths.
  var subpaths: [Subpath] {
    var isUsed = [Bool](repeating: false, count: steps.count)
    var subpaths: [Subpath] = []
    for first in steps.indices where !isUsed[first] {
      var loop: [Step] = []
      var next = first
      repeat {
        isUsed[next] = true
        loop.append(steps[next])
        guard let place = follower(of: steps[next], isUsed) else { break }
        next = place
      } while next != first
      subpaths.append(subpath(of: loop))
    }
    return subpaths
  }

  /// The unused step after a step: the sharpest turn to the region, so that regions that touch are outlined apart.
  private func follower(of step: Step, _ isUsed: [Bool]) -> Int? {
    let range = firsts[step.end]..<firsts[step.end + 1]
    let backwards = direction(from: step.to, to: step.from, step.curve, step.end)
    var best: Int?
    var sharpest = 0.0
    for place in range where !isUsed[place] {
      let next = steps[place]
      let forwards = direction(from: next.from, to: next.to, next.curve, next.start)
      // 0 to 4, growing with the angle from the way back to the way on, through the region.
      let turn = Self.pseudoangle(forwards.cross(backwards), forwards.dot(backwards))
      guard best == nil || turn < sharpest else { continue }
      (best, sharpest) = (place, turn)
    }
    return best
  }

  /// From a vertex to a point nearby on a curve.
  private func direction(from: Double, to: Double, _ curve: Int, _ vertex: Int) -> Point {
    curves.position(on: curve, at: from + (to - from) * 0x1p-6) - vertices[vertex]
  }

  /// A number that grows with the angle of a vector, more than 0 and at most 4.
  private static func pseudoangle(_ sine: Double, _ cosine: Double) -> Double {
    let part = cosine / (sine.magnitude + cosine.magnitude)
    return sine > 0 ? 1 - part : 3 + part
  }

  private func subpath(of loop: [Step]) -> Subpath {
    // It begins where a curve begins, and parts of a curve become one part again.
    let shift = loop.indices.first { !loop[($0 == 0 ? loop.count : $0) - 1].continues(in: loop[$0]) } ?? 0
    var joined: [Step] = []
    for step in loop[shift...] + loop[..<shift] {
      if let last = joined.last, last.continues(in: step) {
        joined[joined.count - 1].to = step.to
        joined[joined.count - 1].end = step.end
      } else {
        joined.append(step)
      }
    }
    let segments = joined.map { segment(of: $0) }
    return Subpath(start: segments[0].start, segments: segments, isClosed: true)
  }

  /// The part of a curve that a step takes, between the vertices.
  private func segment(of step: Step) -> PathSegment {
    let part = curves.segments[step.curve].part(from: min(step.from, step.to), to: max(step.from, step.to))
    let directed = step.from < step.to ? part : part.reversed
    return directed.between(vertices[step.start], vertices[step.end]).scaled(by: 1 / curves.scale)
  }
}

extension PathSegment {
  /// The segment with other ends, which are nearly its own.
  fileprivate func between(_ start: Point, _ end: Point) -> PathSegment {
    switch self {
    case .line: .line(from: start, to: end)
    case .quadratic(_, let control, _): .quadratic(from: start, control: control, to: end)
    case .cubic(_, let control1, let control2, _):
      .cubic(from: start, control1: control1, control2: control2, to: end)
    case .arc(let arc):
      .arc(
        EllipticalArc(
          center: arc.center, radii: arc.radii, rotation: arc.rotation, startAngle: arc.startAngle, sweep: arc.sweep,
          start: start, end: end))
    }
  }
}
