import MotionNumerics
import Testing

@testable import VectorScene

/// How many dashes, rows and measured elements a document may have.
@Suite struct DashBudgetTests {
  /// A budget is spent to its last dash and row; what does not fit takes nothing from it.
  @Test func budgetsAreSpentInFull() {
    let dashes = DashBudget(canvas: [500, 400], decimals: 3)
    #expect(!dashes.take(100_001, extent: 1) && !dashes.take(10_000, extent: 20.5))
    #expect(dashes.take(500, extent: 1e9), "no dash has more rows than the canvas")
    #expect(dashes.take(0, extent: 1) && !dashes.take(1, extent: 0), "400 · 500 rows are spent")
    let small = DashBudget(canvas: [10, 10], decimals: 3)
    #expect(small.take(60_000, extent: 0.5) && small.take(40_000, extent: 1) && !small.take(1, extent: 1))
    let elements = DashBudget(canvas: [10, 10], decimals: 3)
    let path = Path(polyline: (0..<10_000).map { [Double($0), 0] })
    #expect(elements.take(measuringOf: path) && elements.take(measuringOf: path))
    #expect(!elements.take(measuringOf: Path(polyline: [[0, 0]])) && elements.take(measuringOf: Path()))
  }
}
