internal import MotionNumerics

/// An effect that shows loading: pulled by a finger, then running until it is ended.
///
/// A conforming type is a new refresh effect for ``RefreshControl``. Calls may come at any moment, twice, or out of
/// order: a call without meaning in the current state is ignored, and nothing jumps. A call with an earlier time than
/// the call before it counts as made at the same moment; queries for times before the last call are answered from
/// the history as it is known then.
public protocol RefreshEffect: Effect {
  /// Sets the pull from a time on, clamped to 0…1. Ignored while the effect is not idle.
  mutating func pull(to progress: Double, at time: Double)

  /// Begins loading, at a time in seconds. An effect that is ending goes on running.
  mutating func beginRefreshing(at time: Double)

  /// Ends loading: the effect comes to its end gracefully, in a time of its own choice.
  mutating func endRefreshing(at time: Double)

  /// Whether the effect is idle at a time: not running, whatever its pull.
  func isIdle(at time: Double) -> Bool

  /// The time from which the effect is idle without further calls: −∞ if it never ran, nil if it runs until ended.
  var idleTime: Double? { get }
}

/// The latest time of a call, which keeps calls in order: a late message cannot change what has already been shown.
struct MonotonicCallTime: Sendable, Hashable {
  private var latest = -Double.infinity

  /// The effective time of a call: its time, but not before that of the call before it.
  mutating func effectiveTime(of time: Double) -> Double {
    guard time.isFinite else {
      fatalError("RefreshEffect: the time of a call must be finite, not \(time.shortestDecimal)")
    }
    latest = max(latest, time)
    return latest
  }

  /// A pull clamped to 0…1.
  static func clampedPull(_ progress: Double) -> Double {
    guard !progress.isNaN else { fatalError("RefreshEffect: a pull must be a number, not nan") }
    return max(0, min(progress, 1))
  }
}
