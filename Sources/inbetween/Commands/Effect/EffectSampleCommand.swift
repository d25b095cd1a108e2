import ArgumentParser
import MotionEffects

/// `inbetween effect sample`: a table of an effect's channels over time.
struct EffectSampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the channels of an effect over time as a table.",
    discussion: """
      The columns are time and the effect's channels; cells of hidden parts are empty. A refresh effect is pulled from 0 to 1 during \
      --pull, begins then, is told to end --refresh later, and has rows until it is idle. The others start at 0: \(scripts).

      EXAMPLES:
        inbetween effect sample cube-refresh --at 0.25,48f
        inbetween effect sample heart.json --segments pull,beat,fade --rate 10
      """)

  private static var scripts: String {
    EffectKind.all.filter { !$0.isRefresh }.map { "\($0.name) \($0.script)" }.joined(separator: ", ")
  }

  @OptionGroup var script: EffectScriptOptions

  @OptionGroup var times: TimeOptions

  @OptionGroup var table: TableOptions

  func validate() throws {
    try table.check()
  }

  func run() throws {
    let effect = try script.effect()
    let rows = try times.times(or: .rate("60")) { () throws(CommandFailure) in
      try times.domain.domain(unit: times.unit()) { () throws(CommandFailure) in effect.endTime }
    }
    try table.write(["time"] + effect.channelNames, rowCount: rows.count) {
      let times = rows.times(of: $0)
      let cells = times.map { effect.channels(at: $0) }
      return [times] + effect.channelNames.indices.map { channel in cells.map { $0[channel] ?? .nan } }
    }
  }
}
