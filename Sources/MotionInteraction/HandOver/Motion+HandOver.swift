public import MotionCurves
public import MotionSprings

/// Hand-over: one motion is replaced by another, which continues its value and velocity of that moment.
///
/// The result does not contain the interrupted motion: a thousand interruptions take no more memory than one. Use it
/// from the hand-over on. All times are on one clock: a tween that begins at the hand-over has that time as its delay.
/// A velocity that is not finite, as at the vertical tangent of a curve, counts as zero.
///
/// ```swift
/// let card = Tween(from: 0, to: 300, duration: 0.4, curve: .easeInOut)
/// let caught = card.handedOver(to: .snappy, target: 0, at: 0.15)
/// let other = Tween(from: 300, to: 40, duration: 0.3, curve: .easeOut, delay: 0.15)
/// let blended = card.handedOver(to: other, at: 0.15, over: 0.2)
/// ```
extension Motion where Value: VectorValue {
  /// The motion on a spring to a target that continues the value and the velocity at a time.
  ///
  /// - Parameters:
  ///   - spring: the spring from then on.
  ///   - target: the value at rest.
  ///   - time: the time of the hand-over, finite.
  /// - Returns: the motion from `time` on; value and velocity continue to the bit.
  /// - Precondition: the value at the time is finite.
  @inlinable
  public func handedOver(to spring: Spring, target: Value, at time: Double) -> SpringMotion<Value> {
    let state = stateAtHandOver(at: time)
    return SpringMotion(spring, from: state.value, to: target, velocity: state.velocity, startingAt: time)
  }

  /// Another motion plus the difference to this one at a time, which decays on a spring.
  ///
  /// Value and velocity continue within an ulp or two of both values. This is inertialisation: only the next motion is
  /// evaluated, whereas a cross-fade evaluates both motions and lags behind both.
  ///
  /// - Parameters:
  ///   - next: the next motion, on the same clock.
  ///   - time: the time of the hand-over, finite.
  ///   - spring: the spring on which the difference decays; by default critically damped with a half-life of 0.1 s.
  /// - Returns: the motion from `time` on.
  /// - Precondition: the values at the time are finite.
  ///
  /// Source: D. Bollo, *Inertialization: High-Performance Animation Transitions in Gears of War*, GDC 2018.
  @inlinable
  public func handedOver<Next: Motion>(
    to next: Next, at time: Double, by spring: Spring = Spring(halfLife: 0.1)
  ) -> Sum<Next, SpringMotion<Value>> where Next.Value == Value {
    let difference = stateAtHandOver(at: time) - next.stateAtHandOver(at: time)
    return next.adding(
      SpringMotion(spring, from: difference.value, to: .zero, velocity: difference.velocity, startingAt: time))
  }

  /// Another motion plus the difference to this one at a time, which vanishes over a duration.
  ///
  /// The difference decays along the quintic of least jerk, see ``MinimumJerk``. Value and velocity continue within an
  /// ulp or two of both values. After the duration the result is `next` to the bit.
  ///
  /// - Parameters:
  ///   - next: the next motion, on the same clock.
  ///   - time: the time of the hand-over, finite.
  ///   - duration: the time after which the difference is zero, in seconds, positive.
  /// - Returns: the motion from `time` on.
  /// - Precondition: the values at the time are finite.
  @inlinable
  public func handedOver<Next: Motion>(
    to next: Next, at time: Double, over duration: Double
  ) -> Sum<Next, MinimumJerk<Value>> where Next.Value == Value {
    let difference = stateAtHandOver(at: time) - next.stateAtHandOver(at: time)
    return next.adding(
      MinimumJerk(
        from: difference.value, to: .zero, duration: duration, velocity: difference.velocity, startingAt: time))
  }

  /// The state at a hand-over; a velocity that is not finite counts as zero.
  @inlinable
  func stateAtHandOver(at time: Double) -> HandOverState<Value> {
    ParameterError.trapUnlessFinite(time, "the time of a hand-over")
    let state = state(at: time)
    return HandOverState(value: state.value, velocity: state.velocity.isFinite ? state.velocity : .zero)
  }
}

extension AcceleratedMotion where Value: VectorValue {
  /// Another motion plus the difference to this one at a time, which vanishes over a duration.
  ///
  /// Both motions have an acceleration, which continues too. See the method for any ``Motion``.
  ///
  /// - Parameters:
  ///   - next: the next motion, on the same clock.
  ///   - time: the time of the hand-over, finite.
  ///   - duration: the time after which the difference is zero, in seconds, positive.
  /// - Returns: the motion from `time` on.
  /// - Precondition: the values at the time are finite.
  @inlinable
  public func handedOver<Next: AcceleratedMotion>(
    to next: Next, at time: Double, over duration: Double
  ) -> Sum<Next, MinimumJerk<Value>> where Next.Value == Value {
    let difference = stateAtHandOver(at: time) - next.stateAtHandOver(at: time)
    let acceleration = acceleration(at: time) - next.acceleration(at: time)
    return next.adding(
      MinimumJerk(
        from: difference.value, to: .zero, duration: duration, velocity: difference.velocity,
        acceleration: acceleration.isFinite ? acceleration : .zero, startingAt: time))
  }
}

/// A value and a velocity at a hand-over.
@usableFromInline
struct HandOverState<Value: VectorValue> {
  @usableFromInline let value: Value
  @usableFromInline let velocity: Value

  @inlinable
  init(value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }

  @inlinable
  static func - (a: HandOverState, b: HandOverState) -> HandOverState {
    HandOverState(value: a.value - b.value, velocity: a.velocity - b.velocity)
  }
}
