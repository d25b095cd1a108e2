internal import MotionNumerics

/// What is said of a motion, and made of it.
extension OpenMotion {
  /// What a motion is.
  enum Kind: Sendable {
    /// A motion of the notation.
    case notated(NotatedMotion)
    /// A motion on a spring that was given by its numbers, handed over or fitted.
    case spring(SpringMotion<Double>)
  }

  var kind: Kind {
    if let motion = self as? OpenSpringMotion { return .spring(motion.motion) }
    return .notated(unsafeDowncast(self, to: OpenNotatedMotion.self).motion)
  }

  var timeMeaning: NotatedMotion.TimeMeaning {
    switch kind {
    case .notated(let motion): motion.timeMeaning
    case .spring: .seconds
    }
  }

  /// The canonical notation; empty for a motion that was not opened by it.
  var notation: String {
    switch kind {
    case .notated(let motion): motion.description
    case .spring: ""
    }
  }

  /// What the motion is made of.
  var parts: MotionParts {
    switch kind {
    case .notated(let motion): MotionParts(motion)
    case .spring(let motion): MotionParts(motion)
    }
  }

  /// What `inbetween describe` says of the motion, as JSON.
  var description: String {
    switch kind {
    case .notated(let motion): FactSheet.objectWithUnits(of: motion.facts)
    case .spring(let motion): FactSheet.objectWithUnits(of: motion.facts)
    }
  }
}
