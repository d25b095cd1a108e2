/// The 256 colours of a GIF, chosen by ffmpeg from all of its frames.
///
/// ```swift
/// let palette = try FilmPalette(size: frames.size)
/// while let frame = try frames.next() { try palette.append(frame) }
/// let colors = try palette.finish()
/// ```
package struct FilmPalette {
  private let program: ChildProcess

  /// Starts ffmpeg.
  ///
  /// - Throws: ``RasterError/missingProgram(_:)``, and ``RasterError/failedProgram(_:reason:)``.
  package init(size: PixelSize) throws(RasterError) {
    program = try ChildProcess(
      FilmEncoder.programName,
      FilmEncoder.input(size.width, size.height, 1)
        + ["-vf", "palettegen=stats_mode=full", "-f", "image2pipe", "-c:v", "png", "pipe:1"])
  }

  /// Adds a frame: straight red, green, blue and alpha.
  ///
  /// - Throws: ``RasterError/failedProgram(_:reason:)``.
  package func append(_ frame: [UInt8]) throws(RasterError) { try program.write(frame) }

  /// The palette, a PNG file of 16 × 16 pixels.
  ///
  /// - Throws: ``RasterError/failedProgram(_:reason:)``.
  package func finish() throws(RasterError) -> [UInt8] {
    let file = program.rest()
    try program.finish()
    guard !file.isEmpty else { throw .failedProgram(FilmEncoder.programName, reason: "it made no palette") }
    return file
  }
}
