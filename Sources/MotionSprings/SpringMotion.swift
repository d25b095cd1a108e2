public import MotionCurves

/// The motion of a value on a spring, from a start with a velocity to a target.
///
/// ```swift
/// let motion = SpringMotion(.snappy, from: 0, to: 100, velocity: 20)
/// let (value, velocity) = motion.state(at: 0.2)
/// let next = motion.retargeted(to: 50, at: 0.2)      // goes on with this value and velocity
/// let end = next.restTime
/// ```
///
/// The same motion with floats, `SpringMotion(.snappy, from: SIMD3<Float>(0, 0, 5), to: [4, 2, 3])`, is that of the
/// doubles, rounded once; a new target continues the doubles.
///
/// - Accuracy: that of ``Spring``, and the rounding of target + displacement; the same bits on every system.
/// - Complexity: constant: an exponential, a sine and a cosine, or two exponentials.
public struct SpringMotion<Value: VectorValue>: Motion {
  /// The spring.
  public let spring: Spring
  @usableFromInline package let preciseStart: Value.Precise
  @usableFromInline package let preciseTarget: Value.Precise
  @usableFromInline package let preciseVelocity: Value.Precise
  /// The time at which the motion starts, in seconds; before it the value is `start` and does not move.
  public let startTime: Double

  /// The value at the start.
  @inlinable
  public var start: Value { Value(rounding: preciseStart) }

  /// The value at rest.
  @inlinable
  public var target: Value { Value(rounding: preciseTarget) }

  /// The velocity at the start, in value units per second, signed like the value.
  @inlinable
  public var initialVelocity: Value { Value(rounding: preciseVelocity) }

  /// Creates the motion of a value on a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - start: the value at the start.
  ///   - target: the value at rest.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: all numbers are finite, and so is the distance;
  ///   ``init(validating:from:to:velocity:startingAt:)`` throws instead.
  @inlinable
  public init(
    _ spring: Spring, from start: Value, to target: Value, velocity: Value = .zero, startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: spring, from: start, to: target, velocity: velocity, startingAt: startTime))
  }

  /// Creates the motion of a value on a spring, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, or an infinite distance.
  @inlinable
  public init(
    validating spring: Spring, from start: Value, to target: Value, velocity: Value = .zero,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try self.init(
      validating: spring, fromPrecise: start.precise, to: target.precise, velocity: velocity.precise,
      startingAt: startTime)
  }

  @inlinable
  package init(
    validating spring: Spring, fromPrecise start: Value.Precise, to target: Value.Precise, velocity: Value.Precise,
    startingAt startTime: Double
  ) throws(ParameterError) {
    // The distance is not finite unless both ends are.
    let isAllowed = (start - target).isFinite && velocity.isFinite && startTime.isFinite
    guard isAllowed else { throw ParameterError(motionFrom: start, to: target, velocity: velocity, at: startTime) }
    self.spring = spring
    preciseStart = start
    preciseTarget = target
    preciseVelocity = velocity
    self.startTime = startTime
  }

  /// The value and the velocity at a time in seconds, at the cost of either.
  ///
  /// The value is at rest before the start, and has its initial velocity at the start. One transition gives the value
  /// and the velocity, in batches too.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    Value.rounding(preciseState(at: time))
  }

  @inlinable
  package func preciseState(at time: Double) -> (value: Value.Precise, velocity: Value.Precise) {
    if time <= startTime { return (preciseStart, time < startTime ? .zero : preciseVelocity) }
    let state = freeState(at: time)
    return (preciseTarget + state.displacement, state.velocity)
  }

  /// The displacement from the target and the velocity, from the start on.
  @inlinable
  package func freeState(at time: Double) -> (displacement: Value.Precise, velocity: Value.Precise) {
    spring.transition(over: time - startTime)(displacement: preciseStart - preciseTarget, velocity: preciseVelocity)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time <= startTime { return start }
    // The steps of a transition, without those of the velocity.
    let (fromDisplacement, fromVelocity) = spring.displacement(over: time - startTime)
    return Value(
      rounding: preciseTarget
        + ((preciseStart - preciseTarget) * fromDisplacement + preciseVelocity * fromVelocity))
  }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { Value(rounding: preciseState(at: time).velocity) }

  /// The acceleration at a time in seconds, −ω²x − 2ζω·v, in value units per second squared.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    if time < startTime { return .zero }
    let state = freeState(at: time)
    return Value(
      rounding: state.displacement * -(spring.stiffness / spring.mass)
        + state.velocity * -(spring.damping / spring.mass))
  }

  /// The motion that continues to another target from a time on, with the same value and velocity at that time.
  ///
  /// - Parameters:
  ///   - target: the new value at rest.
  ///   - time: the time at which the target changes, in seconds; not before `startTime`.
  ///   - spring: the spring from then on; nil for the same spring.
  /// - Returns: the motion from `time` on.
  @inlinable
  public func retargeted(to target: Value, at time: Double, with spring: Spring? = nil) -> SpringMotion {
    ParameterError.trapUnless(time >= startTime, "the time of a new target", time, "not before the motion starts")
    let state = preciseState(at: time)
    return ParameterError.orTrap(
      try SpringMotion(
        validating: spring ?? self.spring, fromPrecise: state.value, to: target.precise, velocity: state.velocity,
        startingAt: time))
  }
}

extension SpringMotion: Equatable {}
extension SpringMotion: Hashable where Value.Precise: Hashable {}
