import ArgumentParser
import MotionNumerics
import SceneRaster
import VectorScene
import WebPages

/// A request for something in motion: all of it in one format, its frames one by one, or the picture of one time.
///
/// Some commands have other options of the same names, and read these options themselves. The rules here apply to all
/// commands.
struct MovingRequest {
  /// Frames per second.
  var rate: String?
  /// The end of the animation.
  var to: String?
  /// The time of a single picture.
  var at: String?
  /// The folder for a picture of each frame.
  var frames: String?
  var format: MovingFormat?
  var loops: LoopOptions
  var canvas: CanvasOptions
  var pixels: PixelOptions
  var output: OutputOptions

  /// Refuses options that contradict each other; for a command's validation.
  func check() throws {
    let written = try output.format(format, or: .svg)
    // Beside frames the rate says how long they are.
    if let at, to != nil || rate != nil && !NumberUnit.countsFrames(at) {
      throw ValidationError("--at is one picture: --rate and --to do not go with it.")
    }
    if frames != nil && (at != nil || output.output != nil) {
      throw ValidationError("--frames writes many pictures: --at and --output do not go with it.")
    }
    if frames != nil && written != .svg && written != .png {
      throw ValidationError("--frames writes SVG or PNG pictures: --format \(written.rawValue) does not go with it.")
    }
    if at != nil && written.still == nil {
      throw ValidationError("--at is one picture, and no \(written.name).")
    }
    if written == .png && at == nil && frames == nil {
      throw ValidationError("A PNG is one picture: give it --at or --frames, or a name that ends in .apng.")
    }
    try pixels.check(arePixels: written.arePixels)
    if loops.loops != nil && (!written.hasLoops || at != nil || frames != nil) {
      throw ValidationError("--loops is for .apng and .gif.")
    }
    if written == .mp4 && canvas.background == "none" {
      throw ValidationError("--background: an MP4 has no transparency; without a colour it is white. WebM has it.")
    }
    if written.arePixels && frames == nil { try output.requireNoTerminal(for: written.name) }
  }

  /// Whether a page is written, which shows the title beside the picture.
  func isPage() throws -> Bool { try frames == nil && output.format(format, or: .svg) == .html }

  /// Frames per second: the requested rate, or else the usual one.
  ///
  /// For a GIF the usual rate is limited to the greatest that the format can show.
  func hertz(or usual: Double = 60) throws(CommandFailure) -> Double {
    if let rate { return try SampleTimes.hertz(rate) }
    let isGIF = (try? output.format(format, or: .svg)) == .gif
    return isGIF ? min(usual, FilmFormat.gif.greatestRate) : usual
  }

  /// The time of a single picture; nil if none is requested.
  func stillTime() throws(CommandFailure) -> Double? {
    guard let at else { return nil }
    return try Double(at, option: "--at", unit: .time(framesPerSecond: try hertz()))
  }

  /// The time of `--to`; nil without it.
  func givenEnd() throws(CommandFailure) -> Double? {
    guard let to else { return nil }
    return try Double(to, option: "--to", unit: .time(framesPerSecond: try hertz()))
  }

  /// The times of the frames up to the requested end, or else to `end`.
  func times(until end: Double) throws(CommandFailure) -> [Double] {
    let end = try givenEnd() ?? end
    guard end > 0 else { throw .badData("--to: expected a number above 0, found \(end.shortestDecimal)") }
    let times = try SampleTimes(rate: try hertz(), over: 0...end)
    try FrameFiles.checkCount(times.count)
    return times.times(of: 0..<times.count)
  }

  /// Writes the picture of one time.
  func writeStill(_ scene: Scene, style: PictureStyle) throws {
    let scene = try canvas.canvas().fitting(scene)
    let written = try output.format(format, or: .svg)
    if let format = written.still?.pixels {
      return try pixels.drawing().writeStill(scene, as: format, to: output.output)
    }
    try Output.writePicture(to: output.output) { () throws(SceneError) in
      written == .html
        ? try scene.html(decimals: style.decimals, isForDarkness: style.isForDarkness)
        : try scene.svg(decimals: style.decimals)
    }
    var loss = DashLoss()
    loss.look(at: scene)
    loss.warn()
  }

  /// Writes all of a motion, or its frames.
  func write(_ picture: MovingPicture) throws {
    let format = try output.format(format, or: .svg)
    let target: MovingPicture.Target =
      if let frames {
        .frames(folder: frames, format == .png ? try pixels.drawing() : nil)
      } else if let moving = format.movingPixels {
        .pixels(moving, try pixels.drawing(), loopCount: try loops.count(), output)
      } else {
        .document(format, output)
      }
    try picture.write(to: target, on: try canvas.canvas())
  }
}
