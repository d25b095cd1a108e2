import RealModule

/// Conversion between SVG's degrees and radians, back to the same number where there is a way.
enum Degrees {
  /// Radians of degrees; whole turns beyond the first are dropped, which is exact and keeps large angles accurate.
  ///
  /// Multiples of 45° become the doubles nearest to the multiples of π/4.
  static func radians(of degrees: Double) -> Double {
    let turned = degrees.magnitude <= 360 ? degrees : degrees.remainder(dividingBy: 360)
    return turned / 180 * .pi
  }

  /// The shortest decimal of degrees that `radians(of:)` turns back into these radians.
  ///
  /// Both roundings of `radians(of:)` and those of the way back come to less than 8 ulps, so that if there is one it is
  /// among the neighbours. If there is none, because the doubles are denser in radians there, the decimal of the
  /// nearest.
  static func decimal(ofRadians radians: Double) -> String {
    if radians == 0 { return "0" }
    let middle = degrees(of: radians)
    var nearest = middle
    var best: String?
    for step in -8...8 {
      let candidate = middle + Double(step) * middle.ulp
      let error = (Self.radians(of: candidate) - radians).magnitude
      if error < (Self.radians(of: nearest) - radians).magnitude { nearest = candidate }
      guard error == 0 else { continue }
      let decimal = candidate.shortestDecimal
      if decimal.utf8.count < best?.utf8.count ?? .max { best = decimal }
    }
    return best ?? nearest.shortestDecimal
  }

  /// Degrees of radians, within two ulps; those of many turns, which have no double or no meaning, less whole turns.
  private static func degrees(of radians: Double) -> Double {
    let isWithinTurn = radians.magnitude <= 2 * .pi
    let turned = isWithinTurn ? radians : Double.atan2(y: Double.sin(radians), x: Double.cos(radians))
    return turned / .pi * 180
  }
}
