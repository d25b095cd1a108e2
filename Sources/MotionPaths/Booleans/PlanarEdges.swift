/// The edges that are left when all curves are divided where they meet: no two of them cross or lie on each other.
struct PlanarEdges {
  typealias Point = SIMD2<Double>

  /// A part of a curve between two vertices.
  struct Edge {
    let curve: Int
    /// The parameters at the start and at the end, `from` < `to`.
    let from, to: Double
    /// The vertices.
    let start, end: Int
    /// How often the outlines of the two paths go from the start to the end, less how often they go back.
    var turns: SIMD2<Int>
  }

  private(set) var vertices: [Point] = []
  private(set) var edges: [Edge] = []
  /// The boxes of the edges.
  private(set) var boxes: [(lower: Point, upper: Point)] = []

  /// Divides all pieces at the contacts.
  init(_ search: inout ContactSearch) {
    let numbers = joinPoints(search.points, within: 4 * search.tolerance)
    for (piece, splits) in zip(search.curves.pieces, search.splits) {
      let places = splits.sorted { $0.parameter < $1.parameter }
      var start = (parameter: piece.from, vertex: numbers[splits[0].point])
      for place in places {
        let vertex = numbers[place.point]
        guard vertex != start.vertex else { continue }
        append(piece.curve, start.parameter, place.parameter, start.vertex, vertex, search.curves)
        start = (place.parameter, vertex)
      }
      // The last part reaches the end even if a contact lies on the end's vertex.
      if let last = edges.last, last.curve == piece.curve, last.to == start.parameter, last.to < piece.to {
        edges[edges.count - 1] = Edge(
          curve: last.curve, from: last.from, to: piece.to, start: last.start, end: last.end, turns: last.turns)
      }
    }
    joinEdges(&search)
  }

  private mutating func append(
    _ curve: Int, _ from: Double, _ to: Double, _ start: Int, _ end: Int, _ curves: BooleanCurves
  ) {
    edges.append(Edge(curve: curve, from: from, to: to, start: start, end: end, turns: curves.turns(of: curve)))
  }

  /// Makes one vertex of points that are near each other; returns the vertex of each point.
  ///
  /// The ends of segments come first, so they keep their coordinates, and contacts near them move there.
  private mutating func joinPoints(_ points: [Point], within distance: Double) -> [Int] {
    // The vertices so far, in the order of x.
    var order: [Int] = []
    return points.map { point in
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if vertices[order[middle]].x < point.x - distance { low = middle + 1 } else { high = middle }
      }
      var place = low
      while high < order.count, vertices[order[high]].x <= point.x + distance {
        if (vertices[order[high]].y - point.y).magnitude <= distance { return order[high] }
        if vertices[order[high]].x < point.x { place = high + 1 }
        high += 1
      }
      order.insert(vertices.count, at: place)
      vertices.append(point)
      return vertices.count - 1
    }
  }

  /// Makes one edge of edges that lie on each other; those that cancel each other are gone.
  private mutating func joinEdges(_ search: inout ContactSearch) {
    let ends = edges.map { (lower: min($0.start, $0.end), upper: max($0.start, $0.end)) }
    let order = edges.indices.sorted {
      let (a, b) = (ends[$0], ends[$1])
      return a.lower != b.lower ? a.lower < b.lower : a.upper != b.upper ? a.upper < b.upper : $0 < $1
    }
    // The first edge between two vertices so far.
    var first = 0
    for place in order.indices {
      let index = order[place]
      if ends[order[first]] != ends[index] { first = place }
      for earlier in order[first..<place] where edges[earlier].turns != .zero {
        guard lieOnEachOther(edges[earlier], edges[index], &search) else { continue }
        let turns = edges[index].turns
        edges[earlier].turns &+= edges[earlier].start == edges[index].start ? turns : .zero &- turns
        edges[index].turns = .zero
        break
      }
    }
    edges.removeAll { $0.turns == .zero }
    boxes = edges.map {
      (pointwiseMin(vertices[$0.start], vertices[$0.end]), pointwiseMax(vertices[$0.start], vertices[$0.end]))
    }
  }

  private func lieOnEachOther(_ a: Edge, _ b: Edge, _ search: inout ContactSearch) -> Bool {
    let curves = search.curves
    if curves.isLine(a.curve) && curves.isLine(b.curve) { return true }
    let other = curves.cell(of: b.curve, b.from, b.to)
    for fraction in [0.5, 0.2, 0.8] {
      let point = curves.position(on: a.curve, at: a.from + (a.to - a.from) * fraction)
      guard search.parameter(on: other, near: point, tolerances: 8) != nil else { return false }
    }
    return true
  }
}
