import MotionNumerics

/// The times at which the laws are checked.
struct LawTimes {
  /// All times, in random order.
  let all: [Double]
  /// The random times within the range.
  let inside: [Double]

  init(
    over range: ClosedRange<Double>, breaks: [Double], includesNaN: Bool, includesInfinity: Bool = true, seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let inside = (0..<300).map { _ in random.number(in: range) }
    let special = breaks + [range.lowerBound, range.upperBound, 0]
    var all = inside + special.flatMap { [$0.nextDown, $0, $0.nextUp, $0, $0] } + [-0.0, 1e15, -1e15]
    if includesNaN { all += [.nan, -.nan] }
    if includesInfinity { all += [.infinity, -.infinity] }
    all.shuffle(using: &random)
    self.inside = inside
    self.all = all
  }

  /// Batches of the times in several orders and counts, each with its order in words.
  var batches: [(order: String, times: [Double])] {
    let ascending = all.filter { !$0.isNaN }.sorted()
    let short = (0...9).map { ("in ascending order", Array(ascending.dropFirst(ascending.count / 2).prefix($0))) }
    return short + [
      ("in random order", all), ("in ascending order", ascending), ("in descending order", ascending.reversed()),
    ]
  }
}
