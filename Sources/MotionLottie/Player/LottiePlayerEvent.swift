/// Something that happens while an animation is played.
public struct LottiePlayerEvent: Sendable, Hashable {
  /// The kind of the event.
  public enum Kind: Sendable, Hashable {
    /// A play begins.
    case started(play: Int)
    /// A pass of a looping play ends and the next begins; passes are counted from 1.
    case looped(play: Int, pass: Int)
    /// A play is over: at its end, or because another call has interrupted it. Each play completes at most once.
    case completed(play: Int, finished: Bool)
    /// The frame of a marker is shown.
    case passedMarker(String)
  }

  /// The time in seconds.
  public let time: Double
  /// The kind of the event.
  public let kind: Kind

  /// Creates an event.
  package init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}
