import MotionCurves

/// The cells of a path: small near cusps and sharp bends, large elsewhere.
struct ArcLengthTable: Sendable {
  let cells: [ArcLengthCell]
  /// The length of the path up to the start of each segment, and the whole length.
  let distances: [Double]

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
    let rough = profiles.reduce(0) { $0 + $1.roughLength(from: 0, to: 1) }
    let negligible = rough * SpeedProfile.leastTolerance
    // In twice the precision, so that the error does not grow with the number of segments.
    var sum = DoubleDouble(0)
    var distances = [0.0]
    for profile in profiles {
      let length = profile.length(from: 0, to: 1, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
      // Written so that a NaN from an overflow is added too.
      if !(length < Self.leastLength) { sum = sum + DoubleDouble(length) }
      distances.append(sum.rounded)
    }
    // Checked before any cell is made: with NaN, the comparisons would never end the subdivision.
    guard distances[segments.count].isFinite else {
      throw ParameterError(parameter: "path", value: "one without end", allowed: "a path whose length is finite")
    }
    self.distances = distances
    let builder = Builder(
      tolerance: tolerance * distances[segments.count], negligible: negligible, maximumCellCount: maximumCellCount)
    var cells: [ArcLengthCell] = []
    for index in segments.indices where distances[index + 1] > distances[index] {
      try builder.appendCells(
        of: profiles[index], index: index, from: distances[index], to: distances[index + 1], to: &cells)
    }
    self.cells = cells
  }

  /// The greatest number of cells of one segment.
  ///
  /// A curve takes some tens. A curve with two reversals takes 1425 at the finest tolerance. Only ellipses with axes of
  /// a ratio like 1 to 10³⁰⁰ take more.
  static let maximumCellCount = 1 << 16

  /// Shorter segments count as points, as the reciprocals of their cells' lengths would overflow.
  private static let leastLength = 0x1p-900

  private struct Builder {
    /// The allowed error, in points.
    let tolerance: Double
    let negligible: Double
    let maximumCellCount: Int

    /// Appends the cells of one segment, between two distances.
    func appendCells(
      of profile: SpeedProfile, index: Int, from start: Double, to end: Double, to cells: inout [ArcLengthCell]
    ) throws(ParameterError) {
      let firstCell = cells.count
      let whole = ArcLengthInterval(
        first: profile.end(at: 0), last: profile.end(at: 1), distance: start, length: end - start)
      if profile.isConstant { return cells.append(ArcLengthCell(ofConstantSpeed: index, over: whole)) }
      var distance = start
      let boundaries = profile.pieces
      for (left, right) in zip(boundaries, boundaries.dropFirst()) {
        let length = profile.lengthOfPart(
          from: left, to: right, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
        let interval = ArcLengthInterval(
          first: profile.end(at: left), last: profile.end(at: right), distance: distance, length: length)
        try append(interval, of: profile, index, after: firstCell, to: &cells)
        distance += length
      }
      // The lengths of the pieces may add up to a rounding error more than that of the segment.
      while cells.count > firstCell, cells[cells.count - 1].startDistance >= end { cells.removeLast() }
      // An arc with a radius of 10³⁰⁰ chords has a sweep of nearly 0. It can lose all lengths of its pieces to
      // rounding.
      if cells.count == firstCell { cells.append(ArcLengthCell(ofConstantSpeed: index, over: whole)) }
    }

    /// Appends a cell for an interval, or the cells of its halves.
    private func append(
      _ interval: ArcLengthInterval, of profile: SpeedProfile, _ index: Int, after firstCell: Int,
      to cells: inout [ArcLengthCell]
    ) throws(ParameterError) {
      guard interval.length > 0 else { return }
      guard cells.count - firstCell < maximumCellCount else {
        throw ParameterError(
          parameter: "path", value: "one whose segment \(index) takes more",
          allowed: "a path that takes at most \(maximumCellCount) cells for a segment at this tolerance")
      }
      let middle = 0.5 * (interval.start + interval.end)
      // In so short an interval the error stays within the allowed one, whatever the curve does.
      let isShort = interval.length <= Self.share * tolerance || middle <= interval.start || middle >= interval.end
      if isShort {
        cells.append(ArcLengthCell(ofConstantSpeed: index, over: interval))
      } else if let cell = ArcLengthCell(segment: index, over: interval),
        cell.isExact(to: Self.share * tolerance, over: interval, of: profile)
      {
        cells.append(cell)
      } else {
        let (left, right) = halves(of: interval, at: middle, profile)
        try append(left, of: profile, index, after: firstCell, to: &cells)
        try append(right, of: profile, index, after: firstCell, to: &cells)
      }
    }

    /// The halves of an interval.
    ///
    /// The second half gets the rest of the interval's length.
    private func halves(
      of interval: ArcLengthInterval, at middle: Double, _ profile: SpeedProfile
    ) -> (ArcLengthInterval, ArcLengthInterval) {
      // A thousandth of the allowed error, as a cell results from some forty halvings at most.
      let accuracy = max(SpeedProfile.leastTolerance, min(0.001 * tolerance / interval.length, 1e-3))
      let measured = profile.lengthOfPart(
        from: interval.start, to: middle, tolerance: accuracy, negligible: negligible)
      let length = min(measured, interval.length)
      let end = profile.end(at: middle)
      return (
        ArcLengthInterval(first: interval.first, last: end, distance: interval.distance, length: length),
        ArcLengthInterval(
          first: end, last: interval.last, distance: interval.distance + length, length: interval.length - length)
      )
    }

    /// The part of the tolerance for the error at the probes.
    ///
    /// The rest is for the error between them.
    private static let share = 0.3
  }
}
