public import VectorScene

/// An animation as a function of time: a phase, named numbers and a picture, made by value generators.
///
/// A value without a clock. Events (a pull, a tap) are reported to it with their times; the same history
/// and the same time always give the same answer, in any order of the queries.
///
/// A type provides its ``phase(at:)`` and its ``scene(at:)``; everything else has a default. The ``generators`` name
/// its numbers and make them. A whole effect:
///
/// ```swift
/// /// A disc that swells on a spring.
/// struct Swelling: Effect {
///   enum Phase: String { case swelling, still }
///
///   let radius = SpringMotion(.bouncy, from: 4, to: 20)
///
///   var generators: [ChannelGenerator] { [ChannelGenerator("radius", radius)] }
///
///   func phase(at time: Double) -> Phase { time < restTime ? .swelling : .still }
///
///   func scene(at time: Double) -> Scene {
///     let disc = Path.circle(center: [30, 30], radius: radius.value(at: time))
///     return Scene(size: [60, 60], nodes: [.shape(Shape(disc, fill: Fill(.black)))])
///   }
///
///   var restTime: Double { radius.restTime }
/// }
/// ```
///
/// An effect that remembers each tap or touch grows with them. A program that runs for long calls ``forget(before:)``,
/// for example in each frame, to drop the events that are over. From the ``horizon`` on all answers stay the same, to
/// the bit. A query for an earlier time traps. Effects of a constant size forget nothing, and their horizon stays at
/// −∞; this is the default.
public protocol Effect: Sendable {
  /// The states that it goes through.
  associatedtype Phase: Sendable, Hashable, RawRepresentable<String>

  /// The state at a time in seconds.
  func phase(at time: Double) -> Phase

  /// The picture at a time.
  func scene(at time: Double) -> Scene

  /// The generators of its numbers, one for each channel, as far as events have been reported. By default there are
  /// none.
  var generators: [ChannelGenerator] { get }

  /// The names of its numbers: those of the ``generators``.
  var channelNames: [String] { get }

  /// The numbers at a time, one for each name; nil for a hidden part.
  ///
  /// They are those of the ``generators``, to the bit. By default, the call asks each of them. A type whose channels
  /// share a generator asks it only once.
  func channels(at time: Double) -> [Double?]

  /// The time from which on the picture stays the same without further events, as a motion's `restTime`.
  ///
  /// It is ∞ for an effect that never rests, which is the default, and −∞ if nothing has happened yet.
  var restTime: Double { get }

  /// The times in a range at which the picture bends or jumps, in any order: between them it changes smoothly.
  ///
  /// At the time of a jump, the effect already shows the picture after it. Of very many times, ten thousand or more, an
  /// effect may give only the first ones, as no picture shows so many. By default there are none.
  func cornerTimes(in range: ClosedRange<Double>) -> [Double]

  /// Forgets the events that are over at a time and affect only earlier pictures.
  ///
  /// The ``horizon`` moves to this time if it is later; NaN changes nothing. Earlier events may still be reported, and
  /// count as if nothing had been forgotten.
  mutating func forget(before time: Double)

  /// The earliest time of a query, in seconds; −∞ at first.
  var horizon: Double { get }
}

extension Effect {
  /// None.
  public var generators: [ChannelGenerator] { [] }

  /// The names of the ``generators``.
  public var channelNames: [String] { generators.map { $0.name } }

  /// The numbers of the ``generators``.
  public func channels(at time: Double) -> [Double?] { generators.map { $0.number(at: time) } }

  /// ∞: the effect never rests.
  public var restTime: Double { .infinity }

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
