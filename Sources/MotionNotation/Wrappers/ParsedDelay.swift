import MotionCurves
import MotionFitting
import MotionSprings

/// A motion of the motion notation after a delay: `snappy after 100ms`.
///
/// A tween and a timed oscillation keep their delay themselves.
struct ParsedDelay: Hashable {
  /// The motion without its delay.
  let inside: ParsedMotion
  /// The delay in seconds.
  let delay: Double

  private var delayed: Delayed<ParsedMotion> { inside.delayed(by: delay) }
}

extension ParsedDelay: ChordBounded {
  func value(at time: Double) -> Double { delayed.value(at: time) }
  func velocity(at time: Double) -> Double { delayed.velocity(at: time) }
  func state(at time: Double) -> (value: Double, velocity: Double) { delayed.state(at: time) }
  func acceleration(at time: Double) -> Double { time < delay ? 0 : inside.acceleration(at: time - delay) }
  var restTime: Double { delayed.restTime }
  var restValue: Double? { inside.restValue }
  func domain(tolerance: Double) -> ClosedRange<Double>? { delayed.domain(tolerance: tolerance) }
  func chordDeviation(over interval: ClosedRange<Double>) -> Double { delayed.chordDeviation(over: interval) }
  func nextBreak(after time: Double) -> MotionBreak? { delayed.nextBreak(after: time) }
}

extension ParsedDelay: DescribedMotion {
  var kind: MotionKind { inside.box.kind }
  var notation: String { notation(of: inside.closed { $0.description }) }
  var written: String { notation(of: inside.closed { $0.written }) }
  var word: String? { inside.word }
  var parts: [MotionProperty] { inside.box.parts + [MotionProperty("delay", .number(delay))] }
  var settlesInTheLimit: Bool { inside.box.settlesInTheLimit }
  var ends: (start: Double, end: Double) { inside.ends }
  var shape: ExportShape { .delayed(inside.shape, by: delay) }
  var corners: [Double] { [delay] + inside.corners.map { delay + $0 } }
  var base: ParsedMotion? { inside }
  var bare: ParsedMotion? { inside.bare }
  var valueMeaning: ValueMeaning { inside.box.valueMeaning }
  var cycle: Double? { inside.box.cycle }
  var oneCycle: ParsedMotion? { inside.box.oneCycle.map { ParsedMotion(ParsedDelay(inside: $0, delay: delay)) } }
  var peaks: MotionPeaks { inside.peaks }

  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    inside.keyNumbers(over: domain.lowerBound - delay...domain.upperBound - delay)
  }

  /// The motion with another delay.
  func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? { try inside.after(delay) }

  private func notation(of inside: String) -> String { "\(inside) after \(delay.shortestDecimal)s" }

  var springMotion: SpringMotion<Double>? {
    guard let spring = inside.springMotion else { return nil }
    return try? SpringMotion(
      validating: spring.spring, from: spring.start, to: spring.target, velocity: spring.initialVelocity,
      startingAt: delay)
  }

  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("delay", scale.duration(delay))] + inside.box.properties(in: scale)
  }
}
