import ArgumentParser
import MotionEffects

/// `inbetween effect`: the animated effects.
struct EffectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "effect",
    abstract: "List the animated effects and their parameters, print their numbers, draw them, play with them.",
    discussion: """
      EXAMPLES:
        inbetween effect list
        inbetween effect info water-ball
        inbetween effect sample cube-refresh --rate 60
        inbetween effect sample checkmark-refresh --variant legacy --at 1,2,3
        inbetween effect render gooey-indicator --set color=orange -o gooey.svg
      """,
    subcommands: [
      EffectListCommand.self, EffectInfoCommand.self, EffectSampleCommand.self, EffectRenderCommand.self,
      EffectGalleryCommand.self,
    ]
  )
}

/// `inbetween effect list`: the names and summaries of the effects.
struct EffectListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the names of the effects, with a summary of each.")

  @OptionGroup var output: OutputOptions

  func run() throws {
    let width = EffectKind.all.map(\.name.count).max() ?? 0
    let lines = EffectKind.all.map { effect in
      effect.name + String(repeating: " ", count: width - effect.name.count) + "  \(effect.summary)\n"
    }
    try Output.write(lines.joined(), to: output.output)
  }
}
