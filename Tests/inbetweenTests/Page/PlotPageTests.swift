import Foundation
import FoundationXML
import Testing
import VectorScene

@testable import inbetween

@Suite struct PlotPageTests {
  private func plot(title: String = "Title", names: [String] = ["ease", "linear"]) -> CurvePlot {
    let series = names.map { CurvePlot.Series(name: $0, times: [0, 1], values: [0, 1], note: "max 1 & more") }
    return CurvePlot(
      title: title, xLabel: "time (s)",
      panes: [.init(yLabel: "value", series: series), .init(yLabel: "velocity", series: series)])
  }

  /// All parts of a text from one mark to another, both included.
  private func parts(of text: String, from start: String, to end: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let first = rest.range(of: start), let last = rest[first.upperBound...].range(of: end) {
      parts.append(rest[first.lowerBound..<last.upperBound])
      rest = rest[last.upperBound...]
    }
    return parts
  }

  private static let nasty = "</script></title><!--<script>alert(\"&\")</script>\u{0}\u{1B}\n-->"

  @Test func everySVGInItIsWellFormed() throws {
    let pictures = try parts(of: PlotPage(plot(names: [Self.nasty, "b"])).html, from: "<svg", to: "</svg>")
    // The plot, and a piece of each line.
    #expect(pictures.count == 3)
    for picture in pictures { #expect(XMLParser(data: Data(picture.utf8)).parse()) }
    #expect(pictures[0].contains("class=\"curves\""))
  }

  @Test func itsPictureIsThePlotWithoutTitleAndLegend() throws {
    var bare = plot()
    bare.isBare = true
    #expect(try PlotPage(plot()).html.contains(bare.scene().svg(decimals: 2)))
  }

  @Test func textFromOutsideCannotLeaveItsPlace() throws {
    let page = try PlotPage(plot(title: Self.nasty, names: [Self.nasty])).html
    let plain = try PlotPage(plot(title: "x", names: ["x"])).html
    for tag in ["<script", "</script", "<!--", "<title", "</title>", "<th ", "alert(\""] {
      #expect(page.components(separatedBy: tag).count == plain.components(separatedBy: tag).count, "\(tag)")
    }
    let escaped =
      "&lt;/script&gt;&lt;/title&gt;&lt;!--&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;\u{FFFD}\u{FFFD} --&gt;"
    #expect(page.contains("<title>\(escaped)</title>"))
    #expect(page.contains("<h1>\(escaped)</h1>"))
    #expect(page.contains("<span>\(escaped)</span>"))
    #expect(page.contains("<small>max 1 &amp; more</small>"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func itRefersToNothingOutside() throws {
    let page = try PlotPage(plot()).html.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for mark in ["http:", "https:", "://", "src=", "href", "url(", "@import", "fetch", "XMLHttp"] {
      #expect(!page.contains(mark), "\(mark)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func everyColorOfThePictureHasARuleAndADarkCounterpart() throws {
    var names = (0..<8).map(String.init)
    names.append("a ninth, in the first colour")
    let page = try PlotPage(plot(names: names)).html
    let picture = parts(of: page, from: "<svg", to: "</svg>").joined()
    let colors = Set(picture.matches(of: /(fill|stroke)="(#[0-9a-f]{6})"/).map { [String($0.1), String($0.2)] })
    #expect(colors.count >= 8 + 5)
    for color in colors { #expect(page.contains("[\(color[0])=\"\(color[1])\"] { \(color[0]): var(--")) }
    let declared = page.matches(of: /(--[a-z0-9-]+): #[0-9a-f]{6};/).map { String($0.1) }
    for variable in Set(page.matches(of: /var\((--[a-z0-9-]+)\)/).map { String($0.1) }) where variable != "--curve" {
      #expect(declared.filter { $0 == variable }.count == 2, "\(variable)")
    }
  }

  @Test func theSamePlotGivesTheSamePage() throws {
    #expect(try PlotPage(plot()).html == PlotPage(plot()).html)
  }
}
