import ArgumentParser
import MotionLottie
import MotionNumerics
import VectorScene
import WebPages

/// `inbetween lottie render`: a Lottie animation as pictures.
struct LottieRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a Lottie animation as a moving picture, in SVG or pixels, some of its frames, or a page.",
    discussion: """
      The picture plays in a loop. --from, --to and --marker choose a part, whose end is not shown. A name in .html \
      makes a page that plays the document (69 without `make web`). Images in files are looked for beside the \
      document, and below its folder; those of a container are in it. See `inbetween help films`, `help key-paths`.

      EXAMPLES:
        inbetween lottie render heart.json -o heart.svg
        inbetween lottie render heart.json --at 30f -o still.svg
        inbetween lottie render heart.json --marker beat --rate 30 -o beat.svg
        inbetween lottie render heart.json --at 0.2s --set '**.Color=#00aaff'
        inbetween lottie render heart.json --recolor '#ed4a6b=#0a84ff' -o blue.svg
      """)

  @OptionGroup var lottie: LottieOptions

  @OptionGroup var overrides: LottieOverrideOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw only the picture at this time: 0.5, 30f.", valueName: "time"))
  var at: String?

  @OptionGroup var frames: FrameFolderOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures per second (default: the document's).", valueName: "hz"))
  var rate: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The time of its start (default: the first frame).", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time before which it ends (default: the end).", valueName: "time"))
  var to: String?

  @Option(help: ArgumentHelp("The part of the animation that a marker names.", valueName: "name"))
  var marker: String?

  @Option(help: "The format (default: svg, or by the output's name).")
  var format: MovingFormat?

  @OptionGroup var loops: LoopOptions

  @OptionGroup var canvas: CanvasOptions

  @OptionGroup var pixels: PixelOptions

  @OptionGroup var output: OutputOptions

  private var request: MovingRequest {
    MovingRequest(
      rate: rate, to: to, at: at, frames: frames.frames, format: format, loops: loops,
      canvas: canvas, pixels: pixels, output: output)
  }

  func validate() throws {
    let written = try output.format(format, or: .svg)
    if written == .lottie { throw ValidationError("--output: the pictures are SVG, pixels or a page, no documents.") }
    if written == .html && at == nil && (rate != nil || canvas.isGiven) {
      throw ValidationError("A page plays the document as it is: --rate, --size and --background do not go with it.")
    }
    if at != nil && (from != nil || rate != nil || marker != nil) {
      throw ValidationError("--at is one picture: --from, --rate and --marker do not go with it.")
    }
    if marker != nil && (from != nil || to != nil) {
      throw ValidationError("--marker names a part of the animation: --from and --to do not go with it.")
    }
    try request.check()
  }

  func run() throws {
    let content = try lottie.opened()
    let animation = try overrides.applied(to: content.animation)
    if let at {
      let frame = try Double(at, option: "--at", unit: animation.unit)
      animation.warn(ofFrame: frame, written: at)
      return try request.writeStill(animation.scene(at: frame), style: PictureStyle())
    }
    if try request.isPage() {
      let page = LottiePage(
        name: lottie.name, document: content.document, frames: try range(of: animation),
        settings: try overrides.parsed(), colors: try overrides.colors(), images: animation.images)
      return try PageFile(name: .player).write(title: page.name, request: page.request, to: output)
    }
    let times = try times(of: animation)
    let picture = MovingPicture(
      name: lottie.name, rate: try request.hertz(or: animation.frameRate),
      // The last time is the end of the animation, not a frame.
      times: times.seconds.dropLast(), scene: { animation.scene(at: times.frames[$0]) },
      animation: { () throws(CommandFailure) in
        do throws(ParameterError) {
          return try animation.animatedScene(at: times)
        } catch {
          throw .badData("\(error)")
        }
      })
    try request.write(picture)
  }

  private func times(of animation: LottieAnimation) throws(CommandFailure) -> LottieFrameTimes {
    let range = try range(of: animation)
    let hertz = try request.hertz(or: animation.frameRate)
    // At the document's rate the pictures are its frames.
    let isOwnRate = rate == nil && hertz == animation.frameRate
    do {
      let times = try LottieFrameTimes(of: animation, frames: range, rate: isOwnRate ? nil : hertz)
      try FrameFiles.checkCount(times.frames.count - 1)
      return times
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as ParameterError where error.parameter == "rate" {
      throw .badData("--\(error)")
    } catch {
      throw .badData("\(error)")
    }
  }

  private func range(of animation: LottieAnimation) throws(CommandFailure) -> Range<Double> {
    if let marker {
      guard let found = animation.markers.first(where: { $0.name == marker }) else {
        let names = animation.markers.map(\.name.quoted).joined(separator: ", ")
        throw .badData(
          "--marker \(marker.quoted): no such marker; \(names.isEmpty ? "there is none" : "there are \(names)")")
      }
      guard !found.frames.isEmpty else {
        throw .badData("--marker \(marker.quoted): a point in time, not a part of the animation; --at draws it")
      }
      return found.frames
    }
    let start =
      if let from { try Double(from, option: "--from", unit: animation.unit) } else { animation.frames.lowerBound }
    let end = if let to { try Double(to, option: "--to", unit: animation.unit) } else { animation.frames.upperBound }
    let range = try ClosedRange(from: start, to: end)
    return range.lowerBound..<range.upperBound
  }
}
