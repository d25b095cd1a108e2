internal import MotionNumerics

extension OpenMotion {
  /// Reads a motion from its notation.
  static func parsed(_ notation: String?) throws(Refusal) -> OpenMotion {
    guard let notation else { throw Refusal("the notation is null") }
    return OpenNotatedMotion(try Refusal.instead { () throws(NotationError) in try NotatedMotion(parsing: notation) })
  }

  /// The motion that continues to another target, on a given spring or on the motion's own spring.
  func handedOver(to springNotation: String?, target: Double, at time: Double) throws(Refusal) -> OpenMotion {
    if let springNotation { return try handedOver(to: Spring(notation: springNotation), target: target, at: time) }
    guard let own = springMotion?.spring else { throw Refusal("the motion has no spring of its own: name one") }
    return try handedOver(to: own, target: target, at: time)
  }

  /// The motion that continues to another target on a spring.
  func handedOver(to spring: Spring, target: Double, at time: Double) throws(Refusal) -> OpenMotion {
    let state = state(at: time)
    let velocity = state.velocity.isFinite ? state.velocity : 0
    return try OpenSpringMotion.made(spring, from: state.value, to: target, velocity: velocity, startingAt: time)
  }
}

extension OpenSpringMotion {
  /// Makes a spring motion.
  static func made(
    _ spring: Spring, from start: Double, to target: Double, velocity: Double, startingAt startTime: Double
  ) throws(Refusal) -> OpenMotion {
    OpenSpringMotion(
      try Refusal.checked { () throws(ParameterError) in
        try SpringMotion(validating: spring, from: start, to: target, velocity: velocity, startingAt: startTime)
      })
  }
}

extension Spring {
  /// Checks the numbers of a spring.
  init(_ mass: Double, _ stiffness: Double, _ damping: Double) throws(Refusal) {
    self = try Refusal.checked { () throws(ParameterError) in
      try Spring(validatingMass: mass, stiffness: stiffness, damping: damping)
    }
  }

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
