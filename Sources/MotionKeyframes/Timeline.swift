public import MotionCurves

/// A position in a track: an interval between two key times, and a fraction of the interval.
@usableFromInline
package struct TrackPosition: Sendable {
  /// The interval's index.
  @usableFromInline package var interval: Int
  /// The fraction: 0 at the start of the interval, 1 at its end.
  @usableFromInline package var fraction: Double

  @inlinable
  init(interval: Int, fraction: Double) {
    self.interval = interval
    self.fraction = fraction
  }
}

/// The key times of a track, and the search for a time among them.
///
/// Equal key times are a jump: an interval without duration. No time lies in such an interval, with two exceptions:
/// times before a jump at the start lie at its fraction 0, and times from a jump at the end on lie at its fraction 1.
@usableFromInline
package struct Timeline: Sendable, Equatable {
  /// The key times; a single time is repeated, to make an interval.
  @usableFromInline package let keyTable: GuideTable
  /// The first key time.
  @usableFromInline let start: Double
  /// The last key time.
  @usableFromInline package let end: Double
  /// The last interval that has a duration, or nil.
  @usableFromInline let lastMovingInterval: Int?

  /// Creates a timeline.
  ///
  /// - Precondition: at least one time; all are finite and do not descend, and their range is finite.
  @usableFromInline
  package init(keyTimes: [Double]) {
    let knots = keyTimes.count == 1 ? [keyTimes[0], keyTimes[0]] : keyTimes
    keyTable = GuideTable(knots: knots)
    (start, end) = (knots[0], knots[knots.count - 1])
    lastMovingInterval = (0..<knots.count - 1).last { knots[$0] < knots[$0 + 1] }
  }

  /// The key times; a single time is repeated.
  @inlinable var knots: [Double] { keyTable.knots }

  @inlinable var intervalCount: Int { keyTable.knots.count - 1 }

  @inlinable
  package func duration(of interval: Int) -> Double { keyTable.knots[interval + 1] - keyTable.knots[interval] }

  /// The rate at which the fraction of an interval grows, 1/duration; finite even for durations below 2⁻¹⁰²⁴.
  @inlinable
  package func rate(of interval: Int) -> Double { min(1 / duration(of: interval), .greatestFiniteMagnitude) }

  /// The position at a time; outside the key times, the nearer end.
  @inlinable
  @inline(__always)
  package func position(at time: Double, near guess: Int = 0) -> TrackPosition {
    guard time < end else {
      return time.isNaN
        ? TrackPosition(interval: 0, fraction: .nan) : TrackPosition(interval: intervalCount - 1, fraction: 1)
    }
    guard time >= start else { return TrackPosition(interval: 0, fraction: 0) }
    let interval = keyTable.interval(within: time, near: guess)
    return TrackPosition(interval: interval, fraction: (time - keyTable.knots[interval]) / duration(of: interval))
  }

  /// The position at a time; outside the key times the interval at that end is extrapolated, unless it is a jump.
  @inlinable
  func extrapolatedPosition(at time: Double, near guess: Int = 0) -> TrackPosition {
    let outer = time < start ? 0 : intervalCount - 1
    guard time < start || time > end, keyTable.knots[outer] < keyTable.knots[outer + 1] else {
      return position(at: time, near: guess)
    }
    return TrackPosition(interval: outer, fraction: (time - keyTable.knots[outer]) / duration(of: outer))
  }

  /// The position at a progress.
  ///
  /// Outside 0…1 the interval at that end is extrapolated, if the times begin at 0 or end at 1.
  func position(atProgress progress: Double) -> TrackPosition {
    isExtrapolated(atProgress: progress) ? extrapolatedPosition(at: progress) : position(at: progress)
  }

  func isExtrapolated(atProgress progress: Double) -> Bool { progress < 0 && start == 0 || progress > 1 && end == 1 }

  /// The position for the velocity at a time; nil where the value is constant.
  ///
  /// It is ``position(at:near:)``, except at the last key time: there it is the end of the last interval that has a
  /// duration.
  @inlinable
  package func movingPosition(at time: Double) -> TrackPosition? {
    if time < start || time > end { return nil }
    if time == end { return lastMovingInterval.map { TrackPosition(interval: $0, fraction: 1) } }
    return position(at: time)
  }

  /// The position of ``movingPosition(at:)``, with the intervals at the ends extrapolated.
  @inlinable
  func extrapolatedMovingPosition(at time: Double) -> TrackPosition? {
    guard time < start || time > end else { return movingPosition(at: time) }
    let position = extrapolatedPosition(at: time)
    return keyTable.knots[position.interval] < keyTable.knots[position.interval + 1] ? position : nil
  }
}
