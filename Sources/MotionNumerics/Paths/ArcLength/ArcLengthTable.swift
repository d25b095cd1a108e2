/// The cells of a path: small where it is difficult, large where it is not.
struct ArcLengthTable: Sendable {
  private(set) var cells: [ArcLengthCell] = []
  /// The length of the path up to the start of each segment, and the whole.
  let distances: [Double]

  /// Makes the table of segments.
  ///
  /// - Parameters:
  ///   - segments: one behind the other.
  ///   - profiles: their speeds.
  ///   - tolerance: relative to the length of all.
  ///   - maximumCellCount: the most cells of one segment.
  /// - Throws: ``ParameterError`` if the length overflows, or a segment takes too many cells.
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
      // Written so that the NaN of an overflow is not overlooked.
      if !(length < Self.leastLength) { sum = sum + DoubleDouble(length) }
      distances.append(sum.rounded)
    }
    // Before any cell is made: no comparison with NaN would ever end that.
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

  /// The most cells of one segment: a curve takes some tens, one that turns round in two places 1425 at the finest
  /// tolerance; only ellipses of axes as 1 to 10³⁰⁰ take more.
  static let maximumCellCount = 1 << 16

  /// Shorter segments count as points: the reciprocals of their parts' lengths would overflow.
  private static let leastLength = 0x1p-900

  private struct Builder {
    /// The error that is allowed, in points.
    let tolerance: Double
    let negligible: Double
    let maximumCellCount: Int

    /// The cells of one segment, which covers a range of distances.
    func cells(
      of segment: PathSegment, profile: SpeedProfile, index: Int, from start: Double, to end: Double
    ) throws(ParameterError) -> [ArcLengthCell] {
      if profile.isConstant {
        let stretch = ArcLengthStretch(start: 0, end: 1, distance: start, length: end - start)
        return [ArcLengthCell(segment: index, over: stretch)]
      }
      var cells: [ArcLengthCell] = []
      var distance = start
      let borders = profile.pieces
      for (left, right) in zip(borders, borders.dropFirst()) {
        let stretch = stretch(from: left, to: right, at: distance, of: profile)
        try append(stretch, isWholePiece: true, of: segment, profile, index, to: &cells)
        distance += stretch.length
      }
      // The lengths of the parts may add up to a rounding more than that of the whole.
      cells.removeAll { $0.startDistance >= end }
      return cells
    }

    private func stretch(from start: Double, to end: Double, at distance: Double, of profile: SpeedProfile)
      -> ArcLengthStretch
    {
      let length = profile.length(
        from: start, to: end, tolerance: SpeedProfile.leastTolerance, negligible: negligible)
      return ArcLengthStretch(start: start, end: end, distance: distance, length: length)
    }

    /// Appends a cell for a stretch, or those of its halves.
    private func append(
      _ stretch: ArcLengthStretch, isWholePiece: Bool = false, of segment: PathSegment, _ profile: SpeedProfile,
      _ index: Int, to cells: inout [ArcLengthCell]
    ) throws(ParameterError) {
      guard stretch.length > 0 else { return }
      guard cells.count < maximumCellCount else {
        throw ParameterError(
          parameter: "path", value: "one whose segment \(index) takes more",
          allowed: "a path that takes at most \(maximumCellCount) cells for a segment at this tolerance")
      }
      let middle = 0.5 * (stretch.start + stretch.end)
      // A stretch this short cannot put anything off by more than is allowed, whatever happens inside.
      let isShort = stretch.length <= Self.share * tolerance || middle <= stretch.start || middle >= stretch.end
      if isShort {
        cells.append(ArcLengthCell(segment: index, over: stretch))
      } else if let cell = ArcLengthCell(segment: index, of: segment, over: stretch),
        cell.isExact(to: Self.share * tolerance, over: stretch, of: profile, negligible: negligible),
        !isWholePiece || cell.hasExactSlope(to: Self.share * tolerance, over: stretch, of: profile)
      {
        cells.append(cell)
      } else {
        let left = self.stretch(from: stretch.start, to: middle, at: stretch.distance, of: profile)
        let right = self.stretch(
          from: middle, to: stretch.end, at: stretch.distance + left.length, of: profile)
        try append(left, of: segment, profile, index, to: &cells)
        try append(right, of: segment, profile, index, to: &cells)
      }
    }

    /// What a cell may use up of the tolerance, the rest being for what lies between the probes.
    private static let share = 0.3
  }
}
