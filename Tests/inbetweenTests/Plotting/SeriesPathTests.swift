import MotionNumerics
import PlotParts
import Testing
import VectorScene

@testable import inbetween

@Suite struct SeriesPathTests {
  /// The points of the line of a series in its axes, and its samples there.
  private func line(_ times: [Double], _ values: [Double]) throws -> (points: [Path.Point], samples: [Path.Point]) {
    let series = CurvePlot.Series(name: "", times: times, values: values)
    let plot = CurvePlot(title: "", xLabel: "", panes: [.init(yLabel: "", series: [series])])
    let frame = PlotLayout(of: plot).frames[0]
    let points: [Path.Point] = frame.path(of: series).elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    return (points, zip(times, values).map { [frame.x($0), frame.y($1)] })
  }

  @Test func straightLinesKeepTheirEnds() throws {
    let (points, samples) = try line((0...9).map { Double($0) }, (0...9).map { 2 * Double($0) })
    #expect(points == [samples[0], samples[9]])
  }

  @Test func jumpsAndSpikesStay() throws {
    let jump = try line([0, 1, 2, 2, 3, 4], [0, 0, 0, 5, 5, 5])
    #expect(jump.points == [0, 2, 3, 5].map { jump.samples[$0] })
    let neighbours = try line([0, 2, 2.nextUp, 4], [0, 0, 5, 5])
    #expect(neighbours.points.map(\.x) == [0, 1, 1, 3].map { neighbours.samples[$0].x })
    let spike = try line([0, 1, 1, 1, 2], [0, 0, 9, 1, 1])
    #expect(spike.points == spike.samples)
  }

  @Test func noSampleIsFartherFromTheLineThanCanBeSeen() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<100 {
      let bend = Double.random(in: 0...2, using: &generator)
      let noise = Double.random(in: 0...1e-3, using: &generator)
      let times = (0...200).map { Double($0) / 200 }
      let values = times.map { bend * $0 * (1 - $0) + $0 + Double.random(in: -noise...noise, using: &generator) }
      let (points, samples) = try line(times, values)
      let curve = PiecewiseLinear(points: points.map { .init(input: $0.x, output: $0.y) })
      for sample in samples { #expect(abs(curve.value(at: sample.x) - sample.y) <= 0.05 + 1e-9) }
      if noise < 1e-4 { #expect(points.count < 50) }
    }
  }

  /// More samples than a polyline may have points are taken in parts.
  @Test func moreThanAPolylineHoldsIsDrawnInParts() throws {
    let times = (0..<30_000).map { Double($0) }
    let (points, samples) = try line(times, times.map { $0.remainder(dividingBy: 2) })
    #expect(points.first == samples.first && points.last == samples.last && points.count > 10_000)
    let curve = PiecewiseLinear(points: points.map { .init(input: $0.x, output: $0.y) })
    for sample in samples { #expect(abs(curve.value(at: sample.x) - sample.y) <= 0.05 + 1e-6) }
  }

  /// A vertical line has two points, and not those that it passes.
  @Test func whatAVerticalLinePassesIsLeftOut() throws {
    let (points, _) = try line([0, 1, 1, 1, 1, 2], [0, 0, 1, 2, 3, 3])
    #expect(points.count == 4)
  }
}
