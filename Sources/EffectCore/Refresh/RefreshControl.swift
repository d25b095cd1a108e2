public import MotionCurves

/// A control that drives a refresh effect by the scroll offset of a list, at its head or at its foot.
///
/// Pulling beyond the edge pulls the effect. Letting go beyond the trigger distance, or ``beginRefreshing(at:)``,
/// begins loading and opens an inset for the effect. ``endRefreshing(at:)`` ends loading. The inset closes after the
/// end delay, and late enough that the effect is idle when the inset is closed. Calls may come at any moment, twice, or
/// out of order. The inset never jumps. The progress jumps only with the finger, or when new lengths or
/// ``setHasMore(_:at:)`` change the meaning of the pull. A list that is still pulled when loading is over has to return
/// before the next pull.
///
/// A control is a value without a clock. For any time from the last call on, it gives the state that follows without
/// further events. A call whose time is before that of the previous call counts as made at the same moment.
///
/// - Complexity: constant for every call and every query, apart from the cost of the effect.
public struct RefreshControl<E: RefreshEffect>: Sendable {
  /// The driven effect.
  public private(set) var effect: E
  /// The edge at which the list is pulled.
  package let edge: RefreshEdge
  /// The parameters.
  package let parameters: RefreshControlParameters
  /// Whether there is more to load; if not, the control takes no pull and no begin.
  package private(set) var hasMore = true

  private var offset = 0.0
  private var contentLength = 0.0
  private var viewportLength = 0.0
  private var isDragging = false
  /// Whether pulls count; after a loading that ends with the list pulled, not until the list has returned.
  private var isArmed = true
  private var run: Run?
  private var inset = Tween.resting(at: 0)
  private var progress = Tween.resting(at: 0)

  // These types are not private: Swift 6.3.1 crashes where another module stores a generic type with private parts.
  /// One loading, from its begin.
  struct Run: Sendable {
    var begin: Double
    var phaseBefore: RefreshPhase
    var end: End?
  }

  /// The end of a loading.
  struct End: Sendable {
    /// The time of the call.
    var time: Double
    /// The inset, which opens and closes.
    var inset: Chained<Tween<Double>, Tween<Double>>
    /// The progress, which opens and closes with the inset.
    var progress: Chained<Tween<Double>, Tween<Double>>
    /// The time from which the inset is closed and the effect idle.
    var idle: Double
  }

  /// Creates a control for an effect that is idle.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(driving:edge:validating:)`` throws instead.
  public init(
    driving effect: E, edge: RefreshEdge = .head, parameters: RefreshControlParameters = RefreshControlParameters()
  ) {
    self = ParameterError.orTrap(try Self(driving: effect, edge: edge, validating: parameters))
  }

  /// Creates a control for an effect that is idle, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a distance outside 0.001…10⁹ points, a time that is negative, not finite or
  ///   beyond 10⁹ s, or a curve with a control point beyond ±10⁹.
  public init(
    driving effect: E, edge: RefreshEdge = .head, validating parameters: RefreshControlParameters
  ) throws(ParameterError) {
    try parameters.validate()
    self.effect = effect
    self.edge = edge
    self.parameters = parameters
  }
}

// MARK: Events

extension RefreshControl {
  /// Reports the scroll offset: at 0 the content starts where the viewport does; a negative offset is a pull at the
  /// head.
  ///
  /// The offset must be finite and does not include the control's inset. Letting go is reported by a call with
  /// `isDragging` false.
  public mutating func scroll(to offset: Double, isDragging: Bool, at time: Double) {
    Self.requireFinite(offset, "a scroll offset")
    let time = settled(at: time)
    self.offset = offset
    self.isDragging = isDragging
    followPull(at: time)
  }

  /// Reports the lengths of the content and of the viewport, both in points, which a control at the foot needs.
  ///
  /// A control at the foot takes no pull before. If new lengths, not a finger, leave the list beyond its edge, the list
  /// has to return before the next pull.
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

  /// Reports whether there is more to load from now on; a running loading is not affected.
  public mutating func setHasMore(_ hasMore: Bool, at time: Double) {
    let time = settled(at: time)
    self.hasMore = hasMore
    followPull(at: time)
  }

  /// Begins loading, or continues a loading that is ending; ignored while loading.
  public mutating func beginRefreshing(at time: Double) {
    begin(at: settled(at: time))
  }

  /// Ends loading; ignored unless loading.
  public mutating func endRefreshing(at time: Double) {
    let time = settled(at: time)
    guard let current = run, current.end == nil else { return }
    effect.end(at: time)
    // An effect that never rests is not waited for.
    let effectEnd = effect.restTime < .infinity ? effect.restTime : time
    let closing = max(time + parameters.endDelay, effectEnd - parameters.insetDuration)
    // At least the effect's end, because rounding may bring the sum before it.
    let idle = max(closing + parameters.insetDuration, effectEnd)
    let end = End(
      time: time, inset: self.closing(inset, at: closing), progress: self.closing(progress, at: closing), idle: idle)
    run = Run(begin: current.begin, phaseBefore: current.phaseBefore, end: end)
  }
}

// MARK: State

extension RefreshControl {
  /// The state at a time.
  public func phase(at time: Double) -> RefreshPhase {
    guard let run else { return pullPhase }
    if time < run.begin { return run.phaseBefore }
    guard let end = run.end, time >= end.time else { return .refreshing }
    return time < end.idle ? .ending : .idle
  }

  /// The inset at the edge, in points.
  public func inset(at time: Double) -> Double {
    guard let end = run?.end else { return inset.value(at: time) }
    return time >= end.idle ? 0 : end.inset.value(at: time)
  }

  /// The progress of opening, 0…1: the pull until loading, then 1, then closing with the inset.
  public func progress(at time: Double) -> Double {
    guard let end = run?.end else { return progress.value(at: time) }
    return time >= end.idle ? 0 : end.progress.value(at: time)
  }

  /// The time from which the control is idle without further calls: −∞ if nothing runs, ∞ while loading.
  public var restTime: Double {
    guard let run else { return -.infinity }
    return run.end?.idle ?? .infinity
  }

  /// The distance by which the list is pulled beyond the edge, in points; negative before the edge.
  package var pullDistance: Double {
    switch edge {
    case .head: -offset
    case .foot: offset + viewportLength - max(contentLength, viewportLength)
    }
  }
}

extension RefreshControl {
  /// The earliest time of a query of its effect, in seconds; −∞ at first.
  ///
  /// The control itself has a constant size: with the next call it drops a loading that is over.
  public var horizon: Double { effect.horizon }

  /// Lets its effect forget the events that are over at a time: ``Effect/forget(before:)``.
  public mutating func forget(before time: Double) { effect.forget(before: time) }
}

extension RefreshControl {
  private static func requireFinite(_ value: Double, _ name: StaticString) {
    guard !value.isFinite else { return }
    fatalError("RefreshControl: \(name) must be finite, not \(value.shortestDecimal)")
  }

  /// The effective time of a call; drops a loading that is over by then.
  private mutating func settled(at time: Double) -> Double {
    let time = effect.calls.effectiveTime(of: time)
    guard run != nil, time >= restTime else { return time }
    run = nil
    inset = .resting(at: 0)
    progress = .resting(at: 0)
    isArmed = pullDistance <= 0
    return time
  }

  private var pull: Double {
    let isLaidOut = edge == .head || viewportLength > 0
    return isArmed && hasMore && isLaidOut ? max(0, min(pullDistance / parameters.triggerDistance, 1)) : 0
  }

  private var pullPhase: RefreshPhase { RefreshPhase(ofPull: pull) }

  private mutating func followPull(at time: Double) {
    guard run == nil else { return }
    if pullDistance <= 0 { isArmed = true }
    progress = .resting(at: pull)
    effect.pull(toAllowed: pull, at: time)
    if pull == 1 && !isDragging { begin(at: time) }
  }

  private mutating func begin(at time: Double) {
    guard hasMore, run == nil || run?.end != nil else { return }
    inset = tween(from: inset(at: time), to: parameters.triggerDistance, at: time)
    progress = tween(from: progress(at: time), to: 1, at: time)
    run = Run(begin: run?.begin ?? time, phaseBefore: run?.phaseBefore ?? pullPhase)
    effect.begin(at: time)
  }

  private func tween(from start: Double, to end: Double, at time: Double) -> Tween<Double> {
    Tween(from: start, to: end, duration: parameters.insetDuration, curve: parameters.insetCurve, delay: time)
  }

  /// A tween that goes back to 0 from a time on.
  private func closing(_ opening: Tween<Double>, at time: Double) -> Chained<Tween<Double>, Tween<Double>> {
    opening.followed(by: tween(from: opening.value(at: time), to: 0, at: 0), at: time)
  }
}

extension Tween where Value == Double {
  /// A number that stays the same.
  package static func resting(at value: Double) -> Tween {
    Tween(from: value, to: value, duration: 0)
  }
}

extension RefreshPhase {
  /// The phase of a control or an effect that is pulled, 0…1.
  init(ofPull pull: Double) {
    self = pull == 0 ? .idle : pull < 1 ? .pulling : .triggered
  }
}

/// The edge of a list at which a control is pulled.
public enum RefreshEdge: String, Sendable, Hashable, CaseIterable {
  /// The top: refresh.
  case head
  /// The bottom: load more.
  case foot
}

/// The states of a refresh control.
public enum RefreshPhase: String, Sendable, Hashable, CaseIterable {
  /// At rest.
  case idle
  /// Pulled by a finger, not yet far enough.
  case pulling
  /// Pulled far enough by a finger that has not yet let go.
  case triggered
  /// Loading.
  case refreshing
  /// Loading is over: the effect comes to its end, then the inset closes.
  case ending
}
