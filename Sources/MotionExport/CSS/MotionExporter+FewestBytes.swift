internal import MotionNumerics

extension MotionExporter {
  /// Stops that take as few characters as possible, minified, and stay within the tolerance.
  ///
  /// They are on a lattice of round percentages and outputs, through which the cheapest path is found; a motion that jumps,
  /// or that the lattice is too coarse for, has the fewest stops.
  func fewestBytes(_ report: (Double) -> Void = { _ in }) throws(ExportError) -> LinearStops {
    let fewest = try fewestStops()
    guard hasDistance else { return fewest }
    let digits = max(tolerance.digits, 1)
    let decimals = (output: digits + 1, percentage: max(digits - 2, 1))
    // As many columns as there are percentages with so many decimals.
    let columnCount = 100 * decimals.percentage.powerOfTen
    let rowCount = Double(decimals.output.powerOfTen)
    let first = motion.value(at: domain.lowerBound)
    guard columnCount <= 10_000, (0...1).contains(progress(of: first)) else { return fewest }
    let lattice = try ExportError.checking { () throws(ParameterError) in
      try PolylineLattice(
        around: motion, over: domain, tolerance: absoluteTolerance, columnCount: columnCount,
        rows: (start, (end - start).magnitude / rowCount))
    }
    guard let lattice else { return fewest }
    let sign = end > start ? 1 : -1
    func stop(_ point: PolylineLattice.Point) -> LinearStops.Stop {
      LinearStops.Stop(
        output: (Double(sign * point.row) / rowCount).decimalText(decimals.output),
        percentage: (100 * Double(point.column) / Double(columnCount)).decimalText(decimals.percentage))
    }
    func row(_ value: Double) -> Int { sign * Int((progress(of: value) * rowCount).rounded()) }
    func length(_ point: PolylineLattice.Point) -> Int {
      let stop = stop(point)
      return stop.output.withoutLeadingZero.utf8.count + stop.percentage.withoutLeadingZero.utf8.count + 3
    }
    let path = lattice.cheapestPath(from: row(first), to: row(lastValue), cost: length, progress: report)
    guard let path else { return fewest }
    let stops = path.map(stop)
    let error = try certifiedError(of: stops)
    let text = LinearStops.text(stops, isMinified: true)
    guard error <= tolerance, text.utf8.count < fewest.text(isMinified: true).utf8.count else { return fewest }
    return LinearStops(points: stops, maximumError: error, isProvedFewest: false)
  }
}

extension Int {
  /// Ten to the power of the number.
  fileprivate var powerOfTen: Int { (0..<self).reduce(1) { power, _ in 10 * power } }
}
