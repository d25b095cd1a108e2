public import MotionCurves
public import MotionInteraction
public import MotionSprings
import RealModule

/// A motion of the motion notation, as one value: the argument of the command line.
///
/// - Complexity: a batch of values takes one switch over the kinds; a batch of a delayed motion takes one for each
///   value.
public enum ParsedMotion: Sendable, Hashable {
  /// A timing curve; its time is progress.
  case timingCurve(TimingCurve)
  /// A timing curve with a duration, from 0 to 1, and optionally a delay.
  ///
  /// Large kinds are behind a reference, so that small kinds are copied in a few registers.
  indirect case tween(Tween<Double>)
  /// A spring's motion from 0 to 1; ``Spring/unitStep(velocity:)``.
  indirect case spring(SpringMotion<Double>)
  /// A vendor's spring or timing curve.
  indirect case preset(MotionPreset)
  /// The damped oscillation 1 − e^(−ζx)·cos ωx.
  case damped(DampedOscillation)
  /// A damped oscillation over a duration, optionally after a delay.
  indirect case timed(TimedOscillation)
  /// The distance travelled by an object that slows down by itself.
  case decay(Decay)
  /// Second-order dynamics after a step from 0 to 1.
  indirect case secondOrder(SecondOrderStep)
  /// The motion with the least jerk from 0 to 1 in a duration.
  indirect case minimumJerk(MinimumJerk<Double>)
  /// The fastest motion from 0 to 1 within limits.
  indirect case limited(LimitedMotion<Double>)
  /// A spring or a decay within bounds.
  indirect case bounded(ParsedBounds)
  /// Another motion in seconds after a delay; a tween or a timed oscillation has its own delay instead.
  indirect case delayed(Delayed<ParsedMotion>)
  /// Another motion with ends in place of 0 and 1.
  indirect case mapped(Mapped<ParsedMotion, Double>)

  /// The meaning of a motion's time.
  public enum TimeMeaning: Sendable, Hashable {
    /// The progress of a timing curve without a duration, from 0 to 1.
    case progress
    /// The argument x of a damped oscillation, which has no unit.
    case x
    /// Seconds.
    case seconds
  }

  /// The meaning of the motion's time.
  ///
  /// Motions share a table or a pair of axes only if the meaning is the same.
  public var timeMeaning: TimeMeaning {
    switch self {
    case .timingCurve: .progress
    case .damped: .x
    case .tween, .timed, .spring, .decay, .secondOrder, .minimumJerk, .limited, .bounded, .delayed: .seconds
    case .preset(let preset): preset.motion.timeMeaning
    case .mapped(let motion): motion.base.timeMeaning
    }
  }

  /// The times of interest; nil for a motion that never comes to rest.
  ///
  /// They are 0…1 for timing curves and damped oscillations. For a motion with a duration they go from 0 to its end,
  /// including the delay. For other motions they go from 0 to the settling duration. With a negative delay they begin
  /// at that delay.
  public var defaultDomain: ClosedRange<Double>? {
    switch self {
    case .timingCurve, .damped: return 0...1
    case .tween(let tween): return Self.domain(startingAt: tween.delay, endingAt: tween.restTime)
    case .timed(let motion): return Self.domain(startingAt: motion.delay, endingAt: motion.restTime)
    case .spring(let motion):
      let duration = motion.settlingDuration()
      return duration.isFinite ? 0...duration : nil
    case .preset(let preset): return preset.motion.defaultDomain
    case .decay(let decay): return 0...(Double.log(1000) / decay.rate)
    case .secondOrder(let step): return Self.domain(endingAt: step.restTime)
    case .minimumJerk(let motion): return Self.domain(endingAt: motion.restTime)
    case .limited(let motion): return Self.domain(endingAt: motion.restTime)
    case .bounded(let motion): return Self.domain(endingAt: motion.restTime)
    case .delayed(let motion):
      return motion.base.defaultDomain.flatMap {
        Self.domain(startingAt: motion.delay, endingAt: $0.upperBound + motion.delay)
      }
    case .mapped(let motion): return motion.base.defaultDomain
    }
  }
}

extension ParsedMotion {
  /// The times from 0, or from an earlier start, to an end; nil for a motion without end.
  ///
  /// For a motion without duration they span one second.
  private static func domain(startingAt start: Double = 0, endingAt end: Double) -> ClosedRange<Double>? {
    let first = min(0, start)
    return end.isFinite ? first...(end > first ? end : first + 1) : nil
  }
}

extension ParsedMotion: Motion {
  /// The value at a time in seconds, or at a progress.
  public func value(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.value(at: time)
    case .tween(let tween): tween.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .preset(let preset): preset.motion.value(at: time)
    case .damped(let oscillation): oscillation.value(at: time)
    case .timed(let motion): motion.value(at: time)
    case .decay(let decay): decay.value(at: time)
    case .secondOrder(let step): step.value(at: time)
    case .minimumJerk(let motion): motion.value(at: time)
    case .limited(let motion): motion.value(at: time)
    case .bounded(let motion): motion.value(at: time)
    case .delayed(let motion): motion.value(at: time)
    case .mapped(let motion): motion.value(at: time)
    }
  }

  /// The velocity at a time in seconds, or the slope at a progress.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.velocity(at: time)
    case .tween(let tween): tween.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .preset(let preset): preset.motion.velocity(at: time)
    case .damped(let oscillation): oscillation.velocity(at: time)
    case .timed(let motion): motion.velocity(at: time)
    case .decay(let decay): decay.velocity(at: time)
    case .secondOrder(let step): step.velocity(at: time)
    case .minimumJerk(let motion): motion.velocity(at: time)
    case .limited(let motion): motion.velocity(at: time)
    case .bounded(let motion): motion.velocity(at: time)
    case .delayed(let motion): motion.velocity(at: time)
    case .mapped(let motion): motion.velocity(at: time)
    }
  }

  /// The value and the velocity at a time in seconds, or the value and the slope at a progress.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .timingCurve(let curve): curve.state(at: time)
    case .tween(let tween): tween.state(at: time)
    case .spring(let motion): motion.state(at: time)
    case .preset(let preset): preset.motion.state(at: time)
    case .damped(let oscillation): oscillation.state(at: time)
    case .timed(let motion): motion.state(at: time)
    case .decay(let decay): decay.state(at: time)
    case .secondOrder(let step): step.state(at: time)
    case .minimumJerk(let motion): motion.state(at: time)
    case .limited(let motion): motion.state(at: time)
    case .bounded(let motion): motion.state(at: time)
    case .delayed(let motion): motion.state(at: time)
    case .mapped(let motion): motion.state(at: time)
    }
  }

  /// The values at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values)
    case .tween(let tween): tween.sample(at: times, into: &values)
    case .spring(let motion): motion.sample(at: times, into: &values)
    case .preset(let preset): preset.motion.sample(at: times, into: &values)
    case .damped(let oscillation): oscillation.sample(at: times, into: &values)
    case .timed(let motion): motion.sample(at: times, into: &values)
    case .decay(let decay): decay.sample(at: times, into: &values)
    case .secondOrder(let step): step.sample(at: times, into: &values)
    case .minimumJerk(let motion): motion.sample(at: times, into: &values)
    case .limited(let motion): motion.sample(at: times, into: &values)
    case .bounded(let motion): motion.sample(at: times, into: &values)
    case .delayed(let motion): motion.sample(at: times, into: &values)
    case .mapped(let motion):
      motion.base.sample(at: times, into: &values)
      for index in values.indices { values[index] = motion.value(atFraction: values[index]) }
    }
  }

  /// The values and velocities at many times.
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values, velocities: &velocities)
    case .tween(let tween): tween.sample(at: times, into: &values, velocities: &velocities)
    case .spring(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .preset(let preset): preset.motion.sample(at: times, into: &values, velocities: &velocities)
    case .damped(let oscillation): oscillation.sample(at: times, into: &values, velocities: &velocities)
    case .timed(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .decay(let decay): decay.sample(at: times, into: &values, velocities: &velocities)
    case .secondOrder(let step): step.sample(at: times, into: &values, velocities: &velocities)
    case .minimumJerk(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .limited(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .bounded(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .delayed(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .mapped(let motion):
      motion.base.sample(at: times, into: &values, velocities: &velocities)
      for index in values.indices {
        values[index] = motion.value(atFraction: values[index])
        velocities[index] = (motion.end - motion.start).moving(at: velocities[index])
      }
    }
  }

  /// The time, or the progress, at which the motion is over, as given by its kind.
  public var restTime: Double {
    switch self {
    case .timingCurve(let curve): curve.restTime
    case .tween(let tween): tween.restTime
    case .spring(let motion): motion.restTime
    case .preset(let preset): preset.motion.restTime
    case .damped(let oscillation): oscillation.restTime
    case .timed(let motion): motion.restTime
    case .decay(let decay): decay.restTime
    case .secondOrder(let step): step.restTime
    case .minimumJerk(let motion): motion.restTime
    case .limited(let motion): motion.restTime
    case .bounded(let motion): motion.restTime
    case .delayed(let motion): motion.restTime
    case .mapped(let motion): motion.restTime
    }
  }
}

extension ParsedMotion {
  /// The names of the notation that take no arguments: CSS's words, Penner's easings and the vendors' presets.
  public static let names: [String] = fullNames + uniqueNames

  /// The names that take no arguments, each preset once, with its vendor.
  package static let fullNames: [String] =
    TimingCurve.names + MotionPreset.all.map { $0.fullName }

  /// The names of the notation that take arguments in parentheses.
  public static let functionNames =
    TimingCurve.functionNames + [
      "spring", "damped", "decay", "second-order", "min-jerk", "trapezoid", "s-curve",
      "within",
    ]

  /// All names, as they stand in a text.
  static let vocabulary = names + functionNames

  /// The bare names of presets that belong to one preset and are no CSS words.
  private static let uniqueNames: [String] = MotionPreset.all.map { $0.name }.filter { name in
    TimingCurve(keyword: name) == nil && (try? MotionPreset(named: name)) != nil
  }
}
