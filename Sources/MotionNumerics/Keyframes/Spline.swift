/// How a cubic track goes through its keys: the rule that gives the tangents.
///
/// Key times enter every rule, so that velocities are continuous in time, not only directions in space; a rule that
/// breaks them on purpose says so. Where several keys share a time the track jumps and the spline is split: each run
/// between two jumps has ends of its own.
public struct Spline<Value: VectorValue>: Sendable {
  /// Refuses values that the rule cannot go through.
  let check: @Sendable ([Value]) throws(ParameterError) -> Void
  /// The slopes of the segments of a run.
  let slopes: @Sendable (SplineSection<Value>) -> [SegmentSlopes<Value>]
  /// Where keys are without times: by this power of their distances; 0 is evenly.
  let chordExponent: Double

  init(
    chordExponent: Double = 0,
    check: @escaping @Sendable ([Value]) throws(ParameterError) -> Void = { (_: [Value]) throws(ParameterError) in },
    slopes: @escaping @Sendable (SplineSection<Value>) -> [SegmentSlopes<Value>]
  ) {
    self.check = check
    self.slopes = slopes
    self.chordExponent = chordExponent
  }

  /// The cubics through values at times; lines across jumps and where there is but one key.
  func curve(through values: [Value], at keyTimes: [Double]) throws(ParameterError) -> PiecewiseCubic<Value> {
    var pieces = CubicPiece.lines(through: values)
    for run in SplineSection.all(of: values, at: keyTimes) {
      let slopes = slopes(run)
      for segment in slopes.indices {
        pieces[run.keys.lowerBound + segment] = CubicPiece(
          from: run.values[segment], slope: slopes[segment].start,
          to: run.values[segment + 1], slope: slopes[segment].end)
      }
    }
    return try PiecewiseCubic(keyTimes: keyTimes, pieces: pieces)
  }

  /// The key times where none are given.
  func defaultKeyTimes(for values: [Value]) throws(ParameterError) -> [Double] {
    chordExponent == 0 ? KeyTimes.even(values.count) : try KeyTimes.byDistance(values, exponent: chordExponent)
  }
}

extension CubicPiece {
  /// The lines from value to value; for a single value the one that stays there.
  static func lines(through values: [Value]) -> [CubicPiece] {
    values.count == 1
      ? [CubicPiece(from: values[0], to: values[0])]
      : (1..<values.count).map { CubicPiece(from: values[$0 - 1], to: values[$0]) }
  }
}
