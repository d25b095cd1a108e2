import ArgumentParser
import MotionNumerics

/// `--count`, `--rate` and `--at`: the three ways to choose the times of samples.
struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of times, evenly spaced from one end of the domain to the other (default: 101).",
      valueName: "n"))
  var count: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Times per second, from the start of the domain to its end.", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times, separated by commas; - takes numbers from standard input.", valueName: "times"))
  var at: String?

  @OptionGroup var domain: DomainOptions

  func validate() throws {
    let given = [("--count", count), ("--rate", rate), ("--at", at)].filter { $1 != nil }.map(\.0)
    if given.count > 1 {
      throw ValidationError("\(given.joined(separator: " and ")) exclude each other.")
    }
    if at != nil && domain.isGiven {
      throw ValidationError("--at names the times itself: --from and --to do not go with it.")
    }
  }

  /// The times for motions that share a table.
  func times(for motions: [NotatedMotion]) throws(CommandFailure) -> SampleTimes {
    if let at { return try SampleTimes(listed: at) }
    let domain = try domain.domain(of: motions)
    guard let rate else { return try SampleTimes(count: count ?? "101", over: domain) }
    return try SampleTimes(rate: try SampleTimes.hertz(rate), over: domain)
  }
}
