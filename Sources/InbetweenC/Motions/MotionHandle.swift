internal import MotionNumerics

/// A motion behind a handle.
///
/// Each kind of motion is a subclass, not a case of an enum: a module that never opens a notation then contains no code
/// for it. Functions that are not called in every frame are in extensions, and are linked only where they are called.
class MotionHandle: @unchecked Sendable {
  func value(at time: Double) -> Double { .nan }

  func velocity(at time: Double) -> Double { .nan }

  func state(at time: Double) -> (value: Double, velocity: Double) { (.nan, .nan) }

  func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {}

  /// Writes the values at all times, and the velocities if requested.
  func sample(_ samples: CallerSamples) {}

  var restTime: Double { .nan }

  /// The time range of interest; nil for a motion that never settles.
  var domain: ClosedRange<Double>? { nil }

  /// The motion as a spring motion; nil if it is none.
  var springMotion: SpringMotion<Double>? { nil }
}

/// A motion of the notation.
final class ParsedMotionHandle: MotionHandle, @unchecked Sendable {
  let motion: ParsedMotion

  init(_ motion: ParsedMotion) { self.motion = motion }

  override func value(at time: Double) -> Double { motion.value(at: time) }
  override func velocity(at time: Double) -> Double { motion.velocity(at: time) }
  override func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }
  override func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    motion.sample(at: times, into: &values)
  }
  override func sample(_ samples: CallerSamples) { samples.fill(from: motion) }
  override var restTime: Double { motion.restTime }
  override var domain: ClosedRange<Double>? { motion.defaultDomain }
  override var springMotion: SpringMotion<Double>? { motion.springMotion }
}

/// A spring motion from numbers, a handover or a fit.
final class SpringMotionHandle: MotionHandle, @unchecked Sendable {
  let motion: SpringMotion<Double>

  init(_ motion: SpringMotion<Double>) { self.motion = motion }

  override func value(at time: Double) -> Double { motion.value(at: time) }
  override func velocity(at time: Double) -> Double { motion.velocity(at: time) }
  override func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }
  override func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    motion.sample(at: times, into: &values)
  }
  override func sample(_ samples: CallerSamples) { samples.fill(from: motion) }
  override var restTime: Double { motion.restTime }
  override var domain: ClosedRange<Double>? { motion.restTime.isFinite ? motion.startTime...motion.restTime : nil }
  override var springMotion: SpringMotion<Double>? { motion }
}

extension ParsedMotion {
  /// The motion as a spring motion with its ends; nil if it is none.
  fileprivate var springMotion: SpringMotion<Double>? {
    switch self {
    case .spring(let motion): return motion
    case .preset(let preset):
      guard case .spring(let spring) = preset.kind else { return nil }
      return spring.unitStep()
    case .mapped(let motion):
      guard let base = motion.base.springMotion else { return nil }
      return try? SpringMotion(
        validating: base.spring, from: motion.start, to: motion.end,
        velocity: base.initialVelocity * (motion.end - motion.start), startingAt: base.startTime)
    case .delayed(let motion):
      guard let base = motion.base.springMotion else { return nil }
      return try? SpringMotion(
        validating: base.spring, from: base.start, to: base.target, velocity: base.initialVelocity,
        startingAt: motion.delay)
    default: return nil
    }
  }
}
