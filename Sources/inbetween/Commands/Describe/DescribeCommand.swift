import ArgumentParser
import Catalogue
import MotionNumerics

/// `inbetween describe`: the key numbers of a motion.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe a motion in a few numbers.",
    discussion: """
      For a timing curve: the minimum and the maximum between 0 and 1, whether it is monotonic there, and the slopes \
      at both ends. For a spring: its parameters, its settling duration to a thousandth of the distance, Core \
      Animation's settlingDuration, its overshoot and the time of its peak. For a damped oscillation: the minimum and \
      the maximum between 0 and 1, and its settling duration; over a duration, where it ends. For a decay: its distance and its duration. For all of \
      them the largest speed, acceleration and jerk between the start and the end, in absolute value: the calmer of two \
      motions has the smaller ones. A jump within is an infinite speed, a corner an infinite acceleration. The text \
      begins with the motion in its canonical notation.

      Each number has its unit, in JSON in the object 'units' by its name. Values are in distances, one of them from 0 to 1; \
      behind an arrow, and for a decay, in the units of its ends. Times are seconds, progress, or the x of a damped \
      oscillation; on the clock of the motion, its delay included, but for durations, which begin when it moves. A \
      spring's mass is in any unit, written kg: only the ratios of its three numbers matter.

      \(MotionNotation.hint)

      EXAMPLES:
        inbetween describe ease-out-back
        inbetween describe 'spring(1 100 10)'
        inbetween describe 'damped(5, 30) 3 -> 7'
        inbetween describe 'cubic-bezier(0.24, 0.52, 0.43, 0.8)' --format json
      """)

  @Argument(help: "A motion.", completion: MotionNotation.completion)
  var motion: String

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
    let motion = try ParsedMotion(argument: motion)
    let decimals = try precision.map { text throws(CommandFailure) in try TableOptions.decimals(text) }
    let facts = motion.facts.map { fact in decimals.map(fact.rounded(decimals:)) ?? fact }
    let text =
      switch try output.format(format, or: .text) {
      case .text: PropertySheet.text(of: facts, title: motion.description)
      case .json: PropertySheet.objectWithUnits(of: facts) + "\n"
      }
    try Output.write(text, to: output.output)
  }
}

extension MotionProperty {
  /// The fact with a rounded number.
  fileprivate func rounded(decimals: Int) -> MotionProperty {
    guard case .number(let number, let unit) = value else { return self }
    return MotionProperty(key, label: label, .number(number.rounded(decimals: decimals), unit: unit))
  }
}
