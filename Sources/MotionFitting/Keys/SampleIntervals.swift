/// The intervals of samples that one smooth curve may follow.
///
/// Jumps, corners and the ends of holds divide them.
struct SampleIntervals {
  /// The samples from one index to another, both included.
  struct Interval {
    let range: ClosedRange<Int>
    /// Whether all values are the same.
    var isHold = false
    /// Whether the previous or the next interval is a hold that shares a sample with this one.
    var followsHold = false
    var precedesHold = false
  }

  private(set) var all: [Interval] = []

  private let times, values: [Double]
  private let tolerance: Double

  /// A constant interval of `longHold` samples is a hold.
  ///
  /// One of `shortestHold` samples is a hold if the values leave it at once.
  private static let longHold = 12
  private static let shortestHold = 4

  init(times: [Double], values: [Double], tolerance: Double) {
    self.times = times
    self.values = values
    self.tolerance = tolerance
    var start = 0
    for index in times.indices {
      let isLast = index + 1 == times.count
      guard isLast || times[index + 1] == times[index] else { continue }
      // Of several samples at one time, the first ends the part before, and the last begins the part after.
      if times[start] < times[index] { divide(start...index) }
      start = index + 1
    }
  }

  /// Divides samples without a jump at the ends of holds, and the parts between holds at corners.
  private mutating func divide(_ range: ClosedRange<Int>) {
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound && values[end + 1] == values[index] { end += 1 }
      if isHold(index...end, in: range) {
        if start < index { appendMoving(start...index) }
        all.append(Interval(range: index...end, isHold: true))
        start = end
      }
      index = max(end, index + 1)
    }
    if start < range.upperBound { appendMoving(start...range.upperBound) }
    for index in all.indices where !all[index].isHold {
      all[index].followsHold =
        index > 0 && all[index - 1].isHold && all[index - 1].range.upperBound == all[index].range.lowerBound
      all[index].precedesHold =
        index + 1 < all.count && all[index + 1].isHold && all[index + 1].range.lowerBound == all[index].range.upperBound
    }
  }

  /// Whether a constant run is a hold.
  ///
  /// Rounded slow values also stay constant for a few samples, but the steps around such a run are within the
  /// tolerance.
  private func isHold(_ run: ClosedRange<Int>, in range: ClosedRange<Int>) -> Bool {
    guard run.count >= Self.shortestHold else { return false }
    if run.count >= Self.longHold || run == range { return true }
    let before = run.lowerBound > range.lowerBound ? abs(values[run.lowerBound] - values[run.lowerBound - 1]) : 0
    let after = run.upperBound < range.upperBound ? abs(values[run.upperBound + 1] - values[run.upperBound]) : 0
    return max(before, after) > 2 * tolerance
  }

  private mutating func appendMoving(_ range: ClosedRange<Int>) {
    var start = range.lowerBound
    let turns = range.map { turn(at: $0, in: range) }
    for index in range where isCorner(index - range.lowerBound, turns) {
      let step = min(times[index] - times[index - 1], times[index + 1] - times[index])
      // Errors within the tolerance can change two slopes from three samples each by this much.
      guard abs(turns[index - range.lowerBound]) * step > 8 * tolerance else { continue }
      all.append(Interval(range: start...index))
      start = index
    }
    all.append(Interval(range: start...range.upperBound))
  }

  /// Whether the slope changes far more at a sample than at the nearby samples whose slopes do not depend on it.
  private func isCorner(_ index: Int, _ turns: [Double]) -> Bool {
    guard index > 0 && index + 1 < turns.count, turns[index] != 0 else { return false }
    let size = abs(turns[index])
    for near in max(0, index - 2)...min(turns.count - 1, index + 2) where abs(turns[near]) > size { return false }
    let far = [index - 4, index - 3, index + 3, index + 4].filter { turns.indices.contains($0) }
    return !far.isEmpty && far.allSatisfy { 4 * abs(turns[$0]) < size }
  }

  /// The slope after a sample less the slope before it, each from a parabola through three samples; 0 where there are
  /// too few samples.
  private func turn(at index: Int, in range: ClosedRange<Int>) -> Double {
    guard range.contains(index - 2) && range.contains(index + 2) else { return 0 }
    func slope(_ step: Int) -> Double {
      let (near, far) = (index + step, index + 2 * step)
      let chord = (values[near] - values[index]) / (times[near] - times[index])
      let next = (values[far] - values[near]) / (times[far] - times[near])
      return chord + (next - chord) / (times[far] - times[index]) * (times[index] - times[near])
    }
    return slope(1) - slope(-1)
  }
}
