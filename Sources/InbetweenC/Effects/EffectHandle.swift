internal import MotionEffects

/// An effect behind a handle, with its script or in hands.
final class EffectHandle {
  let kind: EffectKind
  /// The effect, which takes input in the order of its times.
  let played: EffectBox
  private var latestInput = -Double.infinity
  /// The time before which all events are forgotten.
  private var earliest = -Double.infinity

  init(_ kind: EffectKind, _ played: EffectBox) {
    self.kind = kind
    self.played = played
  }

  /// Whether input at a time is valid: the time is finite, and not before the last input.
  ///
  /// Valid input counts as the last input.
  func accepts(inputAt time: Double) -> Bool {
    guard time.isFinite, time >= latestInput, time >= earliest else { return false }
    latestInput = time
    return true
  }

  /// Forgets the events before a finite time.
  func forgetAll(before time: Double) {
    guard time > earliest else { return }
    earliest = time
    played.forget(before: time)
  }

  /// The time to show for a requested time.
  ///
  /// It is never a forgotten time, for which effects trap.
  func shown(_ time: Double) -> Double { time < earliest ? earliest : time }
}
