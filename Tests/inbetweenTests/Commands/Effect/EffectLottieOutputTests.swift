import Foundation
import Testing

/// `effect render --format lottie`.
@Suite final class EffectLottieOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private static let remark = "inbetween: Pop scale: 37 frames; error at most "

  @Test func theFormatIsAskedForOrSaidByTheName() throws {
    let asked = try Tool.run("effect", "render", "pop-scale", "--format", "lottie")
    #expect(asked.exitCode == 0 && asked.output.hasPrefix("{\"v\":\"5.7.0\",\"fr\":60,\"ip\":0,\"op\":30,"))
    #expect(asked.errors.hasPrefix(Self.remark))
    let file = folder.file("pop.json").path
    #expect(try Tool.run("effect", "render", "pop-scale", "-o", file).exitCode == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == asked.output)
  }

  @Test func theRateIsTheDocuments() throws {
    let run = try Tool.run("effect", "render", "pop-scale", "--format", "lottie", "--rate", "25", "--to", "1")
    #expect(run.output.hasPrefix("{\"v\":\"5.7.0\",\"fr\":25,\"ip\":0,\"op\":25,"))
  }

  /// The tool reads its own output: its renderer draws it without a warning.
  @Test func theDocumentIsRead() throws {
    let file = folder.file("gooey.json").path
    _ = try Tool.run("effect", "render", "gooey-indicator", "-o", file)
    let run = try Tool.run("lottie", "render", file, "--at", "30f", "--strict")
    #expect(run.exitCode == 0 && run.errors.isEmpty && run.output.contains("<path"))
  }

  @Test func textsAreWarnedOf() throws {
    let run = try Tool.run("effect", "render", "water-ball", "--format", "lottie", "--to", "0.5")
    #expect(run.errors.contains("inbetween: text is drawn with the fonts of the machine that plays it\n"))
  }

  @Test(arguments: [
    ["--format", "lottie", "-o", "x.svg"], ["--format", "svg", "-o", "x.json"], ["--format", "lottie", "--at", "1"],
    ["--format", "lottie", "--frames", "x"], ["--format", "mov"],
  ])
  func contradictionsAreRefused(_ options: [String]) throws {
    let run = try Tool.run(["effect", "render", "pop-scale"] + options, input: "")
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }
}
