import MotionCurves

// Sequences, repetitions and groups.

extension NotationScanner {
  /// Takes a whole motion: steps with `then` between them, and how often they run.
  mutating func takeMotion() throws(NotationError) -> ParsedMotion {
    skipSpaces()
    var starts = [offset]
    var steps = [try takeStep(isFirst: true)]
    while try takeThen(behind: steps[steps.count - 1], from: starts[starts.count - 1]) {
      skipSpaces()
      starts.append(offset)
      steps.append(try takeStep(isFirst: false))
      try requireSeconds(steps[steps.count - 1].motion, "a duration behind 'then'", at: starts[starts.count - 1])
    }
    return try takeRepetition(of: try sequence(of: steps, from: starts), from: starts[0])
  }

  private mutating func takeThen(behind step: ParsedSequence.Step, from start: Int) throws(NotationError) -> Bool {
    var behindWord = self
    guard behindWord.takeName() == "then" else { return false }
    try requireSeconds(step.motion, "a duration before 'then'", at: start)
    guard step.cut != nil || step.motion.restTime.isFinite else {
      throw error(expected: "a motion that ends before 'then', or 'for' and a time behind it", at: start)
    }
    self = behindWord
    return true
  }

  private func requireSeconds(_ motion: ParsedMotion, _ place: String, at start: Int) throws(NotationError) {
    guard motion.timeMeaning == .seconds else {
      throw error(expected: "\(place), such as '0.4s \(motion)'", at: start)
    }
  }

  private func sequence(
    of steps: [ParsedSequence.Step], from starts: [Int]
  ) throws(NotationError) -> ParsedMotion {
    if steps.count == 1, steps[0].cut == nil { return steps[0].motion }
    do throws(ParameterError) {
      return ParsedMotion(try ParsedSequence(steps))
    } catch {
      // The first steps that are no sequence end with the one to blame.
      let count = (1..<steps.count).partitioningIndex { (try? ParsedSequence(Array(steps.prefix($0)))) == nil }
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: starts[count - 1])
    }
  }

  /// Takes `for` and a time if they come next: the time after which a motion is cut short.
  mutating func takeCut(of motion: ParsedMotion) throws(NotationError) -> Double? {
    skipSpaces()
    let start = offset
    var behindWord = self
    guard behindWord.takeName() == "for" else { return nil }
    try requireSeconds(motion, "a duration before 'for'", at: start)
    self = behindWord
    skipSpaces()
    let place = offset
    guard let time = try takeTime() else { throw error(expected: "a time with its unit, such as 100ms") }
    guard time > 0 else { throw error(expected: "a positive time", at: place) }
    return time
  }

  /// Takes a motion in parentheses if one comes next.
  mutating func takeGroup() throws(NotationError) -> ParsedMotion? {
    skipSpaces()
    let start = offset
    guard current == UInt8(ascii: "("), take("(") else { return nil }
    // A search for a break asks each motion inside several times.
    groups += 1
    guard groups <= 6 else { throw error(expected: "at most six groups in each other", at: start) }
    let outer = repetitions
    repetitions = 0
    let motion = try takeMotion()
    guard take(")") else { throw error(expected: "')'") }
    groups -= 1
    repetitions = max(repetitions, outer)
    return motion
  }

  // MARK: Repetition

  /// Takes `, 3 times`, `, forever` and `, alternating` if they come next, in any order.
  private mutating func takeRepetition(of motion: ParsedMotion, from start: Int) throws(NotationError) -> ParsedMotion {
    var count: Double?
    var isAlternating = false
    while take(",") {
      skipSpaces()
      let place = offset
      if isAtNumber {
        guard count == nil else { throw error(expected: "one count", at: place) }
        count = try takeCount()
      } else {
        let word = takeName()
        switch word {
        case "forever" where count == nil, "infinite" where count == nil: count = .infinity
        case "once" where count == nil: count = 1
        case "twice" where count == nil: count = 2
        case "alternating" where !isAlternating, "alternate" where !isAlternating: isAlternating = true
        default:
          throw error(
            expected: "a repetition, such as '3 times', 'forever' or 'alternating'", at: place,
            nearest: ["forever", "alternating", "infinite", "alternate"])
        }
      }
    }
    guard let count else {
      guard isAlternating else { return motion }
      throw error(expected: "a count beside 'alternating', such as ', 2 times' or ', forever'")
    }
    try requireSeconds(motion, "a duration before a repetition", at: start)
    repetitions += 1
    guard repetitions <= 3 else { throw error(expected: "at most three repetitions in each other", at: start) }
    do throws(ParameterError) {
      return ParsedMotion(try ParsedRepetition(motion, count: count, isAlternating: isAlternating))
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
  }

  /// Takes a number and the word `times`.
  private mutating func takeCount() throws(NotationError) -> Double {
    let start = offset
    guard let number = try takeNumber(), !number.isPercentage, number.value > 0 else {
      throw error(expected: "a positive count, such as '3 times'", at: start)
    }
    skipSpaces()
    let place = offset
    let word = takeName()
    guard word == "times" || word == "time" || word == "x" else { throw error(expected: "'times'", at: place) }
    return number.value
  }
}
