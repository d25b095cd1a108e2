internal import MotionNumerics

extension MotionHandle {
  /// Reads a motion from its notation, or as another system writes it; then the remark says what was understood.
  static func parsed(_ notation: String?, _ remark: inout String) throws(CallError) -> MotionHandle {
    guard let notation else { throw CallError("the notation is null") }
    let pasted = try CallError.instead { () throws(NotationError) in try PastedMotion(notation) }
    remark = pasted.summary
    return MotionHandle(pasted.motion)
  }

  /// The motion that continues to another target, on a given spring or on the motion's own spring.
  func handedOver(to springNotation: String?, target: Double, at time: Double) throws(CallError) -> MotionHandle {
    if let springNotation { return try handedOver(to: Spring(notation: springNotation), target: target, at: time) }
    guard let own = springMotion?.spring else { throw CallError("the motion has no spring of its own: name one") }
    return try handedOver(to: own, target: target, at: time)
  }

  /// The motion that continues to another target on a spring.
  func handedOver(to spring: Spring, target: Double, at time: Double) throws(CallError) -> MotionHandle {
    let state = kind.state(at: time)
    let velocity = state.velocity.isFinite ? state.velocity : 0
    return try MotionHandle.made(spring, from: state.value, to: target, velocity: velocity, startingAt: time)
  }

  /// Makes a spring motion.
  static func made(
    _ spring: Spring, from start: Double, to target: Double, velocity: Double, startingAt startTime: Double
  ) throws(CallError) -> MotionHandle {
    MotionHandle(
      try CallError.checked { () throws(ParameterError) in
        try SpringMotion(validating: spring, from: start, to: target, velocity: velocity, startingAt: startTime)
      })
  }
}

extension Spring {
  /// Checks the numbers of a spring.
  init(_ mass: Double, _ stiffness: Double, _ damping: Double) throws(CallError) {
    self = try CallError.checked { () throws(ParameterError) in
      try Spring(validatingMass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// Reads a spring from the motion notation, or as another system writes it.
  init(notation: String?) throws(CallError) {
    guard let notation else { throw CallError("the spring is null") }
    let motion = try CallError.instead { () throws(NotationError) in try ParsedMotion(pasted: notation) }
    guard let spring = motion.plainSpring else {
      throw CallError("expected a spring without a velocity and ends, not '\(notation)'")
    }
    self = spring
  }
}
