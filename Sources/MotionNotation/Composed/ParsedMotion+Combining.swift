package import MotionCurves

// Motions made of other motions, without a text.

extension ParsedMotion {
  /// The motion, and another one with its own ends when it is over: `MOTION then NEXT`.
  ///
  /// - Throws: ``ParameterError`` for motions that are not in seconds, a motion that is never over, and a nesting that
  ///   is deeper than the notation allows.
  package func followed(by next: ParsedMotion) throws(ParameterError) -> ParsedMotion {
    for motion in [self, next] { try motion.requireSeconds() }
    let steps = (box as? DescribedMotionBox<ParsedSequence>)?.motion.steps ?? [ParsedSequence.Step(motion: self)]
    // A step without ends would need a target.
    let hasEnds = next.arrow != nil || !next.takesEnds
    let step = ParsedSequence.Step(motion: hasEnds ? next : next.ending(from: 0, to: 1))
    return try ParsedMotion(ParsedSequence(steps + [step])).asWritten()
  }

  /// The motion again and again: `MOTION, 3 times, alternating`.
  ///
  /// - Parameters:
  ///   - count: positive; infinite without an end.
  ///   - isAlternating: whether each second cycle runs backwards.
  /// - Returns: the repetition, as its notation parses.
  /// - Throws: ``ParameterError`` for a motion that is not in seconds or is never over, a count that is not positive,
  ///   and a nesting that is deeper than the notation allows.
  package func repeated(_ count: Double, alternating isAlternating: Bool) throws(ParameterError) -> ParsedMotion {
    try requireSeconds()
    return try ParsedMotion(ParsedRepetition(self, count: count, isAlternating: isAlternating)).asWritten()
  }

  /// The motion, later by a delay in addition to its own.
  ///
  /// - Throws: ``ParameterError`` for a motion that is not in seconds, and a delay that is not finite.
  package func delayed(by delay: Double) throws(ParameterError) -> ParsedMotion {
    try requireSeconds()
    try ParameterError.requireFinite(delay, "the delay")
    return try after(self.delay + delay).asWritten()
  }

  /// The motion between other ends, in place of those beside it.
  ///
  /// - Throws: ``ParameterError`` for ends that are not finite, and for a motion that has its distance already.
  package func between(validating start: Double, _ end: Double) throws(ParameterError) -> ParsedMotion {
    let inside = arrow == nil ? self : base ?? self
    try inside.requireEnds(start, end)
    return inside.between(start, end)
  }

  private func requireSeconds() throws(ParameterError) {
    guard timeMeaning == .seconds else {
      throw ParameterError(
        parameter: "a motion", value: description, allowed: "one with a duration, such as '0.4s \(self)'")
    }
  }

  /// The motion as its notation parses.
  ///
  /// - Throws: ``ParameterError`` if it does not, as it has too many groups in each other.
  private func asWritten() throws(ParameterError) -> ParsedMotion {
    guard let motion = ParsedMotion(description) else {
      throw ParameterError(
        parameter: "a motion", value: description,
        allowed: "one with at most six groups and three repetitions in each other")
    }
    return motion
  }
}
