import MotionCurves
import MotionSprings

// The states of followers in readable form; fields that are 0 are left out.

extension SpringFollower: CustomStringConvertible {
  /// The spring and the state of the last update, as in `SpringFollower(spring(1 100 20), value: 3, target: 5, at: 0.7)`.
  public var description: String {
    var text = "SpringFollower(\(spring.numbers), value: \(lastValue.listedScalars)"
    if lastVelocity != .zero { text += ", velocity: \(lastVelocity.listedScalars)" }
    text += ", target: \(preciseTarget.listedScalars)"
    if preciseTargetVelocity != .zero { text += ", targetVelocity: \(preciseTargetVelocity.listedScalars)" }
    if feedForward != 0 { text += ", feedForward: \(feedForward.shortestDecimal)" }
    return text + ", at: \(lastTime.shortestDecimal))"
  }
}

extension SecondOrderDynamics: CustomStringConvertible {
  /// The spring, the response and the state of the last update, in the form of ``SpringFollower``.
  public var description: String {
    var text = "SecondOrderDynamics(\(spring.numbers), response: \(response.shortestDecimal)"
    text += ", value: \(lastValue.listedScalars)"
    if lastVelocity != .zero { text += ", velocity: \(lastVelocity.listedScalars)" }
    return text + ", input: \(preciseInput.listedScalars), at: \(lastTime.shortestDecimal))"
  }
}

extension ExponentialSmoothing: CustomStringConvertible {
  /// The half-life and the state of the last update, as in `ExponentialSmoothing(halfLife: 0.1, value: 3, input: 5, at: 0)`.
  public var description: String {
    "ExponentialSmoothing(halfLife: \(halfLife.shortestDecimal), value: \(lastValue.listedScalars), "
      + "input: \(preciseInput.listedScalars), at: \(lastTime.shortestDecimal))"
  }
}

extension OneEuroFilter: CustomStringConvertible {
  /// The parameters, and the filtered value and derivative of the last sample if there has been one.
  public var description: String {
    var text = "OneEuroFilter(minimumCutoff: \(minimumCutoff.shortestDecimal), beta: \(beta.shortestDecimal), "
    text += "derivativeCutoff: \(derivativeCutoff.shortestDecimal)"
    guard let value = preciseValue else { return text + ")" }
    text += ", value: \(value.listedScalars)"
    if preciseVelocity != .zero { text += ", velocity: \(preciseVelocity.listedScalars)" }
    return text + ", at: \(lastTime.shortestDecimal))"
  }
}

extension Spring {
  /// The spring in the motion notation, by its three numbers.
  fileprivate var numbers: String {
    "spring(\(mass.shortestDecimal) \(stiffness.shortestDecimal) \(damping.shortestDecimal))"
  }
}
