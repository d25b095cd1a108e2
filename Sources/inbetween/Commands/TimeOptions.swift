import ArgumentParser
import MotionNumerics

/// `--count`, `--rate` and `--at`, `--from` and `--to`: the times of a table's rows.
struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of rows, evenly spaced from the start to the end.", valueName: "n"))
  var count: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows per second, from the start up to the end.", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times, separated by commas; - takes numbers from standard input.", valueName: "times"))
  var at: String?

  @OptionGroup var domain: DomainOptions

  /// Whether any of these options is given.
  var isGiven: Bool { count != nil || rate != nil || at != nil || domain.isGiven }

  func validate() throws {
    let given = [("--count", count), ("--rate", rate), ("--at", at)].filter { $1 != nil }.map(\.0)
    if given.count > 1 {
      throw ValidationError("\(given.joined(separator: " and ")) exclude each other.")
    }
    if at != nil && domain.isGiven {
      throw ValidationError("--at names the times itself: --from and --to do not go with it.")
    }
  }

  /// Refuses a document and times that both come from standard input; for a command's validation.
  func check(beside document: String) throws {
    if document == "-" && at == "-" {
      throw ValidationError("Standard input is either the document or the times of --at.")
    }
  }

  /// The spacing of the rows without options.
  enum Spacing {
    case count(String)
    case rate(String)
  }

  /// The times over a domain, unless they are listed.
  ///
  /// - Parameters:
  ///   - usual: the spacing without `--count` and `--rate`.
  ///   - domain: the domain; not evaluated for listed times.
  /// - Returns: the times of the rows.
  /// - Throws: ``CommandFailure/badData(_:)`` for numbers out of range.
  func times(
    or usual: Spacing, over domain: () throws(CommandFailure) -> ClosedRange<Double>
  ) throws(CommandFailure) -> SampleTimes {
    if let at { return try SampleTimes(listed: at) }
    if let count { return try SampleTimes(count: count, over: try domain()) }
    if let rate { return try SampleTimes(rate: try SampleTimes.hertz(rate), over: try domain()) }
    switch usual {
    case .count(let count): return try SampleTimes(count: count, over: try domain())
    case .rate(let rate): return try SampleTimes(rate: try SampleTimes.hertz(rate), over: try domain())
    }
  }
}
