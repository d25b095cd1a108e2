import MotionCurves
import MotionFitting
import MotionInteraction
import MotionSprings

/// A spring or a decay of the motion notation within bounds: `spring(1 100 10) within(max: 1)`.
///
/// The bounds are values of the spring, which goes from 0 to 1, or distances of the decay. At a bound the motion stops,
/// or bounces if a restitution is given.
struct ParsedBounds: Hashable {
  /// The spring, the preset or the decay.
  let inside: ParsedMotion
  /// The motion within its bounds.
  let motion: BoundedMotion

  /// Creates a motion within bounds; nil for a motion that cannot have bounds.
  ///
  /// - Throws: ``ParameterError`` for a restitution outside its domain.
  init?(_ inside: ParsedMotion, within range: ClosedRange<Double>, edge: EdgeRule) throws(ParameterError) {
    guard let motion = try inside.box.bounded(within: range, edge: edge) else { return nil }
    (self.inside, self.motion) = (inside, motion)
  }
}

extension ParsedBounds: ChordBounded {
  func value(at time: Double) -> Double { motion.value(at: time) }
  func velocity(at time: Double) -> Double { motion.velocity(at: time) }
  func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }
  func acceleration(at time: Double) -> Double { motion.acceleration(at: time) }
  var restTime: Double { motion.restTime }
  var restValue: Double? { motion.end }
  func chordDeviation(over interval: ClosedRange<Double>) -> Double { motion.chordDeviation(over: interval) }
  func nextBreak(after time: Double) -> MotionBreak? { motion.nextBreak(after: time) }
}

extension ParsedBounds: DescribedMotion {
  var kind: MotionKind { .bounds }
  var notation: String { "\(inside) \(bounds)" }
  var written: String { "\(inside.written) \(bounds)" }
  var word: String? { inside.word }
  var settlesInTheLimit: Bool { true }
  var ends: (start: Double, end: Double) { (motion.value(at: 0), motion.end) }
  var corners: [Double] { motion.contactTimes + inside.corners }
  var base: ParsedMotion? { inside }
  var valueMeaning: ValueMeaning { inside.box.valueMeaning }
  var peaks: MotionPeaks { motion.peaks }

  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    [.rest(restTime), .contacts(motion.contactTimes.count)]
  }

  /// The motion within the bounds, and the bounds; a missing bound is infinite.
  var parts: [MotionProperty] {
    var bounds = [
      MotionProperty("min", .number(motion.range.lowerBound)), MotionProperty("max", .number(motion.range.upperBound)),
    ]
    if case .bounce(let restitution) = motion.edge {
      bounds.append(MotionProperty("restitution", .number(restitution)))
    }
    return [MotionProperty("base", .word(inside.box.kind.name))] + inside.box.parts + bounds
  }

  /// The contacts with the bounds, the end and its time, then the facts of the motion without bounds.
  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("contacts", .number(Double(motion.contactTimes.count))),
      MotionProperty(
        "firstContact", label: "first contact", motion.contactTimes.first.map { scale.time($0) } ?? .nothing),
      MotionProperty("end", scale.place(motion.end)),
      MotionProperty("restTime", label: "rest time", scale.time(restTime)),
    ] + inside.box.properties(in: scale)
  }

  /// The bounds in the motion notation, `within(min: 0, max: 1, restitution: 0.5)`.
  private var bounds: String {
    var arguments: [String] = []
    if motion.range.lowerBound > -.infinity { arguments.append("min: \(motion.range.lowerBound.shortestDecimal)") }
    if motion.range.upperBound < .infinity { arguments.append("max: \(motion.range.upperBound.shortestDecimal)") }
    if case .bounce(let restitution) = motion.edge { arguments.append("restitution: \(restitution.shortestDecimal)") }
    return "within(\(arguments.joined(separator: ", ")))"
  }
}
