/// The points that a format can print cheaply, in the tunnel around a motion, and the cheapest polyline through them.
///
/// The columns are evenly spaced times, the rows evenly spaced values. A straight line between two points is allowed where
/// it stays in the tunnel, so that each path is within the tolerance of the motion.
///
/// - Complexity: for *n* points some hundred steps each, as far as a straight line can go.
package struct PolylineLattice {
  /// A point: the number of its column, and that of its row.
  package struct Point: Sendable, Hashable {
    package let column: Int
    package let row: Int
  }

  /// The walls of the tunnel, at its gates and at all columns.
  private struct Wall {
    let time, low, high: Double
    /// The column there; nil between them.
    let column: Int?
  }

  private var walls: [Wall] = []
  /// The place of each column among the walls.
  private var wallOfColumn: [Int] = []
  /// The rows of each column that are in the tunnel, and how many points are before them.
  private var rows: [Range<Int>] = []
  private var offsets: [Int] = []
  private let origin: Double
  private let unit: Double

  /// The most points that are searched.
  private static let greatestCount = 4_000_000

  /// Lays a lattice around a motion; nil where no polyline is, as at a jump, or where the lattice is too large or too
  /// coarse.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - tolerance: the largest distance, in value units; positive.
  ///   - columnCount: how many parts the domain is divided into.
  ///   - rows: the value of row 0, and the distance between two rows.
  ///   - ends: the values at both ends, which the path takes, whatever the rows are.
  /// - Throws: ``ParameterError`` for a domain or a tolerance that is not allowed.
  package init?(
    around motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, columnCount: Int,
    rows lattice: (origin: Double, unit: Double)
  ) throws(ParameterError) {
    origin = lattice.origin
    unit = lattice.unit
    let tunnel = try Tunnel(along: motion, over: domain, deviation: 1e-2 * tolerance)
    // The certificate covers the rounding, too.
    let scale = tunnel.gates.reduce(0) { max($0, abs($1.value)) }
    let room = tolerance * (1 - 1e-9) - 2 * ErrorSearch.rounding * scale
    guard room > 0, tunnel.stretches(tolerance: room, .sufficient).count == 1 else { return nil }
    lay(tunnel, over: domain, room: room, columnCount: columnCount)
    guard wallOfColumn.count == columnCount + 1 else { return nil }
    for wall in wallOfColumn {
      let (low, high) = (row(above: walls[wall].low), row(below: walls[wall].high))
      offsets.append((offsets.last ?? 0) + (rows.last?.count ?? 0))
      rows.append(low..<max(low, high + 1))
      guard offsets[offsets.count - 1] <= Self.greatestCount else { return nil }
    }
  }

  /// Merges the gates and the columns; between two gates the walls are straight.
  private mutating func lay(_ tunnel: Tunnel, over domain: ClosedRange<Double>, room: Double, columnCount: Int) {
    func wall(_ index: Int, at time: Double, column: Int?) -> Wall {
      let gate = tunnel.gates[index]
      let half = max(room - gate.deviation, 0)
      guard index + 1 < tunnel.gates.count, tunnel.gates[index + 1].time > gate.time, time > gate.time else {
        return Wall(time: time, low: gate.value - half, high: gate.value + half, column: column)
      }
      let next = tunnel.gates[index + 1]
      let nextHalf = max(room - next.deviation, 0)
      let part = (time - gate.time) / (next.time - gate.time)
      return Wall(
        time: time, low: (gate.value - half).interpolated(to: next.value - nextHalf, by: part),
        high: (gate.value + half).interpolated(to: next.value + nextHalf, by: part), column: column)
    }
    var index = 0
    for column in 0...columnCount {
      let time = domain.lowerBound.interpolated(to: domain.upperBound, by: Double(column) / Double(columnCount))
      while index + 1 < tunnel.gates.count && tunnel.gates[index + 1].time <= time {
        index += 1
        if tunnel.gates[index].time < time { walls.append(wall(index, at: tunnel.gates[index].time, column: nil)) }
      }
      wallOfColumn.append(walls.count)
      walls.append(wall(index, at: time, column: column))
    }
  }

  private func row(above value: Double) -> Int {
    let row = ((value - origin) / unit).rounded(.up)
    return Int(max(-1e9, min(row, 1e9)))
  }

  private func row(below value: Double) -> Int {
    let row = ((value - origin) / unit).rounded(.down)
    return Int(max(-1e9, min(row, 1e9)))
  }

  private func value(ofRow row: Int) -> Double { origin + Double(row) * unit }

  /// The cheapest path between rows of the first and the last column; nil if there is none.
  ///
  /// - Parameters:
  ///   - first: the row at the start.
  ///   - last: the row at the end.
  ///   - cost: what a point costs, at least 1.
  ///   - progress: is told the part that is done, now and then.
  /// - Returns: the points in ascending order, both ends included.
  package func cheapestPath(
    from first: Int, to last: Int, cost: (Point) -> Int, progress: (Double) -> Void = { _ in }
  ) -> [Point]? {
    guard let final = rows.indices.last, rows[0].contains(first), rows[final].contains(last) else { return nil }
    let count = offsets[final] + rows[final].count
    var costs = [Int32](repeating: 0, count: count)
    for column in rows.indices {
      for row in rows[column] {
        costs[offsets[column] + row - rows[column].lowerBound] = Int32(cost(Point(column: column, row: row)))
      }
    }
    var best = [Int32](repeating: .max, count: count)
    var previous = [Int32](repeating: -1, count: count)
    best[first - rows[0].lowerBound] = 0
    for column in rows.indices.dropLast() {
      if column % 64 == 0 { progress(Double(column) / Double(final)) }
      for row in rows[column] {
        let index = offsets[column] + row - rows[column].lowerBound
        guard best[index] < .max else { continue }
        extend(from: column, row, at: index, costs, &best, &previous)
      }
    }
    let end = offsets[final] + last - rows[final].lowerBound
    guard best[end] < .max else { return nil }
    return path(to: end, previous)
  }

  /// Offers all points that a straight line reaches the path over this one.
  private func extend(
    from column: Int, _ row: Int, at index: Int, _ costs: [Int32], _ best: inout [Int32], _ previous: inout [Int32]
  ) {
    let start = walls[wallOfColumn[column]].time
    let value = value(ofRow: row)
    // The slopes of the lines that have passed all walls so far.
    var (least, greatest) = (-Double.infinity, Double.infinity)
    for place in (wallOfColumn[column] + 1)..<walls.count {
      let wall = walls[place]
      let run = wall.time - start
      if let column = wall.column {
        let low = least.isFinite ? self.row(above: value + least * run) : rows[column].lowerBound
        let high = greatest.isFinite ? self.row(below: value + greatest * run) : rows[column].upperBound
        let reach = rows[column].clamped(to: low..<max(low, high + 1))
        for row in reach {
          let next = offsets[column] + row - rows[column].lowerBound
          let sum = best[index] + costs[next]
          if sum < best[next] { (best[next], previous[next]) = (sum, Int32(index)) }
        }
      }
      least = max(least, (wall.low - value) / run)
      greatest = min(greatest, (wall.high - value) / run)
      if least > greatest { return }
    }
  }

  /// The points that lead to one, from the start.
  private func path(to end: Int, _ previous: [Int32]) -> [Point] {
    var points: [Point] = []
    var index = end
    while index >= 0 {
      let column = offsets.indices.partitioningIndex { offsets[$0] > index } - 1
      points.append(Point(column: column, row: rows[column].lowerBound + index - offsets[column]))
      index = Int(previous[index])
    }
    return points.reversed()
  }
}

