import MotionExport
import MotionNumerics
import SceneRaster
import VectorScene
import WebPages

/// A moving picture that a command writes: the pictures of its frames, and the whole animation.
///
/// Each command that draws something in motion makes a `MovingPicture`, which writes all formats.
struct MovingPicture {
  /// The first part of the names of the frames' files.
  let name: String
  /// Frames per second.
  let rate: Double
  /// The times of the frames in seconds, ascending from 0.
  let times: [Double]
  var style = PictureStyle()
  /// The text and the channels that a page shows beside the picture.
  var notes = PageNotes()
  /// The picture of the frame with an index.
  let scene: (_ frame: Int) -> Scene
  /// The animation: the pictures of the frames, and of times between them at which something bends or jumps.
  let animation: () throws(CommandFailure) -> AnimatedScene

  /// Where pictures go.
  enum Target {
    /// One document, in a file or on standard output.
    case document(MovingFormat, OutputOptions)
    /// The pixels of all frames in one file, or on standard output.
    case pixels(MovingPixels, PixelDrawing, loopCount: Int, OutputOptions)
    /// A file for each frame, in a folder: pixels with a drawing, SVG without.
    case frames(folder: String, PixelDrawing?)
  }

  /// Writes the pictures, fitted into a canvas.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for pictures that cannot be drawn, and
  ///   ``CommandFailure/unwritableOutput(_:)``.
  func write(to target: Target, on canvas: Canvas) throws(CommandFailure) {
    switch target {
    case .frames(let folder, let drawing):
      let files = FrameFiles(folder: folder, name: name, decimals: style.decimals)
      if let drawing { return try files.write(film(by: drawing, on: canvas)) }
      try files.write(count: times.count) { canvas.fitting(scene($0)) }
    case .pixels(let format, let drawing, let loopCount, let output):
      // Formats without transparency would show transparent pixels as black.
      var canvas = canvas
      if case .film(let film) = format, !film.hasTransparency { canvas.opaqueBackground = .white }
      try film(by: drawing, on: canvas, loopCount: loopCount).write(as: format, to: output.output)
    case .document(let format, let output):
      let animation = canvas.fitting(try animation())
      switch format {
      case .svg:
        try Output.writePicture(to: output.output) { () throws(SceneError) in
          try animation.svg(decimals: style.decimals)
        }
      case .html:
        try Output.writePicture(to: output.output) { () throws(SceneError) in
          try animation.html(decimals: style.decimals, isForDarkness: style.isForDarkness, notes: notes)
        }
      case .lottie: return try Self.writeLottie(animation, frameRate: rate, to: output)
      case .apng, .gif, .mp4, .webm, .rgba, .png: preconditionFailure("pixels are no document")
      }
      var loss = DashLoss()
      for frame in animation.frames { loss.look(at: frame) }
      loss.warn()
    }
  }

  private func film(by drawing: PixelDrawing, on canvas: Canvas, loopCount: Int = 0) -> PixelFilm {
    PixelFilm(drawing: drawing, frameCount: times.count, rate: rate, loopCount: loopCount) { canvas.fitting(scene($0)) }
  }

  /// Writes a Lottie document.
  ///
  /// The format has no comments, so remarks and warnings go to standard error.
  private static func writeLottie(
    _ animation: AnimatedScene, frameRate: Double, to output: OutputOptions
  ) throws(CommandFailure) {
    let lottie: ExportedText
    do {
      lottie = try animation.lottie(frameRate: frameRate)
    } catch {
      throw .badData("the animation cannot be written: \(error)")
    }
    try Output.write(lottie.text, to: output.output)
    for line in [lottie.remark] + lottie.warnings { CommandFailure.warn(line) }
  }
}

/// How the pictures of a command are written.
struct PictureStyle {
  /// The decimals of lengths.
  var decimals = 3
  /// Whether the colours stand out from a dark ground, too.
  var isForDarkness = false
}
