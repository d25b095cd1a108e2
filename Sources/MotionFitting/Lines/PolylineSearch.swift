/// A search for the cheapest polyline through the points of a lattice.
///
/// A search that is given up still gives a lower bound of the cost.
///
/// Paths grow in the order of their costs (E. W. Dijkstra, *A note on two problems in connexion with graphs*, 1959). A
/// point costs the same from wherever it is reached, so the first path to reach it is the cheapest. Each point is
/// reached once, and a line looks only for points not yet reached.
///
/// A path is abandoned if its least possible total cost exceeds a limit. The limit is first the least cost that
/// ``RemainingCosts`` allow, and is then raised until there is a path, so hardly any point is reached that no path as
/// cheap as the cheapest one leads through (R. E. Korf, *Depth-first iterative-deepening*, Artificial Intelligence 27,
/// 1985).
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
  private let pointCosts: LatticeCosts

  /// The cheapest path to each point reached: its cost (`Int32.max` for other points), and the point before.
  private var costs: [Int32]
  private var previous: [Int32]
  /// For a point already reached, a later point.
  ///
  /// Following this chain leads to the first point not yet reached.
  private var following: [Int32]
  /// The number of points of each column not yet reached.
  private var unreachedCounts: [Int32]
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
  /// - Complexity: proportional to the number of points.
  package init(in lattice: PolylineLattice, columnCost: (Int) -> Int, rowCost: (Int) -> Int) {
    self.lattice = lattice
    pointCosts = LatticeCosts(in: lattice, columnCost: columnCost, rowCost: rowCost)
    let count = lattice.offsets[lattice.rows.count]
    costs = [Int32](repeating: .max, count: count)
    previous = [Int32](repeating: -1, count: count)
    following = (0...Int32(count)).map { $0 }
    unreachedCounts = lattice.rows.map { Int32($0.count) }
    queue = Array(repeating: [], count: pointCosts.greatest + 1)
  }

  /// The cheapest path between a row of the first column and a row of the last column.
  ///
  /// - Parameters:
  ///   - first: the row at the start, which costs nothing.
  ///   - last: the row at the end.
  ///   - most: the allowed cost. The search covers less of the lattice if the path has to be cheaper than a known one.
  ///   - budget: the most steps. A step is a wall passed by a line, or a point reached. The bounds of the costs, some
  ///     million steps, are always computed.
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
    let most = Int32(clamping: min(most, Int(Int32.max / 8)))
    let bounds = RemainingCosts(in: lattice, to: last, pointCosts)
    stepCount = bounds.stepCount
    let bound = bounds.remaining(column: 0, row: first)
    var least = bound
    while least <= most {
      // The search takes the longer, the higher the limit. Some longer searches in all cost less than one too long.
      let limit = min(least + (least - bound) / 2, most)
      let result = reach(end, from: start, atMost: limit, bounds, budget, progress)
      if costs[end] != .max { return outcome(path(to: end), leastCost: Int(costs[end])) }
      least = max(least, min(result.leastCost, most + 1))
      if result.isSpent { return outcome(nil, leastCost: Int(least), isGivenUp: true) }
      forget()
    }
    return outcome(nil, leastCost: Int(most) + 1)
  }

  /// Extends the paths that cost no more than a limit until one reaches the end, none is left, or the budget is spent.
  ///
  /// - Returns: whether the budget is spent, and a lower bound of the cost of every path if none was found.
  private mutating func reach(
    _ end: Int, from start: Int, atMost limit: Int32, _ bounds: RemainingCosts, _ budget: Int,
    _ progress: (Double) -> Void
  ) -> (isSpent: Bool, leastCost: Int32) {
    costs[start] = 0
    mark(start, column: 0)
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
        guard stepCount < budget else { return (true, min(leastCost(over: points[number...], bounds), limit + 1)) }
        extend(Int(index), atMost: limit, bounds)
        guard costs[end] == .max else { return (false, costs[end]) }
      }
      cost += 1
    }
    return (false, limit + 1)
  }

  /// Forgets all paths.
  private mutating func forget() {
    for place in queue.indices { queue[place].removeAll(keepingCapacity: true) }
    for index in costs.indices { (costs[index], previous[index], following[index]) = (.max, -1, Int32(index)) }
    unreachedCounts = lattice.rows.map { Int32($0.count) }
    reachedCount = 0
  }

  private func outcome(_ path: [PolylineLattice.Point]?, leastCost: Int, isGivenUp: Bool = false) -> Outcome {
    Outcome(path: path, leastCost: leastCost, stepCount: stepCount, isGivenUp: isGivenUp)
  }

  /// The least cost of every path through one of some points, or through a point in the queue.
  private func leastCost(over points: ArraySlice<Int32>, _ bounds: RemainingCosts) -> Int32 {
    func through(_ index: Int32) -> Int32 {
      let point = lattice.point(at: Int(index))
      return costs[Int(index)] + bounds.remaining(column: point.column, row: point.row)
    }
    var least = Int32.max
    for index in points { least = min(least, through(index)) }
    for list in queue { for index in list { least = min(least, through(index)) } }
    return least
  }

  /// Marks a point as reached.
  private mutating func mark(_ index: Int, column: Int) {
    following[index] = Int32(index + 1)
    unreachedCounts[column] -= 1
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
  private mutating func extend(_ index: Int, atMost limit: Int32, _ bounds: RemainingCosts) {
    let point = lattice.point(at: index)
    let last = bounds.reach[point.column]
    // All points that a line can reach have been reached already.
    guard unreached(from: lattice.offsets[point.column + 1]) < lattice.offsets[last + 1] else { return }
    let start = lattice.walls[lattice.wallOfColumn[point.column]].time
    let value = lattice.value(ofRow: point.row)
    let allowed = limit - costs[index]
    // The slopes of the lines that have passed all walls so far.
    var (least, greatest) = (-Double.infinity, Double.infinity)
    for place in (lattice.wallOfColumn[point.column] + 1)..<lattice.walls.count {
      let wall = lattice.walls[place]
      stepCount += 1
      if let column = wall.column, unreachedCounts[column] > 0, bounds.throughColumn[column] <= allowed {
        reachPoints(
          of: column, between: value, least, greatest, after: wall.time - start, from: index, atMost: limit, bounds)
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
    atMost limit: Int32, _ bounds: RemainingCosts
  ) {
    let offset = lattice.offsets[column]
    let rows = lattice.rows[column]
    let low = least.isFinite ? max(lattice.row(above: value + least * run), rows.lowerBound) : rows.lowerBound
    let high =
      greatest.isFinite ? min(lattice.row(below: value + greatest * run), rows.upperBound - 1) : rows.upperBound - 1
    guard low <= high else { return }
    let (place, lastPlace) = (offset + low - rows.lowerBound, offset + high - rows.lowerBound)
    var next = unreached(from: place)
    while next <= lastPlace {
      let row = rows.lowerBound + next - offset
      let cost = costs[index] + pointCosts.ofColumn(column) + pointCosts.ofRow(row)
      (costs[next], previous[next]) = (cost, Int32(index))
      mark(next, column: column)
      stepCount += 1
      if cost + bounds.remaining(column: column, row: row) <= limit {
        queue[Int(cost) % queue.count].append(Int32(next))
      }
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
