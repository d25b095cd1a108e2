import ArgumentParser
import MotionNumerics

/// `inbetween path`: a table of a motion along a path.
struct PathCommand: ParsableCommand {
  /// The distribution of the progress over the path.
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
    abstract: "Print positions along a path as a table.",
    discussion: """
      The path is written as in SVG's d attribute. The columns are progress,x,y,angle,length: the position, the direction in radians \
      from the x axis towards the y axis, and the distance travelled so far. In mode paced the speed is constant; in mode linear each \
      line or curve takes the same time. With --plot there is a dot for each row, and the speed below.

      EXAMPLES:
        inbetween path 'M0 0C0 100 100 100 100 0' --count 5
        inbetween path 'M0 0C0 100 100 100 100 0' --mode linear --at 25%
        inbetween path 'M0 0C0 100 100 100 100 0' --count 21 --plot -o path.svg
        inbetween path 'M10 0A10 10 0 0 1 0 10h-5z' --format ndjson
      """)

  @Argument(help: ArgumentHelp("A path, as in SVG; - reads it from standard input.", valueName: "svg-data"))
  var data: String

  @Option(help: "The distribution of the progress over the path.")
  var mode = Mode.paced

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of rows, evenly spaced from 0 to 1 (default: 101).", valueName: "n"))
  var count: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These progresses, such as 0.5 or 50%, separated by commas; - takes them from standard input.",
      valueName: "progresses"))
  var at: String?

  @OptionGroup var picture: PlotOptions

  @OptionGroup var table: TableOptions

  func validate() throws {
    if data == "-" && at == "-" {
      throw ValidationError("Standard input is either the path or the progresses of --at.")
    }
    try picture.check(table.table)
    if count != nil && at != nil { throw ValidationError("--count and --at exclude each other.") }
  }

  func run() throws {
    let data = data == "-" ? String(decoding: try InputFile(reading: data).bytes, as: UTF8.self) : data
    let motion = try PathMotion(data: data, mode: mode.calculationMode)
    let progress =
      if let at { try SampleTimes(listed: at, unit: .fraction) } else {
        try SampleTimes(count: count ?? "101", over: 0...1)
      }
    if picture.isAsked(in: table.output) {
      return try PathPicture(motion, at: progress, title: picture.title ?? "path").write(
        to: table.output, pixels: picture.pixels)
    }
    let samples = PathSamples(motion: motion)
    try table.write(PathSamples.columnNames, rowCount: progress.count) { samples.columns(at: progress.times(of: $0)) }
  }
}

extension PathMotion {
  /// Reads a path from the command line.
  fileprivate init(data: String, mode: CalculationMode) throws(CommandFailure) {
    let path: Path
    do {
      path = try Path(parsing: data)
    } catch {
      throw .badData("\(data.quoted): \(error)")
    }
    do {
      try self.init(validating: path, pacing: Pacing(mode), tolerance: Self.tolerance)
    } catch {
      throw .badData("\(data.quoted): \(error)")
    }
  }

  /// The tolerance relative to the length of the path: nearly all printed digits should be right.
  private static let tolerance = 1e-12
}

/// The columns of a table of a motion along a path.
private struct PathSamples {
  let motion: PathMotion

  /// The names of the columns.
  static let columnNames = ["progress", "x", "y", "angle", "length"]

  /// The columns for some rows, progress first.
  func columns(at progress: [Double]) -> [[Double]] {
    var positions = [SIMD2<Double>](repeating: .zero, count: progress.count)
    var span = positions.mutableSpan
    motion.sample(at: progress.span, into: &span)
    return [
      progress, positions.map(\.x), positions.map(\.y), progress.map(motion.angle(at:)),
      progress.map(motion.distance(at:)),
    ]
  }
}
