import MotionCurves
import MotionFitting
import MotionInteraction
import MotionSprings

/// A described motion of any kind, behind one reference.
///
/// A class rather than an existential, which Embedded Swift lacks. A program links the code of a kind only if it makes
/// a ``DescribedMotionBox`` of it, as the parser does.
///
/// Unchecked, because a class with subclasses cannot be `Sendable` otherwise: the boxes are immutable.
package class MotionBox: @unchecked Sendable {
  fileprivate init() {}

  func value(at time: Double) -> Double { answeredBySubclass() }
  func velocity(at time: Double) -> Double { answeredBySubclass() }
  func state(at time: Double) -> (value: Double, velocity: Double) { answeredBySubclass() }
  func acceleration(at time: Double) -> Double { answeredBySubclass() }
  func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) { answeredBySubclass() }
  func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) { answeredBySubclass() }
  var restTime: Double { answeredBySubclass() }
  var restValue: Double? { answeredBySubclass() }
  func domain(tolerance: Double) -> ClosedRange<Double>? { answeredBySubclass() }
  func chordDeviation(over interval: ClosedRange<Double>) -> Double { answeredBySubclass() }
  func nextBreak(after time: Double) -> MotionBreak? { answeredBySubclass() }
  func isEqual(to other: MotionBox) -> Bool { answeredBySubclass() }
  func hash(into hasher: inout Hasher) { answeredBySubclass() }

  var kind: MotionKind { answeredBySubclass() }
  var notation: String { answeredBySubclass() }
  var written: String { answeredBySubclass() }
  var word: String? { answeredBySubclass() }
  var parts: [MotionProperty] { answeredBySubclass() }
  func properties(in scale: PropertyScale) -> [MotionProperty] { answeredBySubclass() }
  var peaks: MotionPeaks { answeredBySubclass() }
  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { answeredBySubclass() }
  var timeMeaning: ParsedMotion.TimeMeaning { answeredBySubclass() }
  var settlesInTheLimit: Bool { answeredBySubclass() }
  var ends: (start: Double, end: Double) { answeredBySubclass() }
  var shape: ExportShape { answeredBySubclass() }
  var corners: [Double] { answeredBySubclass() }
  var delay: Double { answeredBySubclass() }
  var base: ParsedMotion? { answeredBySubclass() }
  var bare: ParsedMotion? { answeredBySubclass() }
  var valueMeaning: ValueMeaning { answeredBySubclass() }
  var isCompound: Bool { answeredBySubclass() }
  var cycle: Double? { answeredBySubclass() }
  var oneCycle: ParsedMotion? { answeredBySubclass() }
  var springMotion: SpringMotion<Double>? { answeredBySubclass() }

  func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? {
    answeredBySubclass()
  }
  func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? { answeredBySubclass() }
  func bounded(within range: ClosedRange<Double>, edge: EdgeRule) throws(ParameterError) -> BoundedMotion? {
    answeredBySubclass()
  }

  private func answeredBySubclass() -> Never { fatalError("a subclass answers") }
}

/// The box of one kind of motion, which hands each question on to the motion.
final class DescribedMotionBox<Described: DescribedMotion>: MotionBox, @unchecked Sendable {
  let motion: Described

  init(_ motion: Described) { self.motion = motion }

  override func value(at time: Double) -> Double { motion.value(at: time) }
  override func velocity(at time: Double) -> Double { motion.velocity(at: time) }
  override func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }
  override func acceleration(at time: Double) -> Double { motion.acceleration(at: time) }
  override func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    motion.sample(at: times, into: &values)
  }
  override func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) { motion.sample(at: times, into: &values, velocities: &velocities) }
  override var restTime: Double { motion.restTime }
  override var restValue: Double? { motion.restValue }
  override func domain(tolerance: Double) -> ClosedRange<Double>? { motion.domain(tolerance: tolerance) }
  override func chordDeviation(over interval: ClosedRange<Double>) -> Double { motion.chordDeviation(over: interval) }
  override func nextBreak(after time: Double) -> MotionBreak? { motion.nextBreak(after: time) }
  override func isEqual(to other: MotionBox) -> Bool { (other as? Self)?.motion == motion }
  override func hash(into hasher: inout Hasher) { motion.hash(into: &hasher) }

  override var kind: MotionKind { motion.kind }
  override var notation: String { motion.notation }
  override var written: String { motion.written }
  override var word: String? { motion.word }
  override var parts: [MotionProperty] { motion.parts }
  override func properties(in scale: PropertyScale) -> [MotionProperty] { motion.properties(in: scale) }
  override var peaks: MotionPeaks { motion.peaks }
  override func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { motion.keyNumbers(over: domain) }
  override var timeMeaning: ParsedMotion.TimeMeaning { motion.timeMeaning }
  override var settlesInTheLimit: Bool { motion.settlesInTheLimit }
  override var ends: (start: Double, end: Double) { motion.ends }
  override var shape: ExportShape { motion.shape }
  override var corners: [Double] { motion.corners }
  override var delay: Double { motion.delay }
  override var base: ParsedMotion? { motion.base }
  override var bare: ParsedMotion? { motion.bare }
  override var valueMeaning: ValueMeaning { motion.valueMeaning }
  override var isCompound: Bool { motion.isCompound }
  override var cycle: Double? { motion.cycle }
  override var oneCycle: ParsedMotion? { motion.oneCycle }
  override var springMotion: SpringMotion<Double>? { motion.springMotion }

  override func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? {
    try motion.lasting(duration, after: delay)
  }
  override func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? { try motion.after(delay) }
  override func bounded(
    within range: ClosedRange<Double>, edge: EdgeRule
  ) throws(ParameterError) -> BoundedMotion? { try motion.bounded(within: range, edge: edge) }
}
