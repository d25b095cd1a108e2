package import MotionNumerics
package import Testing

/// Checks that an interval of events can be split anywhere: its parts have the same events, each once, in order.
///
/// - Parameters:
///   - range: the interval.
///   - borders: times of events. The interval is also split there, just before and just after.
///   - random: draws the 30 other splits, into two to eight parts.
///   - what: the subject in words.
///   - sourceLocation: where an issue is recorded.
///   - events: the events of an interval.
package func expectSplitting<Event: Equatable>(
  of range: Range<Double>, at borders: [Double], _ random: inout SplitMix64, _ what: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ events: (Range<Double>) -> [Event]
) {
  let whole = events(range)
  let near = borders.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { range.contains($0) }
  var splits = near.map { [$0] }
  for _ in 0..<30 {
    splits.append(
      (0..<random.count()).map { _ in
        near.isEmpty || random.nextUnit() < 0.5
          ? random.number(in: range.lowerBound...range.upperBound) : random.element(of: near)
      }.sorted())
  }
  for split in splits {
    let ends = [range.lowerBound] + split + [range.upperBound]
    let parts = zip(ends, ends.dropFirst()).flatMap { events($0..<$1) }
    guard parts != whole else { continue }
    Issue.record("\(what()) split at \(split): \(parts), not \(whole)", sourceLocation: sourceLocation)
    return
  }
}
