import MotionNumerics

/// The times of the rows of a table, computed on demand.
enum SampleTimes: Equatable {
  /// A number of evenly spaced times, both ends included; a single time is the start.
  case evenly(ClosedRange<Double>, count: Int)
  /// A number of times at a rate in hertz, from the start of a domain.
  case atRate(Double, ClosedRange<Double>, count: Int)
  /// Any times.
  case listed([Double])

  /// The largest number of rows of a table.
  static let maximumCount = 100_000_000

  var count: Int {
    switch self {
    case .evenly(_, let count), .atRate(_, _, let count): count
    case .listed(let times): times.count
    }
  }

  /// The times of a range of rows.
  func times(of rows: Range<Int>) -> [Double] {
    switch self {
    case .evenly(let domain, let count): rows.map { Self.even($0, of: count, in: domain) }
    case .atRate(let rate, let domain, _):
      // If the domain ends on a sample except for rounding, the sample is the end.
      rows.map { min(domain.lowerBound + Double($0) / rate, domain.upperBound) }
    case .listed(let times): Array(times[rows])
    }
  }

  private static func even(_ row: Int, of count: Int, in domain: ClosedRange<Double>) -> Double {
    let (start, end) = (domain.lowerBound, domain.upperBound)
    guard row > 0 else { return start }
    guard row < count - 1 else { return end }
    let steps = Double(count - 1)
    // Multiply first, so that a tenth of 0…3 is 0.3. The product may overflow where the terms below do not.
    let offset = (end - start) * Double(row) / steps
    guard offset.isFinite else { return start * (1 - Double(row) / steps) + end * (Double(row) / steps) }
    return min(start + offset, end)
  }
}

extension SampleTimes {
  /// All times start + k/rate up to the end, included if it is one of them.
  init(rate: Double, over domain: ClosedRange<Double>) throws(CommandFailure) {
    let (start, end) = (domain.lowerBound, domain.upperBound)
    let steps = (end - start) * rate
    // 0.3 − 0.1 is a little less than two tenths, so allow for the rounding of the three numbers, and no more.
    let rounding = max(start.magnitude, end.magnitude).ulp * rate + steps.ulp
    let nearest = steps.rounded()
    let last = nearest > steps && nearest - steps <= rounding ? nearest : steps.rounded(.down)
    self = .atRate(rate, domain, count: try Self.checkedCount(last + 1, option: "--rate"))
  }

  /// The evenly spaced times of `--count`.
  init(count text: String, over domain: ClosedRange<Double>) throws(CommandFailure) {
    guard let count = Double(decimal: Array(text.utf8)), count >= 1, count == count.rounded() else {
      throw .badData(
        "--count: expected a whole number from 1 to \(Self.maximumCount), found \(text.quoted)")
    }
    self = .evenly(domain, count: try Self.checkedCount(count, option: "--count"))
  }

  /// The times of `--at`; `-` reads them from standard input.
  init(listed text: String, unit: NumberUnit) throws(CommandFailure) {
    let limit = Self.maximumCount
    self = .listed(
      text == "-"
        ? try NumberList.numbersFromStandardInput(unit: unit, limit: limit)
        : try NumberList.numbers(in: text, option: "--at", unit: unit, limit: limit))
  }

  /// The number of `--rate`.
  static func hertz(_ text: String) throws(CommandFailure) -> Double {
    let hertz = try Double(text, option: "--rate", unit: .rate)
    guard hertz > 0 else { throw .badData("--rate: expected a number above 0, found \(text.quoted)") }
    return hertz
  }

  /// A count of at least 1, perhaps infinite, if that many rows are allowed.
  private static func checkedCount(_ count: Double, option: String) throws(CommandFailure) -> Int {
    guard count <= Double(maximumCount) else {
      throw .badData("\(option): \(count.shortestDecimal) rows asked for, at most \(maximumCount) are allowed")
    }
    return Int(count)
  }
}

extension ClosedRange<Double> {
  /// The domain from `--from` to `--to`.
  init(from start: Double, to end: Double) throws(CommandFailure) {
    guard start < end else {
      let found = "\(start.shortestDecimal) and \(end.shortestDecimal)"
      throw .badData("expected --from to be less than --to, found \(found)")
    }
    self = start...end
  }
}
