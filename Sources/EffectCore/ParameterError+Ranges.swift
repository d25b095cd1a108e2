package import MotionCurves
package import MotionValues

/// The ranges of the parameters of effects: no product or quotient of a few such numbers overflows.
extension ParameterError {
  /// The range of lengths and durations that serve as divisors: from a thousandth of a point or a second on.
  package static let positiveRange = 1e-3...1e9
  /// The range of lengths, durations and ranges that may be 0.
  package static let notNegativeRange = 0.0...1e9

  /// Throws unless a number lies in a range, by default that of coordinates.
  package static func require(
    _ value: Double, _ parameter: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ParameterError) {
    guard range.contains(value) else {
      let allowed = "a number in \(range.lowerBound.shortestDecimal)...\(range.upperBound.shortestDecimal)"
      throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: allowed)
    }
  }

  /// Throws unless both coordinates of a point, or both lengths of a size, lie in a range.
  package static func require(
    _ point: SIMD2<Double>, _ parameter: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ParameterError) {
    try require(point.x, "\(parameter).x", in: range)
    try require(point.y, "\(parameter).y", in: range)
  }

  /// Throws unless the values of a timing curve lie in the range of coordinates, so that what it moves stays finite.
  package static func require(_ curve: TimingCurve, _ parameter: String) throws(ParameterError) {
    let range = curve.range()
    try require(range.lowerBound, "the least value of \(parameter)")
    try require(range.upperBound, "the greatest value of \(parameter)")
  }

  /// Throws unless the components of a colour are finite, as writing a scene requires.
  package static func require(_ color: Color, _ parameter: String) throws(ParameterError) {
    try requireFinite(color.red, "\(parameter).red")
    try requireFinite(color.green, "\(parameter).green")
    try requireFinite(color.blue, "\(parameter).blue")
    try requireFinite(color.alpha, "\(parameter).alpha")
  }
}

#if !hasFeature(Embedded)
  extension KeyedDecodingContainer {
    /// Decodes a value, or keeps the old one if there is none.
    package func decode<Value: Decodable>(to value: inout Value, _ key: Key) throws {
      if let decoded = try decodeIfPresent(Value.self, forKey: key) { value = decoded }
    }
  }
#endif
