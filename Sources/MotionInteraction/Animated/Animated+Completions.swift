import MotionCurves

extension AnimatedValue {
  /// Reports which changes with a token have ended until a time, in the order of their ends.
  ///
  /// Each change is reported once: as finished when it has come to rest, as interrupted when another change takes its
  /// place before. A program that sets tokens calls this in each frame; until then the reports are kept.
  ///
  /// - Parameter time: the time of the frame, in seconds.
  /// - Returns: the changes that ended since the last call.
  public mutating func advance(to time: Double) -> [MotionCompletion] {
    settle(at: time)
    defer { completions = [] }
    return completions
  }

  /// Begins what has waited for its delay, and notes what has come to rest.
  mutating func settle(at time: Double) {
    if let later = next?.content, time >= later.start {
      next = nil
      end(current, at: later.start)
      current = later
    }
    if current.token != nil, time >= current.start, current.piece.isAtRest(at: time) {
      end(current, at: time)
      current.token = nil
    }
  }

  /// Notes the end of a change, if somebody waits for it.
  mutating func end(_ change: Change, at time: Double) {
    guard let token = change.token else { return }
    let rest = max(change.start, change.piece.restTime)
    completions.append(
      rest <= time
        ? MotionCompletion(token: token, outcome: .finished, time: rest)
        : MotionCompletion(token: token, outcome: .interrupted, time: time))
  }
}
