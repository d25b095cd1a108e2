public import MotionCurves

/// A damped oscillation over a duration in seconds: `1s damped(5, 30)` in the motion notation.
///
/// While it runs, its value is that of the oscillation at x = (time − delay)/duration, as for a timing curve in a
/// ``Tween``. The value is 0 until the delay is over. After the duration it holds the value of the oscillation at x =
/// 1, which is 1 − e^(−ζ)·cos ω: from ζ = 7 on, within a thousandth of 1.
///
/// ```swift
/// let ball = TimedOscillation(DampedOscillation(decay: 5, frequency: 30), duration: 1)
/// ball.value(at: 0.1)
/// ```
///
/// - Domain: the duration is not negative; the duration, the delay and the end (delay + duration) are finite. A
///   duration of 0 is a jump at the delay.
/// - Accuracy: that of the oscillation; exact while it holds.
/// - Complexity: that of the oscillation.
public struct TimedOscillation: Sendable, Hashable {
  /// The oscillation; its x is the progress.
  public let oscillation: DampedOscillation
  /// The duration in seconds; not negative.
  public let duration: Double
  /// The time at which the oscillation begins, in seconds; negative for an oscillation that began before time 0.
  public let delay: Double

  /// Creates an oscillation over a duration.
  ///
  /// - Parameters:
  ///   - oscillation: runs from x = 0 to x = 1.
  ///   - duration: in seconds; not negative.
  ///   - delay: the time at which it begins, in seconds; any finite number.
  /// - Precondition: duration and delay are in their domain; ``init(validating:duration:delay:)`` throws instead.
  public init(_ oscillation: DampedOscillation, duration: Double, delay: Double = 0) {
    self = ParameterError.orTrap(try Self(validating: oscillation, duration: duration, delay: delay))
  }

  /// Creates an oscillation over a duration, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a duration that is negative or not finite, or a delay or an end (delay +
  ///   duration) that is not finite.
  public init(
    validating oscillation: DampedOscillation, duration: Double, delay: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(duration, "duration")
    try ParameterError.requireFinite(delay, "delay")
    try ParameterError.requireFinite(delay + duration, "the end of a motion, delay + duration,")
    self.oscillation = oscillation
    self.duration = duration
    self.delay = delay
  }

  /// The value from the end on: the oscillation's at x = 1.
  package var end: Double { oscillation.value(at: 1) }

  /// The x at a time within the duration; NaN for NaN.
  ///
  /// It is limited to 1, because the rounding of the end may leave a little more.
  package func x(at time: Double) -> Double { min((time - delay) / duration, 1) }
}

extension TimedOscillation: Motion {
  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    if time < delay { return 0 }
    return time >= restTime ? end : oscillation.value(at: x(at: time))
  }

  /// The velocity at a time in seconds, the oscillation's slope/duration; 0 before and after the duration, and for a jump.
  public func velocity(at time: Double) -> Double {
    if time.isNaN { return .nan }
    return duration > 0 && time >= delay && time <= restTime ? oscillation.velocity(at: x(at: time)) / duration : 0
  }

  /// The acceleration at a time in seconds; 0 before and after the duration, and for a jump.
  package func acceleration(at time: Double) -> Double {
    if time.isNaN { return .nan }
    guard duration > 0, time >= delay, time <= restTime else { return 0 }
    return oscillation.acceleration(at: x(at: time)) / duration / duration
  }

  /// The value and the velocity at a time in seconds.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    guard duration > 0, time < restTime, time >= delay else { return (value(at: time), velocity(at: time)) }
    let (value, slope) = oscillation.state(at: x(at: time))
    return (value, slope / duration)
  }

  /// The time at which the duration is over, delay + duration.
  public var restTime: Double { delay + duration }

  /// The times from 0, or from an earlier start, to the end.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let (first, last) = (min(0, delay), delay + duration)
    return last.isFinite ? first...max(first, last) : nil
  }
}

extension TimedOscillation: CustomStringConvertible {
  /// The motion in the motion notation, `1s damped(5, 30)`, followed by its delay unless that is 0.
  public var description: String {
    "\(duration.shortestDecimal)s \(oscillation)" + (delay == 0 ? "" : " \(delay.shortestDecimal)s")
  }
}
