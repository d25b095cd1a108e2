public import VectorScene

/// An animation as a function of time: a phase, named numbers and a picture.
///
/// A value without a clock. Events (a pull, a tap) are reported to it with their times; the same history
/// and the same time always give the same answer, in any order of the queries.
///
/// An effect that remembers each tap or touch grows with them. A program that runs for long calls
/// ``forget(before:)``, each frame for example, to drop the events that are over; from the ``horizon`` on all answers
/// stay the same, to the bit. A query for an earlier time traps. Effects of a constant size forget nothing, and their
/// horizon stays at −∞; this is the default.
public protocol Effect: Sendable {
  /// The states that it goes through.
  associatedtype Phase: Sendable, Hashable, RawRepresentable<String>

  /// The names of its numbers, in the order of ``channels(at:)``.
  var channelNames: [String] { get }

  /// The state at a time in seconds.
  func phase(at time: Double) -> Phase

  /// The numbers at a time, one for each name; nil for those of a hidden part.
  func channels(at time: Double) -> [Double?]

  /// The picture at a time.
  func scene(at time: Double) -> Scene

  /// The times in a range at which the picture bends or jumps, in any order: between them it changes smoothly.
  ///
  /// At the time of a jump the picture is the one after it. By default there are none.
  func cornerTimes(in range: ClosedRange<Double>) -> [Double]

  /// Forgets the events that are over at a time and show only before it.
  ///
  /// The ``horizon`` moves there if that is later; a NaN changes nothing. Earlier events may still be reported: they
  /// count as if nothing had been forgotten.
  mutating func forget(before time: Double)

  /// The earliest time of a query, in seconds; −∞ at first.
  var horizon: Double { get }
}

extension Effect {
  /// None.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] { [] }

  /// Does nothing: the effect has a constant size.
  public mutating func forget(before time: Double) {}

  /// −∞: nothing is ever forgotten.
  public var horizon: Double { -.infinity }
}

/// The two variants of an effect.
public enum EffectVariant: String, Sendable, Hashable, CaseIterable {
  /// The intended effect: without the defects of the original, and the same at every frame rate.
  case exact
  /// The original's behaviour, defects included.
  case legacy
}
