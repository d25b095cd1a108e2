import MotionNumerics
import PlotParts
import Testing

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
