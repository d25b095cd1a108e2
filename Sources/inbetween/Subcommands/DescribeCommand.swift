import ArgumentParser
import MotionNumerics

/// `inbetween describe`: what a motion does, in a few numbers.
struct DescribeCommand: ParsableCommand {
  /// How the description is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Tell what a motion does.",
    discussion: """
      Of a timing curve: the least and the greatest value between 0 and 1, whether it is monotonic there, and the \
      slopes at both ends. The text begins with the motion in its canonical notation.

      \(MotionNotation.summary)

      EXAMPLES:
        inbetween describe ease-out-back
        inbetween describe 'cubic-bezier(0.24, 0.52, 0.43, 0.8)' --format json
      """)

  @Argument(help: "A motion.", completion: MotionNotation.completion)
  var motion: String

  @Option(help: "The format of the description.")
  var format = Format.text

  @OptionGroup var output: OutputOptions

  func run() throws {
    let motion = try NotatedMotion(argument: motion)
    let facts = motion.facts
    let text =
      switch format {
      case .text: FactSheet.text(of: facts, title: motion.description)
      case .json: FactSheet.json(of: facts)
      }
    try Output.write(to: output.output) { (sink) throws(SystemError) in sink.append(text) }
  }
}

extension NotatedMotion {
  /// What is worth knowing about the motion.
  fileprivate var facts: [Fact] {
    switch self {
    case .timingCurve(let curve): curve.facts
    }
  }
}

extension TimingCurve {
  fileprivate var facts: [Fact] {
    let range = range()
    return [
      Fact("minimum", .number(range.lowerBound)),
      Fact("maximum", .number(range.upperBound)),
      Fact("isMonotonic", label: "monotonic", .truth(isMonotonic)),
      Fact("startSlope", label: "start slope", .number(velocity(at: 0))),
      Fact("endSlope", label: "end slope", .number(velocity(at: 1))),
    ]
  }
}
