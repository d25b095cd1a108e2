public import MotionCurves

/// A motion that also has an acceleration, the rate of change of its velocity.
///
/// A hand-over over a duration, from one such motion to another, also continues the acceleration.
public protocol AcceleratedMotion<Value>: Motion {
  /// The derivative of the velocity with respect to time, in value units per unit of time squared.
  ///
  /// At a corner of the velocity it is the derivative from the right.
  func acceleration(at time: Double) -> Value
}

extension SpringMotion: AcceleratedMotion {}

extension Sum: AcceleratedMotion where First: AcceleratedMotion, Second: AcceleratedMotion {
  /// The sum of the accelerations.
  @inlinable
  public func acceleration(at time: Double) -> First.Value {
    first.acceleration(at: time) + second.acceleration(at: time)
  }
}

extension Delayed: AcceleratedMotion where Base: AcceleratedMotion, Base.Value: VectorValue {
  /// Zero until the delay is over.
  @inlinable
  public func acceleration(at time: Double) -> Base.Value {
    time < delay ? .zero : base.acceleration(at: time - delay)
  }
}
