/// The search for the cheapest polyline through the points of a lattice, which can be given up and then still bounds the cost.
///
/// Paths grow in the order of their costs (E. W. Dijkstra, *A note on two problems in connexion with graphs*, 1959). As a point
/// costs the same from wherever it is reached, the first path that sees it is the cheapest to it: each point is reached once,
/// and a line only looks for points that none has reached before.
///
/// A path is left where it would come to cost more than what is known: what is left costs at least as much as the cheapest
/// points of columns that lines can reach, whatever their rows.
package struct PolylineSearch {
  /// What a search has found.
  package struct Outcome: Sendable {
    /// The points of the cheapest path in ascending order, both ends included; nil where none was found.
    package let path: [PolylineLattice.Point]?
    /// What every path costs at least; more than what was allowed where there is none.
    package let leastCost: Int
    /// The walls that lines have passed, and the points that were reached.
    package let stepCount: Int
    /// Whether the budget was spent before the end was reached.
    package let isGivenUp: Bool
  }

  private let lattice: PolylineLattice
  /// What the points of a row and of a column cost, and the columns' cheapest points.
  private let rowCosts: [Int32]
  private let firstRow: Int
  private let columnCosts: [Int32]
  /// The last column that some line from a column reaches.
  private let reach: [Int]
  /// What a path costs at least from a column to the end.
  private let remaining: [Int32]

  /// The cheapest path to each point that was reached: its cost, `Int32.max` for the others, and the point before.
  private var costs: [Int32]
  private var previous: [Int32]
  /// For a point that was reached, one behind it: the first that was not is at the end of this chain.
  private var following: [Int32]
  /// The points whose paths are not yet continued, by their costs, which differ by less than the number of these lists.
  private var queue: [[Int32]]
  private var stepCount = 0
  private var reachedCount = 0

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - lattice: the points.
  ///   - columnCost: the part of a point's cost that its column has, at least 1.
  ///   - rowCost: the part that its row has, at least 0.
  /// - Complexity: proportional to the number of points, and of columns that a line can pass.
  package init(in lattice: PolylineLattice, columnCost: (Int) -> Int, rowCost: (Int) -> Int) {
    self.lattice = lattice
    let used = lattice.rows.filter { !$0.isEmpty }
    let firstRow = used.map { $0.lowerBound }.min() ?? 0
    self.firstRow = firstRow
    rowCosts = (firstRow..<max(firstRow, used.map { $0.upperBound }.max() ?? 0)).map { Int32(rowCost($0)) }
    columnCosts = lattice.rows.indices.map { Int32(columnCost($0)) }
    reach = lattice.reachOfColumns
    let count = lattice.offsets[lattice.rows.count]
    costs = [Int32](repeating: .max, count: count)
    previous = [Int32](repeating: -1, count: count)
    following = (0...Int32(count)).map { $0 }
    queue = Array(repeating: [], count: Int((rowCosts.max() ?? 0) + (columnCosts.max() ?? 0)) + 1)
    remaining = Self.remainingCosts(lattice.rows, firstRow, rowCosts, columnCosts, reach)
  }

  /// What a path costs at least from each column to the end: the cheapest of the columns that some line from it reaches, and
  /// from there on.
  private static func remainingCosts(
    _ rows: [Range<Int>], _ firstRow: Int, _ rowCosts: [Int32], _ columnCosts: [Int32], _ reach: [Int]
  ) -> [Int32] {
    var cheapest = columnCosts
    for column in rows.indices {
      let least = rows[column].reduce(Int32.max / 4) { min($0, rowCosts[$1 - firstRow]) }
      cheapest[column] += least
    }
    var remaining = [Int32](repeating: 0, count: rows.count)
    for column in rows.indices.dropLast().reversed() {
      var least = Int32.max / 4
      var next = column + 1
      while next <= reach[column] {
        least = min(least, cheapest[next] + remaining[next])
        next += 1
      }
      remaining[column] = min(least, Int32.max / 4)
    }
    return remaining
  }

  /// The cheapest path between rows of the first and the last column.
  ///
  /// - Parameters:
  ///   - first: the row at the start, which costs nothing.
  ///   - last: the row at the end.
  ///   - most: what the path may cost: less of the lattice is searched for a path that has to be cheaper than a known one.
  ///   - budget: the most steps; a step is a wall that a line passes, or a point that is reached.
  ///   - progress: is told the part of the points that were reached, now and then.
  /// - Returns: the path, and what every path costs at least.
  package consuming func cheapestPath(
    from first: Int, to last: Int, atMost most: Int, budget: Int, progress: (Double) -> Void = { _ in }
  ) -> Outcome {
    let final = lattice.rows.count - 1
    let (start, end) = (
      lattice.index(of: .init(column: 0, row: first)), lattice.index(of: .init(column: final, row: last))
    )
    guard let start, let end else { return outcome(nil, leastCost: most + 1) }
    let limit = Int32(clamping: min(most, Int(Int32.max / 8)))
    costs[start] = 0
    mark(start)
    queue[0] = [Int32(start)]
    var cost: Int32 = 0
    var lastWithPoints: Int32 = 0
    while cost - lastWithPoints < queue.count {
      let place = Int(cost) % queue.count
      // In the order of the lattice, so that of paths that cost the same it is always the same one.
      let points = queue[place].sorted()
      queue[place] = []
      if !points.isEmpty { lastWithPoints = cost }
      progress(Double(reachedCount) / Double(costs.count))
      for (number, index) in points.enumerated() {
        guard stepCount < budget else {
          let least = leastCost(over: points[number...])
          return outcome(nil, leastCost: min(Int(least), Int(limit) + 1), isGivenUp: true)
        }
        extend(Int(index), atMost: limit)
        guard costs[end] == .max else { return outcome(path(to: end), leastCost: Int(costs[end])) }
      }
      cost += 1
    }
    return outcome(nil, leastCost: Int(limit) + 1)
  }

  private func outcome(_ path: [PolylineLattice.Point]?, leastCost: Int, isGivenUp: Bool = false) -> Outcome {
    Outcome(path: path, leastCost: leastCost, stepCount: stepCount, isGivenUp: isGivenUp)
  }

  /// What every path costs at least that goes on over one of some points, or of those in the queue.
  private func leastCost(over points: ArraySlice<Int32>) -> Int32 {
    var least = Int32.max
    for index in points { least = min(least, costThrough(Int(index))) }
    for list in queue { for index in list { least = min(least, costThrough(Int(index))) } }
    return least
  }

  /// What a path through a point costs at least.
  private func costThrough(_ index: Int) -> Int32 {
    costs[index] + remaining[lattice.point(at: index).column]
  }

  /// Notes that a point was reached.
  private mutating func mark(_ index: Int) {
    following[index] = Int32(index + 1)
    reachedCount += 1
  }

  /// The first point from an index on that was not reached; chains become shorter as they are followed.
  private mutating func unreached(from index: Int) -> Int {
    var end = index
    while following[end] != end { end = Int(following[end]) }
    var link = index
    while following[link] != end {
      let next = Int(following[link])
      following[link] = Int32(end)
      link = next
    }
    return end
  }

  /// Continues the path to a point to all points that a straight line sees and no path has reached.
  private mutating func extend(_ index: Int, atMost limit: Int32) {
    let point = lattice.point(at: index)
    // All that a line can reach has been reached.
    guard unreached(from: lattice.offsets[point.column + 1]) < lattice.offsets[reach[point.column] + 1] else { return }
    let start = lattice.walls[lattice.wallOfColumn[point.column]].time
    let value = lattice.value(ofRow: point.row)
    // The slopes of the lines that have passed all walls so far.
    var (least, greatest) = (-Double.infinity, Double.infinity)
    for place in (lattice.wallOfColumn[point.column] + 1)..<lattice.walls.count {
      let wall = lattice.walls[place]
      stepCount += 1
      if let column = wall.column {
        reachPoints(
          of: column, between: value, least, greatest, after: wall.time - start, from: index, atMost: limit)
      }
      let inverse = 1 / (wall.time - start)
      least = max(least, (wall.low - value) * inverse)
      greatest = min(greatest, (wall.high - value) * inverse)
      if least > greatest { return }
    }
  }

  /// Reaches the points of a column that lie between the least and the greatest slope from a point.
  private mutating func reachPoints(
    of column: Int, between value: Double, _ least: Double, _ greatest: Double, after run: Double, from index: Int,
    atMost limit: Int32
  ) {
    let (offset, end) = (lattice.offsets[column], lattice.offsets[column + 1])
    guard unreached(from: offset) < end else { return }
    let rows = lattice.rows[column]
    let low = least.isFinite ? max(lattice.row(above: value + least * run), rows.lowerBound) : rows.lowerBound
    let high =
      greatest.isFinite ? min(lattice.row(below: value + greatest * run), rows.upperBound - 1) : rows.upperBound - 1
    guard low <= high else { return }
    let (place, lastPlace) = (offset + low - rows.lowerBound, offset + high - rows.lowerBound)
    var next = unreached(from: place)
    while next <= lastPlace {
      let cost = costs[index] + columnCosts[column] + rowCosts[rows.lowerBound + next - offset - firstRow]
      (costs[next], previous[next]) = (cost, Int32(index))
      mark(next)
      stepCount += 1
      if cost + remaining[column] <= limit { queue[Int(cost) % queue.count].append(Int32(next)) }
      next = unreached(from: next)
    }
  }

  /// The points up to one, from the start.
  private func path(to end: Int) -> [PolylineLattice.Point] {
    var points: [PolylineLattice.Point] = []
    var index = end
    while index >= 0 {
      points.append(lattice.point(at: index))
      index = Int(previous[index])
    }
    return points.reversed()
  }
}
