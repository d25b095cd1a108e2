import ArgumentParser

/// `inbetween lottie`: Lottie animations, as numbers and pictures.
struct LottieCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lottie",
    abstract: "Describe, sample and draw Lottie animations.",
    discussion: """
      A frame is one of the whole animation, and may lie between two. What a document has and the picture has not is \
      told on standard error, a line for each kind of thing; --quiet hides it, --strict makes it an error (65). A \
      container, .lottie, .zip or .tgs, is known by its contents; --animation names one of several animations.

      EXAMPLES:
        inbetween lottie info heart.json
        inbetween lottie sample heart.json --key-path '**.Position' --every 10f
        inbetween lottie render heart.json --at 30f -o heart.svg
        inbetween lottie bake bounce.json -o baked.json
      """,
    subcommands: [LottieInfoCommand.self, LottieSampleCommand.self, LottieRenderCommand.self, LottieBakeCommand.self])
}
