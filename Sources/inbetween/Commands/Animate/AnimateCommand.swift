import ArgumentParser
import LayerAnimation
import MotionNumerics

/// `inbetween animate`: a table of an animation document's values over time.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Evaluate an animation that a JSON document describes, as Core Animation would.",
    discussion: """
      The columns are time,value or, for values of several numbers, time,value.0,value.1 and so on; with a rotationMode \
      there is also rotation, an angle in radians. A group has such columns for each key path: KEYPATH, or KEYPATH.0 \
      and so on, and KEYPATH.rotation; a transition has progress. Cells are empty where the animation has no effect: \
      before and after it, unless its fillMode says otherwise. A table has at most \(SampleTimes.maximumCount) rows.

      The time is that of the animation's parent, from 0 to the end of the animation; an endless animation needs --to.

      DOCUMENT:
        { "type": "keyframe", "keyPath": "position",
          "values": [[0, 0], [10, 0], [10, 5]], "keyTimes": [0, 0.25, 1],
          "calculationMode": "cubic", "tensionValues": [0, 0, 0],
          "timingFunctions": ["ease", "cubic-bezier(.24, .52, .43, .8)"],
          "duration": 2, "repeatCount": 2, "autoreverses": true,
          "fillMode": "both", "timingFunction": "ease-in-out" }

      Each type has its fields, by Core Animation's names:
        basic       fromValue, toValue, byValue: at most two of them
        spring      the same, and mass, stiffness, damping,
                    initialVelocity, allowsOverdamping
        keyframe    values, or path (SVG data) with rotationMode (\(words(PathMotion.RotationMode.self)));
                    keyTimes, timingFunctions, calculationMode
                    (\(words(CalculationMode.self))),
                    tensionValues, continuityValues, biasValues
        group       animations
        transition  transitionType, Core Animation's type
                    (\(words(Transition.Kind.self))),
                    subtype (\(words(Transition.Direction.self))),
                    startProgress, endProgress
      The first three also have keyPath, modelValue (0), additive and cumulative. All have beginTime, duration, speed, \
      timeOffset, repeatCount and repeatDuration (numbers or "infinity"), autoreverses, fillMode \
      (\(words(FillMode.self))), removedOnCompletion (false), and all but springs timingFunction, in the motion \
      notation.

      A value is a number or an array of numbers; modelValue stands for missing ends, and additive animations add to \
      it. Without a duration an animation lasts 0.25 s, a spring until it has settled, a member as long as its group. \
      Contradictory fields are refused, where Core Animation ignores one of them.

      EXAMPLES:
        inbetween animate pop-scale.json --rate 16
        inbetween animate arrow.json --format ndjson -o arrow.ndjson
        inbetween animate endless.json --from 1 --to 3
        inbetween animate offset.json --at 0,1,2,3,4
      """)

  @OptionGroup var input: DocumentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Times per second, from --from to --to (default: 60).", valueName: "hz"))
  var rate: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The time of the first row (default: 0).", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end of the rows; by default that of the animation.", valueName: "time"))
  var to: String?

  @Option(help: "The format of the table.")
  var format = TableFormat.csv

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if input.at != nil && rate != nil { throw ValidationError("--rate and --at exclude each other.") }
    if input.at != nil && (from != nil || to != nil) {
      throw ValidationError("--at names the times itself: --from and --to do not go with it.")
    }
  }

  func run() throws {
    let file = try InputFile(reading: input.document)
    let animation = try AnimationDocument(parsing: file.bytes, name: file.name)
    let times = try times(of: animation, named: file.name)
    try animation.checkEffort(rowCount: times.count, name: file.name)
    let samples = AnimationSamples(animation)
    try Output.writeTable(
      animation.columnNames, rowCount: times.count, as: format, to: output.output
    ) { rows in samples.columns(at: times.times(of: rows)) }
  }

  private func times(of animation: AnimationDocument, named name: String) throws(CommandFailure) -> SampleTimes {
    if let at = input.at { return try SampleTimes(listed: at) }
    let hertz = try SampleTimes.hertz(rate ?? "60")
    let start = if let from { try Double(from, option: "--from") } else { 0.0 }
    let end = if let to { try Double(to, option: "--to") } else { try Self.end(of: animation, named: name) }
    return try SampleTimes(rate: hertz, over: ClosedRange(from: start, to: end))
  }

  private static func end(of animation: AnimationDocument, named name: String) throws(CommandFailure) -> Double {
    guard let end = animation.endTime else { throw .badData("\(name): the animation never ends: give --to") }
    guard end > 0 else {
      throw .badData("\(name): the animation ends at \(end.shortestDecimal), not after 0: give --from and --to")
    }
    return end
  }

  /// The words of a field, as a list for the help text.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
