internal import MotionNumerics

/// A motion behind a handle.
///
/// A module that never opens a notation contains no code for it: the code of its kinds is linked where they are made.
/// Functions that are not called in every frame are in extensions, and are linked only where they are called.
final class MotionHandle: Sendable {
  /// The kind of a motion.
  enum Kind: Sendable {
    /// A motion of the notation.
    case parsed(ParsedMotion)
    /// A spring motion from numbers, a handover or a fit.
    case spring(SpringMotion<Double>)
  }

  let kind: Kind

  init(_ motion: ParsedMotion) { kind = .parsed(motion) }

  init(_ motion: SpringMotion<Double>) { kind = .spring(motion) }

  /// Writes the values at all times, and the velocities if requested.
  func sample(_ samples: CallerSamples) {
    switch kind {
    case .parsed(let motion): samples.fill(from: motion)
    case .spring(let motion): samples.fill(from: motion)
    }
  }

  /// The motion as a spring motion; nil if it is none.
  var springMotion: SpringMotion<Double>? {
    switch kind {
    case .parsed(let motion): motion.springMotion
    case .spring(let motion): motion
    }
  }
}

extension MotionHandle.Kind: Motion {
  func value(at time: Double) -> Double {
    switch self {
    case .parsed(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .parsed(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    }
  }

  func state(at time: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .parsed(let motion): motion.state(at: time)
    case .spring(let motion): motion.state(at: time)
    }
  }

  func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .parsed(let motion): motion.sample(at: times, into: &values)
    case .spring(let motion): motion.sample(at: times, into: &values)
    }
  }

  var restTime: Double {
    switch self {
    case .parsed(let motion): motion.restTime
    case .spring(let motion): motion.restTime
    }
  }

  func domain(tolerance: Double) -> ClosedRange<Double>? {
    switch self {
    case .parsed(let motion): motion.domain(tolerance: tolerance)
    case .spring(let motion): motion.domain(tolerance: tolerance)
    }
  }

  var restValue: Double? {
    switch self {
    case .parsed(let motion): motion.restValue
    case .spring(let motion): motion.restValue
    }
  }
}
