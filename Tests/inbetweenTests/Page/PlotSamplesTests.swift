import Foundation
import Testing

@testable import inbetween

@Suite struct PlotSamplesTests {
  private func plot(_ values: [[Double]], times: [Double] = [0, 0.5, 1]) -> CurvePlot {
    CurvePlot(
      title: "", xLabel: "",
      panes: values.map { .init(yLabel: "", series: [.init(name: "", times: times, values: $0)]) })
  }

  private func json(_ plot: CurvePlot) throws -> [String: Any] {
    let data = Data(PlotSamples(of: plot).json.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func firstCurve(of pane: [String: Any]) -> [String: Any]? {
    (pane["curves"] as? [[String: Any]])?.first
  }

  @Test func aSmallCurveBesideALargeOneKeepsItsDigits() {
    var plot = plot([[0, 0.123456789, 1]])
    plot.panes[0].series.append(.init(name: "", times: [0, 1], values: [0, 1e6]))
    let json = PlotSamples(of: plot).json
    #expect(json.contains("{\"places\":5,\n\"times\":[0,0.5,1],\n\"values\":[0,0.12345679,1]}"))
    #expect(json.contains("{\"places\":0,\n\"times\":[0,1],\n\"values\":[0,1000000]}"))
  }

  @Test func itHoldsAxesAndCurves() throws {
    let plot = plot([[0, 2, 1], [-1, 0, 5]])
    let frames = PlotLayout(of: plot).frames
    let object = try json(plot)
    let x = try #require(object["x"] as? [String: Double])
    #expect(x == ["lower": 0, "upper": 1, "start": frames[0].left, "end": frames[0].right])
    #expect(object["places"] as? Int == 3)
    let panes = try #require(object["panes"] as? [[String: Any]])
    #expect(panes.count == 2)
    let y = try #require(panes[1]["y"] as? [String: Double])
    #expect(y == ["lower": -1.24, "upper": 5.24, "start": frames[1].bottom, "end": frames[1].top])
    let curve = try #require(firstCurve(of: panes[1]))
    #expect(curve["times"] as? [Double] == [0, 0.5, 1])
    #expect(curve["values"] as? [Double] == [-1, 0, 5])
    #expect(curve["places"] as? Int == 5)
  }

  @Test func numbersAreAsShortAsTheyMayBe() {
    let json = PlotSamples(of: plot([[1.0 / 3, -1e-12, 2.0 / 3]], times: [0, 1.0 / 3, 1])).json
    #expect(json.contains("\"times\":[0,0.333333333,1],\n\"values\":[0.333333333,0,0.666666667]"))
  }

  @Test func whatJSONDoesNotHaveIsReplaced() {
    let json = PlotSamples(of: plot([[.nan, .infinity, -.infinity]])).json
    #expect(json.contains("\"values\":[null,1e999,-1e999]"))
  }

  @Test(arguments: [[1e300, 2e300, -1.7e308], [1e-200, 2e-200, 0], [1, 1, 1], [0, 0, 0]])
  func extremesAreWrittenInFull(values: [Double]) throws {
    let panes = try #require(try json(plot([values]))["panes"] as? [[String: Any]])
    #expect(try #require(firstCurve(of: panes[0]))["values"] as? [Double] == values)
  }

  @Test(
    arguments: [
      (0, 1, 500, 3), (0, 1.27, 500, 3), (0, 5, 500, 2), (0, 500, 500, 0), (0, 1e6, 500, 0), (0, 1e-9, 500, 12),
      (0, 1.1, 1e5, 5), (-10, 10, 1e5, 4), (0, 1e-200, 500, nil), (0, 1e300, 500, nil), (1e15, 9e15, 1e3, 0),
      (1e16, 3e16, 500, nil),
      (-1.7e308, 1.7e308, 500, nil),
    ] as [(Double, Double, Double, Int?)])
  func places(lower: Double, upper: Double, parts: Double, count: Int?) {
    let range = PlotRange(covering: [[lower, upper]], padding: 0)
    #expect(DecimalPlaces(resolving: range, into: parts)?.count == count)
  }
}
