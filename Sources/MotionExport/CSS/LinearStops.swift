internal import MotionCurves
internal import MotionFitting

/// The stops of CSS's `linear()`, with their printed numbers.
struct LinearStops: Sendable, Hashable {
  /// A stop: a progress at a percentage of the duration.
  struct Stop: Sendable, Hashable {
    let output: String
    let percentage: String
  }

  let points: [Stop]
  /// The largest error, as a part of the distance.
  let maximumError: Double
  /// Whether it is proved that no `linear()` of fewer stops stays within the tolerance.
  var isProvedFewest = false
  /// A lower bound of the characters for stops with as many decimals, if the search for the fewest was given up.
  var leastLength: Int?

  /// The characters of the minified function.
  var length: Int { text(isMinified: true).utf8.count }

  /// A description of the stops for a remark.
  var title: String {
    let count = "\(points.count) stops" + (isProvedFewest ? ", the fewest" : "")
    guard let leastLength else { return count }
    return "\(count), in \(length) bytes, the best so far where at least \(leastLength) are needed"
  }

  /// The text of the function.
  ///
  /// The percentages at both ends are implied.
  func text(isMinified: Bool) -> String { Self.text(points, isMinified: isMinified) }

  static func text(_ points: [Stop], isMinified: Bool) -> String {
    let stops = points.enumerated().map { index, stop in
      let output = isMinified ? stop.output.withoutLeadingZero : stop.output
      let isImplied =
        (index == 0 && stop.percentage == "0") || (index == points.count - 1 && stop.percentage == "100")
      if isImplied { return output }
      return "\(output) \(isMinified ? stop.percentage.withoutLeadingZero : stop.percentage)%"
    }
    return "linear(" + stops.joined(separator: isMinified ? "," : ", ") + ")"
  }
}

extension MotionExporter {
  /// The fewest stops whose printed numbers stay within the tolerance, with as few digits as possible.
  ///
  /// The fit has the least error that its count allows. The rest of the tolerance is for the rounding. If the fewest
  /// stops leave no room for that, one or two more are taken.
  ///
  /// - Parameter budget: the most values of the motion to compute for each fit.
  /// - Returns: the stops.
  /// - Throws: ``ExportError`` if no stops stay within the tolerance, or if the budget is spent.
  func fewestStops(budget: Int = .max) throws(ExportError) -> LinearStops {
    let fewest = try lines(count: nil, budget)
    let count = fewest.curve.points.count
    for more in 0...2 {
      let fit = more == 0 ? fewest : try lines(count: count + more, budget)
      let (printed, error) = try printed(fit.curve)
      if var stops = printed {
        stops.isProvedFewest = fewest.isProvedFewest && stops.points.count == count
        return stops
      }
      // A jump between two percentages: more stops do not help.
      if error > 3 * tolerance { break }
    }
    throw noPercentage
  }

  /// Stops whose printed numbers stay within the tolerance, found at once: some more than the fewest.
  ///
  /// - Parameter budget: the most values of the motion to compute.
  /// - Returns: the stops.
  /// - Throws: ``ExportError`` as ``fewestStops(budget:)``.
  func stopsAtOnce(budget: Int) throws(ExportError) -> LinearStops {
    let lines = try ExportError.checking { () throws(ParameterError) in
      try PiecewiseLinear.near(
        motion, over: domain, tolerance: absoluteTolerance, endingAt: lastValue, budget: budget)
    }
    guard let stops = try printed(lines, leaving: PiecewiseLinear.roomBesideNear).stops else { throw noPercentage }
    return stops
  }

  private var noPercentage: ExportError {
    .unrepresentable("no linear() stays within \(tolerance.shortestDecimal): the motion jumps where no percentage is")
  }

  /// The points of a polyline as stops, with as few digits as possible, or the error of the most digits that are tried.
  ///
  /// The lines leave some room, a part of the tolerance: outputs whose rounding takes more are not tried.
  private func printed(
    _ lines: PiecewiseLinear, leaving room: Double = 1
  ) throws(ExportError) -> (stops: LinearStops?, error: Double) {
    let digits = tolerance.digits
    // Decimals of the outputs and of the percentages. The outputs change several times as fast as the progress.
    var precisions = [(0, -2), (0, -1), (1, -1), (1, 0), (2, 0), (2, 1), (3, 2), (5, 4), (7, 6)]
    // Never move a jump: it needs exact percentages.
    if motion.nextBreak(after: domain.lowerBound) != nil { precisions.append((3, 13 - digits)) }
    let leastDigits = (2 * room * tolerance).digits
    var last = 0.0
    for (output, percentage) in precisions where digits + output >= leastDigits {
      let decimals = (max(digits + output, 0), max(digits + percentage, 0))
      let points = stops(of: lines, decimals: decimals)
      last = try certifiedError(of: points)
      if last <= tolerance { return (LinearStops(points: points, maximumError: last), last) }
    }
    return (nil, last)
  }

  func lines(count: Int?, _ budget: Int) throws(ExportError) -> Approximation<PiecewiseLinear> {
    try ExportError.checking { () throws(ParameterError) in
      if let count {
        return try PiecewiseLinear.approximating(
          motion, over: domain, count: count, tolerance: absoluteTolerance, endingAt: lastValue, budget: budget)
      }
      return try PiecewiseLinear.approximating(
        motion, over: domain, tolerance: absoluteTolerance, endingAt: lastValue, budget: budget)
    }
  }

  /// The points of a polyline as stops, with a number of decimals in output and percentage.
  private func stops(of lines: PiecewiseLinear, decimals: (Int, Int)) -> [LinearStops.Stop] {
    lines.points.map { point in
      LinearStops.Stop(
        output: progress(of: point.output).decimalText(decimals.0),
        percentage: (100 * (point.input - domain.lowerBound) / duration).decimalText(decimals.1))
    }
  }

  /// The error of printed stops, as a part of the distance.
  ///
  /// It is the error of the function read from the text. If a stop itself is too far from the motion, it is that stop's:
  /// most roundings fail there, and the proof takes some dozen values between two stops.
  func certifiedError(of stops: [LinearStops.Stop]) throws(ExportError) -> Double {
    guard case .piecewiseLinear(let curve) = try? TimingCurve(parsing: LinearStops.text(stops, isMinified: false))
    else { return .infinity }
    let points = curve.points.map { point in
      PiecewiseLinear.Point(
        input: point.input == 1 ? domain.upperBound : snapped(time(at: point.input), within: 0x1p-50),
        output: start.interpolated(to: end, by: point.output))
    }
    for (index, point) in points.enumerated() {
      let isJump =
        (index > 0 && points[index - 1].input == point.input)
        || (index + 1 < points.count && points[index + 1].input == point.input)
      let deviation = abs(motion.value(at: point.input) - point.output)
      if !isJump && deviation > absoluteTolerance { return deviation / distance }
    }
    return try ExportError.checking { () throws(ParameterError) in
      try motion.largestError(
        of: PiecewiseLinear(validatingPoints: points), over: domain, within: absoluteTolerance) / distance
    }
  }
}

extension Double {
  /// The number of decimals for a tolerance: 3 for 0.001.
  var digits: Int {
    var (digits, unit) = (0, 1.0)
    while unit > self * (1 + 1e-9) && digits < 15 { (digits, unit) = (digits + 1, unit / 10) }
    return digits
  }
}
