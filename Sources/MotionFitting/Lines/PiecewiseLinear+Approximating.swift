public import MotionCurves

extension PiecewiseLinear {
  /// The polyline of the fewest points that stays within a tolerance of a motion, with the proof that it does.
  ///
  /// Its points need not lie on the motion, so it needs half as many as chords do. It passes exactly through the
  /// motion's values only at both ends of the domain. Among the polylines with as few points, it has nearly the least
  /// error.
  ///
  /// ```swift
  /// let spring = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
  /// let lines = try PiecewiseLinear.approximating(spring, over: 0...1.5, tolerance: 1e-3).curve
  /// ```
  ///
  /// - A jump of the motion is two points at one time, unless the jump is so small that a line stays within the
  ///   tolerance.
  /// - The count is the fewest if ``Approximation/isProvedFewest`` is true, as for nearly all smooth motions; otherwise
  ///   it is at most a point more.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - tolerance: the largest distance, in value units; positive.
  ///   - target: the value of the last point, within the tolerance of the motion's end value, such as the resting
  ///     value. By default it is the motion's value.
  ///   - budget: the most values of the motion to compute; the limit is four million.
  /// - Returns: the polyline, in the motion's time, with its largest error.
  /// - Throws: ``ParameterError`` for an invalid domain or tolerance, for a motion whose values are not finite, and for
  ///   a tolerance that needs more than 10,000 points or more values than the budget.
  /// - Complexity: some 200 values of the motion for each point.
  ///
  /// Source: H. Imai and M. Iri (1986); S. Suri (1986). A second band that every polyline must pass proves the count:
  /// if both bands need the same number of lines, no polyline has fewer.
  public static func approximating(
    _ motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, endingAt target: Double? = nil,
    budget: Int = .max
  ) throws(ParameterError) -> Approximation<PiecewiseLinear> {
    let band = try band(along: motion, over: domain, tolerance: tolerance, endingAt: target, budget)
    let whole = try band.room(within: tolerance)
    // The point between two lines that are nearly parallel is some roundings off, which may be more than the room leaves.
    for room in [whole, 0.999 * whole] {
      let fewest = try band.fewestPoints(within: room)
      let necessary = band.polyline(tolerance: tolerance, .necessary, most: fewest)?.count
      let curve = try PiecewiseLinear(validatingPoints: band.polyline(count: fewest, within: room))
      let error = try motion.largestError(of: curve, over: domain, within: tolerance)
      if error <= tolerance {
        return Approximation(
          curve, maximumError: error, evidence: .init(of: motion), isProvedFewest: curve.points.count == necessary)
      }
    }
    throw ErrorBand.refusalOfSteepness(of: tolerance)
  }

  /// The number of points of ``approximating(_:over:tolerance:endingAt:budget:)``, without their places and the proof.
  ///
  /// - Complexity: a twentieth of the time for the points.
  package static func fewestPoints(
    near motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double,
    endingAt target: Double? = nil, budget: Int = .max
  ) throws(ParameterError) -> Int {
    let band = try band(along: motion, over: domain, tolerance: tolerance, endingAt: target, budget)
    return try band.fewestPoints(within: try band.room(within: tolerance))
  }

  /// A polyline that stays within a tolerance of a motion, found at once, for who rounds its points and proves them.
  ///
  /// It has some points more than the fewest: a tenth of many, and one or two of few. It keeps away from ``roomBesideNear``
  /// of the tolerance.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: as for ``approximating(_:over:tolerance:endingAt:budget:)``, as are all others.
  ///   - tolerance: the largest distance.
  ///   - target: the value of the last point.
  ///   - budget: the most values of the motion to compute.
  /// - Returns: the polyline, without the proof.
  /// - Throws: ``ParameterError`` as ``approximating(_:over:tolerance:endingAt:budget:)``.
  /// - Complexity: some 30 values of the motion for each point.
  package static func near(
    _ motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, endingAt target: Double? = nil,
    budget: Int = .max
  ) throws(ParameterError) -> PiecewiseLinear {
    // Ten gates for each line; a fiftieth of the tolerance is lost between them.
    var band = try band(
      along: motion, over: domain, tolerance: tolerance, deviation: 0.02, endingAt: target, budget)
    let room = (1 - roomBesideNear) * (try band.room(within: tolerance))
    band.joinEnd(within: room)
    guard let points = band.polyline(tolerance: room, .sufficient, most: greatestCount) else {
      throw ErrorBand.refusal(of: tolerance, most: greatestCount)
    }
    return try PiecewiseLinear(validatingPoints: points)
  }

  /// The part of the tolerance that ``near(_:over:tolerance:endingAt:budget:)`` leaves for the rounding of its points.
  package static let roomBesideNear = 0.12

  /// The polyline with nearly the least error of a number of points, with its largest error.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - count: the number of points, at least 2, and enough to stay within `tolerance`.
  ///   - tolerance: the largest acceptable error.
  ///   - target: as for ``approximating(_:over:tolerance:endingAt:budget:)``.
  ///   - budget: as for that function, too.
  /// - Returns: the polyline; it may have fewer points if more would not help.
  /// - Throws: ``ParameterError`` as ``approximating(_:over:tolerance:endingAt:budget:)``, and for a count that is too
  ///   small.
  public static func approximating(
    _ motion: some ChordBounded, over domain: ClosedRange<Double>, count: Int, tolerance: Double,
    endingAt target: Double? = nil, budget: Int = .max
  ) throws(ParameterError) -> Approximation<PiecewiseLinear> {
    let band = try band(along: motion, over: domain, tolerance: tolerance, endingAt: target, budget)
    let room = try band.room(within: tolerance)
    let fewest = try band.fewestPoints(within: room)
    guard count >= fewest else {
      throw ParameterError(parameter: "count", value: "\(count)", allowed: "at least \(fewest) for this tolerance")
    }
    let curve = try PiecewiseLinear(validatingPoints: band.polyline(count: count, within: room))
    return Approximation(
      curve, maximumError: try motion.largestError(of: curve, over: domain, within: tolerance),
      evidence: .init(of: motion))
  }

  /// The polyline of the fewest points that stays within a tolerance of samples, at the samples.
  ///
  /// - Parameters:
  ///   - times: finite, ascending. Two samples at one time are a jump; of more, only the first and the last count.
  ///   - values: a finite value for each time.
  ///   - tolerance: the largest distance, in value units; positive.
  /// - Returns: the polyline with its largest error, measured at the samples.
  /// - Throws: ``ParameterError`` for invalid samples or an invalid tolerance, and for a tolerance that needs more than
  ///   10,000 points.
  public static func approximating(
    times: [Double], values: [Double], tolerance: Double
  ) throws(ParameterError) -> Approximation<PiecewiseLinear> {
    try ParameterError.requirePositive(tolerance, "tolerance")
    try ParameterError.requireSamples(times, values)
    let range = ClosedRange(spanning: values)
    try ParameterError.requireFinite(range.upperBound - range.lowerBound, "the range of the values")
    let band = ErrorBand(times: times, values: values)
    try band.requireFinite(within: tolerance)
    // On steep lines, the rounding of the times uses a noticeable part of the tolerance.
    for share in [1 - 1e-9, 0.99] {
      let fewest = try band.fewestPoints(within: share * tolerance)
      let curve = try PiecewiseLinear(validatingPoints: band.polyline(count: fewest, within: share * tolerance))
      var error = 0.0
      for (index, gate) in band.gates.enumerated() {
        let isBeforeJump = index + 1 < band.gates.count && band.gates[index + 1].time == gate.time
        let value = isBeforeJump ? curve.valueBefore(gate.time) : curve.value(at: gate.time)
        error = max(error, abs(value - gate.value))
      }
      if error <= tolerance {
        return Approximation(curve, maximumError: error, evidence: .measured(count: times.count))
      }
    }
    throw ErrorBand.refusalOfSteepness(of: tolerance)
  }

  /// The band of a tolerance, whose deviation is a part of it.
  ///
  /// With the usual one, some 140 gates for each line, the two bands hardly differ.
  private static func band(
    along motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, deviation: Double = 1e-4,
    endingAt target: Double?, _ budget: Int
  ) throws(ParameterError) -> ErrorBand {
    try ParameterError.requirePositive(tolerance, "tolerance")
    var band = try ErrorBand(along: motion, over: domain, deviation: deviation * tolerance, budget: budget)
    band.end(at: try motion.requiredEnd(target, over: domain, within: tolerance))
    guard band.gates.allSatisfy({ $0.value.isFinite }) else {
      throw ParameterError(parameter: "the values of the motion", value: "infinite", allowed: "finite")
    }
    try band.requireFinite(within: tolerance)
    return band
  }
}

extension PiecewiseLinear {
  /// The most points of a fit.
  static let greatestCount = 10_000

  /// The value before a jump at a time; at the first time, the value of the first point.
  fileprivate func valueBefore(_ time: Double) -> Double {
    points[0].input == time ? points[0].output : limits(at: time).before.value
  }
}

extension ErrorBand {
  /// The part of a tolerance left for the lines.
  ///
  /// The rest covers the rounding of all computed values.
  fileprivate func room(within tolerance: Double) throws(ParameterError) -> Double {
    let scale = gates.reduce(0) { max($0, abs($1.value)) }
    let room = tolerance * (1 - 1e-9) - 2 * ErrorSearch.rounding * scale
    guard room > 0.5 * tolerance else { throw Self.refusal(of: tolerance) }
    return room
  }

  fileprivate static func refusal(of tolerance: Double) -> ParameterError {
    ParameterError(
      parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "at least 1e-11 of the largest value")
  }

  fileprivate static func refusalOfSteepness(of tolerance: Double) -> ParameterError {
    ParameterError(
      parameter: "tolerance", value: tolerance.shortestDecimal,
      allowed: "larger for this motion: on its steepest part, one rounding of the time moves the value by more")
  }

  fileprivate static func refusal(of tolerance: Double, most: Int) -> ParameterError {
    ParameterError(
      parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "large enough for \(most) points")
  }

  /// The number of points of the shortest polyline within a tolerance.
  fileprivate func fewestPoints(within tolerance: Double) throws(ParameterError) -> Int {
    let most = PiecewiseLinear.greatestCount
    guard let points = polyline(tolerance: tolerance, .sufficient, most: most) else {
      throw Self.refusal(of: tolerance, most: most)
    }
    return points.count
  }

  /// The polyline with nearly the least tolerance and at most a given number of points.
  fileprivate func polyline(count: Int, within tolerance: Double) -> [PiecewiseLinear.Point] {
    var best = polyline(tolerance: tolerance, .sufficient, most: count) ?? []
    // In 2⁻¹⁴ of the tolerance.
    var (least, greatest) = (0, 1 << 14)
    // The error of lines goes with the square of their length: the tolerance of a line fewer is larger by 2/count. So of
    // many lines the least tolerance is near, and the first step goes no further.
    var step = max(4 * greatest / count, 1)
    while greatest - least > 1 {
      let middle = max(greatest - step, (least + greatest) / 2)
      if let points = polyline(tolerance: 0x1p-14 * Double(middle) * tolerance, .sufficient, most: count) {
        (best, greatest) = (points, middle)
        step *= 2
      } else {
        least = middle
      }
    }
    return best
  }
}

extension ChordBounded {
  /// The value at which a fit ends: the motion's value, or a target within the tolerance of it.
  func requiredEnd(
    _ target: Double?, over domain: ClosedRange<Double>, within tolerance: Double
  ) throws(ParameterError) -> Double {
    let last = value(at: domain.upperBound)
    guard let target else { return last }
    guard abs(target - last) <= tolerance else {
      throw ParameterError(
        parameter: "the value at the end", value: target.shortestDecimal,
        allowed: "within the tolerance of the motion's, \(last.shortestDecimal)")
    }
    return target
  }
}

extension ParameterError {
  /// Throws unless there are as many values as times, at least two of each, all are finite, and the times ascend.
  static func requireSamples(_ times: [Double], _ values: [Double]) throws(ParameterError) {
    guard times.count == values.count, times.count >= 2 else {
      throw ParameterError(
        parameter: "the samples", value: "\(times.count) times and \(values.count) values",
        allowed: "at least two, with a value for each time")
    }
    for time in times { try requireFinite(time, "a time") }
    for value in values { try requireFinite(value, "a value") }
    for (time, next) in zip(times, times.dropFirst()) where next < time {
      throw ParameterError(
        parameter: "a time", value: next.shortestDecimal, allowed: "at least the one before, \(time.shortestDecimal)")
    }
  }
}
