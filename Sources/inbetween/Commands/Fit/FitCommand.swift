import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween fit`: the nearest motion of a kind to a recording, or to another motion.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Find the spring, the timing curve, the keys or the lines nearest to a recording or a motion.",
    discussion: """
      KIND is one of
        spring         the spring nearest in the sum of the squares, from the first
                       row on, with its velocity there and the mass 1; the numbers
                       of a recording have standard errors
        cubic-bezier   the timing curve nearest in the largest of all errors, from
                       the first row to the last one, with the proof: no curve
                       misses by less than the least error
        linear         the fewest straight lines within the tolerance
        keyframes      few keys with free handles within the tolerance

      The recording is a table with times in its first column; - reads it from standard input. Empty cells are left \
      out. With --motion the fit is of another motion over its domain, or from --from to --to, and the largest error is \
      certified where it says so; at the rows of a recording it is measured. A motion that settles ends where it rests.

      The text begins with what was found in the motion notation, which reads back as exactly that; keys have no \
      notation, and are listed. A handle is a time and a change of the value from its key. The tolerance is in value \
      units; by default it is a thousandth of the values' range, doubled until it can be kept, which is then said on standard \
      error.

      Times are seconds, or have their unit in the name of their column: time_ms, 'time (ms)', t[us].

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween fit spring recorded.csv
        inbetween fit keyframes baked.csv --tolerance 0.5 --format json -o keys.json
        inbetween fit cubic-bezier --motion 'spring(duration: 0.5, bounce: 0.1)'
        inbetween sample wobbly --rate 60 | inbetween fit linear - --tolerance 0.01
      """)

  @Argument(help: ArgumentHelp("What to find.", valueName: "kind"))
  var kind: FitKind

  @Argument(
    help: ArgumentHelp("The recording; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv"]))
  var recording: String?

  @Option(help: "A motion in place of a recording.", completion: MotionNotation.completion)
  var motion: String?

  @OptionGroup var domain: DomainOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest error of lines and keys, in value units.", valueName: "error"))
  var tolerance: String?

  @Option(help: ArgumentHelp("The column; by default the one behind the times.", valueName: "name"))
  var column: String?

  @Option(help: "The format of the result (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
    if (recording == nil) == (motion == nil) {
      throw ValidationError("Give a recording or --motion, and not both.")
    }
    if column != nil && motion != nil { throw ValidationError("--column is for a recording, not for --motion.") }
    if domain.isGiven && motion == nil { throw ValidationError("--from and --to are for --motion.") }
    guard let tolerance else { return }
    _ = try Tolerance.number(tolerance)
    if !kind.hasTolerance { throw ValidationError("--tolerance is for linear and keyframes.") }
  }

  func run() throws {
    let tolerance = try tolerance.map { try Tolerance.number($0) }
    let fit = try source().fitted(kind, within: tolerance)
    let text =
      switch try output.format(format, or: .text) {
      case .text: PropertySheet.text(of: fit.facts, title: fit.title)
      case .json: PropertySheet.object(of: fit.fields) + "\n"
      }
    try Output.write(text, to: output.output)
  }

  private func source() throws(CommandFailure) -> FitSource {
    if let motion {
      let motion = try ParsedMotion(argument: motion)
      return .motion(motion, over: try domain.domain(of: [motion]))
    }
    return .samples(try RecordedColumn(reading: recording ?? "-", column: column).withoutGaps())
  }
}

/// The kinds of motion that `fit` can find.
enum FitKind: String, CaseIterable, ExpressibleByArgument {
  case linear
  case keyframes
  case cubicBezier = "cubic-bezier"
  case spring

  var hasTolerance: Bool { self == .linear || self == .keyframes }
}

extension RecordedColumn {
  /// The fewest rows of a recording.
  private static let fewestRows = 5

  /// The rows that have a value.
  fileprivate func withoutGaps() throws(CommandFailure) -> RecordedColumn {
    let rows = values.indices.filter { !values[$0].isNaN }
    guard rows.count >= Self.fewestRows else {
      throw .badData("\(fileName): expected at least \(Self.fewestRows) rows with a value, found \(rows.count)")
    }
    return RecordedColumn(fileName: fileName, times: rows.map { times[$0] }, values: rows.map { values[$0] })
  }
}
