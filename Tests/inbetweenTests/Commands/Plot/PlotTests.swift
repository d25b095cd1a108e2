import Foundation
import Testing

/// Each test has its own folder.
@Suite final class PlotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  @Test func writesOneSVGDocument() throws {
    let run = try Tool.run("plot", "ease", "steps(4, jump-both)")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
  }

  @Test func theLegendNamesTheMotionsAndTheirRanges() throws {
    let picture = try Tool.run("plot", "cubic-bezier(.5,-1,.5,2)", "ease-out-back", "--title", "Two & more").output
    #expect(picture.contains("cubic-bezier(0.5, -1, 0.5, 2)"))
    #expect(picture.contains("min -0.2071 · max 1.2071"))
    #expect(picture.contains("min 0 · max 1.1"))
    #expect(picture.contains("Two &amp; more"))
    #expect(picture.contains("progress"))
  }

  @Test func theRangeIsThatOfTheDomain() throws {
    let picture = try Tool.run("plot", "linear", "--from", "-0.5", "--to", "1.25").output
    #expect(picture.contains("min -0.5 · max 1.25"))
  }

  @Test func aFileHoldsTheSameAsStandardOutput() throws {
    let file = folder.file("curve.svg")
    let run = try Tool.run("plot", "ease", "-o", file.path)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(try text(of: file) == Tool.run("plot", "ease").output)
  }

  @Test func theXAxisNamesTheQuantity() throws {
    for (motions, label) in [
      (["ease"], "progress"), (["damped(5, 30)"], "x"), (["spring(1 100 10)"], "time (s)"),
      (["spring(1 100 10)", "decay(velocity: 1, deceleration: 0.998)"], "time (s)"),
      (["400ms ease", "spring(1 100 10)"], "time (s)"),
    ] {
      #expect(try Tool.run(["plot"] + motions, input: "").output.contains(">\(label)</text>"), "\(motions)")
    }
  }

  @Test func theLegendHasKeyNumbers() throws {
    for (motion, note) in [
      ("spring(1 100 10)", "settles after 1.27 s, max 1.163"), ("spring(1 100 30)", "settles after 1.85 s"),
      ("damped(5, 30)", "min 0 · max 1.6006"),
      ("decay(velocity: -1000, deceleration: 0.998)", "settles after 3.45 s, at -499.5"),
    ] {
      #expect(try Tool.run("plot", motion).output.contains(">\(note)</text>"), "\(motion)")
    }
    let endless = try Tool.run("plot", "spring(1 100 0)", "--to", "2").output
    #expect(endless.contains(">never settles, max 2</text>"))
  }

  @Test func velocitiesHaveSeparateAxes() throws {
    let picture = try Tool.run("plot", "0.5s ease", "spring(1 100 10)", "--velocity").output
    #expect(picture.contains(">value</text>") && picture.contains(">velocity</text>"))
    #expect(picture.components(separatedBy: "class=\"curves\"").count == 3)
    // An infinite slope at an end does not flatten the rest.
    let steep = try Tool.run("plot", "ease-in-circ", "--velocity").output
    #expect(steep.contains(">20</text>") && !steep.contains("e8</text>"))
  }

  @Test(arguments: [["--from", "1"], ["--to", "nan"], ["--from", "x"]])
  func aBadDomainIsRefused(domain: [String]) throws {
    let run = try Tool.run(["plot", "ease", "-o", folder.file("none.svg").path] + domain, input: "")
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.contents().isEmpty)
  }
}
