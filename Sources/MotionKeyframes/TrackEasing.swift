/// The timing curves and key times of an eased track: they map a time to a position on the cubics.
///
/// A track with springs has it, too: so all others are checked for both at once.
///
/// It does not depend on the type of the values, so it is compiled once. It has a separate reference: a track without
/// timing curves has none, and this is checked first.
@usableFromInline
final class TrackEasing: Sendable {
  let timing: TrackTiming
  let timeline: Timeline

  private init(_ timing: TrackTiming, _ timeline: Timeline) {
    self.timing = timing
    self.timeline = timeline
  }

  /// Creates the easing of a track; nil if all its curves are linear, and it has no springs.
  ///
  /// It is not a failable initialiser: in Embedded Swift, as of 6.3.1, an object is not freed if its initialiser fails.
  static func easing(_ timing: TrackTiming, _ timeline: Timeline, hasSprings: Bool = false) -> TrackEasing? {
    timing.isLinear && !hasSprings ? nil : TrackEasing(timing, timeline)
  }

  /// The position at a time after the timing curves.
  @inline(never)
  @usableFromInline
  func position(at time: Double, near guess: Int) -> TrackPosition {
    timing.easedPosition(at: time, on: timeline, near: guess)
  }

  /// The position and the rate of its fraction; nil where the value is constant.
  @inline(never)
  @usableFromInline
  func movement(at time: Double) -> (position: TrackPosition, rate: Double, isOfValue: Bool)? {
    timing.movementOfValue(at: time, on: timeline)
  }
}
