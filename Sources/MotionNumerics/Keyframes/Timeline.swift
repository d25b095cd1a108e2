/// Where in a track a time is: in which interval between two key times, and how far in it.
@usableFromInline
struct Place: Sendable {
  /// The interval's index.
  @usableFromInline var interval: Int
  /// 0 at its start, 1 at its end.
  @usableFromInline var part: Double

  @inlinable
  init(interval: Int, part: Double) {
    self.interval = interval
    self.part = part
  }
}

/// The key times of a track, and the one place that says where among them a time is.
///
/// Several key times in one place are a jump: an interval without duration, in which no time lies, but for those
/// before a jump at the start (its part 0) and from a jump at the end on (its part 1).
@usableFromInline
struct Timeline: Sendable, Equatable {
  /// The key times; a single one is doubled, so that there is an interval.
  @usableFromInline let index: GuideTable
  /// The first key time.
  @usableFromInline let start: Double
  /// The last key time.
  @usableFromInline let end: Double
  /// The last interval that has a duration, or nil.
  @usableFromInline let lastMovingInterval: Int?

  /// - Precondition: at least one time, finite, none less than the one before, their range finite.
  @usableFromInline
  init(keyTimes: [Double]) {
    let knots = keyTimes.count == 1 ? [keyTimes[0], keyTimes[0]] : keyTimes
    index = GuideTable(knots: knots)
    (start, end) = (knots[0], knots[knots.count - 1])
    lastMovingInterval = (0..<knots.count - 1).last { knots[$0] < knots[$0 + 1] }
  }

  @inlinable var intervalCount: Int { index.knots.count - 1 }

  @inlinable
  func duration(of interval: Int) -> Double { index.knots[interval + 1] - index.knots[interval] }

  /// How much of an interval passes in a unit of time, kept finite for those of less than 2⁻¹⁰²⁴.
  @inlinable
  func rate(of interval: Int) -> Double { min(1 / duration(of: interval), .greatestFiniteMagnitude) }

  /// The place of a time; outside the key times the nearer end.
  @inlinable
  @inline(__always)
  func place(at time: Double, near guess: Int = 0) -> Place {
    guard time < end else {
      return time.isNaN ? Place(interval: 0, part: .nan) : Place(interval: intervalCount - 1, part: 1)
    }
    guard time >= start else { return Place(interval: 0, part: 0) }
    let interval = index.interval(within: time, near: guess)
    return Place(interval: interval, part: (time - index.knots[interval]) / duration(of: interval))
  }

  /// The place of a time; outside the key times the interval at that end goes on, unless it is a jump.
  @inlinable
  func extrapolatedPlace(at time: Double, near guess: Int = 0) -> Place {
    let outer = time < start ? 0 : intervalCount - 1
    guard time < start || time > end, index.knots[outer] < index.knots[outer + 1] else {
      return place(at: time, near: guess)
    }
    return Place(interval: outer, part: (time - index.knots[outer]) / duration(of: outer))
  }

  /// The place whose movement is the one at a time, or nil where the value stands still: the same, but at the last key
  /// time the end of the last interval that has a duration.
  @inlinable
  func movingPlace(at time: Double) -> Place? {
    if time < start || time > end { return nil }
    if time == end { return lastMovingInterval.map { Place(interval: $0, part: 1) } }
    return place(at: time)
  }

  /// The same as ``movingPlace(at:)`` where the intervals at the ends go on.
  @inlinable
  func extrapolatedMovingPlace(at time: Double) -> Place? {
    guard time < start || time > end else { return movingPlace(at: time) }
    let place = extrapolatedPlace(at: time)
    return index.knots[place.interval] < index.knots[place.interval + 1] ? place : nil
  }
}
