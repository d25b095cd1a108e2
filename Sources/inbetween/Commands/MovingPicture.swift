import MotionExport
import MotionNumerics
import SceneRaster
import VectorScene
import WebPages

/// What moves on its way to an output: the pictures of its frames, and the animation that they are part of.
///
/// The commands that draw something in motion make one of these, and all formats are written here.
struct MovingPicture {
  /// The beginning of the names of the files of frames.
  let name: String
  /// Frames per second.
  let rate: Double
  /// The times of the frames in seconds, ascending from 0.
  let times: [Double]
  var style = PictureStyle()
  /// What a page says beside the picture.
  var notes = PageNotes()
  /// The picture of the frame with an index.
  let scene: (_ frame: Int) -> Scene
  /// The pictures of the frames, and of times between them at which something bends or jumps.
  let animation: () throws(CommandFailure) -> AnimatedScene

  /// Where pictures go.
  enum Target {
    /// One document, in a file or on standard output.
    case document(MovingFormat, OutputOptions)
    /// The pixels of all frames in one file, or on standard output.
    case pixels(MovingPixels, PixelDrawing, loopCount: Int, OutputOptions)
    /// A file for each frame, in a folder: pixels where something draws them, or SVG.
    case frames(folder: String, PixelDrawing?)
  }

  /// Writes the pictures, fitted into a canvas.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for what cannot be drawn, and ``CommandFailure/unwritableOutput(_:)``.
  func write(to target: Target, on canvas: Canvas) throws(CommandFailure) {
    switch target {
    case .frames(let folder, let drawing):
      let files = FrameFiles(folder: folder, name: name, decimals: style.decimals)
      if let drawing { return try files.write(film(by: drawing, on: canvas)) }
      try files.write(count: times.count) { canvas.fitting(scene($0)) }
    case .pixels(let format, let drawing, let loopCount, let output):
      // Where there is no transparency, black would be all that is transparent.
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

  /// Writes a document, whose format has no comments: what is known of it goes to standard error.
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
  /// Whether the colours stand out from a dark ground too.
  var isForDarkness = false
}
