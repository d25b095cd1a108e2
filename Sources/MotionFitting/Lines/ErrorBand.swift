import MotionCurves

/// A band that a polyline must pass through to stay near a motion.
///
/// It holds the motion's values at many times, and the deviations from straight lines between them.
///
/// With a tolerance ε and a deviation δ at a time, the first band lies between f − ε + δ and f + ε − δ, joined by
/// straight lines. A polyline in it is never further than ε from the motion. The second band lies between f − ε − δ
/// and f + ε + δ, and contains every polyline that is near enough. The first band therefore gives a sufficient count,
/// the second one a necessary count.
struct ErrorBand {
  /// A time, and the window there.
  struct Gate {
    let time: Double
    let value: Double
    /// The greater of the deviations on both sides.
    var deviation: Double
    /// Whether the polyline must pass through the value itself, as at the ends of the domain.
    var isPinned: Bool
  }

  /// Which bounds a polyline must keep.
  enum Bounds {
    /// Narrow bounds: a polyline within them is near enough.
    case sufficient
    /// Wide bounds: every polyline that is near enough stays within them.
    case necessary
  }

  /// The gates in ascending order; two gates at one time are a jump.
  private(set) var gates: [Gate] = []

  /// The most gates: a fit of ten thousand lines needs some two million.
  private static let greatestCount = 4_000_000

  /// The most halvings that leave the deviation as it is.
  ///
  /// Those of a steep place end at its width, and those of swings at their period: of ten thousand lines some thousands.
  /// A deviation within the rounding of a far larger value never falls.
  private static let mostInVain = 50_000

  /// Creates gates along a motion, so dense that no deviation exceeds a limit.
  ///
  /// - Throws: ``ParameterError`` if that needs more values than the budget, or more than four million.
  init(
    along motion: some ChordBounded, over domain: ClosedRange<Double>, deviation limit: Double,
    budget: Int = .max
  ) throws(ParameterError) {
    let most = min(budget, Self.greatestCount)
    let sections = try motion.smoothSections(over: domain)
    let (first, last) = (domain.lowerBound, domain.upperBound)
    gates.append(Gate(time: first, value: motion.value(at: first), deviation: 0, isPinned: true))
    for section in sections { try append(section, of: motion, deviation: limit, most: most) }
    gates.append(Gate(time: last, value: motion.value(at: last), deviation: 0, isPinned: true))
  }

  /// Creates a gate at each sample.
  ///
  /// Of more than two samples at one time, the first before a jump and the last count.
  init(times: [Double], values: [Double]) {
    for (time, value) in zip(times, values) {
      let gate = Gate(time: time, value: value, deviation: 0, isPinned: false)
      if gates.count > 1 && gates[gates.count - 2].time == time {
        gates[gates.count - 1] = gate
      } else {
        gates.append(gate)
      }
    }
    gates[0].isPinned = true
    gates[gates.count - 1].isPinned = true
  }

  /// Ends the band at another value, such as the motion's resting value.
  mutating func end(at value: Double) {
    gates[gates.count - 1] = Gate(time: gates[gates.count - 1].time, value: value, deviation: 0, isPinned: true)
  }

  /// Has the last line end at the last value, if the tolerance allows that: two points at the end would be a jump.
  mutating func joinEnd(within tolerance: Double) {
    guard gates.count > 2, gates[gates.count - 2].time == gates[gates.count - 1].time else { return }
    let window = window(at: gates.count - 2, tolerance: tolerance, .sufficient)
    let end = gates[gates.count - 1].value
    if window.low <= end && end <= window.high { gates.remove(at: gates.count - 2) }
  }

  private mutating func append(
    _ section: SmoothSection, of motion: some ChordBounded, deviation limit: Double, most: Int
  ) throws(ParameterError) {
    gates.append(
      Gate(time: section.start.time, value: section.start.limit.value, deviation: 0, isPinned: false))
    // The halves still to be split, with the leftmost last, and the deviations of what they are halves of.
    var open = [(cell: section.interval, whole: Double.infinity)]
    var inVain = 0
    while let (cell, whole) = open.popLast() {
      let deviation = motion.chordDeviation(over: cell)
      let middle = cell.middle
      if deviation > limit && middle > cell.lowerBound && middle < cell.upperBound {
        if deviation > 0.99 * whole { inVain += 1 }
        guard inVain <= Self.mostInVain else { throw Self.refusal(most: Self.greatestCount) }
        open.append((middle...cell.upperBound, deviation))
        open.append((cell.lowerBound...middle, deviation))
        continue
      }
      let value = section.value(of: motion, at: cell.upperBound)
      gates[gates.count - 1].deviation = max(gates[gates.count - 1].deviation, deviation)
      gates.append(Gate(time: cell.upperBound, value: value, deviation: deviation, isPinned: false))
      guard gates.count + open.count <= most else { throw Self.refusal(most: most) }
    }
  }

  private static func refusal(most: Int) -> ParameterError {
    guard most < greatestCount else {
      return ParameterError(
        parameter: "tolerance", value: "too small",
        allowed: "one that lines can keep: this motion would be followed through millions of points")
    }
    return ParameterError(
      parameter: "the budget", value: "\(most)", allowed: "larger for this motion and tolerance")
  }

  /// The window of a gate.
  func window(at index: Int, tolerance: Double, _ bounds: Bounds) -> (low: Double, high: Double) {
    let gate = gates[index]
    if gate.isPinned { return (gate.value, gate.value) }
    let half = bounds == .sufficient ? max(tolerance - gate.deviation, 0) : tolerance + gate.deviation
    return (gate.value - half, gate.value + half)
  }

  /// Throws unless the differences of the ends of windows are finite, which a line between two of them has.
  func requireFinite(within tolerance: Double) throws(ParameterError) {
    let largest = gates.reduce(0) { max($0, abs($1.value)) }
    guard (4 * (largest + tolerance)).isFinite else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal,
        allowed: "such that four times its sum with the largest value, \(largest.shortestDecimal), is finite")
    }
  }

  /// The ranges of gates between jumps that no continuous polyline can follow.
  func intervals(tolerance: Double, _ bounds: Bounds) -> [Range<Int>] {
    var intervals: [Range<Int>] = []
    var start = 0
    for index in gates.indices.dropFirst() where gates[index].time == gates[index - 1].time {
      let (before, after) = (
        window(at: index - 1, tolerance: tolerance, bounds), window(at: index, tolerance: tolerance, bounds)
      )
      if before.low > after.high || after.low > before.high {
        intervals.append(start..<index)
        start = index
      }
    }
    return intervals + [start..<gates.count]
  }
}
