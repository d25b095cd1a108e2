public import MotionCurves
import RealModule

/// The checks and the logarithms of a decay, once for values of all types.
@usableFromInline
enum DecayRate {
  /// The rate λ = −1000·ln d in 1/s.
  @usableFromInline
  static func of(_ deceleration: Double) throws(ParameterError) -> Double {
    guard deceleration > 0 && deceleration < 1 else {
      throw ParameterError(
        parameter: "deceleration", value: deceleration.shortestDecimal, allowed: "a number above 0 and below 1")
    }
    return -1000 * Double.log(deceleration)
  }

  /// The deceleration per millisecond that halves a velocity in a half-life.
  @usableFromInline
  static func deceleration(ofHalfLife halfLife: Double) throws(ParameterError) -> Double {
    guard halfLife >= 1e-6 && halfLife <= 1e6 else {
      throw ParameterError(
        parameter: "half-life", value: halfLife.shortestDecimal, allowed: "a number from 1e-6 to 1e6")
    }
    return Double.exp2(-0.001 / halfLife)
  }

  /// The error for a start, a velocity, a distance or a time that is not finite.
  @inline(never)
  @usableFromInline
  static func error<Value: VectorValue>(
    start: Value, velocity: Value, distance: Value, startTime: Double
  ) -> ParameterError {
    if !velocity.isFinite { return ParameterError(notFinite: velocity, "velocity") }
    if !start.isFinite { return ParameterError(notFinite: start, "start") }
    if !startTime.isFinite {
      return ParameterError(parameter: "startTime", value: startTime.shortestDecimal, allowed: "a finite number")
    }
    return ParameterError(
      parameter: "velocity", value: velocity.listedScalars,
      allowed: distance.isFinite ? "such that start + distance is finite" : "such that the distance is finite")
  }
}
