import MotionNumerics

/// What effects ask of their numbers, so that neither a product nor a quotient of a few of them overflows.
extension ParameterError {
  /// Lengths and durations that something is divided by: from a thousandth of a point or a second on.
  static let positiveRange = 1e-3...1e9
  /// Lengths, durations and ranges that may be nothing.
  static let notNegativeRange = 0.0...1e9

  /// Throws unless a number lies in a range, by default that of a coordinate.
  static func require(
    _ value: Double, _ parameter: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ParameterError) {
    guard range.contains(value) else {
      let allowed = "a number in \(range.lowerBound.shortestDecimal)...\(range.upperBound.shortestDecimal)"
      throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: allowed)
    }
  }

  /// Throws unless both coordinates of a point, or both lengths of a size, lie in a range.
  static func require(
    _ point: SIMD2<Double>, _ parameter: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ParameterError) {
    try require(point.x, "\(parameter).x", in: range)
    try require(point.y, "\(parameter).y", in: range)
  }

  /// Throws unless the components of a colour are finite, without which a scene cannot be written.
  static func require(_ color: Color, _ parameter: String) throws(ParameterError) {
    try requireFinite(color.red, "\(parameter).red")
    try requireFinite(color.green, "\(parameter).green")
    try requireFinite(color.blue, "\(parameter).blue")
    try requireFinite(color.alpha, "\(parameter).alpha")
  }
}
