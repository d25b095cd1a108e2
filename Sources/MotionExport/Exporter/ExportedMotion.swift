public import MotionCurves
public import MotionFitting
public import MotionNotation
public import MotionSprings

/// A motion that is exported, whatever it comes from.
///
/// A program that exports motions of several kinds compiles its exporters once, for this type.
public enum ExportedMotion: Sendable {
  /// A motion of the notation, whose error is proved.
  case parsed(ParsedMotion)
  /// A spring motion, such as one from a handover or a fit, whose error is proved.
  case spring(SpringMotion<Double>)
  /// A motion without a notation, whose error is measured.
  case measured(MeasuredMotion)
}

// Fits call these from many places: inlined, the choice between the cases would be 12 kB of each module for the web.
extension ExportedMotion: ChordBounded {
  /// The value of the motion.
  @inline(never)
  public func value(at time: Double) -> Double {
    switch self {
    case .parsed(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .measured(let motion): motion.value(at: time)
    }
  }

  /// The velocity of the motion.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    switch self {
    case .parsed(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .measured(let motion): motion.velocity(at: time)
    }
  }

  /// The value and the velocity of the motion.
  @inline(never)
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .parsed(let motion): motion.state(at: time)
    case .spring(let motion): motion.state(at: time)
    case .measured(let motion): motion.state(at: time)
    }
  }

  /// The time from which on the motion rests.
  public var restTime: Double {
    switch self {
    case .parsed(let motion): motion.restTime
    case .spring(let motion): motion.restTime
    case .measured(let motion): motion.restTime
    }
  }

  /// The bound of the motion.
  @inline(never)
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch self {
    case .parsed(let motion): motion.chordDeviation(over: interval)
    case .spring(let motion): motion.chordDeviation(over: interval)
    case .measured(let motion): motion.chordDeviation(over: interval)
    }
  }

  /// The breaks of the motion.
  @inline(never)
  public func nextBreak(after time: Double) -> MotionBreak? {
    switch self {
    case .parsed(let motion): motion.nextBreak(after: time)
    case .spring(let motion): motion.nextBreak(after: time)
    case .measured(let motion): motion.nextBreak(after: time)
    }
  }

  /// The number of points at which a measured motion was measured.
  public var measuredCount: Int? { if case .measured(let motion) = self { motion.measuredCount } else { nil } }
}
