public import MotionCurves

extension KeyframeCurve {
  /// Few keys with free handles that stay within a tolerance of samples, at the samples: they turn a baked animation
  /// into keys again.
  ///
  /// Each Bézier is the longest that stays within the tolerance of its samples. At both ends it has the value and the
  /// slope of the samples around, so the curve is smooth where the samples are. It keeps these features:
  ///
  /// - two samples at one time are a jump;
  /// - a corner remains if the slope changes by more than the tolerance explains and far more than nearby;
  /// - an interval of the same value, four samples or more, remains a hold between two keys.
  ///
  /// ```swift
  /// let spring = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
  /// let times = (0...76).map { Double($0) / 60 }
  /// let baked = times.map { spring.value(at: $0) }
  /// let keys = try KeyframeCurve.approximating(times: times, values: baked, tolerance: 1e-3)
  /// keys.curve.keys.count       // 5
  /// ```
  ///
  /// - Parameters:
  ///   - times: finite, ascending; of several samples at one time the first and the last count.
  ///   - values: a finite value for each time.
  ///   - tolerance: the largest distance at a sample, in value units; positive. It must exceed the noise of the
  ///     samples.
  ///   - progress: is told the finished part, now and then: a million samples take some ten seconds.
  /// - Returns: the curve, in the samples' time, with its largest error at the samples. Between two samples the error
  ///   may be larger.
  /// - Throws: ``ParameterError`` for invalid samples or an invalid tolerance, and for a tolerance that needs more than
  ///   10,000 keys.
  /// - Complexity: some hundred evaluations of a cubic for each sample.
  public static func approximating(
    times: [Double], values: [Double], tolerance: Double, progress: (Double) -> Void = { _ in }
  ) throws(ParameterError) -> Approximation<KeyframeCurve> {
    try ParameterError.requirePositive(tolerance, "tolerance")
    try ParameterError.requireSamples(times, values)
    try ParameterError.requireDomain(times[0]...times[times.count - 1])
    let range = ClosedRange(spanning: values)
    let height = range.upperBound - range.lowerBound
    try ParameterError.requireFinite(height, "the range of the values")
    // Scaling by a power of two rounds nothing, and keeps squares from overflow and underflow.
    let unit = height > 0 ? Double(sign: .plus, exponent: height.exponent, significand: 1) : 1
    let scaled = values.map { $0 / unit }
    let intervals = SampleIntervals(times: times, values: scaled, tolerance: tolerance / unit)
    var best: [[BezierPiece]]?
    // Exact samples are fitted best with a high degree, noisy ones with wide windows.
    for (index, (share, degree)) in [(0.02, 5), (0.02, 3), (0.1, 3), (0.4, 3)].enumerated() {
      let fit = SampleFit(times: times, values: scaled, tolerance: tolerance / unit, share: share, degree: degree)
      let most = best.map { $0.reduce(-1) { $0 + $1.count } } ?? 10_000
      let found = balanced(fit, intervals.all, most: most) { progress(0.25 * (Double(index) + $0)) }
      if let found { best = found }
    }
    guard let best else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "large enough for 10000 keys")
    }
    let curve = try KeyframeCurve(validating: keys(along: best, unit: unit, times: times, values: values))
    let error = curve.largestError(times: times, values: values)
    guard error <= tolerance else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "at least 1e-14 of the largest value")
    }
    return Approximation(curve, maximumError: error, evidence: .measured(count: times.count))
  }

  /// The Béziers of all intervals, each interval with nearly the least error for its number of Béziers; nil if more than
  /// a given number is needed.
  private static func balanced(
    _ fit: SampleFit, _ intervals: [SampleIntervals.Interval], most: Int, progress: (Double) -> Void
  ) -> [[BezierPiece]]? {
    var all: [[BezierPiece]] = []
    var rest = most
    for (index, interval) in intervals.enumerated() {
      func report(_ part: Double) { progress((Double(index) + part) / Double(intervals.count)) }
      // Leaves a little room for the rounding of the keys.
      guard let longest = fit.pieces(of: interval, within: fit.tolerance * (1 - 1e-9), most: rest) else { return nil }
      rest -= longest.count
      var best = longest
      var (least, greatest) = (0.0, fit.tolerance)
      for round in 0..<5 where longest.count < 100 && !interval.isHold {
        report(Double(round + 1) / 6)
        let middle = 0.5 * (least + greatest)
        if let nearer = fit.pieces(of: interval, within: middle, most: longest.count) {
          (best, greatest) = (nearer, middle)
        } else {
          least = middle
        }
      }
      all.append(best)
      report(1)
    }
    return all
  }

  /// The keys between the Béziers, with two at a jump.
  private static func keys(along fit: [[BezierPiece]], unit: Double, times: [Double], values: [Double]) -> [Key] {
    var keys: [Key] = []
    for piece in fit.joined() {
      let (first, last) = (piece.y0 * unit, piece.y3 * unit)
      let outgoing = Handle(duration: piece.x1 * piece.duration, change: (piece.y1 - piece.y0) * unit)
      let incoming = Handle(duration: (1 - piece.x2) * piece.duration, change: (piece.y3 - piece.y2) * unit)
      let start = piece.interval.lowerBound
      if let last = keys.last, last.time == start, last.value == first {
        keys[keys.count - 1] = Key(first, at: start, incoming: last.incoming, outgoing: outgoing)
      } else {
        keys.append(Key(first, at: start, outgoing: outgoing))
      }
      keys.append(Key(last, at: piece.interval.upperBound, incoming: incoming))
    }
    // A first or last sample that differs from its neighbour at the same time is a jump there.
    if let first = keys.first, first.value != values[0] { keys.insert(Key(values[0], at: times[0]), at: 0) }
    let end = values.count - 1
    if let last = keys.last, last.value != values[end] { keys.append(Key(values[end], at: times[end])) }
    return keys
  }

  /// The largest distance from the samples.
  ///
  /// The first sample at a time is before a jump, the last one after it.
  private func largestError(times: [Double], values: [Double]) -> Double {
    var largest = 0.0
    var first = 0
    for index in times.indices {
      if times[index] != times[first] { first = index }
      let isLast = index + 1 == times.count || times[index + 1] != times[index]
      guard isLast || index == first else { continue }
      largest = max(largest, abs(values[index] - (isLast ? value(at: times[index]) : valueBefore(times[index]))))
    }
    return largest
  }

  /// The limit of the value from the left.
  private func valueBefore(_ time: Double) -> Double {
    let index = pieces.indices.partitioningIndex { pieces[$0].interval.upperBound >= time }
    guard index < pieces.count, pieces[index].interval.lowerBound < time else { return keys[0].value }
    return time == pieces[index].interval.upperBound ? pieces[index].y3 : value(at: time)
  }
}
