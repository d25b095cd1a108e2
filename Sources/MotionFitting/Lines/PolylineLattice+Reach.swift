extension PolylineLattice {
  /// The number of columns from which lines are tried.
  private static let triedCount = 1000

  /// For each column, a column that no line through the band passes, whatever its row.
  ///
  /// A line from a later column reaches at least as far. If there are many columns, only some are tried, and their
  /// reach bounds that of the columns before them.
  var reachOfColumns: [Int] {
    let stride = max(rows.count / Self.triedCount, 1)
    var reach = [Int](repeating: 0, count: rows.count)
    for column in rows.indices.reversed() {
      let isTried = column % stride == 0 || column == rows.count - 1
      reach[column] = isTried ? lastColumn(from: column) : reach[column + 1]
    }
    return reach
  }

  /// The last column that some line reaches from a column.
  private func lastColumn(from column: Int) -> Int {
    var sweep = LineSweep()
    var last = column
    for place in wallOfColumn[column]..<walls.count {
      let wall = walls[place]
      guard sweep.add(.init(x: wall.time, y: wall.low, index: place), .low),
        sweep.add(.init(x: wall.time, y: wall.high, index: place), .high)
      else { break }
      if let column = wall.column { last = column }
    }
    return last
  }
}
