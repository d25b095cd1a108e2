/// The timing curves of a track and its key times: what lies between the time and the cubics if they are eased.
///
/// Independent of the values, so that it is compiled once, and behind a reference of its own: a track without timing
/// curves has none, which is asked before anything else.
@usableFromInline
final class TrackEasing: Sendable {
  let timing: TrackTiming
  let timeline: Timeline

  private init(_ timing: TrackTiming, _ timeline: Timeline) {
    self.timing = timing
    self.timeline = timeline
  }

  /// What eases a track; nil if no curve does.
  ///
  /// No failable initialiser: in Embedded Swift, as of 6.3.1, an object whose initialiser fails is not freed.
  static func easing(_ timing: TrackTiming, _ timeline: Timeline) -> TrackEasing? {
    timing.isLinear ? nil : TrackEasing(timing, timeline)
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
