import ArgumentParser
import MotionEffects

/// `inbetween effect sample`: a table of an effect's channels over time.
struct EffectSampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the channels of an effect over time as a table.",
    discussion: """
      The columns are time and the effect's channels; cells of hidden parts are empty. A refresh effect is pulled from \
      0 to 1 during --pull seconds, begins then, is told to end --refresh seconds later, and has rows until it is idle. \
      The others start at 0: gooey-indicator is dragged one page in 0.5 s and released, floating-tags gets a tap every \
      0.2 s on alternating sides, ten in all, water-ball rises from 0.2 to 0.8. A Lottie document is a refresh effect \
      by its segments, and its channel is frame.
      """)

  @OptionGroup var script: EffectScriptOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Rows per second (default: 60).", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These times, separated by commas; - takes numbers from standard input.", valueName: "times"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end of the rows; by default that of the effect.", valueName: "time"))
  var to: String?

  @Option(help: "The format of the table.")
  var format = TableFormat.csv

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if at != nil && (rate != nil || to != nil) {
      throw ValidationError("--at names the times itself: --rate and --to do not go with it.")
    }
  }

  func run() throws {
    let effect = try script.effect()
    let times = if let at { try SampleTimes(listed: at) } else { try script.times(of: effect, rate: rate, to: to) }
    try Output.writeTable(
      ["time"] + effect.channelNames, rowCount: times.count, as: format, to: output.output
    ) { rows in
      let times = times.times(of: rows)
      let cells = times.map { effect.channels(at: $0) }
      return [times] + effect.channelNames.indices.map { channel in cells.map { $0[channel] ?? .nan } }
    }
  }
}
