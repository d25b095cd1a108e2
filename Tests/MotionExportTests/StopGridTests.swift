import Testing

@testable import MotionExport

/// The lengths that the search for the fewest bytes counts are those of the texts.
struct StopGridTests {
  @Test(arguments: [(0, 0), (1, 0), (3, 1), (5, 2)]) func lengths(outputDecimals: Int, percentageDecimals: Int) {
    let grid = StopGrid(outputDecimals: outputDecimals, percentageDecimals: percentageDecimals)
    for row in -1200...2400 {
      let text = grid.stop(row: row, column: 0).output.withoutLeadingZero
      #expect(grid.length(ofRow: row) == text.utf8.count, "\(text)")
    }
    for column in 0...grid.columnCount {
      let text = grid.stop(row: 0, column: column).percentage.withoutLeadingZero
      #expect(grid.length(ofColumn: column) == ", %".utf8.count + text.utf8.count, "\(text)")
    }
  }
}
