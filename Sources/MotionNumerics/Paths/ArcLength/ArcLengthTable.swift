/// The cells of a path: small near cusps and sharp bends, large elsewhere.
struct ArcLengthTable: Sendable {
  private(set) var cells: [ArcLengthCell] = []
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
    // Checked before any cell is made, as comparisons with NaN would never end the subdivision.
    guard distances[segments.count].isFinite else {
      throw ParameterError(parameter: "path", value: "one without end", allowed: "a path whose length is finite")
    }
    self.distances = distances
    let builder = Builder(
      tolerance: tolerance * distances[segments.count], negligible: negligible, maximumCellCount: maximumCellCount)
    for index in segments.indices where distances[index + 1] > distances[index] {
      cells += try builder.cells(
        of: segments[index], profile: profiles[index], index: index, from: distances[index], to: distances[index + 1])
    }
  }

  /// The greatest number of cells of one segment: a curve takes some tens, one with two reversals 1425 at the finest
  /// tolerance; only ellipses with axes of a ratio like 1 to 10³⁰⁰ take more.
  static let maximumCellCount = 1 << 16

  /// Shorter segments count as points, as the reciprocals of their cells' lengths would overflow.
  private static let leastLength = 0x1p-900

  private struct Builder {
    /// The allowed error, in points.
    let tolerance: Double
    let negligible: Double
    let maximumCellCount: Int

    /// The cells of one segment, between two distances.
    func cells(
      of segment: PathSegment, profile: SpeedProfile, index: Int, from start: Double, to end: Double
    ) throws(ParameterError) -> [ArcLengthCell] {
      if profile.isConstant {
        let interval = ArcLengthInterval(start: 0, end: 1, distance: start, length: end - start)
        return [ArcLengthCell(segment: index, over: interval)]
      }
      var cells: [ArcLengthCell] = []
      var distance = start
      let boundaries = profile.pieces
      for (left, right) in zip(boundaries, boundaries.dropFirst()) {
        let interval = interval(from: left, to: right, at: distance, of: profile)
        try append(interval, isWholePiece: true, of: segment, profile, index, to: &cells)
        distance += interval.length
      }
      // The lengths of the cells may add up to a rounding error more than that of the segment.
      cells.removeAll { $0.startDistance >= end }
      // An arc whose sweep is nearly 0, of 10³⁰⁰ chords, can lose all lengths of its pieces to rounding.
      if cells.isEmpty {
        let whole = ArcLengthInterval(start: 0, end: 1, distance: start, length: end - start)
        cells.append(ArcLengthCell(segment: index, over: whole))
      }
      return cells
    }

    private func interval(from start: Double, to end: Double, at distance: Double, of profile: SpeedProfile)
      -> ArcLengthInterval
    {
      let length = profile.length(
        from: start, to: end, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
      return ArcLengthInterval(start: start, end: end, distance: distance, length: length)
    }

    /// Appends a cell for an interval, or those of its halves.
    private func append(
      _ interval: ArcLengthInterval, isWholePiece: Bool = false, of segment: PathSegment, _ profile: SpeedProfile,
      _ index: Int, to cells: inout [ArcLengthCell]
    ) throws(ParameterError) {
      guard interval.length > 0 else { return }
      guard cells.count < maximumCellCount else {
        throw ParameterError(
          parameter: "path", value: "one whose segment \(index) takes more",
          allowed: "a path that takes at most \(maximumCellCount) cells for a segment at this tolerance")
      }
      let middle = 0.5 * (interval.start + interval.end)
      // An interval this short cannot cause more than the allowed error, whatever the curve does inside.
      let isShort = interval.length <= Self.share * tolerance || middle <= interval.start || middle >= interval.end
      if isShort {
        cells.append(ArcLengthCell(segment: index, over: interval))
      } else if let cell = ArcLengthCell(segment: index, of: segment, over: interval),
        cell.isExact(to: Self.share * tolerance, over: interval, of: profile, negligible: negligible),
        !isWholePiece || cell.hasExactSlope(to: Self.share * tolerance, over: interval, of: profile)
      {
        cells.append(cell)
      } else {
        let left = self.interval(from: interval.start, to: middle, at: interval.distance, of: profile)
        let right = self.interval(
          from: middle, to: interval.end, at: interval.distance + left.length, of: profile)
        try append(left, of: segment, profile, index, to: &cells)
        try append(right, of: segment, profile, index, to: &cells)
      }
    }

    /// The fraction of the tolerance for the error at the probes; the rest is for the error between them.
    private static let share = 0.3
  }
}
