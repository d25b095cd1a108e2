/// A value on a spring: from where and how fast it starts to the target.
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
  /// When the motion starts, in seconds; before, the value is `start` and does not move.
  public let startTime: Double

  /// Creates the motion of a value on a spring.
  ///
  /// - Parameters:
  ///   - spring: what pulls.
  ///   - start: the value at the start.
  ///   - target: the value at rest.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - startTime: when it starts, in seconds.
  /// - Precondition: all are finite, and so is the distance.
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

  /// Traps with what is not finite.
  @inline(never)
  @usableFromInline
  static func trap(_ startIsFinite: Bool, _ targetIsFinite: Bool, _ velocityIsFinite: Bool) -> Never {
    let culprit =
      !startIsFinite ? "start" : !targetIsFinite ? "target" : !velocityIsFinite ? "velocity" : "distance to the target"
    fatalError("a spring moves finite values over a finite distance: the \(culprit) must be finite")
  }

  /// Value and velocity at a time in seconds, for the price of one.
  ///
  /// Before the start it is at rest; at the start it has its initial velocity.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if time <= startTime { return (start, time < startTime ? .zero : initialVelocity) }
    let state = freeState(at: time)
    return (target + state.displacement, state.velocity)
  }

  /// Displacement from the target and velocity, from the start on.
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

  /// The motion that goes on to another target from a time on: value and velocity continue.
  ///
  /// - Parameters:
  ///   - target: the new value at rest.
  ///   - time: when the target changes, in seconds; not before `startTime`.
  ///   - spring: what pulls from then on; the same spring if nil.
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
