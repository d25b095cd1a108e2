import Foundation
import Testing

/// Each test has a folder of its own.
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

  @Test(arguments: ["page.html", "Page.HTML"])
  func anHTMLPageIsRefused(name: String) throws {
    let path = folder.file(name).path
    let run = try Tool.run("plot", "ease", "-o", path)
    #expect(run.exitCode == 73)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: '\(path)': only SVG pictures can be written, not HTML pages\n")
    #expect(try folder.contents().isEmpty)
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
