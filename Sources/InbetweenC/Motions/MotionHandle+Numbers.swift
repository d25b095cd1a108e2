internal import MotionNumerics

/// Motions by numbers, and their numbers.
extension MotionHandle {
  /// Makes a motion of a kind by the numbers of its notation.
  static func made(_ kind: String?, _ names: String?, _ numbers: [Double]) throws(CallError) -> MotionHandle {
    guard let kind else { throw CallError("the kind is null") }
    return MotionHandle(
      try CallError.checked { () throws(ParameterError) in
        try ParsedMotion(kind: kind, names: names.map(words(in:)), numbers: numbers)
      })
  }

  /// The same motion with another duration, delay and ends.
  func placed(
    over duration: Double?, after delay: Double, from start: Double, to end: Double
  ) throws(CallError) -> MotionHandle {
    MotionHandle(
      try CallError.checked { () throws(ParameterError) in
        try inNotation().placed(over: duration, after: delay, from: start, to: end)
      })
  }

  /// The motion in the notation; a spring motion from its start on.
  func inNotation() throws(ParameterError) -> ParsedMotion {
    switch kind {
    case .parsed(let motion): motion
    case .spring(let motion): try ParsedMotion(spring: motion)
    }
  }

  /// The notation in the numbers by which the motion was made; empty for a motion without one.
  var written: String {
    switch kind {
    case .parsed(let motion): motion.written
    case .spring: ""
    }
  }

  /// The properties of some names as numbers; NaN for a missing one, and for a word.
  func numbers(named names: String) -> [Double] {
    let facts =
      switch kind {
      case .parsed(let motion): motion.facts
      case .spring(let motion): motion.facts
      }
    return words(in: names).map { name in facts.first { $0.key == name }?.number ?? .nan }
  }
}

/// The words of a list with commas.
private func words(in list: String) -> [String] {
  list.utf8.split(separator: UInt8(ascii: ",")).map { trimmed($0) }
}
