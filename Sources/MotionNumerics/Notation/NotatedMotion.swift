import RealModule

/// A motion that the notation can express: what the command line takes, as one value.
///
/// - Complexity: the kind is looked up once for a batch.
public enum NotatedMotion: Sendable, Hashable {
  /// A timing curve, whose time is progress.
  case timingCurve(TimingCurve)
  /// A spring's motion from 0 to 1; ``Spring/unitStep(velocity:)``.
  case spring(SpringMotion<Double>)
  /// 1 − e^(−ζx)·cos ωx.
  case damped(DampedOscillation)
  /// The distance travelled by something that slows down by itself.
  case decay(Decay)

  /// The times that are of interest; nil for a motion that never comes to an end.
  ///
  /// 0…1 for timing curves and damped oscillations, for the others from 0 to the settling duration.
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

extension NotatedMotion: CustomStringConvertible {
  /// The motion in its canonical notation: parsing it gives the same motion.
  ///
  /// A spring is given by mass, stiffness and damping, and its velocity unless that is 0.
  public var description: String {
    switch self {
    case .timingCurve(let curve): return curve.description
    case .spring(let motion):
      let spring = motion.spring
      var numbers = [spring.mass, spring.stiffness, spring.damping]
      if motion.initialVelocity != 0 { numbers.append(motion.initialVelocity) }
      return "spring(\(numbers.map { $0.shortestDecimal }.joined(separator: " ")))"
    case .damped(let oscillation):
      return "damped(\(oscillation.decay.shortestDecimal), \(oscillation.frequency.shortestDecimal))"
    case .decay(let decay):
      return
        "decay(velocity: \(decay.velocity.shortestDecimal), deceleration: \(decay.deceleration.shortestDecimal))"
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

  /// The values at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .timingCurve(let curve): curve.sample(at: times, into: &values)
    case .spring(let motion): motion.sample(at: times, into: &values)
    case .damped(let oscillation): oscillation.sample(at: times, into: &values)
    case .decay(let decay): decay.sample(at: times, into: &values)
    }
  }
}
