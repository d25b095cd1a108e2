import MotionNumerics
import Testing
import VectorScene

@testable import inbetween

@Suite struct AxisTicksTests {
  @Test(
    arguments: [
      ([0, 1], 10, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"]),
      ([0, 1], 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]), ([0, 1], 2, ["0.0", "0.5", "1.0"]),
      ([-1, 1.053], 5, ["−1.0", "−0.5", "0.0", "0.5", "1.0"]), ([0, 300], 4, ["0", "100", "200", "300"]),
      ([0.3, 0.9], 3, ["0.4", "0.6", "0.8"]), ([0.11, 0.29], 4, ["0.15", "0.20", "0.25"]),
      ([0, 2_000_000], 2, ["0", "1e6", "2e6"]), ([0, 600_000], 3, ["0", "200000", "400000", "600000"]),
      ([0, 3e-9], 3, ["0", "1e−9", "2e−9", "3e−9"]), ([-1.7e308, 1.7e308], 4, ["−1e308", "0", "1e308"]),
      ([1, 1 + 4e-9], 5, ["1.000000000", "1.000000001", "1.000000002", "1.000000003", "1.000000004"]),
      ([1e300, 1.0004e300], 4, ["1e300", "1.0001e300", "1.0002e300", "1.0003e300", "1.0004e300"]),
    ] as [([Double], Int, [String])])
  func table(ends: [Double], count: Int, labels: [String]) {
    let ticks = AxisTicks(in: PlotRange(covering: [ends], padding: 0), atMost: count).ticks
    #expect(ticks.map(\.label) == labels)
  }

  @Test func anyRangeGetsAFewRoundNumbers() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5000 {
      var ends = (0..<2).map { _ in Double(bitPattern: generator.next()) }
      let bits = Int.random(in: 0...29, using: &generator)
      if Bool.random(using: &generator) { ends[1] = ends[0] * (1 + 1 / Double(1 << bits)) }
      let range = PlotRange(covering: [ends], padding: 0.04)
      let count = Int.random(in: 2...20, using: &generator)
      let ticks = AxisTicks(in: range, atMost: count).ticks
      // If a step of 5 gives a single tick, one of 2 gives up to five.
      #expect((2...max(count + 1, 5)).contains(ticks.count), "\(ends) \(count)")
      for tick in ticks {
        let label = try #require(Double(tick.label.replacing("\u{2212}", with: "-")))
        let error = (label / 2 - tick.value / 2).magnitude
        // Powers of ten beyond 10²² are rounded, up to 300 times.
        #expect(error <= 1e-13 * tick.value.magnitude, "\(tick)")
        #expect((-1e-9...1 + 1e-9).contains(range.fraction(of: tick.value)), "\(tick) in \(range)")
      }
    }
  }

  @Test func ticksAreTheDoublesOfTheirLabels() {
    let ticks = AxisTicks(in: PlotRange(covering: [[0, 1]], padding: 0), atMost: 10).ticks
    #expect(ticks.map(\.value) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }
}

@Suite struct PlotRangeTests {
  @Test func coversFiniteNumbersOnly() {
    let range = PlotRange(covering: [[.nan, 3], [-.infinity, -1, .infinity]], padding: 0)
    #expect((range.lower, range.upper) == (-1, 3))
    #expect([-1, 0, 3, -.infinity, .infinity].map(range.fraction) == [0, 0.25, 1, 0, 1])
  }

  @Test func padsBothSides() {
    let range = PlotRange(covering: [[0, 8]], padding: 0.25)
    #expect((range.lower, range.upper) == (-2, 10))
  }

  @Test(
    arguments: [
      ([], 0, 1), ([.nan], 0, 1), ([0, 0], -1, 1), ([1, 1], 0.5, 1.5), ([-4], -6, -2),
      ([1e300], 5e299, 1.5e300), ([0, .leastNonzeroMagnitude], -1, 1),
    ] as [([Double], Double, Double)])
  func hasALength(numbers: [Double], lower: Double, upper: Double) {
    let range = PlotRange(covering: [numbers], padding: 0)
    #expect((range.lower, range.upper) == (lower, upper))
  }

  @Test func doesNotOverflow() {
    let greatest = Double.greatestFiniteMagnitude
    let range = PlotRange(covering: [[-greatest, greatest]], padding: 0.04)
    #expect((range.lower, range.upper) == (-greatest, greatest))
    #expect([-greatest, 0, greatest].map(range.fraction) == [0, 0.5, 1])
  }
}

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

@Suite struct TextMeasureTests {
  @Test func shortTextsStayAsTheyAre() {
    let notation = "linear(0 0%, 0.5 25% 75%, 1 100% 100%)"
    #expect(TextMeasure(size: 13).shortened(notation, to: 60, toWidth: 400) == notation)
    #expect(TextMeasure(size: 13).shortened("", toWidth: 0) == "")
  }

  @Test func longTextsLoseTheirMiddle() {
    let digits = String(repeating: "0123456789", count: 10)
    #expect(TextMeasure(size: 1).shortened(digits, to: 10, toWidth: 100) == "012345…789")
  }

  @Test func textsFitTheWidth() {
    let text = TextMeasure(size: 10)
    for width in stride(from: 20.0, to: 700, by: 7) {
      let shortened = text.shortened(String(repeating: "cubic ", count: 15), toWidth: width)
      #expect(text.width(of: shortened) <= width)
      #expect(text.width(of: shortened) > width - 20 || shortened.count == 90)
    }
  }

  @Test func boldTextIsWider() {
    #expect(TextMeasure(size: 10, weight: .bold).width(of: "ease") > TextMeasure(size: 10).width(of: "ease"))
  }
}
