import ArgumentParser
import MotionNumerics

/// `--from` and `--to`: the domain of a table or a plot.
struct DomainOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start; by default that of the motion, usually 0.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end; by default that of the motion.", valueName: "time"))
  var to: String?

  var isGiven: Bool { from != nil || to != nil }

  /// The domain of a table or a plot.
  ///
  /// A missing end is that of the union of the motions' domains and the times of recorded tables.
  func domain(
    of motions: [ParsedMotion], beside tables: [RecordedTable] = []
  ) throws(CommandFailure) -> ClosedRange<Double> {
    let starts = motions.compactMap(\.domain?.lowerBound) + tables.compactMap(\.times.first)
    return try domain(from: starts.min() ?? 0) { () throws(CommandFailure) in
      let last = tables.compactMap(\.times.last).max()
      // Beside recorded data, an endless motion ends where the data end.
      if let last, motions.allSatisfy({ $0.domain == nil }) { return last }
      return max(last ?? -.infinity, try Self.latestEnd(of: motions))
    }
  }

  /// The domain; `start` and `end` replace the ends that are not given.
  func domain(
    from start: Double = 0, to end: () throws(CommandFailure) -> Double
  ) throws(CommandFailure) -> ClosedRange<Double> {
    let first = if let from { try Double(from, option: "--from") } else { start }
    let last = if let to { try Double(to, option: "--to") } else { try end() }
    return try ClosedRange(from: first, to: last)
  }

  private static func latestEnd(of motions: [ParsedMotion]) throws(CommandFailure) -> Double {
    var latest = -Double.infinity
    for motion in motions {
      guard let domain = motion.domain else {
        throw .badData("\(motion.description.quoted) never comes to rest: give --to")
      }
      latest = max(latest, domain.upperBound)
    }
    return latest
  }
}
