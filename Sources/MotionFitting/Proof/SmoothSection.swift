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
      sections.append(SmoothSection(start: start, end: SmoothSection.End(time: next.time, limit: next.before)))
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
    return sections + [SmoothSection(start: start, end: end)]
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
