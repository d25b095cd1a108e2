// Checks of values from outside: of points, maps and colours whose numbers have to be finite.
extension ParameterError {
  /// Throws unless both coordinates of a point are finite.
  static func requireFinite(_ point: SIMD2<Double>, _ parameter: String) throws(ParameterError) {
    try requireFinite(point.x, "\(parameter).x")
    try requireFinite(point.y, "\(parameter).y")
  }

  /// Requires all scalars of a value to be finite.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - names: the names of its scalars, in their order.
  /// - Throws: the error of the first that is not finite.
  static func requireFinite(_ value: some VectorValue, _ names: [String]) throws(ParameterError) {
    guard !value.isFinite else { return }
    for (index, name) in names.enumerated() { try requireFinite(value[scalar: index], name) }
  }
}

extension Affine {
  /// Throws unless all six coefficients are finite.
  func requireFinite() throws(ParameterError) {
    try ParameterError.requireFinite(elements, ["a", "b", "c", "d", "tx", "ty"])
  }
}
