import MotionCurves

/// A smooth part of a motion between two breaks, with the limits at both ends.
struct SmoothSection {
  /// The end of a section: a time with the limits from inside.
  struct End {
    let time: Double
    let limit: MotionLimit
  }

  let start: End
  let end: End

  var interval: ClosedRange<Double> { start.time...end.time }

  /// The value at a time of the section.
  func value(of motion: some Motion<Double>, at time: Double) -> Double {
    if time == start.time { return start.limit.value }
    if time == end.time { return end.limit.value }
    return motion.value(at: time)
  }
}

extension ChordBounded {
  /// The smooth sections of a domain, in order.
  ///
  /// - Throws: ``ParameterError`` for a domain of a single time, or one with too many sections.
  func smoothSections(over domain: ClosedRange<Double>) throws(ParameterError) -> [SmoothSection] {
    try ParameterError.requireDomain(domain)
    var sections: [SmoothSection] = []
    var start = SmoothSection.End(time: domain.lowerBound, limit: limit(at: domain.lowerBound))
    if let first = nextBreak(after: domain.lowerBound.nextDown), first.time == domain.lowerBound {
      start = SmoothSection.End(time: first.time, limit: first.after)
    }
    while let next = nextBreak(after: start.time), next.time < domain.upperBound {
      sections.append(section(from: start, to: SmoothSection.End(time: next.time, limit: next.before)))
      start = SmoothSection.End(time: next.time, limit: next.after)
      guard sections.count <= 100_000 else {
        throw ParameterError(
          parameter: "the domain", value: "one with more", allowed: "one with at most 100000 jumps and corners")
      }
    }
    var end = SmoothSection.End(time: domain.upperBound, limit: limit(at: domain.upperBound))
    if let last = nextBreak(after: start.time), last.time == domain.upperBound {
      end = SmoothSection.End(time: last.time, limit: last.before)
    }
    return sections + [section(from: start, to: end)]
  }

  /// The section between two breaks.
  ///
  /// The rounding of a clock around a motion may move several of its breaks to one time, or past a short piece, so that
  /// a reported limit is that of another side of a jump. No time lies between a number and the next one, so there the
  /// next one's state counts.
  private func section(from start: SmoothSection.End, to end: SmoothSection.End) -> SmoothSection {
    let (first, last) = (start.time.nextUp, end.time.nextDown)
    guard first < last else { return SmoothSection(start: start, end: end) }
    let length = end.time - start.time
    return SmoothSection(
      start: inner(start, beside: first, length: length), end: inner(end, beside: last, length: -length))
  }

  /// A section's end, with the limit at a time beside it if its own is of another side of a jump.
  private func inner(_ end: SmoothSection.End, beside time: Double, length: Double) -> SmoothSection.End {
    let next = limit(at: time)
    guard next.value.isFinite, isJump(from: end.limit.value, to: next, after: time - end.time) else { return end }
    // A break may be reported some roundings away from its jump: then the time beside it has the wrong side.
    for part in [0x1p-20, 0x1p-10] {
      let further = end.time + part * length
      guard !isJump(from: next.value, to: limit(at: further), after: further - time) else { return end }
    }
    return SmoothSection.End(time: end.time, limit: next)
  }

  /// Whether a value is further from that of a state than the motion goes in a duration.
  private func isJump(from value: Double, to state: MotionLimit, after duration: Double) -> Bool {
    let rounding = ErrorSearch.rounding * max(abs(value), abs(state.value))
    // At a vertical tangent a cube root rises by three times the step at its speed. A comparison with NaN is false.
    return abs(state.value - value) > 4 * abs(state.velocity * duration) + rounding
  }

  private func limit(at time: Double) -> MotionLimit {
    let state = state(at: time)
    return MotionLimit(value: state.value, velocity: state.velocity)
  }
}

extension ParameterError {
  /// Throws unless a domain is finite and longer than a moment.
  static func requireDomain(_ domain: ClosedRange<Double>) throws(ParameterError) {
    let length = domain.upperBound - domain.lowerBound
    // Below this, a part of the domain's last digits is no normal number: no bound shrinks with its part.
    guard domain.lowerBound.isFinite && domain.upperBound.isFinite && length >= 0x1p-970 && length.isFinite else {
      throw ParameterError(
        parameter: "the domain",
        value: "\(domain.lowerBound.shortestDecimal)...\(domain.upperBound.shortestDecimal)",
        allowed: "finite and longer than a moment")
    }
  }
}
