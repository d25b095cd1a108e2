import MotionCurves

/// Sections of a motion joined without a jump or a corner, which one Bézier may cover.
struct SmoothRun {
  /// The sections, at least one.
  private(set) var sections: [SmoothSection]

  var start: SmoothSection.End { sections[0].start }
  var end: SmoothSection.End { sections[sections.count - 1].end }

  /// The runs of a domain, in order.
  static func runs(of motion: some ChordBounded, over domain: ClosedRange<Double>) throws(ParameterError) -> [SmoothRun]
  {
    var runs: [SmoothRun] = []
    for section in try motion.smoothSections(over: domain) {
      for end in [section.start, section.end] {
        try ParameterError.requireFinite(end.limit.value, "a value of the motion")
      }
      if let last = runs.last, last.end.limit.continues(as: section.start.limit) {
        runs[runs.count - 1].sections.append(section)
      } else {
        runs.append(SmoothRun(sections: [section]))
      }
    }
    return runs
  }

  /// The value and the velocity at a time; at an end of the run, the limits from inside.
  func limit(of motion: some ChordBounded, at time: Double) -> MotionLimit {
    if time == start.time { return start.limit }
    if time == end.time { return end.limit }
    let state = motion.state(at: time)
    return MotionLimit(value: state.value, velocity: state.velocity)
  }

  /// Ends the run at another value, such as a motion's resting value, with the motion's velocity.
  ///
  /// A curve at rest too early would be too far from a motion that still approaches that value.
  mutating func end(at value: Double) {
    let section = sections[sections.count - 1]
    let limit = MotionLimit(value: value, velocity: section.end.limit.velocity)
    let end = SmoothSection.End(time: section.end.time, limit: limit)
    sections[sections.count - 1] = SmoothSection(start: section.start, end: end)
  }

  /// The Béziers from end to end, each as long as possible; nil if they would be more than a given number.
  func pieces(
    of motion: some ChordBounded, within tolerance: Double, rules: BezierRules, most: Int
  ) throws(ParameterError) -> [BezierPiece]? {
    var pieces: [BezierPiece] = []
    var time = start.time
    while time < end.time {
      guard pieces.count < most else { return nil }
      let last = pieces.last?.duration
      guard let piece = longestPiece(of: motion, from: time, within: tolerance, rules: rules, like: last) else {
        throw ParameterError(
          parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "one that Béziers can keep")
      }
      pieces.append(piece)
      time = piece.interval.upperBound
    }
    return pieces
  }

  /// The longest Bézier from a time on that stays within a tolerance.
  private func longestPiece(
    of motion: some ChordBounded, from time: Double, within tolerance: Double, rules: BezierRules,
    like duration: Double?
  ) -> BezierPiece? {
    let rest = end.time - time
    func piece(_ length: Double) -> BezierPiece? {
      let last = length >= rest ? end.time : rules.snapped(time + length)
      guard last > time else { return nil }
      return self.piece(of: motion, over: time...last, within: tolerance, rules: rules)
    }
    if let whole = piece(rest) { return whole }
    var (short, long) = (0.0, rest)
    var best: BezierPiece?
    var length = min(duration ?? 0.25 * rest, 0.5 * rest)
    // First down to a length that fits, then up to one that does not.
    while best == nil {
      if let found = piece(length) { (best, short) = (found, length) } else { (long, length) = (length, 0.5 * length) }
      guard length > 1e-12 * rest else { return nil }
    }
    for _ in 0..<16 where long - short > 4e-3 * short {
      let middle = min(0.5 * (short + long), 2 * short)
      if let found = piece(middle) { (best, short) = (found, middle) } else { long = middle }
      // The error need not grow with the length: a Bézier that reaches one swing further may fit again.
      if long - short <= 2e-3 * short,
        let further = [1.1, 1.2, 1.3].map({ $0 * short }).last(where: { piece($0) != nil })
      {
        (short, long) = (further, min(1.5 * further, rest))
        best = piece(further)
      }
    }
    return best
  }

  /// The Bézier over an interval, with the motion's values and velocities at both ends; nil unless it stays within a
  /// tolerance.
  private func piece(
    of motion: some ChordBounded, over interval: ClosedRange<Double>, within tolerance: Double, rules: BezierRules
  ) -> BezierPiece? {
    let (first, last) = (limit(of: motion, at: interval.lowerBound), limit(of: motion, at: interval.upperBound))
    let duration = interval.upperBound - interval.lowerBound
    let rise = last.value - first.value
    // A vertical handle has a height instead of a length. A Hermite cubic cannot have a vertical handle. Three times
    // the chord is its steepest slope that does not pass the other end.
    func direction(_ velocity: Double) -> (x: Double, y: Double) {
      if velocity.isFinite { return (1, velocity * duration) }
      return rules.shape == .thirds ? (1, 3 * rise) : (0, rise)
    }
    let (out, into) = (direction(first.velocity), direction(last.velocity))
    let points = Self.progress.map { progress in
      let time = interval.lowerBound + progress * duration
      return SIMD2(progress, limit(of: motion, at: time).value - first.value)
    }
    let range = points.reduce(max(rise, 0)) { max($0, $1.y) } - points.reduce(min(rise, 0)) { min($0, $1.y) }
    guard rules.allow(rise: rise, range: range) else {
      // A part that hardly moves may be a straight line.
      return range <= tolerance ? BezierPiece(from: first.value, to: last.value, over: interval) : nil
    }
    let longest = (
      rules.longestHandle(slope: out.y, rise: rise), rules.longestHandle(slope: into.y, rise: rise)
    )
    let fit = HandleFit(
      points: points, rise: rise, base: SIMD4(0, 0, 1, rise),
      directions: (SIMD4(out.x, out.y, 0, 0), SIMD4(0, 0, -into.x, -into.y), .zero, .zero),
      least: rules.shape == .thirds ? Self.thirds : .zero,
      greatest: rules.shape == .thirds ? Self.thirds : SIMD4(longest.0, longest.1, 0, 0))
    let best = fit.best(from: Self.thirds, goodEnough: tolerance)
    guard best.error <= tolerance else { return nil }
    let controls = fit.controls(best.parameters)
    return BezierPiece(
      interval: interval, x1: controls.x, x2: controls.z, y0: first.value, y1: first.value + controls.y,
      y2: first.value + controls.w, y3: last.value)
  }

  private static let thirds = SIMD4(1.0 / 3, 1.0 / 3, 0, 0)
  private static let progress = chebyshevPoints(count: 35).dropFirst().dropLast()
}

extension MotionLimit {
  /// Whether a part that begins with the other limits continues without a jump or a corner.
  fileprivate func continues(as next: MotionLimit) -> Bool {
    let isJoined = abs(value - next.value) <= 1e-14 * max(abs(value), abs(next.value))
    let speed = max(abs(velocity), abs(next.velocity))
    return isJoined && speed.isFinite && abs(velocity - next.velocity) <= 1e-9 * speed
  }
}
