public import MotionCurves

/// An arrow that becomes a ring with a turning dot, and then a check mark.
///
/// After the begin, the arrow's head collapses into its tip, and its line shrinks upwards to a dot. The dot turns along
/// a ring with increasing speed. After the end, it turns on to the start of the check mark, at most one turn. Then the
/// check mark is drawn with an overshoot. After the end delay and the closing of the control, the effect is reset. A
/// begin before the stop cancels the end. A begin after the stop lets the dot turn again from there.
///
/// The channels are the ends of the strokes as fractions of their lengths, the dot's rotation in radians
/// (anticlockwise, not limited to a turn) and its arc in radians. They are nil for a hidden part. Parts appear and
/// disappear at once: the head disappears in its tip, the line when 0.7 points are left, and the dot appears there. The
/// check mark disappears at the reset or at a begin. A pull changes no channel. NaN gives NaN.
///
/// - Complexity: constant for every call and every query.
///
/// `exact`: the dot turns on to the start of the check mark, which is drawn to its end. `legacy`: the dot vanishes at
/// the first tick beyond the stop angle, wherever it is then. The reset comes after the end delay, even before the
/// check mark is complete.
///
/// Source: CRRefresh's `FastAnimator` of April 2017; `Documentation/Effects.md`, *Checkmark refresh*.
public struct CheckmarkRefresh: Sendable, Hashable {
  /// The states that it goes through.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The arrow at rest.
    case idle
    /// The arrow, while a finger pulls.
    case pulling
    /// The head collapses.
    case arrowCollapse
    /// The line shrinks.
    case lineShrink
    /// The dot turns, before the end or after it.
    case spinning
    /// The check mark is drawn, and stays until the reset.
    case checked
  }

  /// The parameters.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  package let variant: EffectVariant
  /// The calls so far.
  public var calls = RefreshCalls()
  private(set) var run: Run?

  /// Creates the effect at rest.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:variant:)`` throws instead.
  public init(parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(validating: parameters, variant: variant))
  }

  /// Creates the effect at rest, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a size or duration below 0.001, a
  ///   negative line width, delay or closing, or a colour that is not finite.
  public init(validating parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    self.variant = variant
  }

  /// The generator of the visible parts.
  var motion: PartsMotion { PartsMotion(calls: calls, run: run, parameters: parameters) }

  /// One loading, from its begin.
  struct Run: Sendable, Hashable {
    var spin: Spin
    var stop: Stop?
  }

  /// The end of a loading.
  struct Stop: Sendable, Hashable {
    /// The time at which the dot vanishes and the check mark begins.
    var time: Double
    /// The time of the reset.
    var idle: Double
  }
}

extension CheckmarkRefresh: RefreshEffect {
  /// Starts, continues or stops the arrow and the dot.
  ///
  /// A pull changes the phase, but not the picture. A begin starts the arrow; it cancels an end, or lets the dot turn
  /// again if it has stopped. An end stops the dot at the start of the check mark.
  public mutating func follow(_ call: RefreshCall, at time: Double) {
    run =
      switch call {
      case .pull: nil
      case .begin: Run(spin: spin(from: time + parameters.spinStart, angle: 0))
      case .resume: run.map { resumed($0, at: time) }
      case .end: run.map { Run(spin: $0.spin, stop: stop(of: $0.spin, at: time)) }
      }
  }

  /// The time of the reset; −∞ before the first begin, ∞ while the effect runs.
  ///
  /// It follows the end by the end delay and the closing, or the check mark by the closing if that is later.
  public var restTime: Double {
    guard let run else { return -.infinity }
    return run.stop?.idle ?? .infinity
  }

  /// The state at a time.
  public func phase(at time: Double) -> Phase { motion.phase(at: time) }

  /// The starts and ends of the parts' movements, the ticks at which the dot's speed changes, the stop, the keyframes
  /// of the check mark, and the reset.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    guard let run, let begin = calls.beginTime else { return [] }
    let animation = parameters.animationDuration
    let spinEnd = min(run.stop?.time ?? .infinity, range.upperBound)
    var corners =
      [0, animation, parameters.lineEndStart, 1.5 * animation, parameters.spinStart].map { begin + $0 }
      + run.spin.cornerTimes(from: range.lowerBound, to: spinEnd)
    if let stop = run.stop {
      let (start, end) = (parameters.checkStartDuration, parameters.checkEndDuration)
      corners += [0, 0.5 * start, start, 0.5 * end, end].map { stop.time + $0 } + [stop.idle]
    }
    return corners.filter { range.contains($0) }
  }

  private func spin(from start: Double, angle: Double) -> Spin {
    Spin(start: start, startAngle: angle, smoothing: parameters.smoothing)
  }

  /// The loading without its stop, from a time on; a dot that has stopped turns on from there.
  private func resumed(_ run: Run, at time: Double) -> Run {
    guard let stop = run.stop, time >= stop.time else { return Run(spin: run.spin) }
    return Run(spin: spin(from: time, angle: Spin.stopAngle))
  }

  private func stop(of spin: Spin, at time: Double) -> Stop {
    let close = time + parameters.endDelay
    switch variant {
    case .legacy:
      return Stop(time: spin.legacyStop(after: time), idle: close + parameters.closingDuration)
    case .exact:
      let crossing = spin.crossing(after: time)
      let checked = crossing + max(parameters.checkStartDuration, parameters.checkEndDuration)
      return Stop(time: crossing, idle: max(close, checked) + parameters.closingDuration)
    }
  }
}
