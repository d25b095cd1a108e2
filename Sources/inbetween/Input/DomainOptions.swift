import ArgumentParser
import MotionNumerics

/// `--from` and `--to`: the times between which motions are looked at.
struct DomainOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where the domain begins; by default where the motion does.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where the domain ends; by default where the motion does.", valueName: "time"))
  var to: String?

  var isGiven: Bool { from != nil || to != nil }

  /// The domain that is asked for; what is left open comes from the motions, over the union of their domains.
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
    guard start < end else {
      let found = "\(start.shortestDecimal) and \(end.shortestDecimal)"
      throw .badData("expected --from to be less than --to, found \(found)")
    }
    return start...end
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
