import Foundation
import Testing

@testable import WebPages

@Suite struct PlotSamplesTests {
  private func samples(
    _ values: [Double], times: [Double] = [0, 0.5, 1], in range: ClosedRange<Double> = 0...1
  ) -> PlotSamples {
    let curve = PlotSamples.Curve(times: times, values: values, shownRange: range)
    let pane = PlotSamples.Pane(axis: .init(range, from: 90, to: 10), curves: [curve])
    return PlotSamples(times: .init(0...1, from: 20, to: 80), panes: [pane])
  }

  private func object(_ samples: PlotSamples) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(samples.json.utf8)) as? [String: Any])
  }

  private func firstCurve(of pane: [String: Any]) -> [String: Any]? {
    (pane["curves"] as? [[String: Any]])?.first
  }

  @Test func itHoldsAxesAndCurves() throws {
    let object = try object(samples([-1, 0, 5], in: -1...5))
    #expect(object["x"] as? [String: Double] == ["lower": 0, "upper": 1, "start": 20, "end": 80])
    #expect(object["places"] as? Int == 3)
    let panes = try #require(object["panes"] as? [[String: Any]])
    #expect(panes.count == 1)
    #expect(panes[0]["y"] as? [String: Double] == ["lower": -1, "upper": 5, "start": 90, "end": 10])
    let curve = try #require(firstCurve(of: panes[0]))
    #expect(curve["times"] as? [Double] == [0, 0.5, 1])
    #expect(curve["values"] as? [Double] == [-1, 0, 5])
    #expect(curve["places"] as? Int == 5)
  }

  @Test func aSmallCurveBesideALargeOneKeepsItsDigits() {
    let small = PlotSamples.Curve(times: [0, 0.5, 1], values: [0, 0.123456789, 1], shownRange: 0...1)
    let large = PlotSamples.Curve(times: [0, 1], values: [0, 1e6], shownRange: 0...1e6)
    let pane = PlotSamples.Pane(axis: .init(0...1e6, from: 1, to: 0), curves: [small, large])
    let json = PlotSamples(times: .init(0...1, from: 0, to: 1), panes: [pane]).json
    #expect(json.contains("{\"places\":5,\n\"times\":[0,0.5,1],\n\"values\":[0,0.12345679,1]}"))
    #expect(json.contains("{\"places\":0,\n\"times\":[0,1],\n\"values\":[0,1000000]}"))
  }

  @Test func numbersHaveNoMoreDigitsThanThePictureShows() {
    let json = samples([1.0 / 3, -1e-12, 2.0 / 3], times: [0, 1.0 / 3, 1], in: -1e-12...2.0 / 3).json
    #expect(json.contains("\"times\":[0,0.333333333,1],\n\"values\":[0.333333333,0,0.666666667]"))
  }

  @Test func missingAndInfiniteValuesAreNumbersOfJSON() {
    #expect(samples([.nan, .infinity, -.infinity]).json.contains("\"values\":[null,1e999,-1e999]"))
  }

  @Test(
    arguments: [
      ([1e300, 2e300, -1.7e308], -1.7e308...2e300), ([1e-200, 2e-200, 0], 0...2e-200), ([1, 1, 1], 0.5...1.5),
      ([0, 0, 0], -1...1),
    ] as [([Double], ClosedRange<Double>)])
  func extremesAreWrittenInFull(values: [Double], range: ClosedRange<Double>) throws {
    let panes = try #require(try object(samples(values, in: range))["panes"] as? [[String: Any]])
    #expect(try #require(firstCurve(of: panes[0]))["values"] as? [Double] == values)
  }

  @Test(
    arguments: [
      (0, 1, 500, 3), (0, 1.27, 500, 3), (0, 5, 500, 2), (0, 500, 500, 0), (0, 1e6, 500, 0), (0, 1e-9, 500, 12),
      (0, 1.1, 1e5, 5), (-10, 10, 1e5, 4), (0, 1e-200, 500, nil), (0, 1e300, 500, nil), (1e15, 9e15, 1e3, 0),
      (1e16, 3e16, 500, nil), (-1.7e308, 1.7e308, 500, nil), (1, 1, 500, nil), (900, 1000, 500, 1), (-9, -8, 500, 3),
      (0, (0x1p53).nextDown, 500, 0), (0, 0x1p53, 500, nil), (-0x1p53, 0, 500, nil),
    ] as [(Double, Double, Double, Int?)])
  func places(lower: Double, upper: Double, stepCount: Double, count: Int?) {
    #expect(DecimalPlaces(resolving: lower...upper, into: stepCount)?.count == count)
  }

  /// A double of 2⁵³ units or more has no digits to spare: rounding this one to 7 places made its last digit a 2.
  @Test func numbersOfManyUnitsStay() throws {
    let places = try #require(DecimalPlaces(resolving: 0...1, into: 5e6))
    #expect(places.count == 7 && places.rounding(0.123456789) == 0.1234568)
    let number = 900719925.4740993
    #expect(number * 1e7 == 0x1p53 && places.rounding(number) == number && places.rounding(-number) == -number)
  }
}
