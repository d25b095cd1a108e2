package import MotionCurves

/// The points that a format can print cheaply, in the band around a motion.
///
/// The columns are evenly spaced times, the rows evenly spaced values. A straight line may join two points if it stays
/// in the band, so each path is within the tolerance of the motion. ``PolylineSearch`` finds the cheapest path.
package struct PolylineLattice {
  /// A point, as the indices of its column and its row.
  package struct Point: Sendable, Hashable {
    package let column: Int
    package let row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The walls of the band, at its gates and at all columns.
  struct Wall {
    let time, low, high: Double
    /// The column at this time; nil between columns.
    let column: Int?
  }

  private(set) var walls: [Wall] = []
  /// The index of each column's wall.
  private(set) var wallOfColumn: [Int] = []
  /// The rows of each column that are in the band.
  private(set) var rows: [Range<Int>] = []
  /// The number of points before each column; for one past the last column, the number of all points.
  private(set) var offsets: [Int] = [0]
  private let origin: Double
  private let unit: Double

  /// The most points that are searched.
  private static let greatestCount = 4_000_000

  /// The most rows between the lowest and the highest point: ``LatticeCosts`` has a few numbers for each, used or not.
  private static let mostRows = 1_000_000

  /// Creates a lattice around a motion.
  ///
  /// Nil if no polyline exists, as at a jump, or if the lattice is too large or too coarse.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - tolerance: the largest distance, in value units; positive.
  ///   - columnCount: the number of parts of the domain.
  ///   - lattice: the value of row 0, and the distance between two rows.
  /// - Throws: ``ParameterError`` for an invalid domain or tolerance.
  package init?(
    around motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, columnCount: Int,
    rows lattice: (origin: Double, unit: Double)
  ) throws(ParameterError) {
    try ParameterError.requirePositive(tolerance, "tolerance")
    origin = lattice.origin
    unit = lattice.unit
    let band = try ErrorBand(along: motion, over: domain, deviation: 1e-2 * tolerance)
    // The certificate covers the rounding, too.
    let scale = band.gates.reduce(0) { max($0, abs($1.value)) }
    let room = tolerance * (1 - 1e-9) - 2 * ErrorSearch.rounding * scale
    guard room > 0, band.intervals(tolerance: room, .sufficient).count == 1 else { return nil }
    lay(band, over: domain, room: room, columnCount: columnCount)
    guard wallOfColumn.count == columnCount + 1 else { return nil }
    for wall in wallOfColumn {
      let (low, high) = (row(above: walls[wall].low), row(below: walls[wall].high))
      rows.append(low..<max(low, high + 1))
      offsets.append(offsets[offsets.count - 1] + rows[rows.count - 1].count)
      guard offsets[offsets.count - 1] <= Self.greatestCount else { return nil }
    }
    guard rowSpan.count <= Self.mostRows else { return nil }
  }

  /// The rows from the lowest to the highest point.
  var rowSpan: Range<Int> {
    let used = rows.filter { !$0.isEmpty }
    let lowest = used.map { $0.lowerBound }.min() ?? 0
    return lowest..<(used.map { $0.upperBound }.max() ?? lowest)
  }

  /// Merges the gates and the columns; between two gates the walls are straight.
  private mutating func lay(_ band: ErrorBand, over domain: ClosedRange<Double>, room: Double, columnCount: Int) {
    func wall(_ index: Int, at time: Double, column: Int?) -> Wall {
      let gate = band.gates[index]
      let half = max(room - gate.deviation, 0)
      guard index + 1 < band.gates.count, band.gates[index + 1].time > gate.time, time > gate.time else {
        return Wall(time: time, low: gate.value - half, high: gate.value + half, column: column)
      }
      let next = band.gates[index + 1]
      let nextHalf = max(room - next.deviation, 0)
      let part = (time - gate.time) / (next.time - gate.time)
      return Wall(
        time: time, low: (gate.value - half).interpolated(to: next.value - nextHalf, by: part),
        high: (gate.value + half).interpolated(to: next.value + nextHalf, by: part), column: column)
    }
    var index = 0
    for column in 0...columnCount {
      let time = domain.lowerBound.interpolated(to: domain.upperBound, by: Double(column) / Double(columnCount))
      while index + 1 < band.gates.count && band.gates[index + 1].time <= time {
        index += 1
        if band.gates[index].time < time { walls.append(wall(index, at: band.gates[index].time, column: nil)) }
      }
      wallOfColumn.append(walls.count)
      walls.append(wall(index, at: time, column: column))
    }
  }

  /// The first row at or above a value.
  func row(above value: Double) -> Int {
    let row = ((value - origin) / unit).rounded(.up)
    return Int(max(-1e9, min(row, 1e9)))
  }

  /// The last row at or below a value.
  func row(below value: Double) -> Int {
    let row = ((value - origin) / unit).rounded(.down)
    return Int(max(-1e9, min(row, 1e9)))
  }

  /// The rows between two values, and those that only rounding leaves out.
  func rows(from low: Double, through high: Double) -> Range<Int> {
    let (first, last) = (row(above: low - Self.roundingInRows * unit), row(below: high + Self.roundingInRows * unit))
    return first..<max(first, last + 1)
  }

  /// More than the rounding of a line's value, in rows.
  private static let roundingInRows = 1e-6

  func value(ofRow row: Int) -> Double { origin + Double(row) * unit }

  /// The index of a point among all points, column by column; nil for a point outside the band.
  func index(of point: Point) -> Int? {
    guard rows.indices.contains(point.column), rows[point.column].contains(point.row) else { return nil }
    return offsets[point.column] + point.row - rows[point.column].lowerBound
  }

  /// The point with an index.
  func point(at index: Int) -> Point {
    let column = offsets.indices.partitioningIndex { offsets[$0] > index } - 1
    return Point(column: column, row: rows[column].lowerBound + index - offsets[column])
  }
}
