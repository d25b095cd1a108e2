import MotionNumerics
import TestSupport
import Testing

/// The cheapest polyline through a lattice: it stays in the band, and none is cheaper.
struct PolylineSearchTests {
  private let curve = CubicBezier(0.3, 1.4, 0.5, 0.9)
  private let columns = 12
  private let rows = 20
  private let tolerance = 0.06

  private func lattice() throws -> PolylineLattice {
    try #require(
      try PolylineLattice(
        around: curve, over: 0...1, tolerance: tolerance, columnCount: columns, rows: (0, 1 / Double(rows))))
  }

  private func cost(ofColumn column: Int) -> Int { 3 + column % 3 }
  private func cost(ofRow row: Int) -> Int { 2 * abs(row % 4) }
  private func cost(_ point: PolylineLattice.Point) -> Int { cost(ofColumn: point.column) + cost(ofRow: point.row) }

  private func outcome(
    to last: Int, atMost most: Int = 1000, budget: Int = .max
  ) throws -> PolylineSearch.Outcome {
    PolylineSearch(in: try lattice(), columnCost: cost(ofColumn:), rowCost: cost(ofRow:))
      .cheapestPath(from: 0, to: last, atMost: most, budget: budget)
  }

  /// On a small lattice all paths can be tried.
  @Test func noPathIsCheaper() throws {
    let outcome = try outcome(to: rows)
    let path = try #require(outcome.path)
    let cheapest = try cheapestByTrying(curve, columns, rows, tolerance, cost)
    #expect(path.dropFirst().reduce(0) { $0 + cost($1) } == cheapest)
    #expect(path.first?.column == 0 && path.last?.column == columns)
    #expect(outcome.leastCost == cheapest && !outcome.isGivenUp)
    // Where the cost may be no more than that it is the same path, and none where it has to be less.
    #expect(try self.outcome(to: rows, atMost: cheapest).path == path)
    let less = try self.outcome(to: rows, atMost: cheapest - 1)
    #expect(less.path == nil && less.leastCost == cheapest && !less.isGivenUp)
  }

  /// A column of more rows than there are bounds: each cost is either reached or proved to be too low.
  @Test func theLimitDecidesWhetherThereIsAPath() throws {
    func outcome(atMost most: Int) throws -> PolylineSearch.Outcome {
      let lattice = try #require(
        try PolylineLattice(around: curve, over: 0...1, tolerance: 0.09, columnCount: 40, rows: (0, 0.001)))
      return PolylineSearch(in: lattice, columnCost: { 3 + $0 % 7 }, rowCost: { $0 % 10 == 0 ? 1 : 4 })
        .cheapestPath(from: 0, to: 1000, atMost: most, budget: .max)
    }
    let cheapest = try outcome(atMost: 1000)
    let path = try #require(cheapest.path)
    #expect(cheapest.leastCost == path.dropFirst().reduce(0) { $0 + 3 + $1.column % 7 + ($1.row % 10 == 0 ? 1 : 4) })
    for most in 0..<2 * cheapest.leastCost {
      let outcome = try outcome(atMost: most)
      #expect(outcome.path == (most < cheapest.leastCost ? nil : path))
      #expect(outcome.leastCost == min(most + 1, cheapest.leastCost))
    }
  }

  /// Whatever the budget, no path costs less than a search says that was given up, and the bound never falls.
  @Test func aSearchThatIsGivenUpBoundsTheCost() throws {
    let whole = try outcome(to: rows)
    var last = 0
    for budget in 0...whole.stepCount {
      let outcome = try outcome(to: rows, budget: budget)
      #expect(outcome.leastCost <= whole.leastCost && outcome.leastCost >= last)
      #expect(outcome.isGivenUp ? outcome.path == nil : outcome.path == whole.path)
      last = outcome.leastCost
    }
    #expect(try outcome(to: rows, budget: 0).leastCost > 0)
    #expect(try outcome(to: rows, budget: 0).isGivenUp && !outcome(to: rows, budget: whole.stepCount).isGivenUp)
  }

  /// Dynamic programming over all pairs of points, each line held against the curve at a thousand times.
  private func cheapestByTrying(
    _ curve: CubicBezier, _ columns: Int, _ rows: Int, _ tolerance: Double, _ cost: (PolylineLattice.Point) -> Int
  ) throws -> Int {
    let heights = -5...(2 * rows)
    var best: [[Int: Int]] = [[0: 0]]
    for column in 1...columns {
      var costs: [Int: Int] = [:]
      for row in heights {
        for (earlier, known) in best.enumerated() {
          for (from, sum) in known
          where stays(curve, (earlier, from), (column, row), columns, rows, tolerance) {
            let total = sum + cost(point(column, row))
            costs[row] = min(costs[row] ?? .max, total)
          }
        }
      }
      best.append(costs)
    }
    return try #require(best[columns][rows])
  }

  private func point(_ column: Int, _ row: Int) -> PolylineLattice.Point {
    PolylineLattice.Point(column: column, row: row)
  }

  private func stays(
    _ curve: CubicBezier, _ start: (Int, Int), _ end: (Int, Int), _ columns: Int, _ rows: Int, _ tolerance: Double
  ) -> Bool {
    (0...200).allSatisfy { index in
      let part = Double(index) / 200
      let x = (Double(start.0) + part * Double(end.0 - start.0)) / Double(columns)
      let y = (Double(start.1) + part * Double(end.1 - start.1)) / Double(rows)
      return abs(curve.value(at: x) - y) <= tolerance
    }
  }

  @Test(.enabled(if: isOptimised)) func noneIsSoCheap() throws {
    let outcome = try outcome(to: 300, atMost: 50)
    #expect(outcome.path == nil && outcome.leastCost == 51 && !outcome.isGivenUp)
  }

  /// A jump has no continuous path, and a negative tolerance is refused.
  @Test func whereThereIsNone() throws {
    #expect(
      try PolylineLattice(around: Steps(3), over: 0...1, tolerance: 0.01, columnCount: 100, rows: (0, 0.001)) == nil)
    #expect(throws: ParameterError.self) {
      try PolylineLattice(around: CubicBezier.ease, over: 0...1, tolerance: -1, columnCount: 100, rows: (0, 0.001))
    }
  }
}
