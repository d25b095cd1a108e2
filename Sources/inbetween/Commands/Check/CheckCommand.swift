import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween check`: whether a recording is a motion.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say whether a recording is a motion, within a tolerance.",
    discussion: """
      The recording is a table with times in its first column; - reads it from standard input. Its values are held \
      against the motion's at the same times; empty cells are left out. The exit code is 0 if no value is farther off \
      than the tolerance, and 1 if one is.

      The facts are the largest error with its row (counted without the names) and time, the mean error, the root of \
      the mean square, the number of rows, and the jumps of the recording's velocity against the motion's that are \
      larger than errors within the tolerance can make: they say where it left the motion. The text has the first of \
      them, JSON the 100 largest.

      With --align the times are shifted by what makes the largest error least, for a recording whose clock began \
      before or after the motion: the time shift is what was added to them.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween check recorded.csv 'spring(1 100 10) 0 -> 300' --tolerance 0.5
        inbetween check frames.csv '0.4s ease' --column x --tolerance 0.01 --align
        inbetween sample snappy --rate 9 | inbetween check - snappy --tolerance 1e-9
      """)

  @Argument(
    help: ArgumentHelp("The recording; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv"]))
  var recording: String

  @Argument(help: "A motion.", completion: MotionNotation.completion)
  var motion: String

  @Option(parsing: .unconditional, help: ArgumentHelp("The largest error, in value units.", valueName: "error"))
  var tolerance: String

  @Flag(help: "Shift the recording in time to where its largest error is least.")
  var align = false

  @Option(help: ArgumentHelp("The column; by default the one behind the times.", valueName: "name"))
  var column: String?

  @Option(help: "The format of the facts (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
    _ = try Tolerance.number(tolerance)
  }

  func run() throws {
    let tolerance = try Tolerance.number(tolerance)
    let motion = try ParsedMotion(argument: motion)
    let recorded = try RecordedColumn(reading: recording, column: column)
    let comparison: MotionComparison
    do throws(ParameterError) {
      comparison = try MotionComparison(
        times: recorded.times, values: recorded.values, with: motion,
        aligningWithin: align ? motion.shifts(of: recorded.times) : nil)
    } catch {
      throw CommandFailure.refused(error, in: recorded.fileName)
    }
    let facts = comparison.facts(within: tolerance, of: recorded, isAligned: align)
    let text =
      switch try output.format(format, or: .text) {
      case .text: PropertySheet.text(of: facts, title: motion.description)
      case .json: PropertySheet.object(of: [MotionProperty("motion", .word(motion.description))] + facts) + "\n"
      }
    try Output.write(text, to: output.output)
    if !comparison.isWithin(tolerance) { throw CommandFailure.differs }
  }
}

extension ParsedMotion {
  /// The range of time shifts for which a recording still overlaps the motion.
  fileprivate func shifts(of times: [Double]) -> ClosedRange<Double> {
    let (first, last) = (times[0], times[times.count - 1])
    let domain = domain ?? 0...max(last - first, 1)
    let (least, greatest) = (domain.lowerBound - last, domain.upperBound - first)
    return least...max(least, greatest)
  }
}

extension MotionComparison {
  /// The largest number of jumps that are listed.
  private static let mostJumps = 100

  fileprivate func facts(within tolerance: Double, of recorded: RecordedColumn, isAligned: Bool) -> [MotionProperty] {
    let jumps = velocityJumps(beyond: tolerance)
    // The largest jumps are listed, in the order of their times.
    let listed = jumps.sorted { abs($0.change) > abs($1.change) }.prefix(Self.mostJumps).sorted { $0.time < $1.time }
    let value = recorded.values[worstIndex]
    return [
      MotionProperty("isWithin", label: "within the tolerance", .truth(isWithin(tolerance))),
      MotionProperty("tolerance", .number(tolerance)),
      MotionProperty("maximumError", label: "largest error", .number(maximumError)),
      MotionProperty("worstTime", label: "time of it", .number(worstTime)),
      MotionProperty("worstRow", label: "row of it", .number(Double(worstIndex + 1))),
      MotionProperty("worstValue", label: "value there", .number(value)),
      MotionProperty("expectedValue", label: "the motion's", .number(value - error(at: worstIndex))),
      MotionProperty("meanError", label: "mean error", .number(meanError)),
      MotionProperty("rootMeanSquare", label: "root mean square", .number(rootMeanSquare)),
      MotionProperty("rowCount", label: "rows", .number(Double(errors.count))),
    ] + (isAligned ? [MotionProperty("timeShift", label: "time shift", .number(timeShift))] : []) + [
      MotionProperty("velocityJumpCount", label: "velocity jumps", .number(Double(jumps.count))),
      MotionProperty("velocityJumps", label: "the first", .list(listed.map { $0.facts })),
    ]
  }

  private func error(at index: Int) -> Double {
    indices.firstIndex(of: index).map { errors[$0] } ?? .nan
  }
}

extension MotionComparison.VelocityJump {
  fileprivate var facts: [MotionProperty] {
    [MotionProperty("time", label: "at", .number(time)), MotionProperty("change", label: "by", .number(change))]
  }
}
