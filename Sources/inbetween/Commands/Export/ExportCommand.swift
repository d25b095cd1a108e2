import ArgumentParser
import MotionExport
import MotionImport
import MotionNumerics

/// `inbetween export`: a motion for another system.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a motion for another system, with a proof.",
    discussion: """
      What the system has itself is written with error 0. Everything else is within the tolerance, and a comment says how near. \
      Most move something: say from where to where, 'snappy 0 -> 300'. `inbetween help exports` lists the targets.

      EXAMPLES:
        inbetween export css 'spring(1 100 10)'
        inbetween export css snappy --name snap --fallback -o snap.css
        inbetween export gsap '0.6s ease-out-bounce 0 -> 300' --name drop
        inbetween export python ease-out-bounce --name bounce
        inbetween export keyframes pop.json --name pop
        inbetween export swiftui slide.css --key-path slide
      """)

  @Argument(help: ArgumentHelp("The system.", valueName: "target"))
  var choice: ExportChoice

  @Argument(help: "A motion or a document.", completion: MotionNotation.completion)
  var motion: String

  @OptionGroup var keyPaths: KeyPathOptions

  @Option(
    help: ArgumentHelp(
      "A path, as in SVG, along which the motion goes.", valueName: "svg-data"))
  var path: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest error, of the distance (usually 0.001).",
      valueName: "part"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Short for an arrow behind the motion.", valueName: "from,to"))
  var values: String?

  @OptionGroup var domain: DomainOptions

  @OptionGroup var options: ExportOptions

  @OptionGroup var output: OutputOptions

  private var target: ExportTarget { choice.target }

  func validate() throws {
    if path != nil {
      if values != nil { throw ValidationError("--path has its ends: no --values beside it.") }
      if !target.row.movesInThePlane { throw ValidationError("--path is not for \(target.rawValue).") }
    }
    _ = try tolerance.map { try Tolerance.number($0) }
    let unused = choice.form.map { [$0.option].compactMap { $0 } + $0.unused } ?? []
    if let wrong = options.given.first(where: { !target.row.options.contains($0) || unused.contains($0) }) {
      throw ValidationError("--\(wrong.rawValue) is not for \(choice.form?.name ?? target.rawValue).")
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
    get throws { target == .keyframes ? try output.format(options.format ?? chosen.format, or: .css) : .css }
  }

  /// The language of code; C for all other targets, which have no language.
  private var language: CodeLanguage {
    get throws { target == .code ? try output.format(options.language ?? chosen.language, or: .c) : .c }
  }

  /// What the word for a form chooses.
  private var chosen: (format: KeyframesFormat?, language: CodeLanguage?) {
    guard let name = choice.form?.name else { return (nil, nil) }
    return (KeyframesFormat(rawValue: name), CodeLanguage(rawValue: name))
  }

  /// The motion or animation to export.
  private func source() throws -> ExportSource {
    switch try MotionArgument(motion) {
    case .motion(let motion): return try source(of: motion)
    case .recording(let recording):
      throw CommandFailure.badData("\(recording.name): a table of recorded numbers: inbetween fit finds its motion")
    case .document(let document):
      if let (title, animation) = try document.animation(matching: keyPaths.keyPaths) {
        try refuseMotionOptions()
        let domain = try exportedDomain { animation.endTime }
        return .animation(ExportedAnimation((title, document.name), animation, over: domain))
      }
      let curve = try MotionArguments.curve(of: .document(document), keyPaths)
      if let motion = curve.motion { return try source(of: motion) }
      try refuseMotionOptions()
      return .animation(try ExportedAnimation(curve, over: domain.domain(of: [curve])))
    }
  }

  /// Refuses options of motions beside another source.
  private func refuseMotionOptions() throws {
    if values != nil { throw ValidationError("--values is for a motion, not for an animation.") }
    if path != nil { throw ValidationError("--path is for a motion, not for an animation.") }
  }

  private func source(of plain: ParsedMotion) throws(CommandFailure) -> ExportSource {
    let motion = try exportedMotion(plain)
    guard let path else {
      if domain.isGiven { return .motion(motion, over: try domain.domain(of: [motion])) }
      if motion.cycle != nil { DomainOptions.tellOfOneRun(of: [motion.description]) }
      return .motion(motion, over: nil)
    }
    guard motion.timeMeaning == .seconds else {
      throw .badData("--path needs a motion in seconds: give \(motion.description.quoted) a duration, such as 1s")
    }
    return .animation(try ExportedAnimation(along: path, by: motion, over: try domain.domain(of: [motion])))
  }

  /// The motion, with the ends that `--values` gives it.
  private func exportedMotion(_ plain: ParsedMotion) throws(CommandFailure) -> ParsedMotion {
    guard let values else { return plain }
    let ends = values.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { throw .badData("--values \(values.quoted): expected two numbers, such as 0,300") }
    if motion.contains("->") {
      throw .badData("--values \(values.quoted): \(motion.quoted) has its ends already")
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
