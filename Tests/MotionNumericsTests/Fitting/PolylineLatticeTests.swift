import MotionNumerics
import TestSupport
import Testing

/// The cheapest polyline through a lattice: it stays in the tunnel, and none is cheaper.
struct PolylineLatticeTests {
  /// On a small lattice all paths can be tried.
  @Test func noPathIsCheaper() throws {
    let curve = CubicBezier(0.3, 1.4, 0.5, 0.9)
    let (columns, rows, tolerance) = (12, 20, 0.06)
    let lattice = try #require(
      try PolylineLattice(
        around: curve, over: 0...1, tolerance: tolerance, columnCount: columns, rows: (0, 1 / Double(rows))))
    func cost(_ point: PolylineLattice.Point) -> Int { 3 + point.column % 3 + 2 * abs(point.row % 4) }
    let path = try #require(lattice.cheapestPath(from: 0, to: rows, cost: cost))
    let cheapest = try cheapestByTrying(curve, columns, rows, tolerance, cost)
    #expect(path.dropFirst().reduce(0) { $0 + cost($1) } == cheapest)
    #expect(path.first?.column == 0 && path.last?.column == columns)
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

  /// A jump has no continuous path, and what is outside the tunnel is no end.
  @Test func whereThereIsNone() throws {
    #expect(
      try PolylineLattice(around: Steps(3), over: 0...1, tolerance: 0.01, columnCount: 100, rows: (0, 0.001)) == nil)
    let lattice = try #require(
      try PolylineLattice(around: CubicBezier.ease, over: 0...1, tolerance: 0.01, columnCount: 20, rows: (0, 0.005)))
    #expect(lattice.cheapestPath(from: 0, to: 300, cost: { _ in 1 }) == nil)
    #expect(throws: ParameterError.self) {
      try PolylineLattice(around: CubicBezier.ease, over: 0...1, tolerance: -1, columnCount: 100, rows: (0, 0.001))
    }
  }
}
