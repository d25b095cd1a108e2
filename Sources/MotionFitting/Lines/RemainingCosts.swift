/// Lower bounds of the costs from the points of a lattice to its end.
///
/// A path continues from a point along a line. The lines that end in some rows of a later column start in an interval of
/// rows. The bound for a point is therefore the least cost of a path from rows whose interval it lies in, whichever of
/// these rows the path starts from. A point near the wrong wall has a higher bound than one from which lines reach far.
///
/// A bound never exceeds the cost of a line's end plus the bound there, so it never falls along a path.
struct RemainingCosts {
  /// The most groups of a column's rows that have a bound each.
  private static let mostGroups = 64
  /// The most parts of a column whose lines are followed one by one.
  private static let mostParts = 8
  /// The walls that lines may pass, approximately: at most as long as some thirty million steps of a search take, and
  /// fewer in a small lattice, which is soon searched.
  ///
  /// If lines are long, only some columns have lines. If they are short, the lines to several parts of each column are
  /// followed, and the bounds are higher.
  private static let (mostWalls, wallsOfAPoint) = (2_500_000, 20)
  private static let never = Int32.max / 4

  /// The least cost of a path from each column to the end, with the cost of its point in the column.
  private(set) var throughColumn: [Int32]
  /// The last column that some line from a column reaches.
  private(set) var reach: [Int]
  /// The number of walls that were passed.
  private(set) var stepCount = 0
  private let rows: [Range<Int>]
  /// The bounds of each column's groups of rows.
  private var bounds: [Int32]

  /// Computes the bounds, column by column from the end.
  ///
  /// - Parameters:
  ///   - lattice: the points.
  ///   - last: the row at the end.
  ///   - costs: the costs of columns and rows.
  init(in lattice: PolylineLattice, to last: Int, _ costs: LatticeCosts) {
    let count = lattice.rows.count
    rows = lattice.rows
    let mostWalls = max(min(Self.mostWalls, Self.wallsOfAPoint * lattice.offsets[count]), 1)
    throughColumn = Array(repeating: Self.never, count: count)
    reach = Array(0..<count)
    bounds = Array(repeating: Self.never, count: count * Self.mostGroups)
    let final = count - 1
    setBounds(of: rows[final], in: final, to: 0)
    throughColumn[final] = costs.ofColumn(final) + costs.ofRow(last)
    let end = lattice.value(ofRow: last)
    var passed = follow(lattice, from: final, low: end, high: end, costing: throughColumn[final], reaching: final)
    var next = final - 1
    // The cheapest and the last of the columns without lines behind the present one.
    var skipped = (cost: Self.never, last: 0)
    for column in (1..<max(final, 1)).reversed() {
      let cheapest = leastCost(of: rows[column], in: column, costs)
      throughColumn[column] = cheapest
      guard column == next else {
        skipped = (min(skipped.cost, cheapest), max(skipped.last, column))
        // From the columns up to the next one with lines, every row is taken to reach this one.
        for start in max(next, 0)..<column {
          setBounds(of: rows[start], in: start, to: cheapest)
          reach[start] = max(reach[start], column)
        }
        continue
      }
      let wall = lattice.walls[lattice.wallOfColumn[column]]
      // A line to a column without lines passes this one.
      let all = follow(
        lattice, from: column, low: wall.low, high: wall.high, costing: skipped.cost, reaching: skipped.last)
      skipped = (Self.never, 0)
      let partCount = min(max(mostWalls / (max(passed, 1) * count), 1), Self.mostParts)
      passed = max(all, 1)
      for part in parts(of: rows[column], partCount) {
        let cost = leastCost(of: part, in: column, costs)
        let (low, high) = (lattice.value(ofRow: part.lowerBound), lattice.value(ofRow: part.upperBound - 1))
        passed = max(passed, follow(lattice, from: column, low: low, high: high, costing: cost, reaching: column))
      }
      next = column - max(passed * count / mostWalls, 1)
    }
  }

  /// A lower bound of the cost from a point to the end.
  func remaining(column: Int, row: Int) -> Int32 {
    bounds[column * Self.mostGroups + group(of: row, in: rows[column])]
  }

  /// The group of a row: a row alone if a column has few.
  private func group(of row: Int, in rows: Range<Int>) -> Int {
    let place = row - rows.lowerBound
    return rows.count <= Self.mostGroups ? place : place * Self.mostGroups / rows.count
  }

  private func firstRow(ofGroup group: Int, in rows: Range<Int>) -> Int {
    guard rows.count > Self.mostGroups else { return rows.lowerBound + group }
    return rows.lowerBound + (group * rows.count + Self.mostGroups - 1) / Self.mostGroups
  }

  private func parts(of rows: Range<Int>, _ count: Int) -> [Range<Int>] {
    let places = (0...count).map { rows.lowerBound + $0 * rows.count / count }
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { $0..<$1 }
  }

  /// The least cost of a path from some rows of a column to the end, with its point there.
  private func leastCost(of part: Range<Int>, in column: Int, _ costs: LatticeCosts) -> Int32 {
    let rows = rows[column]
    var least = Self.never
    var row = part.lowerBound
    while row < part.upperBound {
      let group = group(of: row, in: rows)
      let end = min(firstRow(ofGroup: group + 1, in: rows), part.upperBound)
      let bound = bounds[column * Self.mostGroups + group]
      if bound < least { least = min(least, bound + costs.least(ofRows: row..<end)) }
      row = end
    }
    return least < Self.never ? costs.ofColumn(column) + least : Self.never
  }

  /// Lowers the bounds of the columns before a column by the lines that pass between two values in it.
  ///
  /// The lines end at most at the column `last`. Returns the number of walls that they pass.
  private mutating func follow(
    _ lattice: PolylineLattice, from column: Int, low: Double, high: Double, costing cost: Int32, reaching last: Int
  ) -> Int {
    guard cost < Self.never else { return 0 }
    let first = lattice.wallOfColumn[column]
    // From right to left, as the lines of a sweep bound the values at its next wall.
    var sweep = LineSweep()
    let time = -lattice.walls[first].time
    guard sweep.add(.init(x: time, y: low, index: 0), .low), sweep.add(.init(x: time, y: high, index: 0), .high) else {
      return 0
    }
    var place = first
    while place > 0 {
      place -= 1
      let wall = lattice.walls[place]
      let x = -wall.time
      if let start = wall.column {
        let least = max(wall.low, sweep.limits.high?.value(at: x) ?? wall.low)
        let greatest = min(wall.high, sweep.limits.low?.value(at: x) ?? wall.high)
        reach[start] = max(reach[start], last)
        setBounds(of: lattice.rows(from: least, through: greatest).clamped(to: rows[start]), in: start, to: cost)
      }
      guard sweep.add(.init(x: x, y: wall.low, index: first - place), .low),
        sweep.add(.init(x: x, y: wall.high, index: first - place), .high)
      else { break }
    }
    stepCount += first - place
    return first - place
  }

  /// Lowers the bounds of some rows of a column to a cost.
  private mutating func setBounds(of part: Range<Int>, in column: Int, to cost: Int32) {
    guard !part.isEmpty else { return }
    let offset = column * Self.mostGroups
    let (first, last) = (
      offset + group(of: part.lowerBound, in: rows[column]), offset + group(of: part.upperBound - 1, in: rows[column])
    )
    var bounds = bounds.mutableSpan
    for place in first...last { bounds[place] = min(bounds[place], cost) }
  }
}
