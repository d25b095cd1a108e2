import ArgumentParser
import MotionEffects
import VectorScene
import WebPages

/// `inbetween effect render`: an effect as an animated picture.
struct EffectRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw an effect as an animated SVG picture, an HTML page, or one picture per frame.",
    discussion: """
      The picture plays the script of `effect sample` in a loop; its animation is SVG's own and needs no program. \
      Viewers without animation show the first frame; --at writes the picture of one time. If the name of the output \
      ends in .html it is a page that plays, pauses and goes to any frame, and needs no network. --frames writes the \
      pictures of all frames, NAME-0000.svg and so on, into a folder, and makes the folder if necessary.

      --size fits the picture into a canvas, --background fills that, and --set changes the effect itself: its colours, \
      its lengths, its times.

      EXAMPLES:
        inbetween effect render gooey-indicator -o gooey.svg
        inbetween effect render water-ball --to 4 -o water.html
        inbetween effect render cube-refresh --at 1.25 -o cubes.svg
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

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(or: PictureFormat.svg)
    if at != nil && (rate != nil || to != nil) {
      throw ValidationError("--at is one picture: --rate and --to do not go with it.")
    }
    if frames != nil && (at != nil || output.output != nil) {
      throw ValidationError("--frames writes many pictures: --at and --output do not go with it.")
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
      let isPage = try output.format(or: PictureFormat.svg) == .html
      try Output.writePicture(to: output.output) { () throws(SceneError) in
        isPage ? try scene.html(isForDarkness: isForDarkness) : try scene.svg()
      }
    } else {
      let animation = try canvas.fitting(animation(of: effect))
      let isPage = try output.format(or: PictureFormat.svg) == .html
      try Output.writePicture(to: output.output) { () throws(SceneError) in
        isPage ? try animation.html(isForDarkness: isForDarkness) : try animation.svg()
      }
    }
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
