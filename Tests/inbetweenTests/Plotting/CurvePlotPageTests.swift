import Foundation
import FoundationXML
import MotionNumerics
import PlotParts
import Testing
import VectorScene
import WebPages

@testable import inbetween

/// The pages of plots, as far as they depend on the plot: its picture, its colours and its numbers.
@Suite struct CurvePlotPageTests {
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

  @Test func everySVGInItIsWellFormed() throws {
    let pictures = try parts(of: PlotPage(plot(names: ["<a & \"b\">", "b"])).html, from: "<svg", to: "</svg>")
    // A piece of each line, and the plot.
    #expect(pictures.count == 3)
    for picture in pictures { #expect(XMLParser(data: Data(picture.utf8)).parse()) }
    #expect(pictures[2].contains("class=\"curves\""))
  }

  @Test func itsPictureIsThePlotWithoutTitleAndLegend() throws {
    var bare = plot()
    bare.isBare = true
    #expect(try PlotPage(plot()).html.contains(bare.scene().svg(decimals: 2)))
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
    // Those two are other variables.
    let used = Set(page.matches(of: /var\((--[a-z0-9-]+)\)/).map { String($0.1) }).subtracting(["--curve", "--accent"])
    for variable in used { #expect(declared.filter { $0 == variable }.count == 2, "\(variable)") }
  }

  @Test func theLightColorsAreThoseOfThePicture() throws {
    let page = try PlotPage(plot()).html
    for (index, color) in SeriesStyle.colors.enumerated() {
      #expect(page.contains("[stroke=\"\(color.hex)\"] { stroke: var(--curve-\(index)); }"))
      #expect(page.contains("  --curve-\(index): \(color.hex);\n"))
    }
    for (name, color) in [("text", PlotInk.text), ("muted", PlotInk.muted), ("grid", PlotInk.grid)] {
      #expect(page.contains("  --\(name): \(color.hex);\n"))
    }
  }

  @Test func theSamplesAreThoseOfThePicture() {
    let series = [[0.0, 2, 1], [-1, 0, 5]].map { CurvePlot.Series(name: "", times: [0, 0.5, 1], values: $0) }
    let plot = CurvePlot(title: "", xLabel: "", panes: series.map { .init(yLabel: "", series: [$0]) })
    let frames = PlotLayout(of: plot).frames
    func axis(_ range: String, from start: Double, to end: Double) -> String {
      "{\(range),\"start\":\(start.shortestDecimal),\"end\":\(end.shortestDecimal)}"
    }
    let x = axis("\"lower\":0,\"upper\":1", from: frames[0].left, to: frames[0].right)
    let y = axis("\"lower\":-1.24,\"upper\":5.24", from: frames[1].bottom, to: frames[1].top)
    let json = PlotSamples(of: plot).json
    #expect(json.hasPrefix("{\"x\":\(x),\"places\":3,\n\"panes\":[\n"))
    let curve = "{\"places\":5,\n\"times\":[0,0.5,1],\n\"values\":[-1,0,5]}"
    #expect(json.hasSuffix("{\"y\":\(y),\"curves\":[\n\(curve)\n]}\n]}"))
  }

  /// A curve whose y axis shows a part of its values has the digits that matter there.
  @Test func theShownValuesDecideOnTheDigits() {
    let series = CurvePlot.Series(name: "", times: [0, 1], values: [1.0 / 3, 1e9], extent: 0...1)
    let json = PlotSamples(of: CurvePlot(title: "", xLabel: "", panes: [.init(yLabel: "", series: [series])])).json
    #expect(json.contains("{\"places\":5,\n\"times\":[0,1],\n\"values\":[0.33333333,1000000000]}"))
  }

  @Test func theSamePlotGivesTheSamePage() throws {
    #expect(try PlotPage(plot()).html == PlotPage(plot()).html)
  }
}
