import MotionCurves
import MotionFitting
import MotionSprings

/// A motion of the motion notation with ends in place of 0 and 1: `ease 0.4s 0 -> 300`.
struct ParsedEnds: Hashable {
  /// The motion from 0 to 1.
  let inside: ParsedMotion
  /// The ends.
  let start, end: Double

  private var mapped: Mapped<ParsedMotion, Double> { inside.mapped(from: start, to: end) }
}

extension ParsedEnds: ChordBounded {
  func value(at time: Double) -> Double { mapped.value(at: time) }
  func velocity(at time: Double) -> Double { mapped.velocity(at: time) }
  func state(at time: Double) -> (value: Double, velocity: Double) { mapped.state(at: time) }
  func acceleration(at time: Double) -> Double { (end - start).moving(at: inside.acceleration(at: time)) }

  func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    inside.sample(at: times, into: &values)
    for index in values.indices { values[index] = mapped.value(atFraction: values[index]) }
  }

  func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) {
    inside.sample(at: times, into: &values, velocities: &velocities)
    for index in values.indices {
      values[index] = mapped.value(atFraction: values[index])
      velocities[index] = (end - start).moving(at: velocities[index])
    }
  }

  var restTime: Double { inside.restTime }
  var restValue: Double? { inside.restValue.map { start.interpolated(to: end, by: $0) } }
  func domain(tolerance: Double) -> ClosedRange<Double>? { inside.domain(tolerance: tolerance) }
  func chordDeviation(over interval: ClosedRange<Double>) -> Double { mapped.chordDeviation(over: interval) }
  func nextBreak(after time: Double) -> MotionBreak? { mapped.nextBreak(after: time) }
}

extension ParsedEnds: DescribedMotion {
  var kind: MotionKind { inside.box.kind }
  var notation: String { notation(of: inside.closed { $0.description }) }
  var written: String { notation(of: inside.closed { $0.written }) }
  var word: String? { inside.word }
  var parts: [MotionProperty] { inside.box.parts }
  var valueMeaning: ValueMeaning { .places }
  var timeMeaning: ParsedMotion.TimeMeaning { inside.timeMeaning }
  var settlesInTheLimit: Bool { inside.box.settlesInTheLimit }
  var ends: (start: Double, end: Double) { (start, end) }
  var shape: ExportShape { inside.shape }
  var corners: [Double] { inside.corners }
  var delay: Double { inside.delay }
  var cycle: Double? { inside.box.cycle }
  var oneCycle: ParsedMotion? { inside.box.oneCycle?.ending(from: start, to: end) }
  var base: ParsedMotion? { inside }
  var bare: ParsedMotion? { inside.bare }
  var peaks: MotionPeaks { inside.peaks.scaled(value: abs(end - start), time: 1) }
  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { inside.keyNumbers(over: domain) }

  private func notation(of inside: String) -> String {
    "\(inside) \(start.shortestDecimal) -> \(end.shortestDecimal)"
  }

  var springMotion: SpringMotion<Double>? {
    guard let spring = inside.springMotion else { return nil }
    return try? SpringMotion(
      validating: spring.spring, from: start, to: end, velocity: spring.initialVelocity * (end - start),
      startingAt: spring.startTime)
  }

  /// Both ends, then the facts of the motion between them.
  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("from", scale.value(start)), MotionProperty("to", scale.value(end))]
      + inside.box.properties(in: scale)
  }

  /// The delay comes before the ends.
  func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? {
    ParsedMotion(ParsedEnds(inside: try inside.after(delay), start: start, end: end))
  }
}
