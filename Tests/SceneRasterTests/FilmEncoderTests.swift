import Foundation
import Testing

@testable import SceneRaster

/// What an encoder is told and given, by a script in its place that writes down all of it.
@Suite struct FilmEncoderTests {
  private func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }

  /// The arguments of the encoder, and the bytes that it reads: a GIF's palette, and the frames.
  private func film(
    _ format: FilmFormat, _ size: PixelSize, loopCount: Int = 0, palette: [UInt8] = [], of frames: [[UInt8]]
  ) throws -> (arguments: String, bytes: [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "encoder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, film) = (folder.appending(path: "encoder").path, folder.appending(path: "film").path)
    // The film is descriptor 3, and the palette 4.
    let text = "#!/bin/sh\necho \"$*\" >&3\n\(format == .gif ? "cat <&4 >&3\n" : "")cat >&3\n"
    // Another program writes it: a file that this one wrote could not be started while a child of another test has
    // inherited its descriptor.
    let writer = try ChildProcess("sh", ["-c", "cat >\"$1\" && chmod +x \"$1\"", "sh", script])
    try writer.write(text)
    try writer.finish()
    #expect(FileManager.default.createFile(atPath: film, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: film))
    let encoder = try FilmEncoder(
      format, size: size, rate: 12.5, loopCount: loopCount, palette: palette, encoder: script,
      to: file.fileDescriptor)
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    try file.close()
    let written = try Array(Data(contentsOf: URL(filePath: film)))
    let end = try #require(written.firstIndex(of: UInt8(ascii: "\n")))
    return (String(decoding: written[..<end], as: UTF8.self), Array(written[(end + 1)...]))
  }

  /// The frames as they are, one after the other.
  @Test func framesAreHandedOn() throws {
    let frames = (0..<3).map { frame in (0..<24).map { UInt8(24 * frame + $0) } }
    let (arguments, bytes) = try film(.webm, size(3, 2), of: frames)
    #expect(bytes == frames.flatMap(\.self))
    for words in ["-video_size 3x2 -framerate 12.5 -i pipe:0", "-c:v libvpx-vp9", "-f webm -y /dev/fd/3"] {
      #expect(arguments.contains(words), "\(arguments)")
    }
  }

  /// GIF counts the repetitions after the first play; -1 is a single play.
  @Test(arguments: [(0, 0), (1, -1), (2, 1), (3, 2), (65_535, 65_534)])
  func playsOfAGIF(loopCount: Int, repetitions: Int) throws {
    let palette: [UInt8] = [7, 8, 9]
    let frame: [UInt8] = [1, 2, 3, 4]
    let (arguments, bytes) = try film(
      .gif, size(1, 1), loopCount: loopCount, palette: palette, of: [frame])
    #expect(arguments.contains(" -loop \(repetitions) -f gif "), "\(arguments)")
    #expect(bytes == palette + frame)
  }

  /// H.264 takes even lengths only: the last column and the last row stand there twice.
  @Test func oddLengthsAreEvened() throws {
    func pixel(_ number: UInt8) -> [UInt8] { [number, number + 1, number + 2, 255] }
    let frame = [10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap { pixel($0) }
    let (arguments, bytes) = try film(.mp4, size(3, 3), of: [frame])
    #expect(arguments.contains("-video_size 4x4 "))
    #expect(bytes == [10, 20, 30, 30, 40, 50, 60, 60, 70, 80, 90, 90, 70, 80, 90, 90].flatMap { pixel($0) })
    let (plain, same) = try film(.mp4, size(2, 2), of: [Array(frame[..<16])])
    #expect(plain.contains("-video_size 2x2 ") && same == Array(frame[..<16]))
  }

  @Test func anEncoderThatFailsOrIsNotThere() throws {
    let (pixel, file) = (try size(1, 1), try #require(FileHandle(forWritingAtPath: "/dev/null")))
    #expect(throws: RasterError.missingProgram("none")) {
      try FilmEncoder(.webm, size: pixel, rate: 1, encoder: "/nowhere/none", to: file.fileDescriptor)
    }
    #expect(throws: RasterError.failedProgram("false", reason: "ended with code 1")) {
      try FilmEncoder(.webm, size: pixel, rate: 1, encoder: "/bin/false", to: file.fileDescriptor).finish()
    }
  }

  /// A frame of another size would shift all that follow.
  @Test func aFrameOfAnotherSizeTraps() async {
    await #expect(processExitsWith: .failure) {
      let size = try #require(PixelSize(width: 2, height: 2))
      let encoder = try FilmEncoder(.webm, size: size, rate: 1, encoder: "/bin/cat", to: 1)
      try encoder.append([0, 0, 0, 0])
    }
  }
}
