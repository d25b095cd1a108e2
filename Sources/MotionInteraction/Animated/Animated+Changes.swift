public import MotionCurves
public import MotionKeyframes
public import MotionSprings

extension AnimatedValue {
  /// Sends the value to a target.
  ///
  /// - Parameters:
  ///   - target: the value at rest.
  ///   - course: how it goes there. A tween adds the velocity that the value has now, which fades over its duration;
  ///     with it, the value may pass the target.
  ///   - velocity: the velocity with which it sets out, as that of a finger, in value units per second; nil for the
  ///     velocity that it has.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until the value sets out, in seconds; until then it goes on as before. A change in between
  ///     takes the place of this one.
  ///   - token: identifies the change in ``advance(to:)``; nil if nobody waits for its end.
  /// - Precondition: the numbers are finite, and a delay is not negative;
  ///   ``set(validatingTo:with:velocity:at:after:token:)`` throws instead.
  public mutating func set(
    to target: Value, with course: MotionCourse, velocity: Value? = nil, at time: Double, after delay: Double = 0,
    token: Int? = nil
  ) {
    ParameterError.orTrap(
      try set(validatingTo: target, with: course, velocity: velocity, at: time, after: delay, token: token))
  }

  /// Sends the value to a target, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain, as for a tween of more than 10¹⁰⁰ s that has a
  ///   velocity to carry; then nothing has changed.
  public mutating func set(
    validatingTo target: Value, with course: MotionCourse, velocity: Value? = nil, at time: Double,
    after delay: Double = 0, token: Int? = nil
  ) throws(ParameterError) {
    try ParameterError.requireFinite(target, "target")
    if let velocity { try ParameterError.requireFinite(velocity, "velocity") }
    try change(at: time, after: delay, token: token) { state, start, preference throws(ParameterError) in
      var state = state
      if let velocity { (state.velocity, state.acceleration) = (velocity.precise, .zero) }
      guard let course = course.reduced(to: preference) else { return .hold(Box(target.precise)) }
      return try MotionPiece(course, from: state, to: target.precise, at: start).carrying(state.velocity)
    }
  }

  /// Gives it a value at once, without a motion.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until then, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are finite, and a delay is not negative.
  public mutating func set(to value: Value, at time: Double, after delay: Double = 0, token: Int? = nil) {
    ParameterError.orTrap(try ParameterError.requireFinite(value, "value"))
    changeOrTrap(at: time, after: delay, token: token) { _, _, _ in .hold(Box(value.precise)) }
  }

  /// Stops it where it is.
  public mutating func stop(at time: Double) {
    changeOrTrap(at: time, after: 0, token: nil) { state, _, _ in .hold(Box(state.value)) }
  }

  /// Lets it slow down by itself, as after a throw; ``target`` then is where it comes to rest.
  ///
  /// - Parameters:
  ///   - velocity: in value units per second; nil for the velocity that it has.
  ///   - deceleration: per millisecond, above 0 and below 1.
  ///   - time: the time of the change, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are in their domain.
  public mutating func decay(
    from velocity: Value? = nil, deceleration: Double = Decay.scrollViewNormal, at time: Double, token: Int? = nil
  ) {
    changeOrTrap(at: time, after: 0, token: token) { state, start, preference throws(ParameterError) in
      let motion = try Decay(
        validatingVelocity: velocity?.precise ?? state.velocity, from: state.value, deceleration: deceleration,
        startingAt: start)
      return preference == .jump ? .hold(Box(motion.target)) : .decay(Box(motion))
    }
  }

  /// Plays a motion from its time 0 on: for ``Animated``, a keyframe track.
  ///
  /// The difference to what the value does now decays on a spring, so that nothing jumps; see
  /// `handedOver(to:at:by:)` of a motion.
  ///
  /// - Parameters:
  ///   - motion: the motion; its values are those of the property.
  ///   - time: the time of the change, in seconds.
  ///   - delay: the time until the motion begins, in seconds.
  ///   - token: identifies the change in ``advance(to:)``.
  /// - Precondition: the numbers are finite, also the value at the motion's start, and a delay is not negative.
  public mutating func play(_ motion: Played, at time: Double, after delay: Double = 0, token: Int? = nil) {
    changeOrTrap(at: time, after: delay, token: token) { state, start, preference throws(ParameterError) in
      let delayed = motion.delayed(by: start)
      // What repeats for ever has no value of rest: a person who wants no motion sees its start.
      let last = delayed.restValue ?? delayed.value(at: start)
      switch preference {
      case .jump: return .hold(Box(last))
      case .calmer:
        return try MotionPiece(.spring(Spring(response: 0.4, dampingRatio: 1)), from: state, to: last, at: start)
      case .full: break
      }
      let first = delayed.state(at: start)
      let velocity = first.velocity.isFinite ? first.velocity : .zero
      let difference = try SpringMotion(
        validating: Spring(halfLife: 0.1), from: state.value - first.value, to: .zero,
        velocity: state.velocity - velocity, startingAt: start)
      return .played(Box(delayed.adding(difference)))
    }
  }

  /// Plays a track of floats, computed in doubles as everything else.
  @_disfavoredOverload
  public mutating func play(
    _ track: KeyframeTrack<Value>, at time: Double, after delay: Double = 0, token: Int? = nil
  ) where Played == KeyframeTrack<Value.Precise> {
    play(track.precise, at: time, after: delay, token: token)
  }

  /// Makes a piece from the state, the time at which it starts and the preference for reduced motion.
  private typealias Making = (MotionPiece<Played>.State, Double, ReducedMotion) throws(ParameterError) ->
    MotionPiece<Played>

  private mutating func changeOrTrap(at time: Double, after delay: Double, token: Int?, making make: Making) {
    ParameterError.orTrap(try change(at: time, after: delay, token: token, making: make))
  }

  private mutating func change(
    at time: Double, after delay: Double, token: Int?, making make: Making
  ) throws(ParameterError) {
    try ParameterError.requireFinite(time, "the time of a change")
    try ParameterError.requireNotNegative(delay, "delay")
    let now = max(time, current.start)
    let start = now + delay
    try ParameterError.requireFinite(start, "the time of a change, time + delay,")
    // A copy, so that an error changes nothing.
    var changed = self
    changed.settle(at: now)
    let piece = try make(changed.current.piece.course(at: start), start, reducedMotion)
    // What waited for its delay never begins.
    if let waiting = changed.next?.content { changed.end(waiting, at: now) }
    changed.next = Box(Change(piece: piece, start: start, token: token))
    changed.settle(at: now)
    self = changed
  }
}
