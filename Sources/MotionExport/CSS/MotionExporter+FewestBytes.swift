internal import MotionCurves
internal import MotionFitting

extension MotionExporter {
  /// Stops that take as few characters as possible, minified, and stay within the tolerance.
  ///
  /// They are on a lattice of round percentages and outputs, through which the cheapest path is found; a motion that jumps,
  /// or that the lattice is too coarse for, has the fewest stops. A coarser lattice is searched first: what it finds bounds
  /// the search in the fine one, and is there if that has to be given up.
  ///
  /// - Parameters:
  ///   - budget: the most steps of the searches in both lattices, and of that for the fewest stops.
  ///   - report: is told the part that is done, now and then.
  /// - Returns: stops that never take more characters than the fewest stops do.
  /// - Throws: ``ExportError`` as ``fewestStops(budget:)`` does.
  func fewestBytes(budget: Int, _ report: (Double) -> Void = { _ in }) throws(ExportError) -> LinearStops {
    let fewest = try fewestStops(budget: budget / CSSOptions.stepsOfAValue)
    let digits = max(tolerance.digits, 1)
    let (outputDecimals, percentageDecimals) = (digits + 1, max(digits - 2, 1))
    let first = progress(of: motion.value(at: domain.lowerBound))
    guard hasDistance, percentageDecimals <= 2, (0...1).contains(first) else { return fewest }
    var best: LinearStops?
    var leastLength = 0
    var stepCount = 0
    for less in (0..<percentageDecimals).reversed() {
      let grid = StopGrid(outputDecimals: outputDecimals - less, percentageDecimals: percentageDecimals - less)
      guard let lattice = try lattice(of: grid) else { return fewest }
      let most = best?.length ?? fewest.length - 1
      let around = grid.lengthAround(firstRow: grid.row(of: first))
      let outcome = PolylineSearch(
        in: lattice, columnCost: grid.length(ofColumn:), rowCost: { grid.length(ofRow: direction * $0) }
      ).cheapestPath(
        from: direction * grid.row(of: first), to: direction * grid.row(of: progress(of: lastValue)),
        atMost: most - around, budget: max(budget - stepCount, 0), progress: less == 0 ? report : { _ in })
      stepCount += outcome.stepCount
      leastLength = outcome.isGivenUp ? around + outcome.leastCost : 0
      if let path = outcome.path, let stops = try stops(along: path, of: grid, atMost: most) { best = stops }
    }
    var shortest = best ?? fewest
    shortest.leastLength = leastLength > 0 && leastLength < shortest.length ? leastLength : nil
    return shortest
  }

  /// 1 for a motion that goes up, −1 for one that goes down, whose rows are below that of its start.
  private var direction: Int { end > start ? 1 : -1 }

  /// The lattice of a grid around the motion; nil where no path is, or too many points.
  private func lattice(of grid: StopGrid) throws(ExportError) -> PolylineLattice? {
    try ExportError.checking { () throws(ParameterError) in
      try PolylineLattice(
        around: motion, over: domain, tolerance: absoluteTolerance, columnCount: grid.columnCount,
        rows: (start, (end - start).magnitude / Double(grid.rowCount)))
    }
  }

  /// The stops of a path, with their certificate; nil where that is above the tolerance, or the text too long.
  private func stops(
    along path: [PolylineLattice.Point], of grid: StopGrid, atMost most: Int
  ) throws(ExportError) -> LinearStops? {
    let points = path.map { grid.stop(row: direction * $0.row, column: $0.column) }
    let stops = LinearStops(points: points, maximumError: try certifiedError(of: points), isProvedFewest: false)
    return stops.maximumError <= tolerance && stops.length <= most ? stops : nil
  }
}
