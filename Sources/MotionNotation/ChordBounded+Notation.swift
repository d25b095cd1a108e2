public import MotionFitting

extension ParsedMotion: ChordBounded {
  /// The result of the motion's kind.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch self {
    case .timingCurve(let curve): curve.chordDeviation(over: interval)
    case .tween(let tween): tween.chordDeviation(over: interval)
    case .spring(let motion): motion.chordDeviation(over: interval)
    case .preset(let preset): preset.motion.chordDeviation(over: interval)
    case .damped(let oscillation): oscillation.chordDeviation(over: interval)
    case .timed(let motion): motion.chordDeviation(over: interval)
    case .decay(let decay): decay.chordDeviation(over: interval)
    case .secondOrder(let step): step.chordDeviation(over: interval)
    case .minimumJerk(let motion): motion.chordDeviation(over: interval)
    case .limited(let motion): motion.chordDeviation(over: interval)
    case .bounded(let motion): motion.chordDeviation(over: interval)
    case .delayed(let motion): motion.chordDeviation(over: interval)
    case .mapped(let motion): motion.chordDeviation(over: interval)
    }
  }

  /// The result of the motion's kind.
  public func nextBreak(after time: Double) -> MotionBreak? {
    switch self {
    case .timingCurve(let curve): curve.nextBreak(after: time)
    case .tween(let tween): tween.nextBreak(after: time)
    case .spring(let motion): motion.nextBreak(after: time)
    case .preset(let preset): preset.motion.nextBreak(after: time)
    case .damped(let oscillation): oscillation.nextBreak(after: time)
    case .timed(let motion): motion.nextBreak(after: time)
    case .decay(let decay): decay.nextBreak(after: time)
    case .secondOrder(let step): step.nextBreak(after: time)
    case .minimumJerk(let motion): motion.nextBreak(after: time)
    case .limited(let motion): motion.nextBreak(after: time)
    case .bounded(let motion): motion.nextBreak(after: time)
    case .delayed(let motion): motion.nextBreak(after: time)
    case .mapped(let motion): motion.nextBreak(after: time)
    }
  }
}

extension ParsedBounds: ChordBounded {
  /// The deviation of the motion within its bounds.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double { motion.chordDeviation(over: interval) }

  /// The next break: the start or a contact.
  public func nextBreak(after time: Double) -> MotionBreak? { motion.nextBreak(after: time) }
}
