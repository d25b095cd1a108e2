package import MotionCurves
package import MotionFitting
package import MotionInteraction
package import MotionSprings

/// A motion that the notation can write: the description of its kind, said once.
///
/// Tool, C, exporters and pages read these members. A new motion conforms in a file of `Motions`, and gets a row in
/// ``MotionKind/all``. Times and values are those of the motion itself; ``ParsedMotion`` adds what all kinds share.
package protocol DescribedMotion: ChordBounded, Hashable {
  /// The row of the kind.
  ///
  /// Its name is that of the notation's function with the motion's numbers, for a curve without one `easing`.
  var kind: MotionKind { get }

  /// The motion in its canonical notation, which parses to the same motion.
  var notation: String { get }

  /// The notation with the numbers by which the motion was made, where the canonical one has others.
  var written: String { get }

  /// The notation's word for the motion without its times, bounds and ends; nil if there is none.
  var word: String? { get }

  /// The numbers of the notation, in its order, for programs.
  var parts: [MotionProperty] { get }

  /// The properties of the motion in the units of a scale, without its peaks.
  func properties(in scale: PropertyScale) -> [MotionProperty]

  /// The derivative of the velocity at a time, without the impulses of jumps and corners; there from the right.
  func acceleration(at time: Double) -> Double

  /// The largest speed, acceleration and jerk while the motion moves, without its delay.
  var peaks: MotionPeaks { get }

  /// The numbers that sum up the motion over a domain, for a legend.
  func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber]

  /// The meaning of the motion's time.
  var timeMeaning: ParsedMotion.TimeMeaning { get }

  /// Whether the motion comes to rest only in the limit, so that its end depends on a tolerance.
  var settlesInTheLimit: Bool { get }

  /// The values of progress 0 and 1.
  var ends: (start: Double, end: Double) { get }

  /// The shape that other systems may have, too.
  var shape: ExportShape { get }

  /// The times of corners and peaks, which a regular grid could miss.
  var corners: [Double] { get }

  /// The delay; negative if the motion begins in its midst.
  var delay: Double { get }

  /// The motion inside, for a motion that only changes another one; nil for any other motion.
  var base: ParsedMotion? { get }

  /// The motion without the duration, the delay and the ends beside it; nil for a motion that has none of them.
  var bare: ParsedMotion? { get }

  /// The meaning of the motion's values.
  var valueMeaning: ValueMeaning { get }

  /// Whether the notation stands in parentheses where something follows it.
  var isCompound: Bool { get }

  /// The time after which the motion begins again; nil for a motion that does not go on for ever.
  var cycle: Double? { get }

  /// The motion of one cycle; nil for a motion that does not go on for ever.
  var oneCycle: ParsedMotion? { get }

  /// The motion as a spring's motion with its ends and its delay; nil if it is none.
  var springMotion: SpringMotion<Double>? { get }

  // MARK: What the notation can add

  /// The motion over a duration after a delay; nil for a motion that has a duration already.
  ///
  /// - Throws: ``ParameterError`` for times outside their domain.
  func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion?

  /// The motion after a delay, for a motion that keeps its delay itself; nil for any other motion.
  ///
  /// - Throws: ``ParameterError`` for a delay outside its domain.
  func after(_ delay: Double) throws(ParameterError) -> ParsedMotion?

  /// The motion within bounds; nil for a motion that cannot have any.
  ///
  /// - Throws: ``ParameterError`` for a restitution outside its domain.
  func bounded(within range: ClosedRange<Double>, edge: EdgeRule) throws(ParameterError) -> BoundedMotion?
}

extension DescribedMotion {
  package var written: String { notation }
  package var word: String? { nil }
  package var timeMeaning: ParsedMotion.TimeMeaning { .seconds }
  package var settlesInTheLimit: Bool { false }
  package var ends: (start: Double, end: Double) { (0, 1) }
  package var shape: ExportShape { .other }
  package var corners: [Double] { [0] }
  package var delay: Double { 0 }
  package var base: ParsedMotion? { nil }
  package var bare: ParsedMotion? { nil }
  package var valueMeaning: ValueMeaning { .fractions }
  package var isCompound: Bool { false }
  package var cycle: Double? { nil }
  package var oneCycle: ParsedMotion? { nil }
  package var springMotion: SpringMotion<Double>? { nil }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [.end(restTime)] }

  package func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? { nil }

  package func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? { nil }

  package func bounded(
    within range: ClosedRange<Double>, edge: EdgeRule
  ) throws(ParameterError) -> BoundedMotion? { nil }
}

/// The meaning of a motion's values.
package enum ValueMeaning: Sendable, Hashable {
  /// Fractions of the distance from start to end: the notation can give both behind the motion.
  case fractions
  /// Units from the start: a way that the motion has by itself.
  case way
  /// Units: both ends are the motion's, too.
  case places
}

/// One of the numbers that sum up a motion in a legend.
package enum KeyNumber: Sendable, Hashable {
  /// The time after which the motion begins again, without end.
  case cycle(Double)
  /// The time at which the motion ends.
  case end(Double)
  /// The time after which the motion stays near its end; infinite if it never does.
  case settling(Double)
  /// The time after which the motion rests.
  case rest(Double)
  /// The least and the greatest value.
  case range(ClosedRange<Double>)
  /// The greatest value.
  case maximum(Double)
  /// The value in the end.
  case place(Double)
  /// The number of contacts with the bounds.
  case contacts(Int)
}
