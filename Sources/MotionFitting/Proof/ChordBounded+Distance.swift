package import MotionCurves

extension ChordBounded {
  /// The largest distance between two motions over a domain, proved.
  ///
  /// ```swift
  /// let printed = try ParsedMotion(parsing: "0.4s cubic-bezier(0.2, 0.1, 0.1, 1)")
  /// let distance = try spring.largestDistance(from: printed, over: 0...0.4)
  /// ```
  ///
  /// - Parameters:
  ///   - other: the other motion, in the same time.
  ///   - domain: finite; at a jump of either motion, both limits count.
  ///   - tolerance: the limit of interest. Where a bound is above it and the true distance may be below it, the bound
  ///     is refined.
  /// - Returns: an upper bound. It is above the truth by at most a thousandth, or by a billionth of the largest value
  ///   of both motions. Another 10⁻¹² of that value covers the rounding of both.
  /// - Throws: ``ParameterError`` for a domain that is not finite or a single time.
  /// - Complexity: some dozen values between two breaks, more where the curvature is larger.
  package func largestDistance(
    from other: some ChordBounded, over domain: ClosedRange<Double>, within tolerance: Double = .infinity
  ) throws(ParameterError) -> Double {
    try ParameterError.requireDomain(domain)
    let difference = adding(other.mapped(from: 0, to: -1))
    var search = ErrorSearch(within: tolerance)
    // The scale of the motions, not of their difference: two equal motions differ only by their rounding.
    for index in 0...256 {
      let time = domain.lowerBound.interpolated(to: domain.upperBound, by: Double(index) / 256)
      search.scale = max(search.scale, max(abs(value(at: time)), abs(other.value(at: time))))
    }
    search.add(difference.value(at: domain.lowerBound))
    search.add(difference.value(at: domain.upperBound))
    for section in try difference.smoothSections(over: domain) {
      search.explore(section.interval) { time in
        (section.value(of: difference, at: time), 0)
      } deviation: {
        difference.chordDeviation(over: $0)
      }
    }
    return search.bound
  }
}
