import ArgumentParser

/// `--rate`, `--to`, `--at`, `--frames`, `--format`, `--size`, `--background` and `--output`: how something in motion is
/// drawn, and where.
struct MovingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames per second (default: 60).", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end of the animation; by default that of the effect.", valueName: "time"))
  var to: String?

  @Option(
    name: [.customLong("at"), .customLong("frame")], parsing: .unconditional,
    help: ArgumentHelp("Draw only the picture at this time.", valueName: "time"))
  var at: String?

  @OptionGroup var frames: FrameFolderOptions

  @Option(help: "The format of the animation (default: svg, or what the file's ending says).")
  var format: MovingFormat?

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var output: OutputOptions

  var request: MovingRequest {
    MovingRequest(
      rate: rate, to: to, at: at, frames: frames.frames, format: format, canvas: canvas, output: output)
  }

  func validate() throws {
    try request.check()
  }
}

/// `--frames`: a picture of each frame.
struct FrameFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder for a picture of each frame.", valueName: "folder"), completion: .directory)
  var frames: String?
}
