import MotionCurves

/// The record of an event that has happened.
public struct EventRecord: Sendable, Hashable, Codable {
  /// The index of the event in the array that was given to the simulation.
  public let event: Int
  /// The time of the event in seconds.
  public let time: Double
}

extension EventRecord: CustomStringConvertible {
  /// One line: the event and its time.
  public var description: String { "event \(event) at \(time.shortestDecimal) s" }
}
