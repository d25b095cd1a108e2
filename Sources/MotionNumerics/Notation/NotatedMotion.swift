import RealModule

/// A motion of the motion notation, as one value: the argument of the command line.
///
/// - Complexity: a batch of values takes one switch over the kinds.
public enum NotatedMotion: Sendable, Hashable {
  /// A timing curve, whose time is progress.
  case timingCurve(TimingCurve)
  /// A spring's motion from 0 to 1; ``Spring/unitStep(velocity:)``.
  ///
  /// It is behind a reference, so that the other kinds are copied in a few registers.
  indirect case spring(SpringMotion<Double>)
  /// The damped oscillation 1 − e^(−ζx)·cos ωx.
  case damped(DampedOscillation)
  /// The distance travelled by an object that slows down by itself.
  case decay(Decay)

  /// The times of interest; nil for a motion that never comes to rest.
  ///
  /// They are 0…1 for timing curves and damped oscillations, and from 0 to the settling duration for the others.
  public var defaultDomain: ClosedRange<Double>? {
    switch self {
    case .timingCurve, .damped: return 0...1
    case .spring(let motion):
      let duration = motion.settlingDuration()
      return duration.isFinite ? 0...duration : nil
    case .decay(let decay): return 0...(Double.log(1000) / decay.rate)
    }
  }
}

extension NotatedMotion: Motion {
  /// The value at a time in seconds, or at a progress.
  public func value(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .damped(let oscillation): oscillation.value(at: time)
    case .decay(let decay): decay.value(at: time)
    }
  }

  /// The velocity at a time in seconds, or the slope at a progress.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .timingCurve(let curve): curve.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .damped(let oscillation): oscillation.velocity(at: time)
    case .decay(let decay): decay.velocity(at: time)
    }
  }

  /// The value and the velocity at a time in seconds, or the value and the slope at a progress.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .timingCurve(let curve): curve.state(at: time)
    case .spring(let motion): motion.state(at: time)
    case .damped(let oscillation): oscillation.state(at: time)
    case .decay(let decay): decay.state(at: time)
    }
  }

  /// The values at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values)
    case .spring(let motion): motion.sample(at: times, into: &values)
    case .damped(let oscillation): oscillation.sample(at: times, into: &values)
    case .decay(let decay): decay.sample(at: times, into: &values)
    }
  }

  /// The values and velocities at many times.
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values, velocities: &velocities)
    case .spring(let motion): motion.sample(at: times, into: &values, velocities: &velocities)
    case .damped(let oscillation): oscillation.sample(at: times, into: &values, velocities: &velocities)
    case .decay(let decay): decay.sample(at: times, into: &values, velocities: &velocities)
    }
  }

  /// The time, or the progress, at which the motion is over: that of its kind.
  public var restTime: Double {
    switch self {
    case .timingCurve(let curve): curve.restTime
    case .spring(let motion): motion.restTime
    case .damped(let oscillation): oscillation.restTime
    case .decay(let decay): decay.restTime
    }
  }
}
