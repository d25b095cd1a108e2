internal import MotionNumerics

/// A motion behind a handle.
///
/// Its methods are those of a class, as a copy of the enum in it would be retained and released in each call.
final class OpenMotion: Sendable {
  /// What a motion is.
  enum Kind {
    /// A motion of the notation.
    case notated(NotatedMotion)
    /// A motion that was handed over.
    case spring(SpringMotion<Double>)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func value(at time: Double) -> Double {
    switch kind {
    case .notated(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch kind {
    case .notated(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    }
  }

  func state(at time: Double) -> (value: Double, velocity: Double) {
    switch kind {
    case .notated(let motion): motion.state(at: time)
    case .spring(let motion): motion.state(at: time)
    }
  }

  func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    switch kind {
    case .notated(let motion): motion.sample(at: times, into: &values)
    case .spring(let motion): motion.sample(at: times, into: &values)
    }
  }

  /// Writes the values at all times, and the velocities where they are wanted.
  func sample(_ samples: CallerSamples) {
    switch kind {
    case .notated(let motion): samples.fill(from: motion)
    case .spring(let motion): samples.fill(from: motion)
    }
  }

  var restTime: Double {
    switch kind {
    case .notated(let motion): motion.restTime
    case .spring(let motion): motion.restTime
    }
  }

  /// The times of interest; nil for a motion that never settles.
  var domain: ClosedRange<Double>? {
    switch kind {
    case .notated(let motion): motion.defaultDomain
    case .spring(let motion): motion.restTime.isFinite ? motion.startTime...motion.restTime : nil
    }
  }

  var timeMeaning: NotatedMotion.TimeMeaning {
    switch kind {
    case .notated(let motion): motion.timeMeaning
    case .spring: .seconds
    }
  }

  /// The canonical notation; empty for a motion that was handed over.
  var notation: String {
    switch kind {
    case .notated(let motion): motion.description
    case .spring: ""
    }
  }

  /// What `inbetween describe` says of the motion, as JSON.
  var description: String {
    switch kind {
    case .notated(let motion): FactSheet.object(of: motion.facts)
    case .spring(let motion): FactSheet.object(of: motion.facts)
    }
  }

  /// What the motion is made of.
  var parts: MotionParts {
    switch kind {
    case .notated(let motion): MotionParts(motion)
    case .spring(let motion): MotionParts(motion)
    }
  }

  /// The motion as that of a spring, where it is one.
  var springMotion: SpringMotion<Double>? {
    switch kind {
    case .notated(let motion): motion.springMotion
    case .spring(let motion): motion
    }
  }
}

extension NotatedMotion {
  /// The motion as that of a spring with its ends, where it is one.
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
        velocity: base.initialVelocity * (motion.end - motion.start))
    default: return nil
    }
  }
}
