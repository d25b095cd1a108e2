public import VectorScene

/// An animation that people look at: for any time a phase, named numbers and a picture.
///
/// A value without a clock. What has happened to it (a pull, a tap) it has been told with its time; the same history
/// and the same time always give the same answer, in any order of asking.
///
/// An effect that remembers each tap or touch grows with them. A program that runs for long lets it
/// ``forget(before:)`` what is over, each frame for example; from the ``horizon`` on all answers stay the same, to the
/// bit. An earlier time must not be asked about any more: that traps. Effects of a constant size forget nothing, and
/// their horizon stays at −∞: those are all that do not say otherwise.
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

  /// The times in a range at which its picture bends or jumps, in any order: between them it goes smoothly.
  ///
  /// At a time at which it jumps it is what it is from there on. By default there are none.
  func cornerTimes(in range: ClosedRange<Double>) -> [Double]

  /// Forgets what is over at a time and can be seen only before it.
  ///
  /// The ``horizon`` moves there, if it is later; NaN counts as never. What has happened before may still be told: it
  /// counts as if nothing had been forgotten.
  mutating func forget(before time: Double)

  /// The earliest time that may be asked about, in seconds; −∞ at first.
  var horizon: Double { get }
}

extension Effect {
  /// None.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] { [] }

  /// Does nothing: the effect is as large as ever.
  public mutating func forget(before time: Double) {}

  /// −∞: nothing is ever forgotten.
  public var horizon: Double { -.infinity }
}
