public import MotionCurves

extension CubicBezier {
  /// The timing curve with the least maximum distance from a motion over a domain, with the proof.
  ///
  /// The motion's time is mapped to progress, and its values so that the start is 0 and the end is 1. Four numbers
  /// cannot follow every motion: the nearest curve misses a spring of a damping ratio of 0.5 by 0.07.
  ///
  /// ```swift
  /// let spring = Spring(duration: 0.5, bounce: 0.1).unitStep()
  /// let nearest = try CubicBezier.closest(to: spring, over: 0...spring.restTime, to: 1)
  /// nearest.curve               // CubicBezier(0.24, 0.28, 0.08, 1.14)
  /// nearest.maximumError        // 0.014, of the distance
  /// nearest.isProvedNearest     // true: no curve misses by less than a hundredth less
  /// ```
  ///
  /// The search covers all x₁ and x₂. It ends with the proof, or when its steps are used up. In the latter case the
  /// curve is the best so far, and ``Approximation/leastError`` bounds how much nearer another curve can be.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - domain: finite, in the motion's time.
  ///   - start: the value of progress 0; by default the motion's value at the start of the domain.
  ///   - end: the value of progress 1, such as the motion's resting value; by default the motion's value at the end of
  ///     the domain. It differs from the start.
  ///   - ratio: the part of the error by which another curve may be nearer; positive. The error itself is known to a
  ///     thousandth, so a ratio below six thousandths can hardly be proved.
  ///   - steps: the most pairs of x₁ and x₂ to try. Most motions take some 200. Motions that swing, jump or have noise
  ///     take up to 3,000.
  /// - Returns: the curve, with its largest distance as a part of that from the start to the end.
  /// - Throws: ``ParameterError`` for a domain, ends, a ratio or steps that are not allowed.
  /// - Complexity: some 40 µs for each step: 10 ms for most motions, and 0.2 s at most for the steps by default.
  public static func closest(
    to motion: some ChordBounded, over domain: ClosedRange<Double>, from start: Double? = nil, to end: Double? = nil,
    within ratio: Double = 0.01, steps: Int = 4000
  ) throws(ParameterError) -> Approximation<CubicBezier> {
    try ParameterError.requireDomain(domain)
    let (start, end) = (start ?? motion.value(at: domain.lowerBound), end ?? motion.value(at: domain.upperBound))
    let distance = abs(end - start)
    try ParameterError.requireDistance(distance, "the distance of the motion")
    var search = try NearestSearch(
      motion.fitPoints(over: domain, from: start, to: end, within: 1e-3), within: ratio, steps: steps)
    search.start()
    search.look(
      at: try motion.fitPoints(over: domain, from: start, to: end, within: max(0.1 * ratio * search.error, 1e-7)))
    let least = search.run()
    let error = try motion.largestError(of: search.curve, over: domain, from: start, to: end) / distance
    return search.approximation(maximumError: error, leastError: least, evidence: .init(of: motion))
  }
}

extension ParameterError {
  /// Throws unless a distance is finite and not 0, so that it can be a unit.
  static func requireDistance(_ distance: Double, _ parameter: String) throws(ParameterError) {
    guard distance != 0 && distance.isFinite else {
      throw ParameterError(parameter: parameter, value: distance.shortestDecimal, allowed: "finite and not 0")
    }
  }
}
