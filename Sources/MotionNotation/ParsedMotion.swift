public import MotionCurves
public import MotionFitting
public import MotionSprings

/// A motion of the motion notation, as one value: the argument of the command line.
///
/// ```swift
/// let motion = try ParsedMotion(parsing: "spring(1 100 10) 0 -> 300")
/// motion.value(at: 0.2)
/// ParsedMotion(.easeOut).description  // ease-out
/// ```
///
/// - Complexity: a batch of values takes one dynamic call; a batch of a delayed motion takes one for each value.
public struct ParsedMotion: Sendable {
  /// The meaning of a motion's time.
  public enum TimeMeaning: Sendable, Hashable {
    /// The progress of a timing curve without a duration, from 0 to 1.
    case progress
    /// The argument x of a damped oscillation, which has no unit.
    case x
    /// Seconds.
    case seconds
  }

  /// The motion and the description of its kind.
  let box: MotionBox
  private let wording: Wording?

  /// The full name of the preset that was named, such as `swiftui.snappy`; nil for any other motion.
  package var presetName: String? { wording?.presetName }

  /// The numbers by which the motion was made, where its canonical notation has others; nil for any other motion.
  var given: NamedArguments? { wording?.given }

  private init(_ box: MotionBox, _ wording: Wording? = nil) { (self.box, self.wording) = (box, wording) }

  /// Creates a motion of the notation from a described one.
  package init(_ motion: some DescribedMotion) { self.init(DescribedMotionBox(motion)) }

  /// Creates a motion that keeps the numbers by which it was made.
  init(_ motion: some DescribedMotion, given: NamedArguments?) {
    self.init(DescribedMotionBox(motion), given.map { Wording(given: $0) })
  }

  /// Creates a motion from a timing curve, whose time is progress.
  public init(_ curve: TimingCurve) { self.init(DescribedMotionBox(curve)) }

  /// Creates the motion of a spring from 0 to 1; ``Spring/unitStep(velocity:)``.
  public init(_ spring: Spring, velocity: Double = 0) {
    self.init(DescribedMotionBox(spring.unitStep(velocity: velocity)))
  }

  /// Creates a vendor's motion, which keeps its name.
  public init(_ preset: MotionPreset) { self.init(preset.motion.box, Wording(presetName: preset.fullName)) }

  /// The meaning of the motion's time.
  ///
  /// Motions share a table or a pair of axes only if the meaning is the same.
  public var timeMeaning: TimeMeaning { box.timeMeaning }

  /// The motion as a spring's motion with its ends and its delay; nil if it is none.
  public var springMotion: SpringMotion<Double>? { box.springMotion }

  /// The motion as a timing curve without a duration; nil if it is none.
  public var timingCurve: TimingCurve? {
    guard base == nil, case .curve(let curve, duration: nil, _) = shape else { return nil }
    return curve
  }

  /// The largest speed, acceleration and jerk while the motion moves.
  ///
  /// A motion with a duration moves from its start to its end, any other from 0 on. A delay is not included. A motion
  /// of a sequence that the next one cuts short counts as a whole.
  public var peaks: MotionPeaks { box.peaks }
}

/// How a motion was named where its canonical notation alone does not tell.
private final class Wording: Sendable {
  let presetName: String?
  let given: NamedArguments?

  init(presetName: String? = nil, given: NamedArguments? = nil) {
    (self.presetName, self.given) = (presetName, given)
  }
}

extension MotionPreset {
  /// The motion: a spring from 0 to 1, or the timing curve.
  ///
  /// It is made at each call. ``ParsedMotion/init(_:)-(MotionPreset)`` makes it once and keeps the name.
  public var motion: ParsedMotion {
    switch kind {
    case .spring(let spring): ParsedMotion(spring)
    case .curve(let curve): ParsedMotion(.cubicBezier(curve))
    }
  }
}

extension ParsedMotion: Motion {
  /// The value at a time in seconds, or at a progress.
  public func value(at time: Double) -> Double { box.value(at: time) }

  /// The velocity at a time in seconds, or the slope at a progress.
  public func velocity(at time: Double) -> Double { box.velocity(at: time) }

  /// The value and the velocity at a time in seconds, or the value and the slope at a progress.
  public func state(at time: Double) -> (value: Double, velocity: Double) { box.state(at: time) }

  /// The derivative of the velocity at a time in seconds, or of the slope at a progress.
  ///
  /// It has no impulses of jumps and corners; there it is the derivative from the right. Outside of a motion with a duration it is
  /// 0, at both ends the limit from inside. It is infinite at a vertical tangent of a curve.
  public func acceleration(at time: Double) -> Double { box.acceleration(at: time) }

  /// The values at many times.
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    box.sample(at: times, into: &values)
  }

  /// The values and velocities at many times.
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Double>, velocities: inout MutableSpan<Double>
  ) { box.sample(at: times, into: &values, velocities: &velocities) }

  /// The time, or the progress, at which the motion is over, as given by its kind.
  public var restTime: Double { box.restTime }

  /// The times of interest; nil for a motion that never comes to rest.
  ///
  /// They are 0…1 for timing curves and damped oscillations without a duration. A motion without duration spans one
  /// second.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard timeMeaning == .seconds else { return 0...1 }
    guard let domain = box.domain(tolerance: tolerance) else { return nil }
    let first = domain.lowerBound
    return domain.upperBound > first ? domain : first...(first + 1)
  }

  /// The value at which the motion rests; nil if it never does.
  public var restValue: Double? { box.restValue }
}

extension ParsedMotion: ChordBounded {
  /// The result of the motion's kind.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double { box.chordDeviation(over: interval) }

  /// The result of the motion's kind.
  public func nextBreak(after time: Double) -> MotionBreak? { box.nextBreak(after: time) }
}

extension ParsedMotion: Hashable {
  /// Whether both are the same motion in the same notation.
  public static func == (one: ParsedMotion, other: ParsedMotion) -> Bool {
    one.presetName == other.presetName && one.box.isEqual(to: other.box)
  }

  /// Hashes the motion.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(presetName)
    box.hash(into: &hasher)
  }
}

extension ParsedMotion: NotationConvertible {
  /// The motion in its canonical notation, which parses to the same motion.
  ///
  /// A spring is written with mass, stiffness and damping, and with its velocity unless that is 0. A tween is written
  /// with its duration in seconds before the curve, and its delay after the curve unless that is 0. For any other
  /// motion in seconds the delay follows the word `after`. Both ends come last.
  public var description: String { presetName ?? box.notation }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ParsedMotion: Codable {}
#endif
