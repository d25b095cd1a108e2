import MotionNumerics

/// The times of the rows of a table, computed when they are wanted.
enum SampleTimes: Equatable {
  /// As many times, evenly spaced, both ends included; a single one is the start.
  case evenly(ClosedRange<Double>, count: Int)
  /// As many times at a rate in hertz, from the start of a domain.
  case atRate(Double, ClosedRange<Double>, count: Int)
  /// Any times.
  case listed([Double])

  /// The largest number of rows that a table may have.
  static let maximumCount = 100_000_000

  var count: Int {
    switch self {
    case .evenly(_, let count), .atRate(_, _, let count): count
    case .listed(let times): times.count
    }
  }

  /// The times of some rows.
  func times(of rows: Range<Int>) -> [Double] {
    switch self {
    case .evenly(let domain, let count): rows.map { Self.even($0, of: count, in: domain) }
    case .atRate(let rate, let domain, _):
      // Where the domain ends on a sample but for a rounding, the sample is the end.
      rows.map { min(domain.lowerBound + Double($0) / rate, domain.upperBound) }
    case .listed(let times): Array(times[rows])
    }
  }

  private static func even(_ row: Int, of count: Int, in domain: ClosedRange<Double>) -> Double {
    let (start, end) = (domain.lowerBound, domain.upperBound)
    guard row > 0 else { return start }
    guard row < count - 1 else { return end }
    let steps = Double(count - 1)
    // The product first, so that a tenth of 0…3 is 0.3; but it may overflow, where the parts do not.
    let offset = (end - start) * Double(row) / steps
    guard offset.isFinite else { return start * (1 - Double(row) / steps) + end * (Double(row) / steps) }
    return min(start + offset, end)
  }
}

extension SampleTimes {
  /// All times start + k/rate up to the end, which counts too if it falls on one.
  init(rate: Double, over domain: ClosedRange<Double>) throws(CommandFailure) {
    let (start, end) = (domain.lowerBound, domain.upperBound)
    let steps = (end - start) * rate
    // 0.3 − 0.1 is a little less than two tenths; no more is forgiven than the rounding of the three numbers explains.
    let rounding = max(start.magnitude, end.magnitude).ulp * rate + steps.ulp
    let nearest = steps.rounded()
    let last = nearest > steps && nearest - steps <= rounding ? nearest : steps.rounded(.down)
    self = .atRate(rate, domain, count: try Self.checkedCount(last + 1, option: "--rate"))
  }

  /// As many evenly spaced times as somebody wrote that they want.
  init(count text: String, over domain: ClosedRange<Double>) throws(CommandFailure) {
    guard let count = Double(decimal: Array(text.utf8)), count >= 1, count == count.rounded() else {
      throw .badData(
        "--count: expected a whole number from 1 to \(Self.maximumCount), found \(text.quoted)")
    }
    self = .evenly(domain, count: try Self.checkedCount(count, option: "--count"))
  }

  /// A count of at least 1, perhaps infinite, as long as so many rows are allowed.
  private static func checkedCount(_ count: Double, option: String) throws(CommandFailure) -> Int {
    guard count <= Double(maximumCount) else {
      throw .badData("\(option): \(count.shortestDecimal) rows asked for, at most \(maximumCount) are allowed")
    }
    return Int(count)
  }
}
