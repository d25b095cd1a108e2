import MotionCurves
import RealModule

/// Conversion between SVG's degrees and radians, with a round trip to the same number where one exists.
enum Degrees {
  /// Radians from degrees; whole turns beyond the first are dropped, which is exact and keeps large angles accurate.
  ///
  /// Multiples of 45° become the doubles nearest to the multiples of π/4.
  static func radians(of degrees: Double) -> Double {
    let turned = degrees.magnitude <= 360 ? degrees : degrees.remainder(dividingBy: 360)
    return turned / 180 * .pi
  }

  /// The shortest decimal of degrees that `radians(of:)` converts back to these radians.
  ///
  /// The roundings of `radians(of:)` and of the inverse conversion add up to less than 8 ulps, so such a number, if it
  /// exists, is among the neighbours. It may not exist where doubles are denser in radians. The result is then the
  /// decimal of the nearest number.
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

  /// Degrees from radians, within two ulps.
  ///
  /// Beyond a turn, whole turns are dropped, as no double has the exact degrees.
  private static func degrees(of radians: Double) -> Double {
    let isWithinTurn = radians.magnitude <= 2 * .pi
    let turned = isWithinTurn ? radians : Double.atan2(y: Double.sin(radians), x: Double.cos(radians))
    return turned / .pi * 180
  }
}
