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
/// - Accuracy: that of ``Spring``, and the rounding of target + displacement; the same bits on every system.
/// - Complexity: constant: an exponential, a sine and a cosine, or two exponentials.
public struct SpringMotion<Value: VectorValue>: Motion {
  /// The spring.
  public let spring: Spring
  /// The value at the start.
  public let start: Value
  /// The value at rest.
  public let target: Value
  /// The velocity at the start, in value units per second, signed like the value.
  public let initialVelocity: Value
  /// The time at which the motion starts, in seconds; before it the value is `start` and does not move.
  public let startTime: Double

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
    // The distance is not finite unless both ends are.
    let isAllowed = (start - target).isFinite && velocity.isFinite && startTime.isFinite
    guard isAllowed else { throw ParameterError(motionFrom: start, to: target, velocity: velocity, at: startTime) }
    self.spring = spring
    self.start = start
    self.target = target
    initialVelocity = velocity
    self.startTime = startTime
  }

  /// The value and the velocity at a time in seconds, at the cost of either.
  ///
  /// The value is at rest before the start, and has its initial velocity at the start. One transition gives the value
  /// and the velocity, in batches too.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if time <= startTime { return (start, time < startTime ? .zero : initialVelocity) }
    let state = freeState(at: time)
    return (target + state.displacement, state.velocity)
  }

  /// The displacement from the target and the velocity, from the start on.
  @inlinable
  package func freeState(at time: Double) -> (displacement: Value, velocity: Value) {
    spring.transition(over: time - startTime)(displacement: start - target, velocity: initialVelocity)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The acceleration at a time in seconds, −ω²x − 2ζω·v, in value units per second squared.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    if time < startTime { return .zero }
    let state = freeState(at: time)
    return state.displacement * -(spring.stiffness / spring.mass) + state.velocity * -(spring.damping / spring.mass)
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
    let state = state(at: time)
    return SpringMotion(
      spring ?? self.spring, from: state.value, to: target, velocity: state.velocity, startingAt: time)
  }
}

extension SpringMotion: Equatable {}
extension SpringMotion: Hashable where Value: Hashable {}
