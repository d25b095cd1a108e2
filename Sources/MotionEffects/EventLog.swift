/// What has happened to an effect, in the order of its times, as far back as it is remembered.
///
/// Events are counted from the first one on, forgotten ones included, so that an index always means the same event.
///
/// - Complexity: O(log *n*) for a search; O(1), amortised, to append and to forget an event.
struct EventLog<Event: Sendable>: Sendable {
  /// Those that are remembered are the last ones, from `first` on.
  private var stored: [(time: Double, event: Event)] = []
  private var first = 0
  private var forgottenCount = 0
  /// The time of the latest event, forgotten or not; −∞ without one.
  private(set) var latestTime = -Double.infinity

  /// The indices of the events that are remembered.
  var indices: Range<Int> { forgottenCount..<forgottenCount + stored.count - first }

  var last: Event? { stored.count > first ? stored[stored.count - 1].event : nil }

  subscript(index: Int) -> Event { stored[place(of: index)].event }

  func time(of index: Int) -> Double { stored[place(of: index)].time }

  private func place(of index: Int) -> Int { index - forgottenCount + first }

  /// Adds an event; one that is earlier than the latest counts as of the same time.
  mutating func append(_ event: Event, at time: Double) {
    latestTime = max(latestTime, time)
    stored.append((latestTime, event))
  }

  /// The last event that is not after a time; nil if there is none, or for NaN.
  func last(notAfter time: Double) -> Int? {
    let next = firstIndex { !($0 <= time) }
    return next > indices.lowerBound ? next - 1 : nil
  }

  /// The first event for whose time a condition holds, or the end of the indices.
  ///
  /// - Parameter condition: one that, where it holds, holds for all later times.
  /// - Returns: the index.
  func firstIndex(where condition: (Double) -> Bool) -> Int {
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

  /// Forgets the events before an index.
  mutating func forget(before index: Int) {
    guard index > forgottenCount else { return }
    let count = min(index, indices.upperBound) - forgottenCount
    first += count
    forgottenCount += count
    // What is left is moved when as much has been forgotten: each event once for every one that is forgotten.
    if 2 * first >= stored.count {
      stored.removeFirst(first)
      first = 0
    }
  }
}
