public import MotionCurves
public import MotionSprings

/// One step of a ``MotionSequence``: where the value goes, how, and when.
///
/// A step on a spring ends after its duration. Without a duration it ends at the time of rest,
/// ``SpringMotion/restTime``.
public struct MotionStep<Value: VectorValue>: Sendable, Equatable {
  /// The value at the end.
  public let target: Value
  /// The time between the end of the last step and the start of this one, in seconds; negative for an overlap.
  public let delay: Double
  /// How the value goes there.
  public let course: MotionCourse
  /// The time after which the next step may start, in seconds; nil for the time at which this step is over.
  public let duration: Double?

  /// A step on a spring, which continues the velocity of the previous step.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - target: the value at rest.
  ///   - duration: the time after which the next step may start, in seconds; nil to wait until the spring rests.
  ///   - delay: the time after the last step, in seconds; negative for an overlap.
  /// - Returns: the step.
  public static func spring(
    _ spring: Spring, to target: Value, for duration: Double? = nil, after delay: Double = 0
  ) -> MotionStep {
    MotionStep(target: target, delay: delay, course: .spring(spring), duration: duration)
  }

  /// A step along a timing curve, from the end value of the previous step, with the velocity of the curve.
  ///
  /// - Parameters:
  ///   - target: the value at the end.
  ///   - duration: in seconds.
  ///   - curve: the timing curve; linear unless another one is given, as for every tween.
  ///   - delay: the time after the last step, in seconds; negative for an overlap.
  /// - Returns: the step.
  public static func tween(
    to target: Value, duration: Double, curve: TimingCurve = .linear, after delay: Double = 0
  ) -> MotionStep {
    MotionStep(target: target, delay: delay, course: .tween(duration: duration, curve: curve), duration: nil)
  }

  /// A step of least jerk, which continues the velocity and the acceleration of the previous step.
  ///
  /// - Parameters:
  ///   - target: the value at rest.
  ///   - duration: in seconds.
  ///   - delay: the time after the last step, in seconds; negative for an overlap.
  /// - Returns: the step.
  public static func minimumJerk(to target: Value, duration: Double, after delay: Double = 0) -> MotionStep {
    MotionStep(target: target, delay: delay, course: .minimumJerk(duration: duration), duration: nil)
  }
}

extension MotionStep: Hashable where Value: Hashable {}
