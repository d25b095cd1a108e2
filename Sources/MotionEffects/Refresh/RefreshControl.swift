public import MotionNumerics

/// Drives a refresh effect by a list that is scrolled, at its head or at its foot.
///
/// Pulling beyond the edge pulls the effect; letting go beyond the trigger distance, or ``beginRefreshing(at:)``,
/// begins loading and opens room for it; ``endRefreshing(at:)`` ends it. The room closes after the end delay, but so
/// late that the effect is idle when it is closed. Calls may come at any moment, twice, or out of order: the inset
/// never jumps, and the progress only by what the finger does, or when new lengths or ``setHasMore(_:at:)`` change what
/// its pull means. Who still pulls when it is over has to let the list return first.
///
/// A value without a clock: for any time from the last call on it tells what will be seen if nothing else happens. A
/// call with an earlier time than the call before it counts as made at the same moment.
///
/// - Complexity: constant for every call and every question, apart from the effect's own.
public struct RefreshControl<E: RefreshEffect>: Sendable {
  /// What is driven.
  public private(set) var effect: E
  /// Where it is pulled.
  public let edge: RefreshEdge
  /// What was chosen.
  public let parameters: RefreshControlParameters
  /// Whether there is more to load; without it the control takes no pull and no begin.
  public private(set) var hasMore = true

  private var calls = MonotonicCallTime()
  private var offset = 0.0
  private var contentLength = 0.0
  private var viewportLength = 0.0
  private var isDragging = false
  /// False from the end of a loading, if the list is still pulled then, until it has returned.
  private var isArmed = true
  private var run: Run?
  private var inset = Transition.rest(at: 0)
  private var progress = Transition.rest(at: 0)

  /// One loading, from its begin.
  private struct Run: Sendable {
    var begin: Double
    var phaseBefore: RefreshPhase
    var end: End?
  }

  /// The end of a loading.
  private struct End: Sendable {
    /// When it was asked for.
    var time: Double
    /// When the room starts to close.
    var closing: Double
    /// When it is closed and the effect idle.
    var idle: Double
  }

  /// Creates a control for an effect that is idle.
  ///
  /// - Throws: ``ParameterError`` for a distance outside 0.001…10⁹ points, a time that is negative, not finite or beyond
  ///   10⁹ s, or a curve that goes beyond ±10⁹.
  public init(
    driving effect: E, edge: RefreshEdge = .head, parameters: RefreshControlParameters
  ) throws(ParameterError) {
    try parameters.check()
    self.effect = effect
    self.edge = edge
    self.parameters = parameters
  }

  /// Creates a control for an effect that is idle, with the original's numbers.
  public init(driving effect: E, edge: RefreshEdge = .head) {
    self = ParameterError.orTrap(
      try Self(driving: effect, edge: edge, parameters: RefreshControlParameters()))
  }
}

// What happens to it.
extension RefreshControl {
  /// The list is scrolled: 0 shows the content's start at the viewport's, more shows what follows, less is a pull.
  ///
  /// The offset is finite and does not know of the control's inset. Letting go is a call without dragging.
  public mutating func scroll(to offset: Double, isDragging: Bool, at time: Double) {
    Self.requireFinite(offset, "a scroll offset")
    let time = settled(at: time)
    self.offset = offset
    self.isDragging = isDragging
    followPull(at: time)
  }

  /// The lengths of the content and of the part of it that is seen, both in points: what a foot has to know.
  ///
  /// It takes no pull before it knows them. A list that is left beyond its edge by new lengths, not by a finger, has to
  /// return first.
  public mutating func layOut(contentLength: Double, viewportLength: Double, at time: Double) {
    Self.requireFinite(contentLength, "the length of the content")
    Self.requireFinite(viewportLength, "the length of the viewport")
    let time = settled(at: time)
    guard contentLength != self.contentLength || viewportLength != self.viewportLength else { return }
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    if pullDistance > 0 && !isDragging { isArmed = false }
    followPull(at: time)
  }

  /// Whether there is more to load from now on; a loading that runs is not affected.
  public mutating func setHasMore(_ hasMore: Bool, at time: Double) {
    let time = settled(at: time)
    self.hasMore = hasMore
    followPull(at: time)
  }

  /// Loading begins, whoever asked for it; while it is ending, it goes on; ignored while it is loading.
  public mutating func beginRefreshing(at time: Double) {
    begin(at: settled(at: time))
  }

  /// Loading is over; ignored unless it is loading.
  public mutating func endRefreshing(at time: Double) {
    let time = settled(at: time)
    guard let current = run, current.end == nil else { return }
    effect.endRefreshing(at: time)
    let effectEnd = effect.idleTime ?? time
    let closing = max(time + parameters.endDelay, effectEnd - parameters.insetDuration)
    // The effect's own end, because rounding may bring the sum before it.
    let idle = max(closing + parameters.insetDuration, effectEnd)
    run = Run(
      begin: current.begin, phaseBefore: current.phaseBefore, end: End(time: time, closing: closing, idle: idle))
  }
}

// What is seen of it.
extension RefreshControl {
  /// The state at a time.
  public func phase(at time: Double) -> RefreshPhase {
    guard let run else { return pullPhase }
    if time < run.begin { return run.phaseBefore }
    guard let end = run.end, time >= end.time else { return .refreshing }
    return time < end.idle ? .ending : .idle
  }

  /// The room that is left open at the edge, in points.
  public func inset(at time: Double) -> Double { shown(inset, at: time) }

  /// How far it is open, 0…1: the pull until loading, then 1, then closing with the inset.
  public func progress(at time: Double) -> Double { shown(progress, at: time) }

  /// From when on it is idle if nobody calls any more: −∞ if nothing runs, nil if it is loading.
  public var idleTime: Double? {
    guard let run else { return -.infinity }
    return run.end.map { $0.idle }
  }

  /// How far the list is pulled beyond the edge, in points; negative while the edge is not reached.
  public var pullDistance: Double {
    switch edge {
    case .head: -offset
    case .foot: offset + viewportLength - max(contentLength, viewportLength)
    }
  }
}

extension RefreshControl {
  /// The earliest time that its effect may be asked about, in seconds; −∞ at first.
  ///
  /// The control itself, of a constant size, knows no more of a loading that is over once it is called again.
  public var horizon: Double { effect.horizon }

  /// Lets its effect forget what is over at a time: ``Effect/forget(before:)``.
  public mutating func forget(before time: Double) { effect.forget(before: time) }
}

extension RefreshControl {
  private static func requireFinite(_ value: Double, _ name: StaticString) {
    guard !value.isFinite else { return }
    fatalError("RefreshControl: \(name) is finite, not \(value.shortestDecimal)")
  }

  /// The moment of a call; forgets a loading that is over by then.
  private mutating func settled(at time: Double) -> Double {
    let time = calls.moment(of: time)
    guard let idle = idleTime, run != nil, time >= idle else { return time }
    run = nil
    inset = .rest(at: 0)
    progress = .rest(at: 0)
    isArmed = pullDistance <= 0
    return time
  }

  private var pull: Double {
    let isLaidOut = edge == .head || viewportLength > 0
    return isArmed && hasMore && isLaidOut ? max(0, min(pullDistance / parameters.triggerDistance, 1)) : 0
  }

  private var pullPhase: RefreshPhase {
    if pull == 0 { return .idle }
    return pull < 1 ? .pulling : .triggered
  }

  private mutating func followPull(at time: Double) {
    guard run == nil else { return }
    if pullDistance <= 0 { isArmed = true }
    progress = .rest(at: pull)
    effect.pull(to: pull, at: time)
    if pull == 1 && !isDragging { begin(at: time) }
  }

  private mutating func begin(at time: Double) {
    guard hasMore, run == nil || run?.end != nil else { return }
    inset = opening(from: inset(at: time), to: parameters.triggerDistance, at: time)
    progress = opening(from: progress(at: time), to: 1, at: time)
    run = Run(begin: run?.begin ?? time, phaseBefore: run?.phaseBefore ?? pullPhase)
    effect.beginRefreshing(at: time)
  }

  private func opening(from: Double, to: Double, at time: Double) -> Transition {
    Transition(from: from, to: to, start: time, duration: parameters.insetDuration, curve: parameters.insetCurve)
  }

  /// What opens, until it closes.
  private func shown(_ number: Transition, at time: Double) -> Double {
    guard let end = run?.end, time >= end.closing else { return number.value(at: time) }
    return opening(from: number.value(at: end.closing), to: 0, at: end.closing).value(at: time)
  }
}
