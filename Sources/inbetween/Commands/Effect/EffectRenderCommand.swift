import ArgumentParser
import MotionEffects
import MotionExport
import VectorScene
import WebPages

/// `inbetween effect render`: an effect as an animated picture.
struct EffectRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw an effect as an animated SVG picture, an HTML page, a Lottie document, or one picture per frame.",
    discussion: """
      The picture plays the script of `effect sample` in a loop; its animation is SVG's own and needs no program. \
      Viewers without animation show the first frame; --at writes the picture of one time. If the name of the output \
      ends in .html it is a page that plays, pauses and goes to any frame, and needs no network. --frames writes the \
      pictures of all frames, NAME-0000.svg and so on, into a folder, and makes the folder if necessary.

      If the name ends in .json, or with --format lottie, it is a Lottie document with few keys: at the frames of --rate \
      nothing is more than 0.05 points from its place, and a line on standard error says how near it is. A player draws \
      texts with its own fonts.

      --size fits the picture into a canvas, --background fills that, and --set changes the effect itself: its colours, \
      its lengths, its times.

      EXAMPLES:
        inbetween effect render gooey-indicator -o gooey.svg
        inbetween effect render water-ball --to 4 -o water.html
        inbetween effect render cube-refresh --at 1.25 -o cubes.svg
        inbetween effect render checkmark-refresh -o checkmark.json
        inbetween effect render pop-scale --rate 25 --frames pop
        inbetween effect render pop-scale --set color=teal --size 512x512 -o pop.svg
        inbetween effect render heart.json --segments pull,beat,fade -o heart.svg
      """)

  @OptionGroup var script: EffectScriptOptions

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

  @Option(
    help: ArgumentHelp("A folder for a picture of each frame.", valueName: "folder"), completion: .directory)
  var frames: String?

  @Option(help: "The format of the animation (default: svg, or what the file's ending says).")
  var format: MovingFormat?

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    let written = try output.format(format, or: .svg)
    if at != nil && (rate != nil || to != nil) {
      throw ValidationError("--at is one picture: --rate and --to do not go with it.")
    }
    if frames != nil && (at != nil || output.output != nil) {
      throw ValidationError("--frames writes many pictures: --at and --output do not go with it.")
    }
    if written != .svg && frames != nil {
      throw ValidationError("--frames writes SVG pictures: --format \(written.rawValue) does not go with it.")
    }
    if written == .lottie && at != nil {
      throw ValidationError("--at is one picture, and a Lottie document moves.")
    }
  }

  func run() throws {
    let effect = try script.effect()
    let canvas = try canvas.canvas()
    if let frames {
      let times = try frameTimes(of: effect)
      try FrameFiles(folder: frames, name: script.name.fileName).write(count: times.count) {
        canvas.fitting(effect.scene(at: times[$0]))
      }
    } else if let at {
      let scene = canvas.fitting(effect.scene(at: try Double(at, option: "--at")))
      let isPage = try output.format(format, or: .svg) == .html
      try Output.writePicture(to: output.output) { () throws(SceneError) in
        isPage ? try scene.html(isForDarkness: isForDarkness) : try scene.svg()
      }
    } else {
      try write(canvas.fitting(animation(of: effect)))
    }
  }

  private func write(_ animation: AnimatedScene) throws {
    let format = try output.format(format, or: .svg)
    if format == .lottie { return try writeLottie(animation) }
    try Output.writePicture(to: output.output) { () throws(SceneError) in
      format == .html ? try animation.html(isForDarkness: isForDarkness) : try animation.svg()
    }
  }

  /// Writes a document, whose format has no comments: what is known of it goes to standard error.
  private func writeLottie(_ animation: AnimatedScene) throws {
    let frameRate = try SampleTimes.hertz(rate ?? "60")
    let lottie: ExportedText
    do {
      lottie = try animation.lottie(frameRate: frameRate)
    } catch {
      throw CommandFailure.badData("the animation cannot be written: \(error)")
    }
    try Output.write(lottie.text, to: output.output)
    for line in [lottie.remark] + lottie.warnings { CommandFailure.warn(line) }
  }

  /// Whether the colours stand out from a dark ground too: the effects' own are grey, or of middle brightness.
  private var isForDarkness: Bool {
    guard case .effect = script.name else { return false }
    return !script.settings.contains { $0.contains("olor=") }
  }

  private func frameTimes(of effect: ScriptedEffect) throws(CommandFailure) -> [Double] {
    let times = try script.times(of: effect, rate: rate, to: to)
    try FrameFiles.checkCount(times.count)
    return times.times(of: 0..<times.count)
  }

  private func animation(of effect: ScriptedEffect) throws(CommandFailure) -> AnimatedScene {
    let times = try frameTimes(of: effect)
    do {
      return try effect.animation(at: times)
    } catch {
      throw .badData("\(error)")
    }
  }
}
