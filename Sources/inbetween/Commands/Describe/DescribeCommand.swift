import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween describe`: the key numbers of a motion.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe a motion or a document in a few numbers.",
    discussion: """
      The text begins with the motion in its canonical notation. `inbetween help numbers` says what each number is.

      For a document: what it is, how long it takes, and a line for each number that moves, with its start, its end and \
      its range. For bodies and springs: their numbers and how they are integrated. For a Lottie document all that \
      `inbetween lottie info` says. For a table: its rows, times and columns.

      \(MotionNotation.hint)

      \(MotionArgument.hint)

      EXAMPLES:
        inbetween describe ease-out-back
        inbetween describe slide.css
        inbetween describe 'spring(1 100 10)'
        inbetween describe 'damped(5, 30) 3 -> 7'
        inbetween describe 'cubic-bezier(0.24, 0.52, 0.43, 0.8)' --format json
      """)

  @Argument(help: "A motion or a document.", completion: MotionNotation.completion)
  var motion: String

  @OptionGroup var keyPaths: KeyPathOptions

  @Option(help: "The format of the description (default: text).")
  var format: TextFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round the numbers to so many decimals.", valueName: "decimals"))
  var precision: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
  }

  func run() throws {
    let decimals = try precision.map { text throws(CommandFailure) in try TableOptions.decimals(text) }
    let format = try output.format(format, or: .text)
    try Output.write(try text(as: format, decimals: decimals), to: output.output)
  }

  private func text(as format: TextFormat, decimals: Int?) throws(CommandFailure) -> String {
    switch try MotionArgument(motion) {
    case .motion(let motion):
      if !keyPaths.keyPaths.isEmpty { throw .badData("--key-path is for documents") }
      let facts = motion.facts.map { fact in decimals.map(fact.rounded(decimals:)) ?? fact }
      switch format {
      case .text: return PropertySheet.text(of: facts, title: motion.description)
      case .json: return PropertySheet.objectWithUnits(of: facts) + "\n"
      }
    case .recording(let recording): return DocumentSheet(recording).text(as: format, decimals: decimals)
    case .document(let document):
      if case .lottie(let lottie) = document.content, keyPaths.keyPaths.isEmpty {
        return LottieSheet(lottie).text(as: format)
      }
      return try DocumentSheet(document, keyPaths).text(as: format, decimals: decimals)
    }
  }
}

extension MotionProperty {
  /// The fact with a rounded number.
  func rounded(decimals: Int) -> MotionProperty {
    guard case .number(let number, let unit) = value else { return self }
    return MotionProperty(key, label: label, .number(number.rounded(decimals: decimals), unit: unit))
  }
}
