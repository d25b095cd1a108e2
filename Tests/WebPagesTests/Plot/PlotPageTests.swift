import Foundation
import Testing
import VectorScene
import WebPages

@Suite struct PlotPageTests {
  private static let nasty = "</script></title><!--<script>alert(\"&\")</script>\u{0}\u{1B}\n-->"

  private func plotPage(title: String = "Title", names: [String] = ["ease", "linear"]) -> PlotPage {
    let curves = names.map { PlotPage.Curve(name: $0, note: "max 1 & more", line: Scene(size: [44, 12])) }
    let samples = names.map { _ in PlotSamples.Curve(times: [0, 1], values: [0, 1], shownRange: 0...1) }
    let pane = PlotSamples.Pane(axis: .init(0...1, from: 90, to: 10), curves: samples)
    return PlotPage(
      title: title, picture: Scene(size: [100, 100]), xLabel: "time (s)", yLabels: ["value", "velocity"],
      curves: curves, samples: PlotSamples(times: .init(0...1, from: 0, to: 100), panes: [pane, pane]))
  }

  @Test func aPageHoldsPictureLegendAndSamples() throws {
    let html = try plotPage(names: (0..<9).map(String.init)).html
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n") && html.hasSuffix("</script>\n</body>\n</html>\n"))
    #expect(html.contains("<title>Title</title>"))
    // Who the lines are is above them.
    #expect(
      html.contains("<main>\n<h1>Title</h1>\n<table>\n") && html.contains("</table>\n<div class=\"plot\">\n<svg "))
    let headers = "<th scope=\"col\">time (s) <output></output></th><th scope=\"col\" class=\"number\">value</th>"
    #expect(html.contains("<thead><tr>\(headers)<th scope=\"col\" class=\"number\">velocity</th></tr></thead>\n"))
    for (index, color) in [(3, 3), (8, 0)] {
      #expect(html.contains("<span>\(index)</span>"))
      #expect(html.contains("<tr style=\"--curve: var(--curve-\(color))\">\n<th scope=\"row\"><button"))
    }
    let cells = "<td class=\"number\"></td><td class=\"number\"></td>\n</tr>\n"
    #expect(html.components(separatedBy: "</button><small>max 1 &amp; more</small></th>" + cells).count == 10)
    #expect(html.contains("<script type=\"application/json\" id=\"samples\">\n{\"x\":{\"lower\":0,\"upper\":1,"))
  }

  /// The name next to a piece of a line describes it: read aloud, an image without a name is noise.
  @Test func thePiecesOfLinesAreNotReadAloud() throws {
    let legend = try plotPage().html.components(separatedBy: "<tbody>")[1].components(separatedBy: "</tbody>")[0]
    #expect(legend.components(separatedBy: "<svg ").count == 3)
    #expect(legend.components(separatedBy: "<i aria-hidden=\"true\">\n<svg ").count == 3)
  }

  @Test func textIsEscaped() throws {
    let page = try plotPage(title: Self.nasty, names: [Self.nasty]).html
    let plain = try plotPage(title: "x", names: ["x"]).html
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
    let page = try plotPage().html.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for mark in ["http:", "https:", "://", "src=", "href", "url(", "@import", "fetch", "XMLHttp"] {
      #expect(!page.contains(mark), "\(mark)")
    }
    #expect(page.contains("default-src 'none'"))
  }
}
