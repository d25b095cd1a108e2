import ArgumentParser
import MotionEffects
import VectorScene

/// `inbetween effect render`: an effect as an animated picture.
struct EffectRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw an effect as an animated SVG picture.",
    discussion: """
      The picture plays the script of `effect sample` again and again, and needs no script of its own: its animation \
      is SVG's. Programs that do not animate show the first frame; --frame writes that of one time.
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

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if frame != nil && (rate != nil || to != nil) {
      throw ValidationError("--frame is one picture: --rate and --to do not go with it.")
    }
  }

  func run() throws {
    let effect = try script.effect()
    let picture =
      if let frame { effect.scene(at: try Double(frame, option: "--frame")).svg() } else { try animation(of: effect) }
    try Output.write(to: output.output) { (sink) throws(SystemError) in sink.append(picture) }
  }

  private func animation(of effect: ScriptedEffect) throws(CommandFailure) -> String {
    let times = try script.times(of: effect, rate: rate, to: to)
    guard times.count <= Self.maximumFrameCount else {
      throw .badData("--rate: \(times.count) frames asked for, at most \(Self.maximumFrameCount) are allowed")
    }
    let moments = times.times(of: 0..<times.count)
    do {
      return try AnimatedScene(frames: moments.map { effect.scene(at: $0) }, duration: moments[moments.count - 1]).svg()
    } catch {
      throw .badData("\(error)")
    }
  }
}
