extension CubicBezier {
  /// Every progress in 0…1 at which the curve has a value, in ascending order: the inverse, with all its branches.
  ///
  /// - Parameter value: any number; NaN, or a value that is not reached, gives an empty array.
  /// - Returns: at most three numbers p with |f(p) − value| ≤ 8 ulp of max(1, |y₁|, |y₂|); where the curve is too steep
  ///   for a double that close, the double nearest to the crossing. The value of a turning point gives one or two
  ///   numbers.
  /// - Complexity: constant, a few microseconds.
  public func crossings(of value: Double) -> [Double] {
    let x = xPolynomial
    let y = yPolynomial
    let target = value / unit
    // The monotone sections between turning points.
    let turningPoints = y.turningPoints.map { ($0, y.value(at: SplitParameter(rounding: $0))) }
    let ends = [(0, 0)] + turningPoints + [(1, 1 / unit)]
    var crossings: [Double] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      guard let parameter = y.crossing(of: target, from: start, to: end) else { continue }
      let progress = max(0, min(x.value(at: parameter), 1))
      if crossings.last != progress { crossings.append(progress) }
    }
    return crossings
  }
}

extension CubicPolynomial {
  /// A parameter and the polynomial's value there.
  fileprivate typealias End = (parameter: Double, value: Double)

  /// The parameter at which the polynomial has a value, in a monotone section between two ends; nil if there is none.
  fileprivate func crossing(of target: Double, from start: End, to end: End) -> SplitParameter? {
    guard target >= min(start.value, end.value) && target <= max(start.value, end.value) else { return nil }
    if target == start.value { return SplitParameter(rounding: start.parameter) }
    if target == end.value { return SplitParameter(rounding: end.parameter) }
    let rising = end.value > start.value
    return (rising ? self : -self).parameter(
      reaching: rising ? target : -target,
      in: start.parameter...end.parameter,
      guess: 0.5 * (start.parameter + end.parameter)
    )
  }
}
