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
        css              a timing function as custom properties: linear() with the
                         fewest stops, or CSS's own

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween export css 'spring(1 100 10)'
        inbetween export css ease-out-bounce --fewest bytes --minify
        inbetween export css snappy --name snap --fallback -o snap.css
      """)

  @Argument(help: ArgumentHelp("The system.", valueName: "target"))
  var target: ExportTarget

  @Argument(help: "A motion.", completion: MotionNotation.completion)
  var motion: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest error, as a part of the distance (default: 0.001).", valueName: "part"))
  var tolerance: String?

  @OptionGroup var domain: DomainOptions

  @OptionGroup var options: ExportOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let wrong = options.given.first(where: { !target.options.contains($0) }) {
      throw ValidationError("\(wrong) is not for \(target.rawValue).")
    }
  }

  func run() throws {
    let motion = try NotatedMotion(argument: motion)
    let tolerance = try tolerance.map { text throws(CommandFailure) in try Double(text, option: "--tolerance") } ?? 1e-3
    let export: ExportedText
    do {
      let exporter = try MotionExporter(motion, over: try exportedDomain(of: motion), tolerance: tolerance)
      export = try target.text(of: exporter, options)
    } catch let error as ExportError {
      throw CommandFailure.badData("\(self.motion.quoted): \(error)")
    }
    try Output.write(export.text, to: output.output)
  }

  /// The domain that was asked for; nil for the whole motion.
  private func exportedDomain(of motion: NotatedMotion) throws(CommandFailure) -> ClosedRange<Double>? {
    guard domain.isGiven else { return nil }
    return try domain.domain(of: [motion])
  }
}
