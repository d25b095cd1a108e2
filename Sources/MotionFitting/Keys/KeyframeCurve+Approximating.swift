public import MotionCurves

extension KeyframeCurve {
  /// Few keys with free handles that stay within a tolerance of a motion, with the proof that they do.
  ///
  /// The keys lie on the motion and have its velocity, so the curve has no corner that the motion does not have. First,
  /// each Bézier is the longest that stays within the tolerance. Then all are shortened to the least error with the
  /// same number. The error falls with the sixth power of their length.
  ///
  /// ```swift
  /// let spring = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
  /// let keys = try KeyframeCurve.approximating(spring, over: 0...1.271, tolerance: 1e-3)
  /// keys.curve.keys.count       // 5
  /// ```
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - tolerance: the largest distance, in value units; positive.
  ///   - shape: the handles that the target system allows.
  ///   - timeStep: the keys' times are whole multiples of it from the domain's start, except for the last key, jumps
  ///     and corners; 0 allows any times.
  ///   - target: the value of the last key, within the tolerance of the motion's end value, such as the resting value.
  ///     By default it is the motion's value.
  /// - Returns: the curve, in the motion's time, with its largest error.
  /// - Throws: ``ParameterError`` for an invalid domain or tolerance, for a motion whose values are not finite, and for
  ///   a motion that needs more than 2,000 keys.
  /// - Complexity: some ten thousand values of a cubic for each key.
  ///
  /// Source: for the order C. de Boor, K. Höllig and M. Sabin, *High accuracy geometric Hermite interpolation*, Computer
  /// Aided Geometric Design 4 (1987).
  public static func approximating(
    _ motion: some ChordBounded, over domain: ClosedRange<Double>, tolerance: Double, shape: Shape = .free,
    timeStep: Double = 0, endingAt target: Double? = nil
  ) throws(ParameterError) -> Approximation<KeyframeCurve> {
    try ParameterError.requirePositive(tolerance, "tolerance")
    try ParameterError.requireNotNegative(timeStep, "timeStep")
    let end = try motion.requiredEnd(target, over: domain, within: tolerance)
    let rules = BezierRules(shape: shape, origin: domain.lowerBound, step: timeStep)
    var runs = try SmoothRun.runs(of: motion, over: domain)
    let scale = runs.reduce(0) { max($0, $1.scale(of: motion)) }
    // The certificate covers the rounding of all computed values. No number of keys reaches a tolerance below that
    // rounding, and the search for extrema would look at a million intervals.
    guard tolerance >= 10 * ErrorSearch.rounding * scale else { throw refusal(of: tolerance) }
    // Unless there is a jump before the end.
    if abs(end - runs[runs.count - 1].end.limit.value) <= tolerance { runs[runs.count - 1].end(at: end) }
    if shape == .monotonic {
      var parts: [SmoothRun] = []
      for run in runs {
        guard let found = run.risingAndFalling(of: motion, within: tolerance) else { throw tooManyKeys }
        parts += found
      }
      runs = parts
    }
    // Each run takes at least one Bézier.
    guard runs.count <= greatestCount else { throw tooManyKeys }
    var room = tolerance
    // The error seen at some points of a Bézier is a little less than its largest error.
    for _ in 0..<8 {
      let fit = try balanced(motion, runs, within: room, rules)
      let error = try motion.largestError(of: fit.flatMap { $0 }, within: tolerance)
      if error <= tolerance {
        let start = motion.value(at: domain.lowerBound)
        return Approximation(
          try curve(fit, over: domain, from: start, to: end), maximumError: error, evidence: .init(of: motion))
      }
      room *= min(0.98, 0.999 * tolerance / error)
    }
    throw refusal(of: tolerance)
  }

  private static func refusal(of tolerance: Double) -> ParameterError {
    ParameterError(
      parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "at least 1e-11 of the largest value")
  }

  /// The most keys of a fit.
  ///
  /// Each takes a millisecond or two, and people do not edit animations with more keys.
  private static let greatestCount = 2000

  private static var tooManyKeys: ParameterError {
    ParameterError(
      parameter: "the number of keys", value: "more", allowed: "at most \(greatestCount), with a larger tolerance")
  }

  /// The Béziers of each run, with nearly the least error for their number.
  private static func balanced(
    _ motion: some ChordBounded, _ runs: [SmoothRun], within tolerance: Double, _ rules: BezierRules
  ) throws(ParameterError) -> [[BezierPiece]] {
    var fit: [[BezierPiece]] = []
    var count = 0
    for run in runs {
      var best = try run.pieces(of: motion, within: tolerance, rules: rules, most: greatestCount - count)
      guard let longest = best else { throw tooManyKeys }
      count += longest.count
      var (least, greatest) = (0.0, tolerance)
      for _ in 0..<5 where longest.count < 100 {
        let middle = 0.5 * (least + greatest)
        if let nearer = try run.pieces(of: motion, within: middle, rules: rules, most: longest.count) {
          (best, greatest) = (nearer, middle)
        } else {
          least = middle
        }
      }
      fit.append(best ?? longest)
    }
    return fit
  }

  /// The keys between the Béziers, with two keys at a jump, and the values at both ends.
  private static func curve(
    _ fit: [[BezierPiece]], over domain: ClosedRange<Double>, from first: Double, to last: Double
  ) throws(ParameterError) -> KeyframeCurve {
    var keys: [Key] = []
    for pieces in fit {
      for piece in pieces {
        let outgoing = Handle(duration: piece.x1 * piece.duration, change: piece.y1 - piece.y0)
        let incoming = Handle(duration: (1 - piece.x2) * piece.duration, change: piece.y3 - piece.y2)
        let start = piece.interval.lowerBound
        if let last = keys.last, last.time == start, last.value == piece.y0 {
          keys[keys.count - 1] = Key(last.value, at: start, incoming: last.incoming, outgoing: outgoing)
        } else {
          keys.append(Key(piece.y0, at: start, outgoing: outgoing))
        }
        keys.append(Key(piece.y3, at: piece.interval.upperBound, incoming: incoming))
      }
    }
    if keys[0].value != first { keys.insert(Key(first, at: domain.lowerBound), at: 0) }
    if keys[keys.count - 1].value != last { keys.append(Key(last, at: domain.upperBound)) }
    return try KeyframeCurve(validating: keys)
  }
}
