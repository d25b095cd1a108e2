import Foundation
import Testing

/// Each test has its own folder.
@Suite final class SimulatePlotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  @Test(arguments: ExampleDocument.namesOnALine)
  func everyExampleHasAPicture(name: String) throws {
    let run = try Tool.run("simulate", ExampleDocument.path(name), "--plot")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && run.output.hasSuffix("</svg>\n"))
    for label in ["position", "velocity", "time (s)"] {
      #expect(run.output.contains(">\(label)</text>"), "\(label)")
    }
    #expect(run.output.components(separatedBy: "class=\"curves\"").count == 3)
    // The document's name in words, and the bodies.
    let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ") + ": "
    #expect(run.output.contains("<title>\(title)"))
  }

  @Test func theLegendNamesTheBodiesAndTheirRanges() throws {
    let picture = try Tool.run(
      "simulate", ExampleDocument.path("duffing"), "--plot", "--title", "Amplitude & period"
    ).output
    for text in ["small", "medium", "large", "min -0.5 · max 0.5", "min -1.5 · max 1.5", "Amplitude &amp; period"] {
      #expect(picture.contains(">\(text)</text>"), "\(text)")
    }
  }

  @Test func aNameThatEndsInHTMLGivesAPage() throws {
    let file = folder.file("ball.html")
    let run = try Tool.run("simulate", ExampleDocument.path("bouncing-ball"), "--plot", "-o", file.path)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let page = try text(of: file)
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>Bouncing ball: lively and dull</title>"))
  }

  @Test func moreThanTwelveBodiesAreTooMany() throws {
    func document(_ count: Int) -> String {
      let bodies = (1...count).map { "{\"name\":\"b\($0)\",\"mass\":1,\"position\":\($0)}" }
      return "{\"bodies\":[\(bodies.joined(separator: ","))],\"springs\":[],\"duration\":1}"
    }
    #expect(try Tool.run("simulate", "-", "--plot", input: document(12)).exitCode == 0)
    let run = try Tool.run("simulate", "-", "--plot", input: document(13))
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: standard input: bodies: 13 to be plotted, at most 12 are allowed\n")
  }
}
