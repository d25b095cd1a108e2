/// An effect that shows loading: pulled by a finger, then running until it is ended.
///
/// A conforming type is a new refresh effect for ``RefreshControl``. It stores its ``calls`` and draws its
/// ``Effect/scene(at:)``; everything else has a default. A whole effect:
///
/// ```swift
/// /// Three dots that grow with the pull, hop one after the other, and shrink at the end.
/// struct Dots: RefreshEffect {
///   var calls = RefreshCalls()
///   let endDuration = 0.3
///
///   static let hop = Tween(from: 0, to: 12, duration: 0.25, curve: .easeOut)
///     .autoreversed().repeated(every: 0.75)
///   static let shrinking = Tween(from: 5, to: 0, duration: 0.3, curve: .easeIn)
///
///   func radius(at time: Double) -> Double {
///     switch phase(at: time) {
///     case .idle: 0
///     case .pulling, .triggered: 5 * calls.pull
///     case .refreshing: 5
///     case .ending: Self.shrinking.value(at: endingTime(at: time) ?? 0)
///     }
///   }
///
///   func scene(at time: Double) -> Scene {
///     let dots = (0..<3).map { dot in
///       let height = loadingTime(at: time).map { Self.hop.value(at: $0 - 0.12 * Double(dot)) } ?? 0
///       return Path.circle(center: [10 + 20 * Double(dot), 20 - height], radius: radius(at: time))
///     }
///     return Scene(size: [60, 30], nodes: dots.map { .shape(Shape($0, fill: Fill(.black))) })
///   }
/// }
/// ```
///
/// After its end an effect is idle again, and has to draw what it draws before a pull. ``RefreshCalls/pull`` still is
/// the pull that began the loading; the ``Effect/phase(at:)`` tells the two apart.
///
/// Calls may come at any moment, twice, or out of order: a call without meaning in the current state is ignored. A call
/// whose time is before that of the previous call counts as made at the same moment. Queries for times before the last
/// call are answered from the history as it is known then.
public protocol RefreshEffect: Effect {
  /// The calls so far: a stored property that begins as `RefreshCalls()`.
  var calls: RefreshCalls { get set }

  /// The time from the end of loading until the effect is at rest, in seconds: 0 by default.
  ///
  /// An effect whose end depends on its history provides a custom ``Effect/restTime`` instead.
  var endDuration: Double { get }

  /// Follows a call that counts, for an effect that stores more than its calls. By default it does nothing.
  ///
  /// Only the methods that report calls call it, when ``calls`` already holds the call.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - time: its effective time, not before that of the call before it.
  mutating func follow(_ call: RefreshCall, at time: Double)
}

extension RefreshEffect {
  /// 0: the effect is at rest at the end of loading.
  public var endDuration: Double { 0 }

  /// Does nothing: the picture of the effect follows from its calls.
  public mutating func follow(_ call: RefreshCall, at time: Double) {}

  /// The time from which on the effect is idle without further calls: ``endDuration`` after the end of loading, −∞ if
  /// loading has not begun, ∞ until it is told to end.
  public var restTime: Double {
    guard calls.beginTime != nil else { return -.infinity }
    return calls.endTime.map { $0 + endDuration } ?? .infinity
  }

  /// The state at a time: idle, pulling, triggered by a whole pull, refreshing, or ending.
  public func phase(at time: Double) -> RefreshPhase {
    if isIdle(at: time) {
      let isOver = calls.beginTime.map { time >= $0 } ?? false
      return isOver ? .idle : RefreshPhase(ofPull: calls.pull)
    }
    return endingTime(at: time) == nil ? .refreshing : .ending
  }
}

// MARK: Calls

extension RefreshEffect {
  /// Sets the pull from a time on, clamped to 0…1.
  ///
  /// Ignored while the effect is not idle. An effect keeps the last pull alone: queries for earlier times show it too.
  ///
  /// - Precondition: the pull is not NaN, the time finite.
  public mutating func pull(to progress: Double, at time: Double) {
    pull(toAllowed: RefreshCalls.clampedPull(progress), at: calls.effectiveTime(of: time))
  }

  /// Begins loading, at a time in seconds.
  ///
  /// An effect that is ending goes on running.
  ///
  /// - Precondition: the time is finite.
  public mutating func beginRefreshing(at time: Double) {
    begin(at: calls.effectiveTime(of: time))
  }

  /// Ends loading: the effect comes to its end gracefully, after its ``endDuration`` or at its custom
  /// ``Effect/restTime``.
  ///
  /// Ignored unless it is loading.
  ///
  /// - Precondition: the time is finite.
  public mutating func endRefreshing(at time: Double) {
    end(at: calls.effectiveTime(of: time))
  }

  /// A pull in 0…1 at an effective time.
  mutating func pull(toAllowed progress: Double, at time: Double) {
    guard isIdle(at: time) else { return }
    calls.setPull(progress)
    follow(.pull, at: time)
  }

  /// A begin at an effective time.
  mutating func begin(at time: Double) {
    if isIdle(at: time) {
      calls.begin(at: time)
      follow(.begin, at: time)
    } else if calls.endTime != nil {
      calls.resume()
      follow(.resume, at: time)
    }
  }

  /// An end at an effective time.
  mutating func end(at time: Double) {
    guard calls.beginTime != nil, calls.endTime == nil else { return }
    calls.end(at: time)
    follow(.end, at: time)
  }
}

// MARK: Times

extension RefreshEffect {
  /// Whether the effect is idle at a time: before loading, whatever the pull, and again after the end.
  public func isIdle(at time: Double) -> Bool {
    loadingTime(at: time) == nil
  }

  /// The time since loading began, in seconds; nil while the effect is idle, and for NaN.
  public func loadingTime(at time: Double) -> Double? {
    guard let begin = calls.beginTime, time >= begin, !(time >= restTime) else { return nil }
    return time - begin
  }

  /// The time since loading was told to end, in seconds; nil before it, while the effect is idle, and for NaN.
  public func endingTime(at time: Double) -> Double? {
    guard let end = calls.endTime, time >= end, !isIdle(at: time) else { return nil }
    return time - end
  }
}
