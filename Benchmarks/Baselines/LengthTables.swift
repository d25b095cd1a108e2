/// The textbook's table of arc lengths: 64 chords, evenly spaced in the parameter, and linear interpolation.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct SearchedLengthTable: Sendable {
  /// The cumulative lengths of the chords.
  @usableFromInline let lengths: [Double]

  /// Measures a curve.
  @inlinable
  public init(of curve: PlainCubic, cells: Int = 64) {
    var lengths = [0.0]
    var last = curve.position(at: 0)
    for cell in 1...cells {
      let point = curve.position(at: Double(cell) / Double(cells))
      let chord = point - last
      lengths.append(lengths[cell - 1] + (chord * chord).sum().squareRoot())
      last = point
    }
    self.lengths = lengths
  }

  /// The sum of all chords.
  @inlinable
  public var length: Double { lengths[lengths.count - 1] }

  /// The parameter at a distance in 0…`length`: a binary search and a linear interpolation.
  @inlinable
  public func parameter(at distance: Double) -> Double {
    var low = 0
    var high = lengths.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= distance { low = middle } else { high = middle }
    }
    let part = (distance - lengths[low]) / (lengths[high] - lengths[low])
    return (Double(low) + part) / Double(lengths.count - 1)
  }
}

/// The inverse table, 64 cells evenly spaced in the length: it needs no search.
///
/// The fastest possible table, but without a bound on its error.
public struct IndexedLengthTable: Sendable {
  /// The parameters at even distances.
  @usableFromInline let parameters: [Double]
  @usableFromInline let cellsPerPoint: Double
  @usableFromInline let lastCell: Int
  /// The length of the curve, to four or five digits.
  public let length: Double

  /// Measures a curve with sixteen times as many chords.
  @inlinable
  public init(of curve: PlainCubic, cells: Int = 64) {
    let fine = SearchedLengthTable(of: curve, cells: 16 * cells)
    length = fine.length
    parameters = (0...cells).map { fine.parameter(at: fine.length * Double($0) / Double(cells)) }
    cellsPerPoint = Double(cells) / fine.length
    lastCell = cells - 1
  }

  /// The parameter at a distance in 0…`length`: a multiplication for the cell, and a linear interpolation.
  @inlinable
  public func parameter(at distance: Double) -> Double {
    let place = distance * cellsPerPoint
    let cell = min(Int(place), lastCell)
    let start = parameters[cell]
    return start + (parameters[cell + 1] - start) * (place - Double(cell))
  }
}

/// A path of cubics with one indexed table for each, after a binary search for the curve.
public struct IndexedPathTable: Sendable {
  @usableFromInline let curves: [PlainCubic]
  @usableFromInline let tables: [IndexedLengthTable]
  /// The distances at which the curves begin, and the total length.
  @usableFromInline let starts: [Double]

  /// Measures consecutive curves.
  @inlinable
  public init(of curves: [PlainCubic]) {
    self.curves = curves
    let tables = curves.map { IndexedLengthTable(of: $0) }
    var starts = [0.0]
    for table in tables { starts.append(starts[starts.count - 1] + table.length) }
    self.tables = tables
    self.starts = starts
  }

  /// The length of the path.
  @inlinable
  public var length: Double { starts[curves.count] }

  /// The curve at a distance, and its parameter there.
  @inlinable
  public func location(at distance: Double) -> (curve: Int, parameter: Double) {
    var low = 0
    var high = curves.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= distance { low = middle } else { high = middle }
    }
    return (low, tables[low].parameter(at: distance - starts[low]))
  }

  /// The point at a distance.
  @inlinable
  public func position(at distance: Double) -> PlainCubic.Point {
    let (curve, parameter) = location(at: distance)
    return curves[curve].position(at: parameter)
  }

  /// The point and the direction at a distance.
  @inlinable
  public func frame(at distance: Double) -> (position: PlainCubic.Point, tangent: PlainCubic.Point) {
    let (curve, parameter) = location(at: distance)
    return (curves[curve].position(at: parameter), curves[curve].tangent(at: parameter))
  }
}
