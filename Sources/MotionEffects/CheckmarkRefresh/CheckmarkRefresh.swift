public import MotionNumerics

/// An arrow that becomes a ring with a turning dot, and that a check mark.
///
/// After the begin the arrow's head collapses into its tip and its line shrinks upwards to a dot, which turns along a
/// ring, faster and faster. After the end it turns on to where the check mark begins, at most one turn; the check mark
/// is drawn, overshooting; after the end delay and the closing of the control everything is reset. A begin before the
/// stop takes the end back; one after it lets the dot turn again from there.
///
/// Channels are the strokes' ends as parts of their lengths, the dot's rotation in radians (against the clock, not
/// limited to a turn) and its arc in radians; nil for a part that is hidden. Parts are hidden and shown at once: the
/// head in its tip, the line when 0.7 points are left, the dot there, the check mark at the reset or at a begin. A pull
/// changes nothing. A time that is NaN gives NaN.
///
/// - Complexity: constant for every call and every question.
///
/// `exact`: the dot turns on to where the check mark begins, which is drawn to its end. `legacy`: the dot vanishes at
/// the first tick that finds it beyond the stop angle, wherever that is, and the reset comes after the end delay,
/// however far the check mark is.
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
    /// The dot turns, whether or not it has been told to end.
    case spinning
    /// The check mark is drawn, and stays until the reset.
    case checked
  }

  /// What was chosen.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  public let variant: EffectVariant
  private var calls = MonotonicCallTime()
  private var isPulled = false
  private(set) var run: Run?

  /// Creates the effect at rest.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a size or duration below 0.001, a
  ///   negative line width, delay or closing, or a colour that is not finite.
  public init(parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.check()
    self.parameters = parameters
    self.variant = variant
  }

  /// Creates the effect at rest; traps where the throwing initialiser throws.
  public init(_ parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(parameters: parameters, variant: variant))
  }

  /// One loading, from its begin.
  struct Run: Sendable, Hashable {
    var begin: Double
    var spin: Spin
    var stop: Stop?
  }

  /// The end of a loading.
  struct Stop: Sendable, Hashable {
    /// When the dot vanishes and the check mark begins.
    var time: Double
    /// When everything is reset.
    var idle: Double
  }
}

extension CheckmarkRefresh: RefreshEffect {
  /// Changes the phase, but not the picture; ignored while it is not idle.
  public mutating func pull(to progress: Double, at time: Double) {
    let progress = MonotonicCallTime.progress(progress)
    guard isIdle(at: calls.moment(of: time)) else { return }
    run = nil
    isPulled = progress > 0
  }

  /// Starts the arrow; takes an end back, or lets the dot turn again if it has stopped; ignored if it runs.
  public mutating func beginRefreshing(at time: Double) {
    let time = calls.moment(of: time)
    guard let current = run, !isIdle(at: time) else { return start(at: time) }
    guard let stop = current.stop else { return }
    let spin = time < stop.time ? current.spin : spin(from: time, angle: Spin.stopAngle)
    run = Run(begin: current.begin, spin: spin)
  }

  /// Stops the dot where the check mark begins; ignored unless it runs.
  public mutating func endRefreshing(at time: Double) {
    let time = calls.moment(of: time)
    guard let current = run, current.stop == nil else { return }
    run = Run(begin: current.begin, spin: current.spin, stop: stop(of: current.spin, at: time))
  }

  /// Whether the arrow is at rest.
  public func isIdle(at time: Double) -> Bool {
    let phase = phase(at: time)
    return phase == .idle || phase == .pulling
  }

  /// The end delay and the closing after the end, or the closing after the check mark if that is later.
  public var idleTime: Double? {
    guard let run else { return -.infinity }
    return run.stop?.idle
  }

  /// The state at a time.
  public func phase(at time: Double) -> Phase {
    guard let run, time >= run.begin else { return isPulled ? .pulling : .idle }
    if let stop = run.stop, time >= stop.idle { return .idle }
    let passed = time - run.begin
    if passed < parameters.animationDuration { return .arrowCollapse }
    if passed < parameters.spinStart { return .lineShrink }
    guard let stop = run.stop, time >= stop.time else { return .spinning }
    return .checked
  }

  /// Where a part begins or stops to move, the ticks of the dot's timer as far as its speed changes at them, the stop, the
  /// turns of the check mark, and the reset.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    guard let run else { return [] }
    let animation = parameters.animationDuration
    let spinEnd = min(run.stop?.time ?? .infinity, range.upperBound)
    var corners =
      [0, animation, parameters.lineEndStart, 1.5 * animation, parameters.spinStart].map { run.begin + $0 }
      + run.spin.cornerTimes(from: range.lowerBound, to: spinEnd)
    if let stop = run.stop {
      let (start, end) = (parameters.checkStartDuration, parameters.checkEndDuration)
      corners += [0, 0.5 * start, start, 0.5 * end, end].map { stop.time + $0 } + [stop.idle]
    }
    return corners.filter { range.contains($0) }
  }

  private mutating func start(at time: Double) {
    if run != nil { isPulled = false }
    run = Run(begin: time, spin: spin(from: time + parameters.spinStart, angle: 0))
  }

  private func spin(from start: Double, angle: Double) -> Spin {
    Spin(start: start, startAngle: angle, smoothing: parameters.smoothing)
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
