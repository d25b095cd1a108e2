import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween fit`: the nearest motion of a kind to a recording, or to another motion.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Find the spring, curve, keys or lines of a recording.",
    discussion: """
      KIND is one of
        spring         the nearest spring from the first row on, with standard errors
        cubic-bezier   the nearest timing curve, from the first row to the last one
        linear         the fewest straight lines within the tolerance
        keyframes      few keys with free handles within the tolerance

      The text begins with what was found, in the motion notation. `inbetween help fits` and `help tables` have more.

      EXAMPLES:
        inbetween fit spring recorded.csv
        inbetween fit spring recorded.csv --from-rest --through-first-row --round
        inbetween fit spring recorded.csv --from 350ms
        inbetween fit keyframes baked.csv --tolerance 0.5 --format json -o keys.json
        inbetween fit linear heart.json --key-path Heart.Scale.0 --to 0.5
        inbetween fit cubic-bezier --motion 'spring(duration: 0.5, bounce: 0.1)'
        inbetween sample wobbly --rate 60 | inbetween fit linear --tolerance 0.01
      """)

  @Argument(help: ArgumentHelp("What to find.", valueName: "kind"))
  var kind: FitKind

  @Argument(
    help: ArgumentHelp("The recording; without it, or for -, standard input.", valueName: "file"),
    completion: .file(extensions: Recording.endings))
  var recording: String?

  @Option(help: "A motion or a document in place of a recording.", completion: MotionNotation.completion)
  var motion: String?

  @OptionGroup var keyPaths: KeyPathOptions

  @OptionGroup var domain: DomainOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest error of lines and keys, in value units.", valueName: "error"))
  var tolerance: String?

  @Option(help: ArgumentHelp("The column; by default the one behind the times.", valueName: "name"))
  var column: String?

  @OptionGroup var springs: SpringFitOptions

  @OptionGroup var times: RecordingOptions

  @Option(help: "The format of the result (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
    if recording != nil && motion != nil { throw ValidationError("A recording and --motion exclude each other.") }
    // Beside a pipe the name of standard input can be left out.
    if recording == nil && motion == nil && Terminal(.standardInput) != nil {
      throw ValidationError("Give a recording, such as recorded.csv, or --motion snappy.")
    }
    if column != nil && motion != nil { throw ValidationError("--column is for a recording, not for --motion.") }
    try springs.check(for: kind)
    try times.check()
    if times.isGiven && motion != nil {
      throw ValidationError("--time-unit and --frame-rate are for a recording, not for --motion.")
    }
    guard let tolerance else { return }
    _ = try Tolerance.number(tolerance)
    if !kind.hasTolerance { throw ValidationError("--tolerance is for linear and keyframes.") }
  }

  func run() throws {
    let tolerance = try tolerance.map { try Tolerance.number($0) }
    let fit = try source().fitted(kind, within: tolerance, springs)
    let text =
      switch try output.format(format, or: .text) {
      case .text: PropertySheet.text(of: fit.facts, title: fit.title)
      case .json: PropertySheet.object(of: fit.fields) + "\n"
      }
    try Output.write(text, to: output.output)
  }

  private func source() throws -> FitSource {
    if let motion { return try FitSource(try MotionArguments.curve(motion, keyPaths), over: domain) }
    switch try MotionArgument(reading: recording ?? "-", times: times) {
    case .recording(let recording):
      if !keyPaths.keyPaths.isEmpty {
        throw ValidationError("--key-path is for documents: --column chooses from a table.")
      }
      let rows = try RecordedColumn(of: recording, column: column)
      guard let first = rows.times.first, let last = rows.times.last, domain.isGiven else {
        return .samples(try rows.withoutGaps())
      }
      let kept = rows.kept(over: try domain.domain(from: first) { last })
      return .samples(try kept.withoutGaps())
    case let document:
      if column != nil { throw ValidationError("--column is for a table: --key-path chooses from a document.") }
      return try FitSource(try MotionArguments.curve(of: document, keyPaths), over: domain)
    }
  }
}
