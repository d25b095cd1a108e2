public import MotionCurves
public import MotionSprings

/// The damped oscillation that restores the ball of ``GooeyIndicator``: from 0 at 0 s to 1 at the duration.
///
/// The curve is 1 − e^(−5x)·cos 30x with x = time/duration. At x = 1 it is still 0.00104 short of 1.
/// - `exact`: the curve itself, and a line to 1 in the last of the n = ⌊60·duration⌋ frames, so that it ends at 1.
/// - `legacy`: the original's n keyframes, at i/n of the curve but at i/(n − 1) of the time, with lines between them.
///   After the last keyframe, which is 1.00339 for 0.8 s, the value jumps to 1.
///
/// - Domain: any time; 0 before 0 s, 1 from the duration on; NaN gives NaN.
/// - Accuracy: a few ulp of 1.
/// - Complexity: one exponential and one cosine; two of each for `legacy`.
public struct DampedRestoring: Sendable, Hashable {
  /// The curve.
  let oscillation: DampedOscillation
  /// The time to x = 1, in seconds.
  let duration: Double
  /// The exact curve or the original's keyframes.
  package let variant: EffectVariant
  private let frameCount: Double

  /// Creates the motion; by default the original's, with damping 5 and frequency 30.
  ///
  /// - Precondition: the duration lies in 1/30…1e6 s; ``init(validating:duration:variant:)`` throws instead.
  public init(
    _ oscillation: DampedOscillation = DampedOscillation(decay: 5, frequency: 30), duration: Double = 0.8,
    variant: EffectVariant = .exact
  ) {
    self = ParameterError.orTrap(try Self(validating: oscillation, duration: duration, variant: variant))
  }

  /// Creates the motion with a duration from outside.
  ///
  /// - Throws: ``ParameterError`` unless the duration lies in 1/30…1e6 s, that is at least two frames.
  public init(
    validating oscillation: DampedOscillation, duration: Double = 0.8, variant: EffectVariant = .exact
  ) throws(ParameterError) {
    guard duration * 60 >= 2 && duration <= 1e6 else {
      throw ParameterError(parameter: "duration", value: duration.shortestDecimal, allowed: "1/30...1e6 seconds")
    }
    self.oscillation = oscillation
    self.duration = duration
    self.variant = variant
    frameCount = (duration * 60).rounded(.down)
  }
}

extension DampedRestoring: Motion {
  /// The restored fraction, which overshoots 1.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    switch variant {
    case .exact: return curve(at: time / duration)
    case .legacy: return keyframe(at: time / duration)
    }
  }

  /// The velocity, per second; zero before 0 s and after the duration.
  ///
  /// At a bend it is the derivative from the right; at the end, the derivative from the left.
  public func velocity(at time: Double) -> Double {
    if time.isNaN { return time }
    if time < 0 || time > duration { return 0 }
    let x = time / duration
    switch variant {
    case .exact where x < lastKey: return oscillation.velocity(at: x) / duration
    case .exact: return (1 - oscillation.value(at: lastKey)) * frameCount / duration
    case .legacy:
      let keys = keys(around: x)
      return (keys.end - keys.start) * (frameCount - 1) / duration
    }
  }

  /// The duration.
  public var restTime: Double { duration }

  /// The times of its bends: the start of the line of `exact`, the keyframes of `legacy`, and the end.
  var cornerTimes: [Double] {
    switch variant {
    case .exact: [lastKey * duration, duration]
    // More than an hour of keyframes is never shown in one animation.
    case .legacy where frameCount > 216_000: [duration]
    case .legacy: (1..<Int(frameCount)).map { duration * (Double($0) / (frameCount - 1)) }
    }
  }

  private var lastKey: Double { (frameCount - 1) / frameCount }

  private func curve(at x: Double) -> Double {
    guard x > lastKey else { return oscillation.value(at: x) }
    let value = oscillation.value(at: lastKey)
    return value + (1 - value) * (x - lastKey) * frameCount
  }

  private func keyframe(at progress: Double) -> Double {
    let keys = keys(around: progress)
    return keys.start + (keys.end - keys.start) * keys.fraction
  }

  /// The keyframes before and after a fraction of the duration, and the fraction of the time between them.
  private func keys(around progress: Double) -> (start: Double, end: Double, fraction: Double) {
    let position = progress * (frameCount - 1)
    let index = min(position.rounded(.down), frameCount - 2)
    return (
      oscillation.value(at: index / frameCount), oscillation.value(at: (index + 1) / frameCount), position - index
    )
  }
}
