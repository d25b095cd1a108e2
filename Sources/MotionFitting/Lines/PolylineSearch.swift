/// A search for the cheapest polyline through the points of a lattice.
///
/// A search that is given up still gives a lower bound of the cost.
///
/// Paths grow in the order of their costs (E. W. Dijkstra, *A note on two problems in connexion with graphs*, 1959). A
/// point costs the same from wherever it is reached, so the first path to reach it is the cheapest. Each point is
/// reached once, and a line looks only for points not yet reached.
///
/// A path is abandoned if its least possible total cost exceeds the known limit. The remaining part costs at least as
/// much as the cheapest points of the columns that lines can reach, whatever their rows.
package struct PolylineSearch {
  /// The result of a search.
  package struct Outcome: Sendable {
    /// The points of the cheapest path in ascending order, both ends included; nil if no path was found.
    package let path: [PolylineLattice.Point]?
    /// A lower bound of the cost of every path; above the allowed cost if there is no path.
    package let leastCost: Int
    /// The number of walls that lines have passed and of points that were reached.
    package let stepCount: Int
    /// Whether the budget was spent before the end was reached.
    package let isGivenUp: Bool
  }

  private let lattice: PolylineLattice
  /// The costs of the rows and of the columns.
  ///
  /// A point costs the sum of both.
  private let rowCosts: [Int32]
  private let firstRow: Int
  private let columnCosts: [Int32]
  /// The last column that some line from a column reaches.
  private let reach: [Int]
  /// The least cost of a path from each column to the end.
  private let remaining: [Int32]

  /// The cheapest path to each point reached: its cost (`Int32.max` for other points), and the point before.
  private var costs: [Int32]
  private var previous: [Int32]
  /// For a point already reached, a later point.
  ///
  /// Following this chain leads to the first point not yet reached.
  private var following: [Int32]
  /// The points whose paths are to be continued, in lists by cost.
  ///
  /// The costs in the queue differ by less than the number of lists.
  private var queue: [[Int32]]
  private var stepCount = 0
  private var reachedCount = 0

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - lattice: the points.
  ///   - columnCost: the cost of a column, at least 1. A point costs the sum of its column's and its row's cost.
  ///   - rowCost: the cost of a row, at least 0.
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

  /// The least cost of a path from each column to the end: the least sum of the cost of a next column that a line can
  /// reach, and the remaining cost from there.
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

  /// The cheapest path between a row of the first column and a row of the last column.
  ///
  /// - Parameters:
  ///   - first: the row at the start, which costs nothing.
  ///   - last: the row at the end.
  ///   - most: the allowed cost. The search covers less of the lattice if the path has to be cheaper than a known one.
  ///   - budget: the most steps. A step is a wall passed by a line, or a point reached.
  ///   - progress: is told the part of the points reached, now and then.
  /// - Returns: the path, and a lower bound of the cost of every path.
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
      // In the order of the lattice, so that the choice among equally cheap paths is always the same.
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

  /// The least cost of every path through one of some points, or through a point in the queue.
  private func leastCost(over points: ArraySlice<Int32>) -> Int32 {
    var least = Int32.max
    for index in points { least = min(least, costThrough(Int(index))) }
    for list in queue { for index in list { least = min(least, costThrough(Int(index))) } }
    return least
  }

  /// A lower bound of the cost of a path through a point.
  private func costThrough(_ index: Int) -> Int32 {
    costs[index] + remaining[lattice.point(at: index).column]
  }

  /// Marks a point as reached.
  private mutating func mark(_ index: Int) {
    following[index] = Int32(index + 1)
    reachedCount += 1
  }

  /// The first point from an index on that was not reached.
  ///
  /// Following a chain shortens it.
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

  /// Continues the path from a point to all points in a straight line that no path has reached.
  private mutating func extend(_ index: Int, atMost limit: Int32) {
    let point = lattice.point(at: index)
    // All points that a line can reach have been reached already.
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

  /// Reaches the points of a column between the least and the greatest slope from a point.
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

  /// The points of the path from the start to a point.
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
