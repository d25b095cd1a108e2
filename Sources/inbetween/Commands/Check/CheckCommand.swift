import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween check`: whether a recording is a motion.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say whether a recording is a motion.",
    discussion: """
      The values of a table are held against the motion's at the same times. The exit code is 0 if no value is farther off than the \
      tolerance, and 1 if one is. With --align the times are shifted by what makes the largest error least.

      `inbetween help fits` explains the facts, `help tables` what is read.

      \(MotionArgument.hint) Its ends hold, as those of a motion do.

      EXAMPLES:
        inbetween check recorded.csv 'spring(1 100 10) 0 -> 300' --tolerance 0.5
        inbetween check frames.csv '0.4s ease' --column x --frame-rate 30 --align
        inbetween sample snappy --rate 9 | inbetween check - snappy
      """)

  @Argument(
    help: ArgumentHelp("The recording; - is standard input.", valueName: "file"),
    completion: .file(extensions: Recording.endings))
  var recording: String

  @Argument(help: "A motion or a document.", completion: MotionNotation.completion)
  var motion: String

  @OptionGroup var keyPaths: KeyPathOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest error, in value units (default: a thousandth of the values' range).", valueName: "error"))
  var tolerance: String?

  @Flag(help: "Shift the recording in time to where its largest error is least.")
  var align = false

  @Option(help: ArgumentHelp("The column; by default the one behind the times.", valueName: "name"))
  var column: String?

  @OptionGroup var times: RecordingOptions

  @Option(help: "The format of the facts (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
    if let tolerance { _ = try Tolerance.number(tolerance) }
    try times.check()
  }

  func run() throws {
    let given = try tolerance.map { try Tolerance.number($0) }
    let curve = try MotionArguments.curve(motion, keyPaths)
    let recorded = try RecordedColumn(reading: recording, times, column: column)
    let tolerance = try given ?? Tolerance.usual(for: recorded.values, of: recorded.fileName)
    let domain = curve.isOneRun ? nil : curve.domain
    let motion = try curve.moving(over: domain ?? span(of: recorded.times))
    let comparison: MotionComparison
    do throws(ParameterError) {
      comparison = try MotionComparison(
        times: recorded.times, values: recorded.values, with: motion,
        aligningWithin: align ? curve.shifts(of: recorded.times) : nil)
    } catch {
      throw CommandFailure.refused(error, in: recorded.fileName)
    }
    let facts = comparison.facts(within: tolerance, of: recorded, isAligned: align)
    let text =
      switch try output.format(format, or: .text) {
      case .text: PropertySheet.text(of: facts, title: curve.name)
      case .json: PropertySheet.object(of: [MotionProperty("motion", .word(curve.name))] + facts) + "\n"
      }
    try Output.write(text, to: output.output)
    if !comparison.isWithin(tolerance) { throw CommandFailure.differs }
  }
}

extension CheckCommand {
  /// The time from 0 to the end of a recording, as the domain of what never ends.
  private func span(of times: [Double]) -> ClosedRange<Double> {
    let last = times[times.count - 1]
    return min(0, times[0])...(last > 0 ? last : 1)
  }
}

extension MovingCurve {
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
