public import VectorScene

/// An animation that people look at: for any time a phase, named numbers and a picture.
///
/// A value without a clock. What has happened to it (a pull, a tap) it has been told with its time; the same history
/// and the same time always give the same answer, in any order of asking.
public protocol Effect: Sendable {
  /// The states that it goes through.
  associatedtype Phase: Sendable, Hashable, RawRepresentable<String>

  /// The names of its numbers, in the order of ``channels(at:)``.
  var channelNames: [String] { get }

  /// The state at a time in seconds.
  func phase(at time: Double) -> Phase

  /// The numbers at a time, as many as names; nil for those of a part that is hidden.
  func channels(at time: Double) -> [Double?]

  /// The picture at a time.
  func scene(at time: Double) -> Scene
}
