internal import MotionNumerics

/// The description of a motion, and its results.
extension MotionHandle {
  /// The kind of a motion.
  enum Kind: Sendable {
    /// A motion of the notation.
    case notated(ParsedMotion)
    /// A spring motion from numbers, a handover or a fit.
    case spring(SpringMotion<Double>)
  }

  var kind: Kind {
    if let motion = self as? SpringMotionHandle { return .spring(motion.motion) }
    return .notated(unsafeDowncast(self, to: ParsedMotionHandle.self).motion)
  }

  var timeMeaning: ParsedMotion.TimeMeaning {
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

  /// The parts of the motion.
  var parts: MotionParts {
    switch kind {
    case .notated(let motion): MotionParts(motion)
    case .spring(let motion): MotionParts(motion)
    }
  }

  /// The description of the motion from `inbetween describe`, as JSON.
  var description: String {
    switch kind {
    case .notated(let motion): PropertySheet.objectWithUnits(of: motion.facts)
    case .spring(let motion): PropertySheet.objectWithUnits(of: motion.facts)
    }
  }
}
