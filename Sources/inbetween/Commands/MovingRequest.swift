import ArgumentParser
import MotionNumerics
import VectorScene
import WebPages

/// What is asked for of something in motion: all of it in a format, its frames one by one, or the picture of one time.
///
/// Commands whose other options share names with these read them on their own; the rules are these everywhere.
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
  var canvas: CanvasOptions
  var output: OutputOptions

  /// Refuses options that contradict each other; for a command's validation.
  func check() throws {
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

  /// Frames per second, 60 if nothing else is asked for.
  func hertz() throws(CommandFailure) -> Double {
    try SampleTimes.hertz(rate ?? "60")
  }

  /// The time of a single picture; nil if that is not asked for.
  func stillTime() throws(CommandFailure) -> Double? {
    guard let at else { return nil }
    return try Double(at, option: "--at")
  }

  /// The times of the frames up to what is asked for, or else to an end.
  func times(until end: Double) throws(CommandFailure) -> [Double] {
    let end = if let to { try Double(to, option: "--to") } else { end }
    guard end > 0 else { throw .badData("--to: expected a number above 0, found \(end.shortestDecimal)") }
    let times = try SampleTimes(rate: try hertz(), over: 0...end)
    try FrameFiles.checkCount(times.count)
    return times.times(of: 0..<times.count)
  }

  /// Writes the picture of one time.
  func writeStill(_ scene: Scene, style: PictureStyle) throws {
    let scene = try canvas.canvas().fitting(scene)
    let isPage = try output.format(format, or: .svg) == .html
    try Output.writePicture(to: output.output) { () throws(SceneError) in
      isPage
        ? try scene.html(decimals: style.decimals, isForDarkness: style.isForDarkness)
        : try scene.svg(decimals: style.decimals)
    }
  }

  /// Writes all of a motion, or its frames.
  func write(_ picture: MovingPicture) throws {
    let target: MovingPicture.Target =
      if let frames { .frames(folder: frames) } else { .document(try output.format(format, or: .svg), output) }
    try picture.write(to: target, on: try canvas.canvas())
  }
}
