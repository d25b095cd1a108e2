import PlotParts
import Testing

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
      ([1e300], 5e299, 1.5e300), ([0, .leastNonzeroMagnitude], -1, 1), ([999_999_999, 1e9], 499_999_999, 1.5e9),
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
