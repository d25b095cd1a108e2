import MotionCurves

/// The events reported to an effect, in the order of their times, without the forgotten ones.
///
/// Events are counted from the first one on, forgotten ones included, so that an index always means the same event.
///
/// - Complexity: O(log *n*) for a search; O(1), amortised, to append and to forget an event.
@usableFromInline
package struct EventLog<Event: Sendable>: Sendable {
  @inlinable
  package init() {}

  /// The remembered events are the last ones, from `first` on.
  @usableFromInline var stored: [(time: Double, event: Event)] = []
  @usableFromInline var first = 0
  @usableFromInline var forgottenCount = 0
  /// The time of the latest event, forgotten or not; −∞ without one.
  @usableFromInline package internal(set) var latestTime = -Double.infinity

  /// The indices of the remembered events.
  @inlinable
  package var indices: Range<Int> { forgottenCount..<forgottenCount + stored.count - first }

  @inlinable
  package var last: Event? { stored.count > first ? stored[stored.count - 1].event : nil }

  @inlinable
  package subscript(index: Int) -> Event { stored[position(of: index)].event }

  @inlinable
  package func time(of index: Int) -> Double { stored[position(of: index)].time }

  @inlinable
  func position(of index: Int) -> Int { index - forgottenCount + first }

  /// Adds an event; an event before the latest one gets the latest time.
  @inlinable
  package mutating func append(_ event: Event, at time: Double) {
    latestTime = max(latestTime, time)
    stored.append((latestTime, event))
  }

  /// The last event that is not after a time; nil if there is none, or for NaN.
  @inlinable
  package func last(notAfter time: Double) -> Int? {
    let next = firstIndex { !($0 <= time) }
    return next > indices.lowerBound ? next - 1 : nil
  }

  /// The first event whose time satisfies a condition, or the end of the indices.
  ///
  /// - Parameter condition: a condition that, once true, is true for all later times.
  /// - Returns: the index.
  @inlinable
  package func firstIndex(where condition: (Double) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if condition(time(of: middle)) {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }

  /// Takes back the events after a time, which have been reported ahead of it.
  package mutating func removeAll(after time: Double) {
    let next = firstIndex { $0 > time }
    guard next < indices.upperBound else { return }
    stored.removeLast(indices.upperBound - next)
    latestTime = stored.count > first ? stored[stored.count - 1].time : min(latestTime, time)
  }

  /// Forgets the events before an index.
  @inlinable
  package mutating func forget(before index: Int) {
    guard index > forgottenCount else { return }
    let count = min(index, indices.upperBound) - forgottenCount
    first += count
    forgottenCount += count
    // The remaining events are moved when at least as many have been forgotten: on average, at most one move for each.
    if 2 * first >= stored.count {
      stored.removeFirst(first)
      first = 0
    }
  }
}

/// The earliest time for which an effect still has its events.
package struct ForgottenBefore: Sendable {
  package init() {}

  /// The earliest time of a query, in seconds; −∞ at first.
  package private(set) var time = -Double.infinity

  /// Moves to a later time; returns false if the time is not later, or NaN.
  package mutating func move(to time: Double) -> Bool {
    guard time > self.time else { return false }
    self.time = time
    return true
  }

  /// Traps for a time before the horizon; NaN and the horizon itself are allowed.
  package func require(_ time: Double, _ type: StaticString) {
    guard time < self.time else { return }
    fatalError(
      "\(type): asked about \(time.shortestDecimal) s, but all before \(self.time.shortestDecimal) s is forgotten")
  }
}
