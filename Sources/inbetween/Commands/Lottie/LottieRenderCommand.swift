import ArgumentParser
import MotionLottie
import MotionNumerics
import VectorScene

/// `inbetween lottie render`: frames of a Lottie animation as pictures.
struct LottieRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a frame of a Lottie animation as SVG.",
    discussion: """
      The picture needs no other file: images are part of it. Those in files of their own are looked for beside the \
      document, and below its folder.

      EXAMPLES:
        inbetween lottie render heart.json --frame 30 -o heart.svg
        inbetween lottie render heart.json --frame 12.5 --set '**.Fill 1.Color=#00aaff'
      """)

  @OptionGroup var lottie: LottieOptions

  @OptionGroup var overrides: LottieOverrideOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("The frame; it may lie between two.", valueName: "frame"))
  var frame: String

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if output.isPage { throw ValidationError("a page is not written: --output ends in .svg.") }
  }

  func run() throws {
    let frame = try Double(frame, option: "--frame")
    let animation = try overrides.applied(to: lottie.animation())
    try Output.writePicture(to: output.output) { () throws(SceneError) in try animation.scene(at: frame).svg() }
  }
}
