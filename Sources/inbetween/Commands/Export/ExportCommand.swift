import ArgumentParser
import MotionExport
import MotionNumerics

/// `inbetween export`: a motion for another system.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a motion for another system, with a proof of how near it is.",
    discussion: """
      Where the system has the motion itself, that is written. Everything else is the fewest stops or keys that stay \
      within the tolerance, and a comment, or a line on standard error where the format has none, says how large the \
      error is at most: it is computed from the printed numbers. Nothing is written that is further off.

      The tolerance is a part of the distance from the motion's start to its end. A motion that settles ends where it stays \
      within the tolerance.

      TARGET is one of
      \(targets)

      All but css, android, tokens and code move something from the motion's start to its end: say which with an arrow behind \
      the motion, 'spring(1 100 10) 0 -> 300', or with --values 0,300. All but css, android, code and CSS's keyframes need \
      seconds: give a timing curve its duration, '0.4s ease'.

      With --animation FILE an animation document is exported, one that 'animate' reads: keyframes, svg, lottie and \
      core-animation move its positions, translations, scales, rotations and opacities, core-animation everything; all \
      others a single number. Its keys are kept where the system has such, with their repetitions; what is fitted says \
      at how many points its error was measured, as a part of the values' range. With --path a motion from 0 to 1 is the \
      way along a path, for the same systems. It is written as keys: browsers measure a path's length to half a pixel.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween export css 'spring(1 100 10)'
        inbetween export css ease-out-bounce --fewest bytes --minify
        inbetween export css snappy --name snap --fallback -o snap.css
        inbetween export keyframes 'spring(1 100 10) 0 -> 300' --name slide
        inbetween export lottie 'spring(1 100 10)' --values 0,300 -o slide.json
        inbetween export svg snappy --property scale -o grow.svg
        inbetween export code ease-out-bounce --language glsl --name bounce
        inbetween export keyframes --animation pop.json --name pop
        inbetween export lottie '2s ease-in-out' --path 'M60 60C60 99 99 99 99 60'
      """)

  /// The targets with their summaries, as rows of a table.
  private static let targets = ExportTarget.allCases.map { target in
    HelpRow(target.rawValue, target.row.summary, indent: 2, column: 19).text
  }.joined(separator: "\n")

  @Argument(help: ArgumentHelp("The system.", valueName: "target"))
  var target: ExportTarget

  @Argument(help: "A motion.", completion: MotionNotation.completion)
  var motion: String?

  @Option(
    help: ArgumentHelp(
      "An animation document in place of a motion, as 'animate' reads it; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var animation: String?

  @Option(
    help: ArgumentHelp(
      "A path, as in SVG, along which the motion goes from 0, its start, to 1, its end.", valueName: "svg-data"))
  var path: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest error, as a part of the distance (default: 0.001; 0.005 for android, 0.02 for tokens).",
      valueName: "part"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The values from which and to which the motion goes: short for an arrow behind it.", valueName: "from,to"))
  var values: String?

  @OptionGroup var domain: DomainOptions

  @OptionGroup var options: ExportOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if (motion == nil) == (animation == nil) { throw ValidationError("Give a motion or --animation, and not both.") }
    if values != nil && animation != nil { throw ValidationError("--values is for a motion, not for --animation.") }
    if path != nil {
      if animation != nil { throw ValidationError("--path is for a motion, not for --animation.") }
      if values != nil { throw ValidationError("--path has its ends: no --values beside it.") }
      if !target.row.movesInThePlane { throw ValidationError("--path is not for \(target.rawValue).") }
    }
    _ = try tolerance.map { try Tolerance.number($0) }
    if let wrong = options.given.first(where: { !target.row.options.contains($0) }) {
      throw ValidationError("--\(wrong.rawValue) is not for \(target.rawValue).")
    }
    switch target {
    case .keyframes: _ = try format
    case .code: _ = try language
    default: try output.requireEnding(among: target.row.forms.flatMap(\.endings))
    }
  }

  func run() throws {
    let options = try options.chosen(try format, try language)
    let tolerance = try tolerance.map { try Tolerance.number($0) } ?? target.row.tolerance
    let export = try exported(try source(), options, within: tolerance)
    try Output.write(export.text, to: output.output)
    if !target.form(options).hasComments { CommandFailure.warn(export.remark) }
    for warning in export.warnings { CommandFailure.warn(warning) }
  }

  /// The exported text.
  ///
  /// The search for the shortest one may take seconds.
  private func exported(
    _ source: ExportSource, _ options: TargetOptions, within tolerance: Double
  ) throws(CommandFailure) -> ExportedText {
    var progress = Progress(of: 1)
    defer { progress.end() }
    do throws(ExportError) {
      switch source {
      case .motion(let motion, let domain):
        return try target.text(of: try MotionExporter(motion, over: domain, tolerance: tolerance), options) {
          progress.reached($0)
        }
      case .animation(let animation):
        return try target.text(of: try animation.exporter(within: tolerance, moving: options.property), options) {
          progress.reached($0)
        }
      }
    } catch {
      let reason = error == .endless ? source.endlessness : "\(error)"
      throw .badData("\(source.name): \(reason)")
    }
  }

  /// The format of keyframes; css for all other targets, which have one format.
  private var format: KeyframesFormat {
    get throws { target == .keyframes ? try output.format(options.format, or: .css) : .css }
  }

  /// The language of code; C for all other targets, which have no language.
  private var language: CodeLanguage {
    get throws { target == .code ? try output.format(options.language, or: .c) : .c }
  }

  /// The motion or animation to export.
  private func source() throws(CommandFailure) -> ExportSource {
    if let animation {
      let file = try InputFile(reading: animation)
      let document = try AnimationDocument(parsing: file.bytes, name: file.name)
      let domain = try exportedDomain { document.endTime }
      return .animation(ExportedAnimation((animation, file.name), document, over: domain))
    }
    let motion = try exportedMotion(motion ?? "")
    guard let path else { return .motion(motion, over: domain.isGiven ? try domain.domain(of: [motion]) : nil) }
    guard motion.timeMeaning == .seconds else {
      throw .badData("--path needs a motion in seconds: give \(motion.description.quoted) a duration, such as 1s")
    }
    return .animation(try ExportedAnimation(along: path, by: motion, over: try domain.domain(of: [motion])))
  }

  /// The motion, with the ends that `--values` gives it.
  private func exportedMotion(_ text: String) throws(CommandFailure) -> ParsedMotion {
    let plain = try ParsedMotion(argument: text)
    guard let values else { return plain }
    let ends = values.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { throw .badData("--values \(values.quoted): expected two numbers, such as 0,300") }
    if text.contains("->") {
      throw .badData("--values \(values.quoted): \(text.quoted) has its ends already")
    }
    let numbers = [try Double(ends[0], option: "--values"), try Double(ends[1], option: "--values")]
    return try ParsedMotion(argument: "\(plain) \(numbers[0].shortestDecimal) -> \(numbers[1].shortestDecimal)")
  }

  /// The requested domain of a document; nil for the whole animation.
  private func exportedDomain(_ end: () -> Double?) throws(CommandFailure) -> ClosedRange<Double>? {
    guard domain.isGiven else { return nil }
    return try domain.domain { () throws(CommandFailure) in
      guard let end = end() else { throw .badData("the animation never ends: give --to") }
      return end
    }
  }
}
