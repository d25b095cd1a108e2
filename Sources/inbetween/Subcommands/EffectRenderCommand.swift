import ArgumentParser
import MotionEffects
import VectorScene
import WebPages

/// `inbetween effect render`: an effect as an animated picture.
struct EffectRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw an effect as an animated SVG picture, an HTML page, or a picture a frame.",
    discussion: """
      The picture plays the script of `effect sample` again and again, and needs no script of its own: its animation \
      is SVG's. Programs that do not animate show the first frame; --frame writes that of one time. If the name of the \
      output ends in .html it is a page that plays, pauses and goes to any frame, and needs no network. --frames \
      writes the pictures of all frames, NAME-0000.svg and so on, into a folder, which is made if there is none.

      EXAMPLES:
        inbetween effect render gooey-indicator -o gooey.svg
        inbetween effect render water-ball --to 4 -o water.html
        inbetween effect render cube-refresh --frame 1.25 -o cubes.svg
        inbetween effect render pop-scale --rate 25 --frames pop
      """)

  /// More would make pictures that no program shows fluently.
  private static let maximumFrameCount = 3600

  @OptionGroup var script: EffectScriptOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("So many frames a second (default: 60).", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where the animation ends; by default where the effect does.", valueName: "time"))
  var to: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The picture of this time alone.", valueName: "time"))
  var frame: String?

  @Option(
    help: ArgumentHelp("A folder for a picture of each frame.", valueName: "folder"), completion: .directory)
  var frames: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if frame != nil && (rate != nil || to != nil) {
      throw ValidationError("--frame is one picture: --rate and --to do not go with it.")
    }
    if frames != nil && (frame != nil || output.output != nil) {
      throw ValidationError("--frames writes many pictures: --frame and --output do not go with it.")
    }
  }

  func run() throws {
    let effect = try script.effect()
    if let frames {
      try FrameFiles(folder: frames, name: script.name.rawValue).write(moments(of: effect).map { effect.scene(at: $0) })
      return
    }
    let isPage = output.output?.lowercased().hasSuffix(".html") ?? false
    let document: String
    if let frame {
      let scene = effect.scene(at: try Double(frame, option: "--frame"))
      document = try CommandFailure.unlessWritten { () throws(SceneError) in
        isPage ? try scene.html() : try scene.svg()
      }
    } else {
      let animation = try animation(of: effect)
      document = try CommandFailure.unlessWritten { () throws(SceneError) in
        isPage ? try animation.html() : try animation.svg()
      }
    }
    try Output.write(to: output.output) { (sink) throws(SystemError) in sink.append(document) }
  }

  /// The times of the frames.
  private func moments(of effect: ScriptedEffect) throws(CommandFailure) -> [Double] {
    let times = try script.times(of: effect, rate: rate, to: to)
    guard times.count <= Self.maximumFrameCount else {
      throw .badData("--rate: \(times.count) frames asked for, at most \(Self.maximumFrameCount) are allowed")
    }
    return times.times(of: 0..<times.count)
  }

  private func animation(of effect: ScriptedEffect) throws(CommandFailure) -> AnimatedScene {
    let moments = try moments(of: effect)
    do {
      return try effect.animation(at: moments)
    } catch {
      throw .badData("\(error)")
    }
  }
}
