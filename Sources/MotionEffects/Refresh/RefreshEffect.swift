/// An effect that shows that something is being loaded: pulled by a finger, then running until it is told to end.
///
/// Whoever conforms has a new refresh effect for ``RefreshControl``. Calls may come at any moment, twice, or out of
/// order: what has no meaning then is ignored, and nothing jumps. A call with an earlier time than the call before it
/// counts as made at the same moment; answers for times before the last call are those of the history as it is now
/// known.
public protocol RefreshEffect: Effect {
  /// How far it is pulled from now on, 0…1; beyond counts as the end. Ignored while it is not idle.
  mutating func pull(to progress: Double, at time: Double)

  /// Loading begins, at a time in seconds. While it is ending, it goes on running.
  mutating func beginRefreshing(at time: Double)

  /// Loading is over: the effect comes to its end gracefully, after a time that is its own matter.
  mutating func endRefreshing(at time: Double)

  /// Whether it is idle at a time: not running, whatever its pull.
  func isIdle(at time: Double) -> Bool

  /// From when on it is idle if nobody calls any more: −∞ if it never ran, nil if it runs until told to end.
  var idleTime: Double? { get }
}
