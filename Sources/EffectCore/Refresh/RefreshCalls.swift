import MotionCurves

/// The calls of a ``RefreshEffect`` so far, from which its picture follows.
///
/// An effect stores such a value, and the methods of the protocol update it. The value has a constant size: the next
/// loading drops the calls of the one before.
public struct RefreshCalls: Sendable, Hashable {
  /// The last pull, 0…1; 0 for a loading that began without one.
  ///
  /// It counts for all times before loading begins, as pulls have no history. It stays the same while the
  /// effect loads, and after the end until the next pull or begin. An effect that is idle again does not draw it: its
  /// ``Effect/phase(at:)`` is ``RefreshPhase/idle``.
  public private(set) var pull = 0.0
  /// The time at which loading began, in seconds; nil if it has not begun since the last pull.
  package private(set) var beginTime: Double?
  /// The time at which loading was told to end, in seconds; nil if it was not.
  package private(set) var endTime: Double?
  /// The latest time of a call, which keeps calls in order: a late message cannot change a picture that has already
  /// been shown.
  private var latestTime = -Double.infinity

  /// No calls.
  public init() {}

  /// The effective time of a call: its own time, or that of the call before it if this is later.
  ///
  /// Traps unless the time is finite.
  mutating func effectiveTime(of time: Double) -> Double {
    guard time.isFinite else {
      fatalError("RefreshEffect: the time of a call must be finite, not \(time.shortestDecimal)")
    }
    latestTime = max(latestTime, time)
    return latestTime
  }

  /// A pull clamped to 0…1; traps for NaN.
  static func clampedPull(_ progress: Double) -> Double {
    guard !progress.isNaN else { fatalError("RefreshEffect: a pull must be a number, not nan") }
    return max(0, min(progress, 1))
  }

  mutating func setPull(_ progress: Double) {
    pull = progress
    beginTime = nil
    endTime = nil
  }

  /// Begins a new loading; the pull before an earlier loading counts no longer.
  ///
  /// The methods that report calls do this by themselves. An effect does it in ``RefreshEffect/follow(_:at:)`` if a
  /// ``RefreshCall/resume`` comes when its end has gone too far to go back: it then starts from its first picture.
  ///
  /// ```swift
  /// mutating func follow(_ call: RefreshCall, at time: Double) {
  ///   if call == .resume, hasVanished(at: time) { calls.begin(at: time) }
  /// }
  /// ```
  ///
  /// - Parameter time: in seconds; a time before that of the latest call counts as that time.
  /// - Precondition: the time is finite.
  public mutating func begin(at time: Double) {
    if beginTime != nil { pull = 0 }
    beginTime = effectiveTime(of: time)
    endTime = nil
  }

  mutating func end(at time: Double) { endTime = time }

  mutating func resume() { endTime = nil }
}

/// A call of a refresh effect that is not ignored.
public enum RefreshCall: Sendable, Hashable, CaseIterable {
  /// A pull of an effect that is idle.
  case pull
  /// A begin of an effect that is idle.
  case begin
  /// A begin of an effect that is ending: it goes on running.
  case resume
  /// The end of loading.
  case end
}
