import Testing

@testable import inbetween

/// Plots in characters.
@Suite struct TerminalPlotTests {
  private func plot(_ series: [CurvePlot.Series], title: String = "T") -> CurvePlot {
    CurvePlot(title: title, xLabel: "time (s)", panes: [CurvePlot.Pane(yLabel: "value", series: series)])
  }

  private let rise = CurvePlot.Series(name: "rise", times: [0, 1], values: [0, 1], note: "max 1")

  @Test func aLineGoesFromCornerToCorner() {
    let lines = TerminalPlot(plot([rise]), columns: 60, hasColors: false).text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "T" && lines[1].hasSuffix("value") && lines.count == 1 + 1 + 16 + 1 + 1)
    #expect(lines.allSatisfy { $0.count <= 60 })
    let cells = lines[2..<18].map { line in line.drop { $0 != "│" && $0 != "┤" }.dropFirst() }
    #expect(cells[0].last != " " && cells[0].first == " " && cells[15].first != " " && cells[15].last == " ")
    // A line without gaps: each row has a part of it, one beside the next.
    #expect(cells.allSatisfy { $0.contains { ("\u{2801}"..."\u{28FF}").contains($0) } })
    // The label is in the middle of its axis, which ends at the right border.
    let axis = lines[18].drop { $0 == " " }.split(separator: "time (s)").map(\.count)
    #expect(axis.count == 2 && abs(axis[0] - axis[1]) <= 1 && lines[18].count == 59 && lines[18].hasSuffix("1"))
    #expect(lines[19] == "⣀⣀⣀ rise  max 1")
  }

  @Test func coloursAreLeftOutOnRequest() {
    let fall = CurvePlot.Series(name: "fall", times: [0, 1], values: [1, 0])
    let colored = TerminalPlot(plot([rise, fall]), columns: 60, hasColors: true).text
    #expect(colored.contains("\u{1B}[36m") && colored.contains("\u{1B}[33m"))
    #expect(!TerminalPlot(plot([rise, fall]), columns: 60, hasColors: false).text.contains("\u{1B}"))
  }

  @Test func anythingHasAPlot() {
    let nothing = CurvePlot.Series(name: "none", times: [], values: [])
    let strange = CurvePlot.Series(
      name: "strange", times: [0, .nan, 1, 2, 3], values: [.infinity, 1, .nan, -.infinity, 1e300])
    for (series, columns) in [([nothing], 1), ([strange], 500), ([nothing, strange], 80)] {
      let text = TerminalPlot(plot(series, title: ""), columns: columns, hasColors: false).text
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
  }

  /// A terminal without a width counts as one of 80 columns.
  @Test(arguments: [(57, 56), (0, 79), (100, 99)]) func thePlotIsAsWideAsTheTerminal(columns: Int, width: Int) throws {
    let script = """
      command -v script > /dev/null && command -v stty > /dev/null || exit 3
      NO_COLOR=1 script -qec "stty cols \(columns); '$0' plot ease" /dev/null
      """
    let run = try Tool.shell(script)
    guard run.exitCode != 3 else { return }
    let axis = try #require(run.output.split(separator: "\r\n").first { $0.contains("progress") })
    #expect(axis.count == width, "\(axis)")
  }

  @Test func aPipeReceivesSVGAndATerminalCharacters() throws {
    #expect(try Tool.run("plot", "ease").output.hasPrefix("<svg"))
    let run = try Tool.shell(
      "command -v script > /dev/null || exit 3; NO_COLOR=1 script -qec \"'$0' plot ease\" /dev/null")
    guard run.exitCode != 3 else { return }
    #expect(run.exitCode == 0 && run.output.contains("┤") && !run.output.contains("<svg"), "\(run.errors)")
    #expect(!run.output.contains("\u{1B}["))
  }
}
