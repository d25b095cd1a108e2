/// The start or the stop of an animation: the messages to Core Animation's animation delegate.
public struct AnimationEvent: Sendable, Hashable {
  /// The kind of an event.
  public enum Kind: Sendable, Hashable {
    /// The active duration has begun.
    case didStart
    /// The animation has ended, or was removed before its end.
    case didStop(finished: Bool)
  }

  /// The time of the event in the superlayer's time.
  public let time: Double
  /// The key of the animation; nil for an animation without one.
  public let key: String?
  /// The kind of the event.
  public let kind: Kind
}

extension Layer {
  /// The events of the layer's animations within a range of the superlayer's time, in order.
  ///
  /// Each animation starts when its active duration begins, but not before it is added, and stops at its end. Members
  /// of groups have no separate events. The functions that remove or replace an animation return its event. A layer
  /// that stands still has no events. Traps if the range begins at a forgotten time (``Layer/forget(before:)``).
  ///
  /// - Parameter times: the range of times, without its end, so that adjacent ranges give each event once.
  /// - Returns: the events by time; at the same time in the order of the animations, the start of each before its stop.
  public func events(in times: Range<Double>) -> [AnimationEvent] {
    requireKnown(times.lowerBound)
    // In a layer whose time runs backwards the forgotten times are at the other end.
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
    // A stable order: the standard library's sort does not promise one.
    return inside.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }
}
