public import MotionCurves

extension CubicBezier {
  /// The timing curve with the least maximum distance from samples, with the proof.
  ///
  /// The times are mapped to progress, and the values so that the first is 0 and the last is 1. The curve passes
  /// through both end samples, so noise in them shifts the whole curve.
  ///
  /// - Parameters:
  ///   - times: finite, ascending, not all the same.
  ///   - values: a finite value for each time; the first and the last differ.
  ///   - ratio: the part of the error by which another curve may be nearer; positive.
  ///   - steps: the most pairs of x₁ and x₂ to try, as for ``closest(to:over:from:to:within:steps:)``.
  /// - Returns: the curve with its largest distance at the samples, as a part of the distance from the first to the
  ///   last value.
  /// - Throws: ``ParameterError`` for samples, a ratio or steps that are not allowed.
  /// - Complexity: some 40 µs for each step, and O(*n*) for *n* samples some dozen times.
  public static func closest(
    times: [Double], values: [Double], within ratio: Double = 0.01, steps: Int = 4000
  ) throws(ParameterError) -> Approximation<CubicBezier> {
    try ParameterError.requireSamples(times, values)
    let (start, end) = (times[0], times[times.count - 1])
    try ParameterError.requireDomain(start...end)
    let (first, distance) = (values[0], values[values.count - 1] - values[0])
    try ParameterError.requireDistance(distance, "the distance from the first to the last value")
    let points = times.indices.map { SIMD2((times[$0] - start) / (end - start), (values[$0] - first) / distance) }
    for point in points { try ParameterError.requireFinite(point.y, "a part of the distance") }
    var search = try NearestSearch(FitPoints(points: points), within: ratio, steps: steps)
    search.start()
    let least = search.run()
    return search.approximation(
      maximumError: search.error, leastError: least, evidence: .measured(count: points.count))
  }
}
