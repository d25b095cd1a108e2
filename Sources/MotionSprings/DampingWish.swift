import MotionCurves
import RealModule

/// A damping ratio that is wished for, by itself or by its overshoot.
struct DampingWish {
  /// The damping ratio ζ.
  let ratio: Double
  /// −ln of the overshoot: by how much the logarithm of each extremum is below that of the last one; infinite for
  /// ζ ≥ 1.
  let fall: Double
  private let name: String
  private let value: Double

  init(overshoot: Double) throws(ParameterError) {
    guard overshoot >= 0 && overshoot < 1 else {
      let nearest =
        overshoot < 0 ? " (nearest: 0)" : overshoot >= 1 ? " (nearest: \(1.0.nextDown.shortestDecimal))" : ""
      throw ParameterError(
        parameter: "overshoot", value: overshoot.shortestDecimal, allowed: "a number from 0 to below 1" + nearest)
    }
    self.init(fall: overshoot == 0 ? .infinity : -Double.log(overshoot), "overshoot", overshoot)
  }

  init(dampingRatio: Double) throws(ParameterError) {
    try ParameterError.requireNotNegative(dampingRatio, "damping-ratio")
    (ratio, name, value) = (dampingRatio, "damping-ratio", dampingRatio)
    fall =
      dampingRatio < 1
      ? .pi * dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() : .infinity
  }

  private init(fall: Double, _ name: String, _ value: Double) {
    ratio = fall.isFinite ? fall / (.pi * .pi + fall * fall).squareRoot() : 1
    (self.fall, self.name, self.value) = (fall, name, value)
  }

  /// The spring with a natural frequency that comes from another parameter.
  func spring(frequency: Double, from other: (name: String, value: Double)) throws(ParameterError) -> Spring {
    try Spring.derived(
      stiffness: frequency * frequency, from: other, damping: 2 * ratio * frequency, from: (name, value))
  }

  /// The wish, or the one beside it if an extremum is so near to a tolerance that rounding would decide about it.
  ///
  /// Such an extremum is moved just outside of the tolerance.
  func clear(of tolerance: Double) -> DampingWish {
    let depth = -Double.log(tolerance)
    let extrema = (depth / fall).rounded()
    let margin = 1e-14 * max(1, depth)
    guard extrema >= 1, abs(extrema * fall - depth) < margin, depth > 2 * margin else { return self }
    return DampingWish(fall: (depth - margin) / extrema, name, value)
  }

  /// The peak speed for ω = 1: that where the phase is arccos ζ.
  static func peakSpeed(ofRatio ratio: Double) -> Double {
    let root = (abs(1 - ratio) * (1 + ratio)).squareRoot()
    if root == 0 { return Double.exp(-1) }
    let phase = ratio < 1 ? Double.atan2(y: root, x: ratio) : Double.log(onePlus: (ratio - 1) + root)
    return Double.exp(-ratio * phase / root)
  }
}
