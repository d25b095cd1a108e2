internal import MotionCurves
internal import MotionFitting

extension MotionExporter {
  /// Stops within the tolerance that take as few characters as possible when minified.
  ///
  /// The stops lie on a lattice of round percentages and outputs, and a search finds the cheapest path through it. If
  /// the motion jumps, or if all lattices are too coarse, the result is the fewest stops. A coarser lattice is searched
  /// first. Its result bounds the search in the fine lattice, and remains if that search has to be given up. A finer
  /// one is searched if the others have no path, as for motions of many swings.
  ///
  /// - Parameters:
  ///   - budget: the most steps of the searches in all lattices, and of the search for the fewest stops.
  ///   - report: is told the finished part, now and then.
  /// - Returns: stops that never take more characters than the fewest stops do.
  /// - Throws: ``ExportError`` as ``fewestStops(budget:)`` does.
  func fewestBytes(budget: Int, _ report: (Double) -> Void = { _ in }) throws(ExportError) -> LinearStops {
    let fewest = try fewestStops(budget: budget / CSSOptions.stepsOfAValue)
    let first = progress(of: motion.value(at: domain.lowerBound))
    guard hasDistance, (0...1).contains(first) else { return fewest }
    var best: LinearStops?
    var leastLength = 0
    var stepCount = 0
    for (place, grid) in grids.enumerated() {
      // The last grid is searched only if the others have no path.
      if place == 3, best != nil { break }
      guard let lattice = try lattice(of: grid) else { continue }
      let most = best?.length ?? fewest.length - 1
      let around = grid.lengthAround(firstRow: grid.row(of: first))
      let outcome = PolylineSearch(
        in: lattice, columnCost: grid.length(ofColumn:), rowCost: { grid.length(ofRow: direction * $0) }
      ).cheapestPath(
        from: direction * grid.row(of: first), to: direction * grid.row(of: progress(of: lastValue)),
        atMost: most - around, budget: max(budget - stepCount, 0), progress: report)
      stepCount += outcome.stepCount
      leastLength = outcome.isGivenUp ? around + outcome.leastCost : 0
      if let path = outcome.path, let stops = try stops(along: path, of: grid, atMost: most) { best = stops }
    }
    var shortest = best ?? fewest
    shortest.leastLength = leastLength > 0 && leastLength < shortest.length ? leastLength : nil
    return shortest
  }

  /// The grids in the order of their searches.
  ///
  /// Most motions have their shortest text in the third one, which has the most points. Hundredths of a percent suffice
  /// for some hundred stops.
  private var grids: [StopGrid] {
    let digits = max(tolerance.digits, 1)
    let decimals = min(max(digits - 2, 1), 2)
    return [
      StopGrid(outputDecimals: digits, percentageDecimals: decimals - 1),
      StopGrid(outputDecimals: digits, percentageDecimals: decimals),
      StopGrid(outputDecimals: digits + 1, percentageDecimals: decimals),
      StopGrid(outputDecimals: digits, percentageDecimals: decimals + 1),
    ]
  }

  /// 1 for a motion that goes up.
  ///
  /// −1 for a motion that goes down; its rows are below the row of its start.
  private var direction: Int { end > start ? 1 : -1 }

  /// The lattice of a grid around the motion; nil if there is no path, or if there are too many points.
  private func lattice(of grid: StopGrid) throws(ExportError) -> PolylineLattice? {
    try ExportError.checking { () throws(ParameterError) in
      try PolylineLattice(
        around: motion, over: domain, tolerance: absoluteTolerance, columnCount: grid.columnCount,
        rows: (start, (end - start).magnitude / Double(grid.rowCount)))
    }
  }

  /// The stops of a path with their certificate; nil if their error exceeds the tolerance, or if the text is too long.
  private func stops(
    along path: [PolylineLattice.Point], of grid: StopGrid, atMost most: Int
  ) throws(ExportError) -> LinearStops? {
    let points = path.map { grid.stop(row: direction * $0.row, column: $0.column) }
    let stops = LinearStops(points: points, maximumError: try certifiedError(of: points))
    return stops.maximumError <= tolerance && stops.length <= most ? stops : nil
  }
}
