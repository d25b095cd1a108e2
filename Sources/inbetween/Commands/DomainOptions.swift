import ArgumentParser
import MotionNumerics

/// `--from` and `--to`: the domain of a table or a plot.
struct DomainOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start of the domain; by default that of the motion.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end of the domain; by default that of the motion.", valueName: "time"))
  var to: String?

  var isGiven: Bool { from != nil || to != nil }

  /// The domain; a missing end is that of the union of the motions' domains.
  func domain(of motions: [NotatedMotion]) throws(CommandFailure) -> ClosedRange<Double> {
    let start: Double
    let end: Double
    if let from {
      start = try Double(from, option: "--from")
    } else {
      start = motions.compactMap(\.defaultDomain?.lowerBound).min() ?? 0
    }
    if let to {
      end = try Double(to, option: "--to")
    } else {
      end = try Self.latestEnd(of: motions)
    }
    return try ClosedRange(from: start, to: end)
  }

  private static func latestEnd(of motions: [NotatedMotion]) throws(CommandFailure) -> Double {
    var latest = -Double.infinity
    for motion in motions {
      guard let domain = motion.defaultDomain else {
        throw .badData("\(motion.description.quoted) never comes to rest: give --to")
      }
      latest = max(latest, domain.upperBound)
    }
    return latest
  }
}
