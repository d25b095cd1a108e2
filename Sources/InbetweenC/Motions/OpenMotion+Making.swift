internal import MotionNumerics

extension OpenMotion {
  /// Reads a motion from its notation.
  static func parsed(_ notation: String?) throws(Refusal) -> OpenMotion {
    guard let notation else { throw Refusal("the notation is null") }
    return OpenMotion(
      .notated(try Refusal.instead { () throws(NotationError) in try NotatedMotion(parsing: notation) }))
  }

  /// The motion that goes on to another target on a spring, or on that of the motion.
  func handedOver(to springNotation: String?, target: Double, at time: Double) throws(Refusal) -> OpenMotion {
    let spring: Spring
    if let springNotation {
      spring = try Spring(notation: springNotation)
    } else if let own = springMotion?.spring {
      spring = own
    } else {
      throw Refusal("the motion has no spring of its own: name one")
    }
    let state = state(at: time)
    let velocity = state.velocity.isFinite ? state.velocity : 0
    return try Refusal.instead { () throws(ParameterError) in
      let next = try SpringMotion(
        validating: spring, from: state.value, to: target, velocity: velocity, startingAt: time)
      return OpenMotion(.spring(next))
    }
  }
}

extension Spring {
  /// Reads a spring from the motion notation.
  init(notation: String?) throws(Refusal) {
    guard let notation else { throw Refusal("the spring is null") }
    switch try Refusal.instead({ () throws(NotationError) in try NotatedMotion(parsing: notation) }) {
    case .spring(let motion) where motion.initialVelocity == 0: self = motion.spring
    case .preset(let preset):
      guard case .spring(let spring) = preset.kind else { fallthrough }
      self = spring
    default: throw Refusal("expected a spring without a velocity and ends, not '\(notation)'")
    }
  }
}
