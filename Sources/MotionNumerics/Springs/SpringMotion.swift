/// The motion of a value on a spring, from a start with a velocity to a target.
///
/// - Accuracy: that of ``Spring``, and the rounding of target + displacement.
/// - Complexity: constant; see ``Spring/transition(over:)``.
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
  /// - Precondition: all numbers are finite, and so is the distance.
  @inlinable
  public init(
    _ spring: Spring, from start: Value, to target: Value, velocity: Value = .zero, startingAt startTime: Double = 0
  ) {
    let isAllowed = start.isFinite && target.isFinite && (start - target).isFinite && velocity.isFinite
    if !isAllowed { Self.trap(start.isFinite, target.isFinite, velocity.isFinite) }
    ParameterError.trapUnlessFinite(startTime, "startTime")
    self.spring = spring
    self.start = start
    self.target = target
    initialVelocity = velocity
    self.startTime = startTime
  }

  /// Traps and names the argument that is not finite.
  @inline(never)
  @usableFromInline
  static func trap(_ startIsFinite: Bool, _ targetIsFinite: Bool, _ velocityIsFinite: Bool) -> Never {
    let culprit =
      !startIsFinite ? "start" : !targetIsFinite ? "target" : !velocityIsFinite ? "velocity" : "distance to the target"
    fatalError("a spring moves finite values over a finite distance: the \(culprit) must be finite")
  }

  /// The value and the velocity at a time in seconds, at the cost of one of them.
  ///
  /// The value is at rest before the start, and has its initial velocity at the start.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if time <= startTime { return (start, time < startTime ? .zero : initialVelocity) }
    let state = freeState(at: time)
    return (target + state.displacement, state.velocity)
  }

  /// The displacement from the target and the velocity, from the start on.
  @inlinable
  func freeState(at time: Double) -> (displacement: Value, velocity: Value) {
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
