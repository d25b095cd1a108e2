/// A rule for the tangents of a cubic track at its keys.
///
/// Every rule takes the key times into account, so that velocities are continuous in time, not only directions in
/// space; a rule that breaks them on purpose says so. Where several keys share a time the track jumps and the spline is
/// split: each section between two jumps has its own ends.
public struct Spline<Value: VectorValue>: Sendable {
  /// Rejects values that the rule cannot interpolate.
  let check: @Sendable ([Value]) throws(ParameterError) -> Void
  /// The end slopes of the segments of a section.
  let slopes: @Sendable (SplineSection<Value>) -> [SegmentSlopes<Value>]
  /// The power of the distances to which default key times are proportional; 0 spaces them evenly.
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

  /// The cubics through values at times; lines across jumps and for a single key.
  func curve(through values: [Value], at keyTimes: [Double]) throws(ParameterError) -> PiecewiseCubic<Value> {
    var pieces = CubicPiece.lines(through: values)
    for section in SplineSection.all(of: values, at: keyTimes) {
      let slopes = slopes(section)
      for segment in slopes.indices {
        pieces[section.keys.lowerBound + segment] = CubicPiece(
          from: section.values[segment], slope: slopes[segment].start,
          to: section.values[segment + 1], slope: slopes[segment].end)
      }
    }
    return try PiecewiseCubic(keyTimes: keyTimes, pieces: pieces)
  }

  /// The default key times.
  func defaultKeyTimes(for values: [Value]) throws(ParameterError) -> [Double] {
    chordExponent == 0 ? KeyTimes.even(values.count) : try KeyTimes.byDistance(values, exponent: chordExponent)
  }
}

extension CubicPiece {
  /// The lines from value to value; for a single value one constant piece.
  static func lines(through values: [Value]) -> [CubicPiece] {
    values.count == 1
      ? [CubicPiece(from: values[0], to: values[0])]
      : (1..<values.count).map { CubicPiece(from: values[$0 - 1], to: values[$0]) }
  }
}
