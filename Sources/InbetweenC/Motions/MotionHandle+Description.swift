internal import Catalogue
internal import MotionNumerics

/// The description of a motion.
extension MotionHandle {
  var timeMeaning: ParsedMotion.TimeMeaning {
    switch kind {
    case .parsed(let motion): motion.timeMeaning
    case .spring: .seconds
    }
  }

  /// The canonical notation; empty for a motion that was not opened by it.
  var notation: String {
    switch kind {
    case .parsed(let motion): motion.description
    case .spring: ""
    }
  }

  /// The kind, the name and the numbers of the motion in its notation, as a JSON object on one line.
  var parts: String {
    switch kind {
    case .parsed(let motion): PropertySheet.object(of: motion.parts)
    case .spring(let motion): PropertySheet.object(of: motion.placedParts)
    }
  }

  /// The description of the motion from `inbetween describe`, as JSON.
  var description: String {
    switch kind {
    case .parsed(let motion): PropertySheet.objectWithUnits(of: motion.facts)
    case .spring(let motion): PropertySheet.objectWithUnits(of: motion.facts)
    }
  }
}
