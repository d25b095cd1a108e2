/// The end of a change of an ``Animated`` value.
public struct MotionCompletion: Sendable, Hashable {
  /// How a change ends.
  public enum Outcome: String, Sendable, Hashable {
    /// The value has come to rest.
    case finished
    /// Another change has taken its place.
    case interrupted
  }

  /// The token of the change.
  public let token: Int
  /// How it ended.
  public let outcome: Outcome
  /// The exact time of its end, in seconds; a frame comes later.
  public let time: Double

  /// Creates a report.
  public init(token: Int, outcome: Outcome, time: Double) {
    self.token = token
    self.outcome = outcome
    self.time = time
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionCompletion.Outcome: Codable {}
  extension MotionCompletion: Codable {}
#endif
