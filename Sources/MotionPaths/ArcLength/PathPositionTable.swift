import MotionCurves

/// The cells of ``PathPositions``, shared by all its copies.
final class PathPositionTable: Sendable {
  let measure: PathMeasure
  let tolerance: Double
  private let length: Double
  private let cells: [PathPositionCell]
  private let guide: GuideTable
  /// The point for a distance at or beyond the end: the end of the last segment with a length.
  private let end: SIMD2<Double>

  init(_ measure: PathMeasure, tolerance: Double) throws(ParameterError) {
    let prepared = measure.prepared
    let cells = try Builder(prepared, tolerance: tolerance).cells()
    self.measure = measure
    self.tolerance = tolerance
    length = prepared.length
    self.cells = cells
    end = prepared.position(at: prepared.locate(prepared.length))
    guide = GuideTable(knots: cells.map { $0.startDistance } + [prepared.length])
  }

  /// The point at a distance.
  @inline(__always)
  func position(at distance: Double) -> SIMD2<Double> {
    guard distance < length, !cells.isEmpty else { return distance.isNaN ? SIMD2(repeating: .nan) : end }
    let distance = distance > 0 ? distance : 0
    return cells[cell(of: distance)].position(at: distance)
  }

  /// The cell of a distance within the length.
  @inline(__always)
  private func cell(of distance: Double) -> Int {
    guide.interval(within: distance, of: cells.count) { cells[$0].startDistance }
  }

  /// Makes the cells from the cells of the measure, and halves them where they are not exact enough.
  private struct Builder {
    private let prepared: PreparedPath
    /// The allowed error, in points.
    private let tolerance: Double
    private let negligible: Double

    init(_ prepared: PreparedPath, tolerance: Double) {
      self.prepared = prepared
      self.tolerance = tolerance * prepared.length
      negligible = prepared.length * SpeedProfile.leastTolerance
    }

    func cells() throws(ParameterError) -> [PathPositionCell] {
      let measured = prepared.table.intervals
      var cells: [PathPositionCell] = []
      var (segment, firstOfSegment, distance) = (-1, 0, 0.0)
      var profile = SpeedProfile(of: prepared.segments[0])
      for index in measured.indices {
        let cell = measured[index]
        if cell.segment != segment {
          (segment, firstOfSegment, distance) = (cell.segment, cells.count, prepared.table.distances[cell.segment])
          profile = SpeedProfile(of: prepared.segments[segment])
        }
        // Measured again, as the distances of the cells are only as accurate as the tolerance of the measure.
        let left = prepared.table.distances[segment + 1] - distance
        let isLast = index + 1 == measured.count || measured[index + 1].segment != segment
        let length =
          isLast ? left : min(left, self.length(from: cell.startParameter, to: cell.endParameter, profile))
        let interval = PathInterval(
          start: cell.startParameter, end: cell.endParameter, distance: distance, length: length)
        try append(interval, of: segment, profile, from: firstOfSegment, to: &cells)
        distance += length
      }
      return cells
    }

    private func length(from start: Double, to end: Double, _ profile: SpeedProfile) -> Double {
      profile.lengthOfPart(
        from: start, to: end, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
    }

    /// Appends a cell for an interval, or the cells of its halves.
    private func append(
      _ interval: PathInterval, of segment: Int, _ profile: SpeedProfile, from firstOfSegment: Int,
      to cells: inout [PathPositionCell]
    ) throws(ParameterError) {
      guard interval.length > 0 else { return }
      guard cells.count - firstOfSegment < ArcLengthTable.maximumCellCount else {
        throw ParameterError(
          parameter: "path", value: "one whose segment \(segment) takes more",
          allowed: "a path that takes at most \(ArcLengthTable.maximumCellCount) cells for a segment at this tolerance")
      }
      let curve = prepared.segments[segment]
      let middle = 0.5 * (interval.start + interval.end)
      // In so short an interval the error stays within the allowed one, whatever the curve does.
      let isShort = interval.length <= Self.share * tolerance || middle <= interval.start || middle >= interval.end
      if isShort || isLine(curve) {
        cells.append(PathPositionCell(straight: curve, over: interval))
      } else if let cell = PathPositionCell(of: curve, over: interval),
        cell.isExact(to: Self.share * tolerance, over: interval, of: curve, profile, negligible: negligible)
      {
        cells.append(cell)
      } else {
        let covered = length(from: interval.start, to: middle, profile)
        // At most the length of the interval; otherwise a rounding error could make the rest negative.
        let half = min(covered, interval.length)
        try append(
          PathInterval(start: interval.start, end: middle, distance: interval.distance, length: half),
          of: segment, profile, from: firstOfSegment, to: &cells)
        try append(
          PathInterval(
            start: middle, end: interval.end, distance: interval.distance + half, length: interval.length - half),
          of: segment, profile, from: firstOfSegment, to: &cells)
      }
    }

    private func isLine(_ curve: PathSegment) -> Bool {
      if case .line = curve { true } else { false }
    }

    /// The part of the tolerance for the error at the probes.
    ///
    /// The rest is for the error between them.
    private static let share = 0.3
  }
}
