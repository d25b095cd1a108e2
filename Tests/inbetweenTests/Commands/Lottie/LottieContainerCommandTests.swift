import Foundation
import JSONText
import Testing

/// Containers in the place of Lottie documents: those of `Tests/Reference/containers`.
@Suite struct LottieContainerCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Reference/containers")

  private func path(_ name: String) -> String { Self.folder.appending(path: name).path }

  private func output(_ arguments: String...) throws -> String {
    let run = try Tool.run(arguments, input: "")
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  @Test func infoListsWhatTheContainerHas() throws {
    let text = try output("lottie", "info", path("good/second.lottie"))
    #expect(
      text.hasPrefix(
        """
        container dotLottie 2
        animation 'ball'
        animation 'box', shown first
        theme 'light'
        theme 'dark'
        warning s/machine.json: state machines are not run

        Box

        """))
    let json = try output("lottie", "info", path("good/second.lottie"), "--format", "json")
    let container = try JSONDocument(parsing: Array(json.utf8)).root["container"]
    #expect(container?["format"]?.string == "dotLottie 2")
    #expect(container?["animations"]?.elements?.map(\.string) == ["ball", "box"])
    #expect(container?["initialAnimation"]?.string == "box")
    #expect(container?["themes"]?.elements?.map(\.string) == ["light", "dark"])
  }

  @Test(arguments: ["first.lottie", "second.lottie", "stored.lottie", "streamed.lottie", "folder.zip"])
  func picturesHaveTheImagesOfTheContainer(file: String) throws {
    let picture = try output("lottie", "render", path("good/" + file), "--at", "0", "--quiet")
    #expect(picture.contains("data:image/png;base64,"))
  }

  @Test func animationsAndThemesAreChosenByName() throws {
    let table = try output(
      "lottie", "sample", path("good/second.lottie"), "--animation", "ball", "--theme", "dark", "--quiet",
      "--key-path", "**.Color", "--at", "0f")
    #expect(table == "frame,Square.Fill.Color.0,Square.Fill.Color.1,Square.Fill.Color.2\n0,0,0,1\n")
    #expect(try output("lottie", "info", path("good/sticker.tgs")).contains("\nBall\n"))
  }

  @Test func anAnimationOfAContainerIsBaked() throws {
    let ball = try output("lottie", "bake", path("good/second.lottie"), "--animation", "ball")
    #expect(ball.hasPrefix("{") && ball.contains(#""layers""#))
    #expect(try output("lottie", "bake", path("good/second.lottie"), "--animation", "box") != ball)
  }

  @Test func containersStandForDocumentsInOtherCommands() throws {
    let table = try output(
      "sample", path("good/streamed.lottie"), "--key-path", "**.Opacity", "--at", "0", "--format", "tsv")
    #expect(!table.isEmpty)
    let path = path("good/second.lottie")
    #expect(try output("describe", path) == output("lottie", "info", path))
  }

  @Test(arguments: [
    (["good/second.lottie", "--animation", "heart"], #"no animation "heart"; there are "ball", "box""#),
    (["good/second.lottie", "--theme", "x"], #"no theme "x"; there are "light", "dark""#),
    (["hostile/slip.zip"], #"the path "images/../../data.json" would lead out of the archive"#),
    (["hostile/bomb.zip"], "data.json: 1034 bytes would become 1048576, at most 200 times as many are allowed"),
    (["hostile/encrypted.zip"], "data.json: the entry is encrypted"),
  ])
  func badContainersAreRefusedInOneLine(arguments: [String], message: String) throws {
    let path = path(arguments[0])
    let run = try Tool.run(["lottie", "info", path] + arguments.dropFirst(), input: "")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors == "inbetween: '\(path)': \(message)\n")
  }

  @Test func namesAreForContainersAlone() throws {
    let run = try Tool.run("lottie", "info", "-", "--animation", "ball", input: "{}")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors.contains("a document alone; --animation and --theme are for containers"))
  }
}
