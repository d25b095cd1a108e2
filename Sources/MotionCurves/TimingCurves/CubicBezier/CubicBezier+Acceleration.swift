extension CubicBezier {
  /// The second derivative d²y/dx² at a progress, (y″x′ − x″y′)/x′³ at the parameter.
  ///
  /// At 0 and 1 it is the limit from inside. At a vertical tangent, and where a control point coincides with an end
  /// point, it is infinite: inside, the limit from the right. Outside 0…1 the curve is straight.
  ///
  /// - Accuracy: while x′ is above 2⁻⁴⁰, some ulp of the larger of the two products, divided by x′³.
  package func acceleration(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    guard progress >= 0 && progress <= 1 else { return 0 }
    let isEnd = progress == 0 || progress == 1
    let parameter = isEnd ? SplitParameter(point: progress, offset: 0) : parameter(at: progress)
    let x = xPolynomial.expansion(around: parameter.point).local
    let y = yPolynomial.expansion(around: parameter.point).local
    let (run, rise) = (x.slope(at: parameter.offset), y.slope(at: parameter.offset))
    guard run != 0 else { return Self.limit(x, y, isFromLeft: progress == 1) }
    let turn = 2 * (y.bend(at: parameter.offset) * run - x.bend(at: parameter.offset) * rise)
    // Divide three times, because the cube of a small slope can underflow.
    return unit * (turn / run / run / run)
  }

  /// The limit of the second derivative where x′ vanishes: infinite, or 0 for a straight line.
  ///
  /// Its sign is that of y″x′ − x″y′, a polynomial of the offset, just beside the place.
  private static func limit(_ x: LocalCubic, _ y: LocalCubic, isFromLeft: Bool) -> Double {
    let orders = [y.d2 * x.d1 - x.d2 * y.d1, y.d3 * x.d1 - x.d3 * y.d1, y.d3 * x.d2 - y.d2 * x.d3]
    guard let order = orders.firstIndex(where: { $0 != 0 }) else { return 0 }
    let sign = isFromLeft && order == 1 ? -orders[order] : orders[order]
    return sign > 0 ? .infinity : -.infinity
  }
}
