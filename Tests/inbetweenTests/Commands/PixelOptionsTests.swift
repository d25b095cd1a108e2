import Foundation
import Testing

/// The options for pixels, before anything is drawn; `Scripts/check/pixels.py` checks the drawings.
@Suite final class PixelOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  static let effect = ["effect", "render", "pop-scale"]
  static let lottie = ["lottie", "render", ExampleDocument.path("heart")]
  static let film = ["simulate", ExampleDocument.path("bouncing-balls"), "--film"]

  @Test(arguments: [effect, lottie, film])
  func contradictionsAreUsageErrors(command: [String]) throws {
    let wrong: [([String], String)] = [
      (["--scale", "2"], "--scale is for pixels"), (["--font", "x.ttf"], "--font is for pixels"),
      (["--loops", "2"], "--loops is for .apng and .gif"), (["--loops", "2", "-o", "x.mp4"], "--loops is for"),
      (["-o", "x.png"], "A PNG is one picture: give it --at or --frames"),
      (["--at", "0.5", "-o", "x.gif"], "--at is one picture, and no GIF"),
      (["--frames", "x", "--format", "gif"], "--frames writes SVG or PNG pictures"),
      (["--background", "none", "-o", "x.mp4"], "an MP4 has no transparency"),
      (["--format", "apng", "-o", "x.gif"], "--format apng contradicts the name of the file"),
    ]
    for (options, message) in wrong {
      let run = try Tool.run(command + options.map { $0.hasPrefix("x.") ? folder.file($0).path : $0 }, input: "")
      #expect(run.exitCode == 64 && run.output.isEmpty, "\(options)")
      #expect(run.errors.hasPrefix("Error: ") && run.errors.contains(message), "\(options): \(run.errors)")
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: [effect, lottie, film])
  func numbersOutOfRangeAreBadData(command: [String]) throws {
    let wrong: [([String], String)] = [
      (["--scale", "0"], "--scale: expected a number above 0"), (["--scale", "two"], "--scale: expected"),
      (["--loops", "-1"], "--loops: expected a whole number from 0 to 65535"),
      (["--loops", "1.5"], "--loops: expected a whole number"),
    ]
    for (options, message) in wrong {
      let run = try Tool.run(command + options + ["-o", folder.file("x.apng").path], input: "")
      #expect(run.exitCode == 65 && run.errors.contains(message), "\(options): \(run.errors)")
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test func pixelsOfPlots() throws {
    for words in [
      ["plot", "ease", "--scale", "2"], ["path", "M0 0H9", "--plot", "--scale", "2"],
      ["path", "M0 0H9", "--font", "x"],
    ] {
      let run = try Tool.run(words, input: "")
      #expect(run.exitCode == 64 && run.errors.contains("is for pixels"), "\(words): \(run.errors)")
    }
  }
}
