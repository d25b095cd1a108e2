import MotionNumerics
import TestSupport
import Testing

@testable import MotionCurves

/// Elementary functions against mpmath, and four at once against one.
@Suite struct ElementaryTests {
  /// The error in ulps of the true value, which is a sum.
  private func error(of value: Double, _ row: ReferenceTable.Row, _ name: String) -> Double {
    let (high, low) = (row.number(name), row.number(name + "Rest"))
    if value == high { return abs(low) / high.ulp }
    guard high.isFinite && value.isFinite else { return .infinity }
    return abs((value - high) - low) / high.ulp
  }

  @Test func exponentialsAreWithinAnUlp() throws {
    var (value, lessOne) = (WorstCase(), WorstCase())
    for row in try ReferenceTable("exponentials").rows {
      let x = row.number("x")
      value.note(error(of: Elementary.exponential(x), row, "exponential"), "\(x)")
      lessOne.note(error(of: Elementary.exponentialLessOne(x), row, "lessOne"), "\(x)")
    }
    #expect(value.count >= 2600)
    #expect(value.error <= 0.9, "\(value)")
    #expect(lessOne.error <= 0.97, "\(lessOne)")
  }

  /// 2⁵⁴ − 1 is rounded, which was an error of half an ulp where the answer is less than 2⁵⁴.
  @Test func oneIsNotLostBesideThePowerOfLargeExponents() {
    #expect(Elementary.exponentialLessOne(37.095868894686795) == 12_898_261_047_687_534)
    #expect(Elementary.exponentialLessOne(36.7368005696771) == 9_007_199_254_740_985)
  }

  @Test func sinesAndCosinesAreWithinAnUlp() throws {
    var (ordinary, large) = (WorstCase(), WorstCase())
    for row in try ReferenceTable("angles").rows {
      let (high, low) = (row.number("high"), row.number("low"))
      let (sine, cosine) = Elementary.sineAndCosine(high, low)
      let worst = max(error(of: sine, row, "sine"), error(of: cosine, row, "cosine"))
      if high <= ReducedAngle<Double>.limit { ordinary.note(worst, "\(high) + \(low)") }
      large.note(worst, "\(high) + \(low)")
      let (mirrored, same) = Elementary.sineAndCosine(-high, -low)
      #expect(mirrored == -sine && same == cosine, "\(high)")
    }
    #expect(large.count >= 3200 && ordinary.count >= 2300)
    #expect(ordinary.error <= 0.9, "\(ordinary)")
    #expect(large.error <= 0.9, "\(large)")
  }

  @Test func extremeArgumentsHaveTheirLimits() {
    #expect(Elementary.exponential(.infinity) == .infinity && Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(1e300) == .infinity && Elementary.exponential(-1e300) == 0)
    #expect(Elementary.exponential(.nan).isNaN && Elementary.exponentialLessOne(.nan).isNaN)
    #expect(Elementary.exponentialLessOne(.infinity) == .infinity && Elementary.exponentialLessOne(-.infinity) == -1)
    #expect(Elementary.exponentialLessOne(-1000) == -1 && Elementary.exponential(0) == 1)
    for angle in [Double.infinity, -.infinity, .nan] {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(sine.isNaN && cosine.isNaN)
    }
    #expect(Elementary.sineAndCosine(1, .nan).sine.isNaN)
  }

  /// Both reductions of an angle give the same function.
  @Test func reductionsAgree() {
    var random = SplitMix64(seed: 71)
    var worst = WorstCase()
    for _ in 0..<200_000 {
      let high = random.magnitude(from: 1e-3, to: 1e6)
      let low = random.number(in: -0.5...0.5) * high.ulp
      let (sine, cosine) = Elementary.sineAndCosine(high, low)
      let exact = ReducedAngle(exactly: high, low).sineAndCosine
      worst.note(max(ulps(sine, exact.sine, of: sine), ulps(cosine, exact.cosine, of: cosine)), "\(high) + \(low)")
    }
    // Remainders that differ in their last digit round to neighbours.
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func sinesOfSumsAreThoseOfTheirAngles() {
    var random = SplitMix64(seed: 72)
    var worst = WorstCase()
    for _ in 0..<100_000 {
      let angle = random.number(in: -1e5...1e5)
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      worst.note(abs(sine * sine + cosine * cosine - 1), "\(angle)")
      let doubled = Elementary.sineAndCosine(2 * angle)
      worst.note(abs(doubled.sine - 2 * sine * cosine), "twice \(angle)")
    }
    // Two rounded factors, twice.
    #expect(worst.error <= 5e-16, "\(worst)")
  }

  // MARK: Four at once

  @Test func lanesHaveTheBitsOfSingleNumbers() {
    var random = SplitMix64(seed: 73)
    for _ in 0..<50_000 {
      let x = SIMD4<Double>((0..<4).map { _ in random.number(in: -1...1) * random.element(of: [1e-9, 1, 30, 700]) })
      let exponential = Exponential(FourLanes(x))
      let high = SIMD4<Double>((0..<4).map { _ in random.magnitude(from: 1e-9, to: 1e6) })
      let low = high * SIMD4((0..<4).map { _ in random.number(in: -0x1p-54...0x1p-54) })
      let (angle, certainty) = ReducedAngle.reduce(FourLanes(high), FourLanes(low))
      let (sine, cosine) = angle.sineAndCosine
      for lane in 0..<4 {
        #expect(exponential.value.lanes[lane] == Elementary.exponential(x[lane]))
        if x[lane] <= Exponential<Double>.lessOneLimit {
          #expect(exponential.lessOne.lanes[lane] == Elementary.exponentialLessOne(x[lane]))
        }
        guard certainty.lanes[lane] >= 0 else { continue }
        let single = Elementary.sineAndCosine(high[lane], low[lane])
        #expect(sine.lanes[lane] == single.sine && cosine.lanes[lane] == single.cosine, "\(high[lane])")
      }
    }
  }

  @Test func testsOfLanesFindEveryWrongOne() {
    for wrong in [0, -0.0, -1, 3, .infinity, -.infinity, .nan, -.nan] {
      for lane in 0..<4 {
        var numbers = SIMD4<Double>(1, 2, .leastNonzeroMagnitude, 0.5)
        #expect(!LaneTests(positive: FourLanes(numbers), upTo: 2).haveFailed)
        numbers[lane] = wrong
        #expect(LaneTests(positive: FourLanes(numbers), upTo: 2).haveFailed, "\(wrong)")
      }
    }
  }
}
