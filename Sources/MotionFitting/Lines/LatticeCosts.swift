/// The costs of a lattice's points: each costs the sum of its column's and its row's cost.
struct LatticeCosts {
  private let columns: [Int32]
  private let firstRow: Int
  /// The least costs of 1, 2, 4 … rows from each row on.
  private let leastOfRows: [[Int32]]

  /// The most that a point can cost.
  let greatest: Int

  init(in lattice: PolylineLattice, columnCost: (Int) -> Int, rowCost: (Int) -> Int) {
    columns = lattice.rows.indices.map { Int32(columnCost($0)) }
    firstRow = lattice.rowSpan.lowerBound
    let rows = lattice.rowSpan.map { Int32(rowCost($0)) }
    greatest = Int((rows.max() ?? 0) + (columns.max() ?? 0))
    var (tables, length) = ([rows], 1)
    let longest = lattice.rows.map { $0.count }.max() ?? 0
    while 2 * length <= longest {
      let table = tables[tables.count - 1]
      tables.append((0..<table.count - length).map { min(table[$0], table[$0 + length]) })
      length *= 2
    }
    leastOfRows = tables
  }

  func ofColumn(_ column: Int) -> Int32 { columns[column] }

  func ofRow(_ row: Int) -> Int32 { leastOfRows[0][row - firstRow] }

  /// The cost of the cheapest of some neighbouring rows of a column.
  func least(ofRows rows: Range<Int>) -> Int32 {
    let power = Int.bitWidth - 1 - rows.count.leadingZeroBitCount
    let table = leastOfRows[power]
    return min(table[rows.lowerBound - firstRow], table[rows.upperBound - (1 << power) - firstRow])
  }
}
