import MotionCurves
public import MotionSprings

/// The behaviour of a motion when it reaches a bound.
public enum EdgeRule: Sendable, Hashable {
  /// It stops there for good, as a clamped animation does.
  case stop
  /// It comes back with a fraction of its speed: at least 0, below 1.
  case bounce(restitution: Double)
  /// It goes on beyond the bound with its velocity, on a spring whose target is the bound.
  case spring(Spring)

  /// Throws unless a restitution is from 0 to below 1.
  func requireAllowed() throws(ParameterError) {
    guard case .bounce(let restitution) = self else { return }
    guard restitution >= 0 && restitution < 1 else {
      throw ParameterError(
        parameter: "restitution", value: restitution.shortestDecimal, allowed: "a number from 0 to below 1")
    }
  }
}
