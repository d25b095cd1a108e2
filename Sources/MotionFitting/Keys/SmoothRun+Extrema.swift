import MotionCurves

extension SmoothRun {
  /// The parts between the extrema.
  ///
  /// In each part the motion only rises or only falls.
  ///
  /// A part may contain an extremum whose swing is far below the tolerance. Nil if the search takes too long: a swing
  /// of 10³⁰⁰ has no parts within a tolerance of 1.
  func risingAndFalling(of motion: some ChordBounded, within tolerance: Double) -> [SmoothRun]? {
    var runs: [SmoothRun] = []
    var rest = sections
    guard let times = extrema(of: motion, within: tolerance) else { return nil }
    for time in times {
      guard let index = rest.firstIndex(where: { $0.start.time < time && time <= $0.end.time }) else { continue }
      let section = rest[index]
      if time == section.end.time {
        // Two sections meet there, such as two repetitions.
        runs.append(SmoothRun(sections: Array(rest[...index])))
        rest = Array(rest[(index + 1)...])
        continue
      }
      let turn = SmoothSection.End(time: time, limit: MotionLimit(value: motion.value(at: time), velocity: 0))
      runs.append(SmoothRun(sections: rest[..<index] + [SmoothSection(start: section.start, end: turn)]))
      rest = [SmoothSection(start: turn, end: section.end)] + rest[(index + 1)...]
    }
    return runs + [SmoothRun(sections: rest)]
  }

  /// The largest of some values, its ends' among them: a swing can be 10¹⁷⁵ times as large as the distance.
  func scale(of motion: some ChordBounded) -> Double {
    sections.reduce(0) { largest, section in
      let (first, last) = (section.start, section.end)
      return (1..<16).reduce(max(largest, abs(first.limit.value), abs(last.limit.value))) {
        max($0, abs(motion.value(at: first.time + Double($1) / 16 * (last.time - first.time))))
      }
    }
  }

  /// The most intervals to look at, which takes some tenths of a second.
  private static let greatestCount = 1 << 20

  /// The times at which the velocity changes its sign, in ascending order; nil if the search takes too many intervals.
  private func extrema(of motion: some ChordBounded, within tolerance: Double) -> [Double]? {
    var times: [Double] = []
    var count = 0
    for section in sections {
      var open = [section.interval]
      while let cell = open.popLast() {
        count += 1
        guard count <= Self.greatestCount else { return nil }
        let middle = cell.middle
        let isSplittable = middle > cell.lowerBound && middle < cell.upperBound
        // The interval is so short that it contains one extremum, or none that matters.
        if motion.chordDeviation(over: cell) > 1e-2 * tolerance && isSplittable {
          open.append(middle...cell.upperBound)
          open.append(cell.lowerBound...middle)
        } else if let time = turn(of: motion, in: cell), time < end.time, time != times.last {
          times.append(time)
        }
      }
    }
    return times
  }

  /// The time in an interval at which the velocity changes its sign, by bisection; nil without a change of sign.
  private func turn(of motion: some ChordBounded, in interval: ClosedRange<Double>) -> Double? {
    var (low, high) = (interval.lowerBound, interval.upperBound)
    let (first, last) = (limit(of: motion, at: low).velocity, limit(of: motion, at: high).velocity)
    if last == 0 { return first == 0 ? nil : high }
    guard first * last < 0 else { return nil }
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low && middle < high else { return middle }
      if motion.velocity(at: middle) * first > 0 { low = middle } else { high = middle }
    }
  }
}
