import MotionCurves

/// The cells of a path: small near cusps and sharp bends, large elsewhere.
///
/// A look-up first finds the segment, then the cell in it. What it reads of a long path lies in three places: the guide,
/// the segment, and its cells, which follow each other.
struct ArcLengthTable: Sendable {
  /// The length of the path up to the start of each segment, and the whole length.
  let distances: [Double]
  private let segments: [SegmentCells]
  private let cells: [ArcLengthCell]
  private let narrowCells: [NarrowCell]
  private let bins: CellBins
  private let guide: GuideTable

  /// Creates the table of successive segments.
  ///
  /// - Parameters:
  ///   - segments: the segments, in order.
  ///   - profiles: their speeds.
  ///   - tolerance: the error of distances, relative to the whole length.
  ///   - maximumCellCount: the greatest number of cells of one segment.
  /// - Throws: ``ParameterError`` if the length overflows, or a segment needs too many cells.
  init(
    of segments: [PathSegment], profiles: [SpeedProfile], tolerance: Double,
    maximumCellCount: Int = Self.maximumCellCount
  ) throws(ParameterError) {
    let distances = Self.distances(profiles)
    // Checked before any cell is made: with NaN, the comparisons would never end the subdivision.
    guard distances[segments.count].isFinite else {
      throw ParameterError(parameter: "path", value: "one without end", allowed: "a path whose length is finite")
    }
    var builder = TableBuilder(tolerance: tolerance * distances[segments.count], maximumCellCount: maximumCellCount)
    builder.segments.reserveCapacity(segments.count)
    for index in segments.indices {
      try builder.append(segments[index], profiles[index], from: distances[index], to: distances[index + 1])
    }
    self.distances = distances
    self.segments = builder.segments
    cells = builder.cells.fitted
    narrowCells = builder.narrowCells.fitted
    bins = builder.bins
    guide = GuideTable(knots: distances)
  }

  /// The length of the path up to each segment, and the whole length.
  private static func distances(_ profiles: [SpeedProfile]) -> [Double] {
    let rough = profiles.reduce(0) { $0 + $1.roughLength(from: 0, to: 1) }
    let negligible = rough * SpeedProfile.leastTolerance
    // In twice the precision, so that the error does not grow with the number of segments.
    var sum = DoubleDouble(0)
    var distances: [Double] = []
    distances.reserveCapacity(profiles.count + 1)
    distances.append(0)
    for profile in profiles {
      let length = profile.length(from: 0, to: 1, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
      // Written so that a NaN from an overflow is added too.
      if !(length < Self.leastLength) { sum = sum + DoubleDouble(length) }
      distances.append(sum.rounded)
    }
    return distances
  }

  /// The greatest number of cells of one segment.
  ///
  /// A curve takes some tens. Only ellipses with axes of a ratio like 1 to 10³⁰⁰ take more than some hundreds.
  static let maximumCellCount = 1 << 16

  /// Shorter segments count as points, as the reciprocals of their cells' lengths would overflow.
  private static let leastLength = 0x1p-900
}

extension ArcLengthTable {
  /// The position at a distance within 0..<length of a path with a length.
  @inline(__always)
  func locate(_ distance: Double) -> PathPosition {
    let index =
      segments.count == 1 ? 0 : guide.interval(within: distance, of: segments.count) { segments[$0].start }
    return PathPosition(segment: index, parameter: parameter(at: distance, of: segments[index]))
  }

  /// The control points of a segment; `none` unless it is a cubic.
  @inline(__always)
  func cubic(of segment: Int) -> CubicPoints { segments[segment].cubic }

  @inline(__always)
  private func parameter(at distance: Double, of segment: SegmentCells) -> Double {
    let fraction = (distance - segment.start) * segment.fractionsPerPoint
    switch segment.form {
    case .line: return min(fraction, 1)
    case .wide: return cells[wideCell(at: fraction, of: segment)].parameter(at: fraction)
    case .narrow: return narrowCells[narrowCell(at: fraction, of: segment)].wide.parameter(at: fraction)
    }
  }

  @inline(__always)
  private func wideCell(at fraction: Double, of segment: SegmentCells) -> Int {
    let (low, high) = bins.range(at: fraction, first: segment.first, count: segment.count)
    let candidate = segment.first &+ high
    // Most bins hold at most one start. A difference takes the place of a branch, which the processor would mispredict.
    if high &- low <= 1 { return candidate &- (cells[candidate].start <= fraction ? 0 : 1) }
    return (segment.first &+ low..<candidate &+ 1).partitioningIndex { cells[$0].start > fraction } - 1
  }

  @inline(__always)
  private func narrowCell(at fraction: Double, of segment: SegmentCells) -> Int {
    let last = segment.first &+ segment.count &- 1
    let known = segment.first &+ SegmentCells.startCount
    var index = segment.first &+ segment.roughCell(at: fraction)
    while index >= known, index < last, narrowCells[index &+ 1].start <= fraction { index &+= 1 }
    while narrowCells[index].start > fraction { index &-= 1 }
    return index
  }

  /// The last segment with a length; nil if there is none.
  var lastSegment: Int? { distances.indices.dropLast().last { distances[$0] < distances[$0 + 1] } }
}

// MARK: - Intervals

extension ArcLengthTable {
  /// A cell as an interval of the path.
  struct Interval {
    let segment: Int
    /// The distance from the start of the path to the start of the interval.
    let startDistance: Double
    let startParameter: Double
    let endParameter: Double
  }

  /// All cells in order, one for a segment of constant speed.
  var intervals: [Interval] {
    var intervals: [Interval] = []
    for index in segments.indices where distances[index] < distances[index + 1] {
      let segment = segments[index]
      let cells = cells(of: segment)
      for (cell, next) in zip(cells.indices, cells.indices.map { $0 + 1 }) {
        intervals.append(
          Interval(
            segment: index, startDistance: distances[index] + cells[cell].start / segment.fractionsPerPoint,
            startParameter: cells[cell].startParameter,
            endParameter: next < cells.count ? cells[next].startParameter : 1))
      }
    }
    return intervals
  }

  private func cells(of segment: SegmentCells) -> [ArcLengthCell] {
    let range = segment.first..<segment.first + segment.count
    switch segment.form {
    case .line: return [ArcLengthCell(SIMD8(0, 0, 1, 0, 0, 0, 0, 0))]
    case .wide: return Array(cells[range])
    case .narrow: return narrowCells[range].map(\.wide)
    }
  }
}

extension Array {
  /// The same elements without room for more: an array that grew has room for up to twice as many.
  var fitted: [Element] {
    guard capacity > count + count / 32 + 8 else { return self }
    var fitted: [Element] = []
    fitted.reserveCapacity(count)
    fitted.append(contentsOf: self)
    return fitted
  }
}
