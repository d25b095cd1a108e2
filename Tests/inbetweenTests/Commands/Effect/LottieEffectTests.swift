import Foundation
import Testing

/// A Lottie document as a refresh effect: `--segments`.
@Suite struct LottieEffectTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
  }

  private func run(_ command: String, _ options: String...) throws -> Tool.Result {
    try Tool.run(["effect", command, documents.path("ball.json")] + options, input: "")
  }

  /// The pull shows frames 0 to 5 in half a second, the loop 5 to 15, 15 again from 2.5 s on, at the end of a pass; and
  /// then the end to frame 20.
  @Test func theChannelIsTheFrame() throws {
    let table = try run("sample", "--segments", "pull,spin,done", "--at", "0,0.25,0.5,1,1.7,2.5,2.75,3")
    #expect(table.exitCode == 0 && table.errors.isEmpty)
    let rows = PrintedTable(table.output)
    #expect(rows.columns == ["time", "frame"])
    let expected = [0, 2.5, 5, 10, 7, 15, 17.5, 0]
    let frames = rows.numbers(of: 1)
    #expect(frames.count == expected.count)
    for (frame, expected) in zip(frames, expected) { #expect(abs(frame - expected) < 1e-9) }
  }

  @Test func thePictureIsThatOfTheFrame() throws {
    let still = try run("render", "--segments", "pull,spin,done", "--at", "1")
    let frame = try Tool.run("lottie", "render", documents.path("ball.json"), "--at", "10f")
    #expect(still.exitCode == 0 && still.output == frame.output)
    let moving = try run("render", "--segments", "pull,spin,done", "--rate", "10")
    #expect(moving.exitCode == 0 && moving.output.contains("<animateTransform"))
  }

  @Test func imagesBesideTheDocumentArePartOfThePicture() throws {
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]).write(to: documents.folder.file("p.png"))
    try documents.write(
      """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 30, "w": 10, "h": 10,
       "markers": [{"cm": "a", "tm": 0, "dr": 10}, {"cm": "b", "tm": 10, "dr": 10}, {"cm": "c", "tm": 20, "dr": 10}],
       "assets": [{"id": "i", "w": 5, "h": 5, "u": "", "p": "p.png", "e": 0}],
       "layers": [{"ty": 2, "refId": "i", "ip": 0, "op": 30}]}
      """, to: "image.json")
    let run = try Tool.run(
      "effect", "render", documents.path("image.json"), "--segments", "a,b,c", "--at", "0")
    #expect(run.exitCode == 0 && run.output.contains("href=\"data:image/png;base64,"), "\(run.errors)")
  }

  @Test func picturesAndPages() throws {
    let folder = documents.folder.file("frames")
    let frames = try run("render", "--segments", "pull,spin,done", "--rate", "2", "--to", "1", "--frames", folder.path)
    #expect(frames.exitCode == 0 && frames.output.isEmpty && frames.errors.isEmpty)
    let first = try Tool.run("lottie", "render", documents.path("ball.json"), "--at", "0f")
    #expect(try text(of: folder.appendingPathComponent("ball-0000.svg")) == first.output)
    let page = documents.folder.file("ball.html")
    #expect(try run("render", "--segments", "pull,spin,done", "--rate", "10", "-o", page.path).exitCode == 0)
    #expect(try text(of: page).hasPrefix("<!DOCTYPE html>\n"))
  }

  @Test(arguments: [
    ("sample", Int32(64)), ("render", 64), ("sample --segments pull,spin,done --variant legacy", 64),
    ("sample --segments pull,spin", 65), ("sample --segments pull,spin,none", 65),
    ("sample --segments pull,point,done", 65), ("sample --segments ,", 65),
    ("sample --segments pull,spin,done --pull 0", 65),
  ])
  func badArguments(words: String, exitCode: Int32) throws {
    var words = words.split(separator: " ").map(String.init)
    words.insert(documents.path("ball.json"), at: 1)
    let run = try Tool.run(["effect"] + words, input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func segmentsAreForDocuments() throws {
    let run = try Tool.run("effect", "sample", "cube-refresh", "--segments", "pull,spin,done")
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }

  @Test func warningsAreTold() throws {
    let run = try Tool.run(
      "effect", "sample", documents.path("expression.json"), "--segments", "pull,spin,done", "--at", "1")
    #expect(run.exitCode == 0 && run.output == "time,frame\n1,10\n")
    #expect(run.errors.contains("/layers/1/ks/o/x: expression: "))
  }
}
