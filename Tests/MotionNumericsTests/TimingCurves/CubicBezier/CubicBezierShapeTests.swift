import MotionNumerics
import TestSupport
import Testing

/// Range, monotonicity, reversal, inversion and subdivision.
@Suite struct CubicBezierShapeTests {
  // MARK: Monotone

  @Test(arguments: [
    (CubicBezier.ease, true), (CubicBezier(0.3, 1, 0.7, 0), true), (CubicBezier(0.3, 1.0.nextUp, 0.7, 0), false),
    (CubicBezier(0.3, 1, 0.7, (0.0).nextDown), false), (CubicBezier(0.3, 1.2, 0.7, 0.5), true),
    (CubicBezier(0.3, 1.2, 0.7, 0.2), false), (CubicBezier(0.3, 0, 0.7, 1.1), false),
    (CubicBezier(0.3, -0.1, 0.7, 1), false), (CubicBezier(0, 4 / 3.0, 1, 1 / 3.0), false),
    (CubicBezier(0, 1e200, 1, -1e200), false), (CubicBezier(0, 1e300, 1, 1), false),
  ])
  func monotonicity(curve: CubicBezier, isMonotonic: Bool) {
    #expect(curve.isMonotonic == isMonotonic)
  }

  @Test func monotonicityAgreesWithTheSlopes() {
    var random = SplitMix64(seed: 1)
    var disagreements = 0
    for _ in 0..<3000 {
      let curve = CubicBezier(0.5, random.number(in: -0.2...1.6), 0.5, random.number(in: -0.6...1.2))
      let descends = (1..<400).contains { curve.slope(at: Double($0) / 400) < -1e-6 }
      if descends && curve.isMonotonic { disagreements += 1 }
      if !descends && !curve.isMonotonic {
        // If the fall is too short for the samples, the turning values are close together.
        let range = curve.range()
        if range.lowerBound < -1e-3 || range.upperBound > 1.001 { disagreements += 1 }
      }
    }
    #expect(disagreements == 0)
  }

  // MARK: Slope

  /// The parameter lies within 10⁻¹⁰⁸ of ½, which halving did not reach, and the slope depends on subnormal digits.
  @Test func slopesBesideAVerticalTangentInsideAreFound() {
    // From mpmath, at 400 digits.
    for (x2, slope) in [
      (.leastNonzeroMagnitude, 2.0880427729549616478e215), (0x1p-1000, 2.9439218124090359753e200),
      (0x1p-600, 1.5640864764366678989e120), (1e-50, 1.3049558803896212004e33),
    ] {
      let curve = CubicBezier(1, 0, x2, 1)
      #expect(abs(curve.slope(at: 0.5) / slope - 1) <= 1e-11, "\(curve)")
      #expect(curve.state(at: 0.5).velocity == curve.slope(at: 0.5))
    }
  }

  // MARK: Range

  @Test func theRangeContainsAllSamplesAndIsReached() {
    var random = SplitMix64(seed: 2)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let curve = CubicBezier(
        random.number(), random.number(in: -3...3), random.number(), random.number(in: -3...3))
      let bounds = [random.number(in: -0.5...1.5), random.number(in: -0.5...1.5)].sorted()
      let progress = (0...256).map { bounds[0] + (bounds[1] - bounds[0]) * Double($0) / 256 }
      let values = progress.map { curve.value(at: $0) }
      let range = curve.range(over: bounds[0]...bounds[1])
      let excess = values.map { max(range.lowerBound - $0, $0 - range.upperBound) }.max() ?? 0
      worst.note(excess / 4.0.ulp, "\(curve) over \(bounds)")
      // The bounds are reached: they are values, or the inverse finds them again.
      for bound in [range.lowerBound, range.upperBound] where !values.contains(bound) {
        let crossings = curve.crossings(of: bound) + [0, 1]
        let miss = crossings.map { abs(curve.value(at: $0) - bound) }.min() ?? .infinity
        worst.note(miss / 4.0.ulp, "\(curve) reaching \(bound)")
      }
    }
    #expect(worst.error <= 2, "\(worst)")
  }

  @Test func hugeHeightsStayFinite() {
    let huge = Double.greatestFiniteMagnitude
    for x1 in [0, 0.5, 1] {
      for x2 in [0, 0.5, 1] {
        for (y1, y2) in [(huge, huge), (huge, -huge), (-huge, huge), (-huge, -huge), (0, huge), (huge, 0)] {
          let curve = CubicBezier(x1, y1, x2, y2)
          for progress in [0, 0.25, 0.5, 0.75, 1] {
            #expect(curve.value(at: progress).isFinite)
            #expect(!curve.slope(at: progress).isNaN)
          }
          #expect(curve.range().lowerBound.isFinite && curve.range().upperBound.isFinite)
          #expect(curve.startSlope.isFinite && curve.endSlope.isFinite)
        }
      }
    }
  }

  // MARK: Reversed, inverse, split

  @Test func reversingTwiceIsTheSameForDyadicPoints() {
    let curve = CubicBezier(0.25, 1.5, 0.125, -0.5)
    #expect(curve.reversed.reversed == curve)
    #expect(CubicBezier.easeIn.reversed == CubicBezier(0, 0, 1 - 0.42, 1))
  }

  @Test func theInverseUndoesTheCurve() throws {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<5000 {
      let curve = CubicBezier(
        random.number(in: 0.2...0.8), random.number(in: 0.2...0.8), random.number(in: 0.2...0.8),
        random.number(in: 0.2...0.8))
      let inverse = try #require(curve.inverse)
      let progress = random.number()
      worst.note(ulps(inverse.value(at: curve.value(at: progress)), progress), "\(curve) at \(progress)")
    }
    // The value is rounded once, and the slope of the inverse, here at most about 20, amplifies that.
    #expect(worst.error <= 16, "\(worst)")
    #expect(CubicBezier(0.3, 1.2, 0.7, 0.5).inverse == nil)
  }

  @Test func theHalvesOfASplitAreTheCurve() throws {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    var count = 0
    var refusals = 0
    while count < 5000 {
      let curve = CubicBezier(
        random.number(in: 0.1...0.9), random.number(in: -1...2), random.number(in: 0.1...0.9),
        random.number(in: -1...2))
      let progress = random.number(in: 0.05...0.95)
      let value = curve.value(at: progress)
      // A half with almost no distance has an almost unbounded easing.
      guard abs(value) > 0.05, abs(1 - value) > 0.05 else { continue }
      guard let (first, second) = curve.split(at: progress) else {
        refusals += 1
        continue
      }
      count += 1
      let fraction = random.number()
      worst.note(
        abs(curve.value(at: progress * fraction) - value * first.value(at: fraction)), "\(curve) before \(progress)")
      worst.note(
        abs(curve.value(at: progress + (1 - progress) * fraction) - value - (1 - value) * second.value(at: fraction)),
        "\(curve) after \(progress)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
    // Only curves that are nearly vertical inside cannot be split everywhere.
    #expect(refusals < count / 10, "\(refusals)")
    #expect(CubicBezier(1, 0, 0, 1).split(at: 0.5625) == nil)
  }

  @Test func aSplitWithoutADistanceIsRefused() {
    #expect(CubicBezier.ease.split(at: 0) == nil)
    #expect(CubicBezier.ease.split(at: 1) == nil)
    #expect(CubicBezier.ease.split(at: .nan) == nil)
    // y = −t·s² + … returns to 0 inside.
    let curve = CubicBezier(1 / 3.0, -1, 2 / 3.0, 1)
    for zero in curve.crossings(of: 0) where curve.value(at: zero) == 0 {
      #expect(curve.split(at: zero) == nil)
    }
  }

  @Test func splittingASteepOrHugeCurveNeverTraps() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      let progress = CubicBezierPropertyTests.anyProgress(&random)
      if let (first, second) = curve.split(at: progress) {
        #expect(first.value(at: 1) == 1 && second.value(at: 1) == 1)
      }
    }
  }

  // MARK: Crossings

  @Test func crossingsAreReachedAndComplete() {
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      let scale = max(1, abs(curve.y1), abs(curve.y2))
      let value = curve.value(at: random.number())
      let crossings = curve.crossings(of: value)
      #expect(!crossings.isEmpty && crossings.count <= 3, "\(curve) of \(value)")
      #expect(crossings == crossings.sorted() && crossings.allSatisfy { (0...1).contains($0) })
      for crossing in crossings {
        // Where the curve is steep no double comes close; then the neighbours must lie on both sides.
        let error = ulps(curve.value(at: crossing), value, of: scale)
        let neighbours = [crossing.nextDown, crossing.nextUp].map { curve.value(at: max(0, min($0, 1))) }
        let isBetween = (neighbours.min() ?? 0) <= value && value <= (neighbours.max() ?? 0)
        worst.note(isBetween ? 0 : error, "\(curve) of \(value) at \(crossing)")
      }
    }
    #expect(worst.error <= 8, "\(worst)")
  }

  @Test func extremeValuesAreCrossed() {
    let curve = CubicBezier(0.34, 1.56, 0.64, 1)
    let top = curve.range().upperBound
    #expect((1...2).contains(curve.crossings(of: top).count))
    #expect(curve.crossings(of: top + 1e-9).isEmpty)
    #expect(CubicBezier.ease.crossings(of: 0) == [0])
    #expect(CubicBezier.ease.crossings(of: 1) == [1])
    #expect(CubicBezier.ease.crossings(of: -0.1).isEmpty)
    #expect(CubicBezier(0.5, 2, 0.5, -1).crossings(of: 0.5).count == 3)
  }

  // MARK: Parameters

  @Test(
    arguments: [
      ("x1", -0.1, 0, 1, 1), ("x1", .nan, 0, 1, 1), ("x2", 0, 0, 1.0.nextUp, 1), ("y1", 0, .infinity, 1, 1),
      ("y2", 0, 0, 1, .nan), ("x1", .infinity, 0, 0, 0),
    ] as [(String, Double, Double, Double, Double)])
  func invalidParametersAreNamed(name: String, x1: Double, y1: Double, x2: Double, y2: Double) {
    #expect {
      _ = try CubicBezier(validating: x1, y1, x2, y2)
    } throws: { error in
      (error as? ParameterError)?.parameter == name
    }
  }

  @Test func theUnlabelledInitialiserTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = CubicBezier(1.5, 0, 0, 1)
    }
  }

  @Test func negativeZeroIsZero() {
    #expect(CubicBezier(-0.0, 0.5, 1, 1).slope(at: 0) == .infinity)
  }
}
