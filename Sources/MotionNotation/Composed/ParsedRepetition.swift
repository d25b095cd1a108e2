import MotionCurves
import MotionFitting

extension MotionKind {
  /// A motion again and again, by a count behind a comma.
  static let repetition = MotionKind(
    "repetition", "a motion again and again",
    forms: [
      Form("MOTION, 3 times"), Form("MOTION, forever"),
      Form("MOTION, forever, alternating", "each second time backwards"),
    ],
    example: "0.4s ease-in-out 0 -> 300, forever, alternating", [])
}

/// A motion of the motion notation again and again: `0.4s ease, 3 times, alternating`.
///
/// A cycle lasts from time 0 to the end of the motion, for a motion that settles in the limit as its domain gives it.
/// With CSS's rules for `animation-iteration-count` and `alternate`: a count may have a fraction, and each second cycle
/// of an alternating repetition runs backwards. After the last cycle the value at its end holds.
struct ParsedRepetition: Hashable {
  /// The motion.
  let inside: ParsedMotion
  /// The number of cycles; infinite without an end.
  let count: Double
  /// Whether each second cycle runs backwards.
  let isAlternating: Bool
  /// The duration of a cycle in seconds.
  let period: Double

  /// Creates a repetition of a motion in seconds.
  ///
  /// - Throws: ``ParameterError`` for a motion without an end or a duration, and for a count that is not positive.
  init(_ inside: ParsedMotion, count: Double, isAlternating: Bool) throws(ParameterError) {
    guard let period = inside.box.domain(tolerance: 0.001)?.upperBound, (2 * period).isFinite, period > 0 else {
      throw ParameterError(
        parameter: "a repetition", value: "\(inside)", allowed: "a motion with a duration and an end")
    }
    guard count > 0, count == .infinity || (period * count).isFinite else {
      throw ParameterError(parameter: "the count", value: count.shortestDecimal, allowed: "a positive number")
    }
    (self.inside, self.count, self.isAlternating, self.period) = (inside, count, isAlternating, period)
  }

  private var oneWay: Repeated<ParsedMotion> { inside.repeated(every: period, count: count) }

  private var bothWays: Repeated<Autoreversed<ParsedMotion>> {
    // The half of the least number is 0, which is no count.
    inside.autoreversed(over: period).repeated(every: 2 * period, count: max(count / 2, .leastNonzeroMagnitude))
  }
}

extension ParsedRepetition: ChordBounded {
  func value(at time: Double) -> Double { isAlternating ? bothWays.value(at: time) : oneWay.value(at: time) }
  func velocity(at time: Double) -> Double { isAlternating ? bothWays.velocity(at: time) : oneWay.velocity(at: time) }
  func state(at time: Double) -> (value: Double, velocity: Double) {
    isAlternating ? bothWays.state(at: time) : oneWay.state(at: time)
  }
  /// That of the cycle, which is the same backwards; 0 before the first and after the last cycle.
  func acceleration(at time: Double) -> Double {
    if time < 0 || time > restTime { return 0 }
    guard isAlternating else { return inside.acceleration(at: oneWay.cycleTime(at: time)) }
    let place = bothWays.cycleTime(at: time)
    return inside.acceleration(at: place <= period ? place : 2 * period - place)
  }
  var restTime: Double { isAlternating ? bothWays.restTime : oneWay.restTime }
  var restValue: Double? { count.isFinite ? value(at: restTime) : nil }

  /// The whole repetition; without an end its first cycle, after which nothing new comes.
  func domain(tolerance: Double) -> ClosedRange<Double>? { 0...(cycle ?? restTime) }

  func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    isAlternating ? bothWays.chordDeviation(over: interval) : oneWay.chordDeviation(over: interval)
  }
  func nextBreak(after time: Double) -> MotionBreak? {
    isAlternating ? bothWays.nextBreak(after: time) : oneWay.nextBreak(after: time)
  }
}

extension ParsedRepetition: DescribedMotion {
  var kind: MotionKind { .repetition }
  var notation: String { notation { $0.description } }
  var written: String { notation { $0.written } }
  var word: String? { inside.word }
  var ends: (start: Double, end: Double) { inside.ends }
  var valueMeaning: ValueMeaning { inside.box.valueMeaning }
  var isCompound: Bool { true }
  var cycle: Double? { count.isFinite ? nil : (isAlternating ? 2 : 1) * period }

  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [cycle.map { .cycle($0) } ?? .end(restTime)] }

  /// One run; both ways of an alternating one.
  var oneCycle: ParsedMotion? {
    guard cycle != nil else { return nil }
    guard isAlternating else { return inside }
    return (try? ParsedRepetition(inside, count: 2, isAlternating: true)).map { ParsedMotion($0) }
  }

  /// The corners of the first cycles; more would be lost on any grid.
  var corners: [Double] {
    (0..<Int(min(count.rounded(.up), 64))).flatMap { cycle in
      let start = Double(cycle) * period
      let isBackwards = isAlternating && cycle % 2 == 1
      return [start] + inside.corners.map { isBackwards ? start + period - $0 : start + $0 }
    }
  }

  /// The peaks of a cycle; a jump back to the start is an infinite speed, a turn an infinite acceleration.
  var peaks: MotionPeaks {
    let peaks = inside.peaks
    guard count > 1 else { return peaks }
    let (first, last) = (inside.limits(at: 0).after, inside.limits(at: period).before)
    if !isAlternating, abs(first.value - last.value) > 1e-9 * max(abs(first.value), abs(last.value)) {
      return .infinite
    }
    let change = isAlternating ? 2 * abs(last.velocity) : abs(last.velocity - first.velocity)
    let turn = isAlternating && count > 2 ? max(change, 2 * abs(first.velocity)) : change
    guard turn > 1e-9 * peaks.speed else { return peaks }
    return peaks.union(MotionPeaks(speed: 0, acceleration: .infinity, jerk: .infinity))
  }

  /// The motion that is repeated, and how often.
  var parts: [MotionProperty] {
    [
      MotionProperty("motion", .word(inside.description)), MotionProperty("count", .number(count)),
      MotionProperty("alternates", .truth(isAlternating)), MotionProperty("period", .number(period)),
    ]
  }

  /// The count and the period, then the facts of one cycle.
  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("count", .number(count)), MotionProperty("alternates", .truth(isAlternating)),
      MotionProperty("period", scale.duration(period)),
    ] + inside.box.properties(in: takesEnds ? scale : PropertyScale(of: inside))
  }

  private var takesEnds: Bool { valueMeaning == .fractions }

  private func notation(_ notation: (ParsedMotion) -> String) -> String {
    let motion = inside.box.kind.name == MotionKind.repetition.name ? inside.closed(notation) : notation(inside)
    let times = count == .infinity ? "forever" : "\(count.shortestDecimal) \(count == 1 ? "time" : "times")"
    return "\(motion), \(times)\(isAlternating ? ", alternating" : "")"
  }
}
