import Foundation
import MotionEffects
import Testing

/// `effect info`, `--set`, `--size` and `--background`.
@Suite final class EffectSettingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private func picture(_ words: String...) throws -> String {
    let run = try Tool.run(["effect", "render"] + words, input: "")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  @Test func infoListsParametersDefaultsAndValues() throws {
    let run = try Tool.run("effect", "info", "pop-scale")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        parameter  default            values                               what it is
        scales     0.1,1.3,0.9,1.1,1  numbers in -1000000000...1000000000  scales of a pop, evenly spaced
        duration   0.5                a number in 0.001...1000000000       pop in seconds
        color      #d55e00            a colour such as #ff8800 or orange   heart

        """)
  }

  @Test(arguments: EffectKind.all.map(\.name))
  func whatInfoListsCanBeSet(effect: String) throws {
    let list = try Tool.run("effect", "info", effect, "--format", "json").output
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: String]])
    #expect(rows.count >= 3)
    // An alpha value of 0.3 is not n/255.
    let settings = rows.filter { $0["name"] != "shadowColor" }.flatMap {
      ["--set", ($0["name"] ?? "") + "=" + ($0["default"] ?? "")]
    }
    let set = try Tool.run(["effect", "render", effect, "--rate", "10"] + settings, input: "")
    #expect(set.exitCode == 0, "\(set.errors)")
    #expect(try set.output == picture(effect, "--rate", "10"))
  }

  @Test func parametersAreThoseOfTheTableToo() throws {
    let run = try Tool.run("effect", "sample", "pop-scale", "--set", "scales=1,2", "--at", "0,0.125,0.375,0.5")
    #expect(run.output == "time,scale\n0,1\n0.125,1.25\n0.375,1.75\n0.5,1\n")
  }

  @Test func coloursAreThoseOfThePictureThePageAndTheFrames() throws {
    let words = ["pop-scale", "--rate", "4", "--set", "color=teal", "--background", "#102030"]
    let moving = try Tool.run(["effect", "render"] + words, input: "").output
    #expect(moving.contains("fill=\"#008080\"") && moving.contains("fill=\"#102030\""))
    let page = folder.file("pop.html")
    #expect(try Tool.run(["effect", "render"] + words + ["-o", page.path], input: "").exitCode == 0)
    #expect(try text(of: page).contains(moving))
    let frames = folder.file("frames").path
    #expect(try Tool.run(["effect", "render"] + words + ["--frames", frames], input: "").exitCode == 0)
    let still = try picture("pop-scale", "--at", "0.25", "--set", "color=teal", "--background", "#102030")
    #expect(try text(of: folder.file("frames/pop-scale-0001.svg")) == still)
    #expect(try picture("pop-scale", "--at", "0.25", "--background", "none") == picture("pop-scale", "--at", "0.25"))
  }

  /// A square of 120 points in the middle of 360 × 240: twice as large, 60 points from the left, cut off at its edges.
  @Test func theSizeIsThatOfTheCanvas() throws {
    let still = try picture("pop-scale", "--at", "0.25", "--size", "360x240")
    #expect(still.hasPrefix("<svg") && still.contains("width=\"360\" height=\"240\" viewBox=\"0 0 360 240\""))
    #expect(still.contains("transform=\"matrix(2 0 0 2 60 0)\" clip-path="))
    #expect(still.contains("<path d=\"M0 0L120 0 120 120 0 120Z\"/>"))
    let square = try picture("pop-scale", "--at", "0.25", "--size", "240x240")
    #expect(square.contains("matrix(2 0 0 2 0 0)") && !square.contains("clip-path"))
    #expect(try picture("pop-scale", "--at", "0.25", "--size", "120x120") == picture("pop-scale", "--at", "0.25"))
    let moving = try picture("water-ball", "--rate", "5", "--size", "80.5x1e2")
    #expect(moving.contains("width=\"80.5\" height=\"100\"") && moving.contains("<animate"))
  }

  @Test func aLottieDocumentHasThemToo() throws {
    let documents = try LottieFolder()
    let words = [documents.path("ball.json"), "--segments", "pull,spin,done", "--at", "1"]
    let run = try Tool.run(["effect", "render"] + words + ["--size", "300x100", "--background", "pink"], input: "")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("width=\"300\" height=\"100\"") && run.output.contains("fill=\"#ffc0cb\""))
    let bad = try Tool.run(["effect", "render"] + words + ["--set", "**.Nothing=1"], input: "")
    #expect(bad.exitCode == 65 && bad.output.isEmpty && bad.errors.hasPrefix("inbetween: --set "))
  }

  /// A name that is none is a wrong flag, a value that is none is bad data.
  @Test(arguments: [
    (["--set", "colour=red"], "Error: --set 'colour': no parameter of pop-scale. Did you mean 'color'?", Int32(64)),
    (
      ["--set", "stiffness=3"],
      "Error: --set 'stiffness': no parameter of pop-scale. 'inbetween effect info pop-scale' lists them.", 64
    ),
    (["--set", "color"], "Error: --set 'color': expected NAME=VALUE.", 64),
    (["--set", "color=rad"], "inbetween: --set color must be a colour such as #ff8800 or orange, not rad", 65),
    (["--set", "duration=1s"], "inbetween: --set duration must be a number in 0.001...1000000000, not 1s", 65),
    (["--set", "duration="], "inbetween: --set duration must be a number in 0.001...1000000000, not empty", 65),
    (["--size", "300"], "inbetween: --size: expected WIDTHxHEIGHT, such as 320x200, found '300'", 65),
    (["--size", "300x"], "inbetween: --size: expected WIDTHxHEIGHT, such as 320x200, found '300x'", 65),
    (["--size", "0x10"], "inbetween: --size: expected lengths from 1 to 100000, found '0x10'", 65),
    (["--size", "10x1e300"], "inbetween: --size: expected lengths from 1 to 100000, found '10x1e300'", 65),
    (
      ["--background", "dark"],
      "inbetween: --background: expected a colour such as #ff8800 or white, or none, found 'dark'", 65
    ),
  ])
  func refusals(words: [String], message: String, exitCode: Int32) throws {
    let file = folder.file("kept.svg")
    try Data("kept".utf8).write(to: file)
    let run = try Tool.run(["effect", "render", "pop-scale", "-o", file.path] + words, input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == message)
    #expect(try text(of: file) == "kept")
  }
}
