import ArgumentParser
import JSONText
import MotionLottie
import MotionNumerics

/// `inbetween lottie info`: the contents of a Lottie document.
struct LottieInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Describe a Lottie document.",
    discussion: """
      The size, frame rate, frames and duration; the layers, indented by their depth, each with its type, its frames, \
      its parent and its matte; the markers; the features with their counts, and the level of the greatest of them; \
      and what is drawn otherwise than the document says. Of a container also the names of its animations and \
      themes. Levels: 0 shapes, solids, keyframes, parents; 1 precompositions; 2 trims, dashes; 3 masks, mattes; 4 \
      gradients; 5 polystars, repeaters and other modifiers; 6 images; 7 time remapping, stretch, auto-orientation; 8 \
      merged paths; 9 text; 10 effects, styles, blends, three dimensions; 11 expressions.

      EXAMPLES:
        inbetween lottie info heart.json
        inbetween lottie info heart.json --format json
        inbetween lottie info heart.json --key-paths
      """)

  @OptionGroup var lottie: LottieOptions

  @Option(help: "The format of the description (default: text).")
  var format: TextFormat?

  @Flag(help: "List the key paths of all properties instead, one on each line.")
  var keyPaths = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
  }

  func run() throws {
    let content = try lottie.opened(reporting: false)
    let format = try output.format(format, or: .text)
    try Output.write(text(of: content, as: format), to: output.output)
  }

  private func text(of content: LottieFile.Content, as format: TextFormat) -> String {
    if keyPaths {
      let paths = content.animation.keyPaths.map(\.description)
      guard format == .json else { return paths.map { $0 + "\n" }.joined() }
      return "[\(paths.map(\.jsonString).joined(separator: ","))]\n"
    }
    return LottieSheet(content).text(as: format)
  }
}
