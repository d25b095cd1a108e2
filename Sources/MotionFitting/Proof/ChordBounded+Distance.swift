public import MotionCurves

extension ChordBounded {
  /// The largest distance between two motions over a domain, proved.
  ///
  /// ```swift
  /// let printed = try NotatedMotion(parsing: "0.4s cubic-bezier(0.2, 0.1, 0.1, 1)")
  /// let distance = try spring.largestDistance(from: printed, over: 0...0.4)
  /// ```
  ///
  /// - Parameters:
  ///   - other: the other motion, in the same time.
  ///   - domain: finite; both limits count at a jump of either.
  ///   - tolerance: what the distance is to be within: where a bound is above it and the truth may be below it, it is looked
  ///     at more closely.
  /// - Returns: an upper bound, at most a thousandth above the truth, or a billionth of the larger one's largest value, and
  ///   10⁻¹² of it for the rounding of both.
  /// - Throws: ``ParameterError`` for a domain that is not finite or a single time.
  /// - Complexity: some dozen values between two breaks, more for a larger curvature.
  public func largestDistance(
    from other: some ChordBounded, over domain: ClosedRange<Double>, within tolerance: Double = .infinity
  ) throws(ParameterError) -> Double {
    try ParameterError.requireDomain(domain)
    let difference = adding(other.mapped(from: 0, to: -1))
    var search = ErrorSearch(within: tolerance)
    // Of the motions, not of their difference: two that are the same differ by their rounding alone.
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
