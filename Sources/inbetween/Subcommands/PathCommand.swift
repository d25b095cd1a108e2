import ArgumentParser
import MotionNumerics

/// `inbetween path`: a table of a walk along a path.
struct PathCommand: ParsableCommand {
  /// How the progress is distributed over the path.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case paced
    case linear

    var calculationMode: CalculationMode {
      switch self {
      case .paced: .paced
      case .linear: .linear
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Walk along a path and print where that leads, as a table.",
    discussion: """
      The path is written as in SVG's d attribute, with all its commands. The columns are progress,x,y,angle,length: \
      the position, the direction in radians from the x axis towards the y axis, without jumps of whole turns, and the \
      distance travelled so far. Progress goes from 0 to 1; outside it the position stays at the ends.

      In mode paced the speed is constant; in mode linear each line or curve takes the same time, in which the \
      parameter of a curve grows evenly. Moves take no time. At a corner the direction is that behind it.

      A table has at most \(SampleTimes.maximumCount) rows.

      EXAMPLES:
        inbetween path 'M0 0C0 100 100 100 100 0' --count 5
        inbetween path 'M0 0C0 100 100 100 100 0' --mode linear --at 0.25
        inbetween path 'M10 0A10 10 0 0 1 0 10h-5z' --format ndjson
      """)

  @Argument(help: ArgumentHelp("A path, as in SVG.", valueName: "svg-data"))
  var data: String

  @Option(help: "How progress is distributed over the path.")
  var mode = Mode.paced

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("So many rows, evenly spaced from 0 to 1 (default: 101).", valueName: "n"))
  var count: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At these progresses, separated by commas; - takes numbers from standard input.", valueName: "progresses"))
  var at: String?

  @Option(help: "The format of the table.")
  var format = TableFormat.csv

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if count != nil && at != nil { throw ValidationError("--count and --at exclude each other.") }
  }

  func run() throws {
    let samples = PathSamples(motion: try PathMotion(data: data, mode: mode.calculationMode))
    let progress =
      if let at { try SampleTimes(listed: at) } else { try SampleTimes(count: count ?? "101", over: 0...1) }
    try Output.writeTable(
      PathSamples.columnNames, rowCount: progress.count, as: format, to: output.output
    ) { rows in samples.columns(at: progress.times(of: rows)) }
  }
}

extension PathMotion {
  /// The motion along a path from the command line.
  fileprivate init(data: String, mode: CalculationMode) throws(CommandFailure) {
    let path: Path
    do {
      path = try Path(parsing: data)
    } catch {
      throw .badData("\(data.quoted): \(error)")
    }
    do {
      try self.init(path, mode: mode, tolerance: Self.tolerance)
    } catch {
      throw .badData("\(data.quoted): \(error)")
    }
  }

  /// Relative to the length of the path: what is printed should be right to nearly all of its digits.
  private static let tolerance = 1e-12
}
