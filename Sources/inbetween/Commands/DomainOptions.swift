import ArgumentParser
import MotionNumerics
import TableReading

/// `--from` and `--to`: the domain of a table or a plot.
struct DomainOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The start, such as 0.5, 500ms or 30f (usually 0).", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end (default: that of the motion).", valueName: "time"))
  var to: String?

  var isGiven: Bool { from != nil || to != nil }

  /// The domain of a table or a plot.
  ///
  /// A missing end is that of the union of the curves' domains and the times of recorded tables. Of an infinite repetition it is one run, which is said on standard error.
  func domain(
    of curves: [MovingCurve], beside tables: [RecordedTable] = [], unit: NumberUnit = .time()
  ) throws(CommandFailure) -> ClosedRange<Double> {
    let starts = curves.compactMap(\.domain?.lowerBound) + tables.compactMap(\.times.first)
    return try domain(from: starts.min() ?? 0, unit: unit) { () throws(CommandFailure) in
      let ends = curves.map(\.domain?.upperBound)
      let last = tables.compactMap(\.times.last).max()
      // Beside recorded data, what never ends ends where the data end.
      if let last, ends.allSatisfy({ $0 == nil }) { return last }
      if let endless = curves.first(where: { $0.domain == nil }) {
        throw .badData("\(endless.name.quoted) never comes to rest: give --to")
      }
      let runs = curves.filter(\.isOneRun).map(\.name)
      if !runs.isEmpty { Self.tellOfOneRun(of: runs) }
      return max(last ?? -.infinity, ends.compactMap(\.self).max() ?? -.infinity)
    }
  }

  /// Says that one run stands for infinite repetitions.
  static func tellOfOneRun(of names: [String]) {
    CommandFailure.warn("one run of an infinite repetition: \(names.joined(separator: ", ")); --to shows more")
  }

  /// The domain of motions.
  func domain(of motions: [ParsedMotion]) throws(CommandFailure) -> ClosedRange<Double> {
    try domain(of: motions.map { MovingCurve($0) })
  }

  /// The domain; `start` and `end` replace the ends that are not given.
  func domain(
    from start: Double = 0, unit: NumberUnit = .time(), to end: () throws(CommandFailure) -> Double
  ) throws(CommandFailure) -> ClosedRange<Double> {
    let first = if let from { try Double(from, option: "--from", unit: unit) } else { start }
    let last = if let to { try Double(to, option: "--to", unit: unit) } else { try end() }
    return try ClosedRange(from: first, to: last)
  }
}
