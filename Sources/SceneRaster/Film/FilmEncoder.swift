/// A film, written by ffmpeg from the pixels of its frames.
///
/// ```swift
/// let film = try FilmEncoder(.webm, size: frames.size, rate: 60, to: descriptor)
/// while let frame = try frames.next() { try film.append(frame) }
/// try film.finish()
/// ```
///
/// The same frames give the same bytes with the same ffmpeg on the same machine.
package struct FilmEncoder {
  /// The name of the encoder's file.
  package static let programName = "ffmpeg"

  private let program: ChildProcess
  private let size: PixelSize
  private let format: FilmFormat

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - format: the film's format.
  ///   - size: the pixels of every frame.
  ///   - rate: frames a second.
  ///   - loopCount: how often a GIF plays, 0…65,535; 0 for ever. Films have no such number.
  ///   - palette: the colours of a GIF, from a ``FilmPalette``.
  ///   - encoder: the encoder's file; a name without a slash is searched beside the running program, then on `PATH`.
  ///   - descriptor: an open, empty file that can be written at any position.
  /// - Throws: ``RasterError/refused(_:)`` for more pixels than the format allows, ``RasterError/missingProgram(_:)``,
  ///   and ``RasterError/failedProgram(_:reason:)``.
  package init(
    _ format: FilmFormat, size: PixelSize, rate: Double, loopCount: Int = 0, palette: [UInt8] = [],
    encoder: String = FilmEncoder.programName, to descriptor: Int32
  ) throws(RasterError) {
    let greatest = format.greatestLength
    guard size.width <= greatest, size.height <= greatest else {
      throw .refused("\(size) pixels; \(format.rawValue) has at most \(greatest) × \(greatest)")
    }
    (self.size, self.format) = (size, format)
    var extra = [descriptor]
    let (width, height) = format == .mp4 ? (size.evenWidth, size.evenHeight) : (size.width, size.height)
    var arguments = Self.input(width, height, rate)
    var reading: Int32?
    if format == .gif {
      // A pipe holds the 600 bytes of a palette.
      guard let ends = Posix.pipeEnds() else {
        throw .failedProgram(Self.programName, reason: "no pipe for the palette")
      }
      reading = ends.reading
      let isWritten = Posix.isWritten(palette, to: ends.writing)
      Posix.finish(ends.writing)
      guard isWritten else {
        Posix.finish(ends.reading)
        throw .failedProgram(Self.programName, reason: "the palette is too long")
      }
      extra.append(ends.reading)
      arguments += ["-f", "png_pipe", "-i", "/dev/fd/4"]
    }
    defer { if let reading { Posix.finish(reading) } }
    arguments += Self.output(format, loopCount: loopCount) + ["-f", format.rawValue, "-y", "/dev/fd/3"]
    program = try ChildProcess(encoder, arguments, extra: extra)
  }

  /// Adds a frame: straight red, green, blue and alpha.
  ///
  /// - Throws: ``RasterError/failedProgram(_:reason:)``.
  package func append(_ frame: [UInt8]) throws(RasterError) {
    precondition(frame.count == size.byteCount, "\(frame.count) bytes for \(size) pixels of four")
    try program.write(format == .mp4 ? size.evened(frame) : frame)
  }

  /// Waits until the film is written.
  ///
  /// - Throws: ``RasterError/failedProgram(_:reason:)``.
  package func finish() throws(RasterError) { try program.finish() }

  /// The arguments with which ffmpeg reads raw frames from the standard input, and reports only errors.
  static func input(_ width: Int, _ height: Int, _ rate: Double) -> [String] {
    [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba", "-video_size",
      "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0",
    ]
  }

  private static func output(_ format: FilmFormat, loopCount: Int) -> [String] {
    let plain = ["-an", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
    // The colour space that browsers and players assume if the file names none.
    let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    switch format {
    case .gif:
      // GIF counts the repetitions after the first play, and has -1 for a single play. An ordered dither pattern, as in
      // a newspaper, stays in place; the spread error of other kinds of dithering crawls.
      let loops = loopCount == 0 ? 0 : loopCount == 1 ? -1 : loopCount - 1
      return plain + ["-lavfi", "paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle", "-loop", "\(loops)"]
    case .mp4:
      return plain + colors + [
        "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-c:v", "libx264", "-preset", "medium",
        "-crf", "16", "-movflags", "+faststart",
      ]
    case .webm:
      return plain + colors + [
        "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuva420p", "-c:v", "libvpx-vp9", "-crf", "24", "-b:v",
        "0", "-auto-alt-ref", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4",
      ]
    }
  }
}

/// Pictures of even lengths, as H.264 requires them. The last column and the last row of a picture of odd lengths are
/// doubled, because a black edge would be seen.
extension PixelSize {
  fileprivate var evenWidth: Int { width + width % 2 }
  fileprivate var evenHeight: Int { height + height % 2 }

  fileprivate func evened(_ frame: [UInt8]) -> [UInt8] {
    if (evenWidth, evenHeight) == (width, height) { return frame }
    var rows: [UInt8] = []
    rows.reserveCapacity(4 * evenWidth * evenHeight)
    for y in 0..<evenHeight {
      let row = frame[4 * width * min(y, height - 1)..<4 * width * (min(y, height - 1) + 1)]
      rows += row
      if evenWidth > width { rows += row.suffix(4) }
    }
    return rows
  }
}
