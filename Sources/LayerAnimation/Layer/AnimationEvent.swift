/// That an animation has started or stopped: what Core Animation tells an animation's delegate.
public struct AnimationEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: Sendable, Hashable {
    /// Its active duration has begun.
    case didStart
    /// It has come to its end, or was removed before.
    case didStop(finished: Bool)
  }

  /// When, in the superlayer's time.
  public let time: Double
  /// The key of the animation; nil for one that was added without.
  public let key: String?
  /// What has happened.
  public let kind: Kind
}

extension Layer {
  /// What happens to the animations of the layer within a range of the superlayer's time, in order.
  ///
  /// Each starts when its active duration begins, but not before it is added, and stops at its end. Members of groups
  /// have no events of their own. What is removed or replaced is told by the function that does it. In a layer that
  /// stands still nothing happens. Traps if the range begins at a time that is forgotten (``Layer/forget(before:)``).
  ///
  /// - Parameter times: from the first to before the last, so that ranges one behind the other tell everything once.
  /// - Returns: the events by time; at the same time in the order of the animations, the start of each before its stop.
  public func events(in times: Range<Double>) -> [AnimationEvent] {
    requireKnown(times.lowerBound)
    // In a layer whose time runs backwards what is forgotten is at the other end.
    requireKnown(times.upperBound)
    let all = attachments.flatMap { attachment in
      attachment.span(in: timeSpace).map { span in
        [
          AnimationEvent(time: span.lowerBound, key: attachment.key, kind: .didStart),
          AnimationEvent(time: span.upperBound, key: attachment.key, kind: .didStop(finished: true)),
        ]
      } ?? []
    }
    let inside = all.enumerated().filter { times.contains($0.element.time) }
    // Stable, as the standard library's sort does not promise to be.
    return inside.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }
}
