import Foundation
import MotionEffects
import PageWords
import Testing

/// Each test has its own folder.
@Suite final class EffectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private static let names = EffectKind.all.map(\.name)

  private func lines(_ arguments: String...) throws -> [String] {
    let run = try Tool.run(["effect"] + arguments, input: "")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func theListHasAll() throws {
    #expect(try lines("list").map { String($0.prefix { $0 != " " }) } == Self.names)
  }

  @Test func channelsHaveTheirDocumentedNames() throws {
    #expect(
      try lines("sample", "cube-refresh", "--at", "0.25") == [
        "time,cube0.x,cube0.y,cube1.x,cube1.y,cube2.x,cube2.y,cube3.x,cube3.y,step",
        "0.25,5,-10,5,0,-5,10,-5,0,1",
      ])
    #expect(
      try lines("sample", "checkmark-refresh", "--at", "0")[0]
        == "time,head.strokeStart,head.strokeEnd,line.strokeStart,line.strokeEnd,dot.rotation,dot.arc,"
        + "check.strokeStart,check.strokeEnd")
    #expect(try lines("sample", "gooey-indicator", "--at", "0.25") == ["time,factor,center.x", "0.25,0.5,20"])
    #expect(try lines("sample", "water-ball", "--at", "0")[0] == "time,level,amplitude,wavePhase,score")
    #expect(try lines("sample", "floating-tags", "--at", "0")[0].hasPrefix("time,tag0.x,tag0.y,tag0.opacity,tag1.x"))
  }

  /// The values of `Documentation/Effects.md`, *Pop scale*, every eighth of a second.
  @Test func popScale() throws {
    #expect(
      try lines("sample", "pop-scale", "--rate", "8") == [
        "time,scale", "0,0.1", "0.125,1.3", "0.25,0.9", "0.375,1.1", "0.5,1",
      ])
  }

  /// Pulled for half a second, run for two; the stop waits for the next even form, and there is the completion delay.
  @Test func rowsGoOnUntilARefreshEffectIsIdle() throws {
    let rows = try lines("sample", "cube-refresh")
    let end = try #require(rows.last.flatMap { $0.split(separator: ",").first }.flatMap { Double($0) })
    #expect(end > 2.8 && end < 3.4)
    let short = try lines("sample", "cube-refresh", "--pull", "0.2", "--refresh", "1", "--to", "0.1")
    #expect(short.count == 8)
  }

  @Test(arguments: names) func picturesAreDeterministicXML(name: String) throws {
    let arguments = ["effect", "render", name, "--rate", "10"]
    let run = try Tool.run(arguments, input: "")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("<svg"))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("<animate"))
    #expect(try Tool.run(arguments, input: "").output == run.output)
    #expect(try Tool.run(["effect", "render", name, "--at", "0.3"], input: "").output.hasPrefix("<svg"))
  }

  /// Transforms move the shapes: outlines for every frame were two to thirty times larger.
  @Test(arguments: names) func picturesAreSmall(name: String) throws {
    let run = try Tool.run("effect", "render", name)
    #expect(run.output.utf8.count < 50_000)
  }

  @Test func aNameThatEndsInHTMLGivesAPage() throws {
    let file = folder.file("ball.HTML")
    let run = try Tool.run("effect", "render", "water-ball", "--rate", "10", "-o", file.path)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let page = try text(of: file)
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>Water ball</title>") && page.contains("<animateTransform"))
    #expect(page.contains("\"times\":[0,0.1,0.2,") && page.contains(",1.9,2],\n"))
    #expect(try Tool.run("effect", "render", "water-ball", "--at", "1", "-o", file.path).exitCode == 0)
    let still = try text(of: file)
    #expect(still.contains("<svg") && !still.contains("<animate") && !still.contains("<input"))
  }

  /// The page has the words of the effect, and its channels at the times of the frames.
  @Test(arguments: EffectKind.all, EffectVariant.allCases)
  func aPageSaysWhatItShows(kind: EffectKind, variant: EffectVariant) throws {
    let file = folder.file("\(kind.name).html")
    let words = kind.words
    let run = try Tool.run(
      "effect", "render", kind.name, "--variant", variant.rawValue, "--rate", "10", "-o", file.path)
    #expect(run.exitCode == 0)
    let page = try text(of: file)
    let isOriginal = variant == .legacy && words.flaw != nil
    let title = words.title + (isOriginal ? ", as in the original" : "")
    #expect(page.contains("<h1>\(title)</h1>\n<p>\(words.sentence)</p>"))
    #expect(page.contains("<p class=\"remark\">\(words.flaw ?? "")") == isOriginal)
    #expect(page.contains("<code>\(words.type)</code> — <code>\(words.file)</code></footer>"))

    let start = try #require(page.range(of: "id=\"animation\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let animation = try JSONDecoder().decode(
      Animation.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    let effect = ScriptedEffect(kind, variant: variant)
    #expect(animation.title == title && animation.names == effect.channelNames)
    #expect(animation.times.count > 5 && animation.values.count == animation.times.count)
    for (time, row) in zip(animation.times, animation.values) {
      // A time has six decimals: the frame is a little before or after it, and so perhaps on the other side of a jump.
      let near = [-1e-6, 0, 1e-6].map { effect.channels(at: time + $0) }
      #expect(row.count == effect.channelNames.count)
      for (channel, value) in row.enumerated() {
        #expect(near.contains { Self.isNear($0[channel], value) }, "\(effect.channelNames[channel]) at \(time)")
      }
    }
  }

  /// The data of a page for its script.
  private struct Animation: Decodable {
    let title: String
    let times: [Double]
    let names: [String]
    let values: [[Double?]]
  }

  /// Half a unit of the fourth decimal, and what the fastest tag moves within a millionth of a second.
  private static func isNear(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) < 2e-3
  }

  @Test func framesAreAFileEach() throws {
    let frames = folder.file("frames")
    // The second time the folder and the files exist.
    for _ in 1...2 {
      let run = try Tool.run(
        "effect", "render", "pop-scale", "--rate", "8", "--to", "0.375", "--frames", frames.path)
      #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
    #expect(names == (0...3).map { "pop-scale-000\($0).svg" })
    for (index, name) in names.enumerated() {
      let still = try Tool.run("effect", "render", "pop-scale", "--at", "\(Double(index) / 8)")
      #expect(try text(of: frames.appendingPathComponent(name)) == still.output)
    }
  }

  /// The earlier pictures are complete: a folder obstructs the third one.
  @Test func aFrameThatCannotBeWritten() throws {
    let obstacle = folder.file("pop-scale-0002.svg")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    let run = try Tool.run("effect", "render", "pop-scale", "--rate", "8", "--frames", folder.path + "/")
    #expect(run.exitCode == 73)
    #expect(run.errors == "inbetween: '\(obstacle.path)': Is a directory\n")
    #expect(try folder.contents() == (0...2).map { "pop-scale-000\($0).svg" })
    #expect(try text(of: folder.file("pop-scale-0001.svg")).hasSuffix("</svg>\n"))
    let nowhere = try Tool.run("effect", "render", "pop-scale", "--frames", "/no/such/folder")
    #expect(nowhere.exitCode == 73)
    #expect(nowhere.errors == "inbetween: '/no/such/folder': No such file or directory\n")
  }

  @Test(arguments: [
    ("sample nothing", Int32(64)), ("sample pop-scale --pull 1", 64), ("sample cube-refresh --at 1 --rate 3", 64),
    ("render cube-refresh --at 1 --to 2", 64), ("render pop-scale --frames x --at 1", 64),
    ("render pop-scale --frames x -o y", 64), ("render pop-scale --frames x --rate 1e6", 65),
    ("sample cube-refresh --pull 0", 65),
    ("sample cube-refresh --refresh x", 65), ("sample water-ball --to -1", 65),
    ("render water-ball --rate 1e6", 65),
    ("list -o /no/such/folder/list", 73),
  ])
  func badArguments(words: String, exitCode: Int32) throws {
    let run = try Tool.run(["effect"] + words.split(separator: " ").map(String.init), input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }
}
