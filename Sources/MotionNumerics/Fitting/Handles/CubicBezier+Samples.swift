extension CubicBezier {
  /// The timing curve that is nearest to samples, in the largest of all distances.
  ///
  /// Their times are mapped to progress, and their values so that the first is 0 and the last is 1: both ends are on the
  /// curve, and noise there moves all of it.
  ///
  /// - Parameters:
  ///   - times: finite, ascending, not all the same.
  ///   - values: a finite value for each time; the first and the last differ.
  /// - Returns: the curve, with its largest distance as a part of that from the first to the last value, measured at the
  ///   samples.
  /// - Throws: ``ParameterError`` for samples that are not allowed.
  /// - Complexity: O(*n*) for *n* samples, and some 30,000 values of a cubic.
  public static func closest(times: [Double], values: [Double]) throws(ParameterError) -> Approximation<CubicBezier> {
    try ParameterError.requireSamples(times, values)
    let (start, end) = (times[0], times[times.count - 1])
    try ParameterError.requireDomain(start...end)
    let (first, distance) = (values[0], values[values.count - 1] - values[0])
    guard distance != 0 && distance.isFinite else {
      throw ParameterError(
        parameter: "the distance from the first to the last value", value: distance.shortestDecimal,
        allowed: "finite and not 0")
    }
    let points = times.indices.map { SIMD2((times[$0] - start) / (end - start), (values[$0] - first) / distance) }
    for point in points { try ParameterError.requireFinite(point.y, "a part of the distance") }
    // Some of them, and then those that the curve misses most.
    var chosen = stride(from: 0, to: points.count, by: max(1, points.count / 200)).map { points[$0] }
    var best = Approximation(nearest(to: chosen), maximumError: .infinity, evidence: .measured(count: points.count))
    for _ in 0..<4 {
      let curve = nearest(to: chosen)
      var worst = (point: points[0], error: 0.0)
      for point in points {
        let error = abs(curve.value(at: point.x) - point.y)
        if error > worst.error { worst = (point, error) }
      }
      if worst.error < best.maximumError {
        best = Approximation(curve, maximumError: worst.error, evidence: .measured(count: points.count))
      }
      guard !chosen.contains(worst.point) else { break }
      chosen.append(worst.point)
      chosen.sort { $0.x < $1.x }
    }
    return best
  }
}
