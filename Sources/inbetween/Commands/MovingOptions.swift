import ArgumentParser

/// `--rate`, `--to`, `--at`, `--frames`, `--format`, `--loops`, `--size`, `--background`, `--scale`, `--font` and
/// `--output`: how a moving picture is drawn, and where it is written.
struct MovingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames per second (default: 60; GIF: 50).", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end (default: that of the effect).", valueName: "time"))
  var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw only the picture at this time: 0.5, 30f.", valueName: "time"))
  var at: String?

  @OptionGroup var frames: FrameFolderOptions

  @Option(help: "The format (default: svg, or by the output's name).")
  var format: MovingFormat?

  @OptionGroup var loops: LoopOptions

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var pixels: PixelOptions

  @OptionGroup var output: OutputOptions

  var request: MovingRequest {
    MovingRequest(
      rate: rate, to: to, at: at, frames: frames.frames, format: format, loops: loops, canvas: canvas, pixels: pixels,
      output: output)
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

/// `--loops`: how often something plays.
struct LoopOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often an APNG or a GIF plays (0: for ever).", valueName: "count"))
  var loops: String?

  /// - Throws: ``CommandFailure/badData(_:)`` for a text that is not such a number.
  func count() throws(CommandFailure) -> Int {
    guard let loops else { return 0 }
    // The greatest count that a GIF can state.
    guard let count = Int(loops), (0...65535).contains(count) else {
      throw .badData("--loops: expected a whole number from 0 to 65535, found \(loops.quoted)")
    }
    return count
  }
}
