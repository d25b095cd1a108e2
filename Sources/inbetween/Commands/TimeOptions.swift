import ArgumentParser
import MotionNumerics

/// `--count`, `--rate` and `--at`, `--from` and `--to`: the times of a table's rows.
struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of rows, evenly spaced.", valueName: "n"))
  var count: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rows per second, and frames per second of 30f.",
      valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times: 0.5,500ms,30f; - is standard input.",
      valueName: "times"))
  var at: String?

  @OptionGroup var domain: DomainOptions

  /// Whether any of these options is given.
  var isGiven: Bool { count != nil || rate != nil || at != nil || domain.isGiven }

  func validate() throws {
    // Beside frames the rate says how long they are.
    let rate = at.map { $0 == "-" || NumberUnit.countsFrames($0) } == true ? nil : rate
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

  /// The unit of `--at`, `--from` and `--to`, whose frames have the rate of the rows.
  func unit() throws(CommandFailure) -> NumberUnit {
    guard let rate else { return .time() }
    return .time(framesPerSecond: try SampleTimes.hertz(rate))
  }

  /// The times of `--at`; nil without it.
  func listed() throws(CommandFailure) -> SampleTimes? {
    guard let at else { return nil }
    return try SampleTimes(listed: at, unit: try unit())
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
    if let listed = try listed() { return listed }
    if let count { return try SampleTimes(count: count, over: try domain()) }
    if let rate { return try SampleTimes(rate: try SampleTimes.hertz(rate), over: try domain()) }
    switch usual {
    case .count(let count): return try SampleTimes(count: count, over: try domain())
    case .rate(let rate): return try SampleTimes(rate: try SampleTimes.hertz(rate), over: try domain())
    }
  }
}
