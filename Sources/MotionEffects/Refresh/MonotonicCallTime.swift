internal import MotionNumerics

/// Keeps the times of calls in order, so that a late message cannot rewrite what has already been shown.
struct MonotonicCallTime: Sendable, Hashable {
  private var last = -Double.infinity

  /// The moment as which a call counts: its time, but not before the call before it.
  mutating func moment(of time: Double) -> Double {
    guard time.isFinite else { fatalError("RefreshEffect: a call has a finite time, not \(time.shortestDecimal)") }
    last = max(last, time)
    return last
  }

  /// A pull limited to 0…1.
  static func progress(_ progress: Double) -> Double {
    guard !progress.isNaN else { fatalError("RefreshEffect: a pull is a number, not nan") }
    return max(0, min(progress, 1))
  }
}
