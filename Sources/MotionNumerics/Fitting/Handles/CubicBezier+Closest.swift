extension CubicBezier {
  /// The timing curve that is nearest to a motion over a domain, in the largest of all distances.
  ///
  /// The motion's time is mapped to progress, and its values so that those at the ends are 0 and 1. A curve with four
  /// numbers is not near to every motion: a spring of a damping ratio of 0.5 is missed by 0.07.
  ///
  /// ```swift
  /// let spring = Spring(duration: 0.5, bounce: 0.1).unitStep()
  /// let nearest = try CubicBezier.closest(to: spring, over: 0...spring.restTime)
  /// nearest.curve           // CubicBezier(0.28, 0.4, 0.05, 1.19)
  /// nearest.maximumError    // 0.02, of the distance
  /// ```
  ///
  /// - Parameters:
  ///   - motion: the motion, whose values at both ends of the domain differ.
  ///   - domain: finite, in the motion's time.
  /// - Returns: the curve, with its largest distance as a part of the motion's.
  /// - Throws: ``ParameterError`` for a domain that is not allowed, and for a motion without a distance.
  /// - Complexity: some 30,000 values of a cubic; about a millisecond or two.
  public static func closest(
    to motion: some ChordBounded, over domain: ClosedRange<Double>
  ) throws(ParameterError) -> Approximation<CubicBezier> {
    let (start, end) = (motion.value(at: domain.lowerBound), motion.value(at: domain.upperBound))
    let points = try progressPoints(of: motion, over: domain, from: start, to: end)
    let curve = nearest(to: points)
    let error = try motion.largestError(of: curve, over: domain, from: start, to: end)
    return Approximation(curve, maximumError: error / abs(end - start), evidence: .init(of: motion))
  }

  /// Points of a motion at Chebyshev's progress, which are dense at the ends, as fractions of its distance.
  private static func progressPoints(
    of motion: some ChordBounded, over domain: ClosedRange<Double>, from start: Double, to end: Double
  ) throws(ParameterError) -> [SIMD2<Double>] {
    try ParameterError.requireDomain(domain)
    let distance = end - start
    guard distance != 0 && distance.isFinite else {
      throw ParameterError(
        parameter: "the distance of the motion", value: distance.shortestDecimal, allowed: "finite and not 0")
    }
    return chebyshevPoints(count: 129).map { progress in
      let time = domain.lowerBound.interpolated(to: domain.upperBound, by: progress)
      return SIMD2(progress, (motion.value(at: time) - start) / distance)
    }
  }

  /// The curve that is nearest to points.
  static func nearest(to points: [SIMD2<Double>]) -> CubicBezier {
    let fit = HandleFit(
      points: points, rise: 1, base: .zero,
      directions: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)),
      least: SIMD4(0, -1e3, 0, -1e3), greatest: SIMD4(1, 1e3, 1, 1e3))
    // The sum has local minima: the starts are what curves look like.
    let starts = [
      SIMD4(0.33, 0.33, 0.67, 0.67), SIMD4(0.2, 0.6, 0.2, 1), SIMD4(0.4, 0, 0.6, 1), SIMD4(0.4, 0, 1, 1),
      SIMD4(0.3, 1.5, 0.6, 1), SIMD4(0.1, 0.3, 0.05, 1.1),
    ]
    let best = starts.map { fit.best(from: $0) }.min { $0.error < $1.error }
    let controls = fit.controls(best?.parameters ?? starts[0])
    return CubicBezier(controls.x, controls.y, controls.z, controls.w)
  }
}

/// Numbers from 0 to 1, both included, that are dense at the ends: (1 − cos(kπ/n))/2.
func chebyshevPoints(count: Int) -> [Double] {
  (0..<count).map { index in
    let sine = Elementary.sineAndCosine(0.5 * .pi * Double(index) / Double(count - 1)).sine
    return sine * sine
  }
}
