import MotionNumerics
import SceneRaster
import VectorScene

/// A moving picture as pixels: frames are drawn while earlier ones are written.
struct PixelFilm {
  let drawing: PixelDrawing
  /// The number of frames, at least one.
  let frameCount: Int
  /// Frames per second.
  let rate: Double
  /// The number of times it plays; 0 for ever.
  let loopCount: Int
  let scene: (_ frame: Int) -> Scene

  /// Writes all frames in one file.
  ///
  /// - Throws: ``CommandFailure``.
  func write(as format: MovingPixels, to path: String?) throws(CommandFailure) {
    switch format {
    case .apng: try writeAnimatedPNG(to: path)
    case .rgba: try writeRaw(to: path)
    case .film(let format): try writeFilm(format, to: path)
    }
  }

  /// Writes a PNG file for each frame, one after the other.
  ///
  /// - Throws: ``CommandFailure``.
  func writeFiles(named path: (_ frame: Int) -> String) throws(CommandFailure) {
    var index = 0
    try draw(as: .pngWithAlpha) { (_, bytes) throws(CommandFailure) in
      try Output.write(to: path(index)) { (sink) throws(SystemError) in sink.append(bytes) }
      index += 1
    }
  }

  private func writeAnimatedPNG(to path: String?) throws(CommandFailure) {
    // The longest delay in an APNG is 65,535 seconds.
    guard rate >= 1e-4 else { throw .badData("--rate: an APNG needs at least 0.0001") }
    var writer = AnimatedPNG(frameCount: frameCount, delays: FrameDelays(rate: rate), loopCount: loopCount)
    try Output.open(path) { (output) throws(CommandFailure) in
      try draw(as: .pngWithAlpha) { (_, file) throws(CommandFailure) in
        let bytes = try PixelDrawing.drawing { () throws(RasterError) in try writer.bytes(of: file) }
        try put(bytes, output, path)
      }
      try put(writer.end, output, path)
    }
  }

  private func writeRaw(to path: String?) throws(CommandFailure) {
    var drawn: PixelSize?
    try Output.open(path) { (output) throws(CommandFailure) in
      try draw(as: .rgba) { (size, bytes) throws(CommandFailure) in
        drawn = size
        try put(bytes, output, path)
      }
    }
    // The bytes contain neither the size nor the rate.
    if let drawn { CommandFailure.warn("\(frameCount) frames of \(drawn) pixels, \(rate.shortestDecimal) a second") }
  }

  private func writeFilm(_ format: FilmFormat, to path: String?) throws(CommandFailure) {
    let (least, greatest) = (format.leastRate, format.greatestRate)
    guard rate >= least, rate <= greatest else {
      throw .badData(
        "--rate: \(format.rawValue) has \(least.shortestDecimal) to \(greatest.shortestDecimal) frames a second, "
          + "found \(rate.shortestDecimal)")
    }
    try Output.entrust(path) { (output) throws(CommandFailure) in try encode(format, to: output) }
  }

  private func encode(_ format: FilmFormat, to output: FileDescriptor) throws(CommandFailure) {
    var colors: [UInt8] = []
    // The frames of a GIF are drawn twice: first for the palette, then for the file.
    var progress = Progress(of: Double(format == .gif ? 2 * frameCount : frameCount))
    defer { progress.end() }
    if format == .gif {
      var palette: FilmPalette?
      try draw(as: .rgba, &progress, after: 0, isLast: false) { (size, frame) throws(CommandFailure) in
        try PixelDrawing.drawing { () throws(RasterError) in
          let open = if let palette { palette } else { try FilmPalette(size: size) }
          palette = open
          try open.append(frame)
        }
      }
      colors = try PixelDrawing.drawing { () throws(RasterError) in try palette?.finish() ?? [] }
    }
    var encoder: FilmEncoder?
    try draw(as: .rgba, &progress, after: format == .gif ? frameCount : 0) { (size, frame) throws(CommandFailure) in
      try PixelDrawing.drawing { () throws(RasterError) in
        let open =
          if let encoder { encoder } else {
            try FilmEncoder(
              format, size: size, rate: rate, loopCount: loopCount, palette: colors, to: output.number)
          }
        encoder = open
        try open.append(frame)
      }
    }
    try PixelDrawing.drawing { () throws(RasterError) in try encoder?.finish() }
  }

  /// Draws all frames once, and passes each with its size to `take`.
  private func draw(
    as format: RasterFormat, _ take: (PixelSize, [UInt8]) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var progress = Progress(of: Double(frameCount))
    defer { progress.end() }
    try draw(as: format, &progress, after: 0, take)
  }

  /// Draws all frames; `before` counts frames drawn earlier, for the progress.
  ///
  /// Warnings about losses come with the last drawing.
  private func draw(
    as format: RasterFormat, _ progress: inout Progress, after before: Int, isLast: Bool = true,
    _ take: (PixelSize, [UInt8]) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var losses = PixelLosses()
    let rasteriser = try PixelDrawing.drawing { () throws(RasterError) in try Rasteriser(fonts: drawing.fonts) }
    var frames = try PixelDrawing.drawing { () throws(RasterError) in
      try RasterFrames(of: frameCount, as: format, scale: drawing.scale, by: rasteriser) { index in
        let scene = scene(index)
        losses.look(at: scene)
        return scene
      }
    }
    var count = before
    while let frame = try PixelDrawing.drawing({ () throws(RasterError) in try frames.next() }) {
      try take(frames.size, frame)
      count += 1
      progress.reached(Double(count))
    }
    try PixelDrawing.drawing { () throws(RasterError) in try rasteriser.finish() }
    if isLast { losses.warn() }
  }

  private func put(_ bytes: [UInt8], _ output: FileDescriptor, _ path: String?) throws(CommandFailure) {
    try Output.naming(path) { () throws(SystemError) in try output.put(bytes) }
  }
}

/// The formats of moving pictures as pixels.
enum MovingPixels {
  case apng
  /// Only the frames, four bytes for each pixel, with straight alpha.
  case rgba
  case film(FilmFormat)
}
