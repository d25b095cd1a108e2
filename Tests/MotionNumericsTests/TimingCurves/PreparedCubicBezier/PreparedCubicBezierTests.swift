import MotionNumerics
import TestSupport
import Testing

@testable import MotionCurves

/// The guarantees of ``PreparedCubicBezier``, tested against ``CubicBezier``, which is right within 4 ulp.
@Suite struct PreparedCubicBezierTests {
  /// Common curves, and hard ones: vertical, nearly vertical and flat ends and middles, turning points.
  static let namedCurves = [
    CubicBezier.ease, .easeIn, .easeOut, .easeInOut, CubicBezier(0, 0, 1, 1), CubicBezier(0.05, 0.7, 0.1, 1),
    CubicBezier(0.34, 1.56, 0.64, 1), CubicBezier(0, 1, 1, 0), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 0, 1),
    CubicBezier(1, 0, 1, 0), CubicBezier(1, 1, 0, 0), CubicBezier(0, 0, 0, 0), CubicBezier(1, 1, 1, 1),
    CubicBezier(0.9999999, 0, 0.0000001, 1), CubicBezier(1 - 0x1p-53, 0, 0x1p-53, 1), CubicBezier(0, 0.5, 1 / 3, 1),
    CubicBezier(0x1p-1074, 1, 1, 0), CubicBezier(0.3, 1, 0.7, 0), CubicBezier(0.5, 1e6, 0.5, -1e6),
    CubicBezier(0.25, -1e6, 0, 1e6), CubicBezier(0.4, 1e300, 0.6, -1e300), CubicBezier(0.4, 1e-300, 1, 1e-300),
  ]

  /// The ends of all cells and of all bins.
  static func seams(of prepared: PreparedCubicBezier) -> [Double] {
    let ends = prepared.cells.flatMap { cell in
      let half = cell.squaredReach.squareRoot()
      return [cell.base - half, cell.base + half]
    }
    return Array(Set(ends + stride(from: 0x1p-11, to: 1, by: 0x1p-10))).sorted()
  }

  /// The error as a fraction of max(1, |y₁|, |y₂|).
  static func error(of prepared: PreparedCubicBezier, at progress: Double) -> Double {
    let curve = prepared.curve
    return abs(prepared.value(at: progress) - curve.value(at: progress)) / max(1, abs(curve.y1), abs(curve.y2))
  }

  @Test func namedCurvesAreAccurateEverywhere() {
    var worst = WorstCase()
    for curve in Self.namedCurves {
      let prepared = PreparedCubicBezier(curve)
      let last = thorough(30_000)
      for index in 0...last {
        let progress = Double(index) / Double(last)
        worst.note(Self.error(of: prepared, at: progress), "\(curve) at \(progress)")
      }
      for seam in Self.seams(of: prepared) {
        for progress in [seam.nextDown.nextDown, seam.nextDown, seam, seam.nextUp, seam.nextUp.nextUp] {
          worst.note(Self.error(of: prepared, at: progress), "\(curve) at \(progress)")
        }
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
    #expect(worst.count > thorough(700_000))
  }

  @Test func randomCurvesAreAccurate() {
    var random = SplitMix64(seed: 11)
    var worst = WorstCase()
    for _ in 0..<thorough(3000) {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      let prepared = PreparedCubicBezier(curve)
      for _ in 0..<200 {
        let progress = CubicBezierPropertyTests.anyProgress(&random)
        worst.note(Self.error(of: prepared, at: progress), "\(curve) at \(progress)")
      }
      // Between the nodes at −1, the middle and 1 the error is greatest at ±⅓.
      for cell in prepared.cells {
        let half = cell.squaredReach.squareRoot()
        for location in [-0.999, -0.333, 0.333, 0.999] {
          let progress = cell.base + location * half
          worst.note(Self.error(of: prepared, at: progress), "\(curve) at \(progress)")
        }
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func theBoundIsNotFarFromTheError() {
    // A bound a thousand times too large would divide the curve into twice as many cells.
    var worst = WorstCase()
    let prepared = PreparedCubicBezier(.ease)
    for index in 0...100_000 {
      worst.note(Self.error(of: prepared, at: Double(index) / 100_000), "\(index)")
    }
    #expect(worst.error > 1e-14, "\(worst)")
  }

  @Test func theBoundOfAFitIsAboveItsErrorButNotFar() {
    var random = SplitMix64(seed: 17)
    var (excess, slack) = (WorstCase(), WorstCase())
    for _ in 0..<thorough(1000) {
      let curve = CubicBezierPropertyTests.anyCurve(&random)
      let start = random.number(in: 0.001...0.9)
      let end = min(1, start + random.magnitude(from: 0.01, to: 0.5))
      let fit = CellFit(from: CellEnd(of: curve, at: start), to: CellEnd(of: curve, at: end), of: curve)
      var largest = 0.0
      for index in 1..<400 {
        let s = Double(index) / 200 - 1
        let powers = s * s
        let even = (((fit.even[3] * powers + fit.even[2]) * powers + fit.even[1]) * powers + fit.even[0]) * powers
        let odd = (((fit.odd[3] * powers + fit.odd[2]) * powers + fit.odd[1]) * powers + fit.odd[0]) * s
        let value = curve.value(at: fit.base + s * fit.half) / curve.unit
        largest = max(largest, abs(fit.c0 + (even + odd) - value))
      }
      // Below 10⁻¹³ rounding counts.
      guard fit.error > 1e-13 else { continue }
      excess.note(largest / fit.error, "\(curve) from \(start) to \(end)")
      // Over longer intervals the terms beyond degree 14 count.
      if fit.error < 1e-11 { slack.note(fit.error / largest, "\(curve) from \(start) to \(end)") }
    }
    #expect(excess.error <= 1 && excess.count > thorough(200), "\(excess)")
    // 1.2937 is the certified factor; between the samples here the error is a little larger.
    #expect(slack.error < 2.5 && slack.count > thorough(20), "\(slack)")
  }

  @Test func theTablesOfUsualCurvesTakeFourKilobytes() {
    for curve in [CubicBezier.ease, .easeIn, .easeOut, .easeInOut] {
      let prepared = PreparedCubicBezier(curve)
      #expect(prepared.byteCount <= 4000, "\(curve): \(prepared.byteCount)")
      #expect(prepared.exactShare < 0.0007, "\(curve): \(prepared.exactShare)")
    }
    var random = SplitMix64(seed: 18)
    let sizes = (0..<201).map { _ in
      PreparedCubicBezier(
        CubicBezier(
          random.number(), random.number(in: -0.5...1.5), random.number(), random.number(in: -0.5...1.5))
      ).byteCount
    }
    #expect(sizes.sorted()[100] <= 4000)
  }

  @Test func tablesAreSmallAndCoverNearlyAll() {
    for curve in Self.namedCurves.filter({ abs($0.y1) < 1e100 }) {
      let prepared = PreparedCubicBezier(curve)
      #expect(prepared.byteCount <= 16_384, "\(curve): \(prepared.byteCount)")
      #expect(prepared.exactShare < 0.025, "\(curve): \(prepared.exactShare)")
    }
    #expect(PreparedCubicBezier(.ease).exactShare < 0.001)
    // Both control points are near the start, where the value is a cube root's square.
    for x2 in [1e-2, 1e-3, 2.79e-6] {
      let prepared = PreparedCubicBezier(CubicBezier(0, 0, x2, 1))
      #expect(prepared.cells.count < 50 && prepared.exactShare < 0.001, "\(x2): \(prepared.exactShare)")
    }
    // With coefficients so large that they could overflow, all values come from the exact solver.
    #expect(PreparedCubicBezier(CubicBezier(0.4, 1e300, 0.6, -1e300)).cells.isEmpty)
  }

  @Test func anyTableIsSmallAndCoversNearlyAll() {
    var random = SplitMix64(seed: 12)
    var size = WorstCase()
    var share = WorstCase()
    for _ in 0..<thorough(3000) {
      let prepared = PreparedCubicBezier(CubicBezierPropertyTests.anyCurve(&random))
      size.note(Double(prepared.byteCount), "\(prepared.curve)")
      share.note(prepared.exactShare, "\(prepared.curve)")
    }
    #expect(size.error <= 16_384, "\(size)")
    #expect(share.error < 0.05, "\(share)")
  }

  // MARK: Ends and beyond

  @Test func endsAndTheOutsideAreExact() {
    var random = SplitMix64(seed: 13)
    for curve in Self.namedCurves + (0..<thorough(500)).map({ _ in CubicBezierPropertyTests.anyCurve(&random) }) {
      let prepared = PreparedCubicBezier(curve)
      #expect(prepared.value(at: 0) == 0 && prepared.value(at: 1) == 1, "\(curve)")
      let outside = [0x1p-1074, 1e-5, 0x1p-11, 1.0.nextUp, 1 + 0x1p-11, 1.0001, 1.5, 2, 1e15, 1e300, 0x1p41, 0x1.8p42]
      for progress in outside + outside.map({ -$0 }) + [.infinity, -.infinity, -0.0] {
        let (value, exact) = (prepared.value(at: progress), curve.value(at: progress))
        #expect(value == exact || (value.isNaN && exact.isNaN), "\(curve) at \(progress)")
      }
      #expect(prepared.value(at: .nan).isNaN && prepared.value(at: -.nan).isNaN)
    }
  }

  // MARK: Monotonicity

  @Test func neighboursNeverDecrease() {
    var random = SplitMix64(seed: 14)
    var descents = WorstCase()
    for _ in 0..<thorough(3000) {
      let curve = CubicBezierPropertyTests.anyCurve(&random, monotone: true)
      guard curve.isMonotonic else { continue }
      let prepared = PreparedCubicBezier(curve)
      for seam in Self.seams(of: prepared) where seam > 0x1p-11 {
        var progress = seam.nextDown.nextDown
        for _ in 0..<4 {
          let next = progress.nextUp
          descents.note(prepared.value(at: progress) - prepared.value(at: next), "\(curve) at \(progress)")
          progress = next
        }
      }
      for _ in 0..<200 {
        var progress = max(0, CubicBezierPropertyTests.anyProgress(&random))
        for _ in 0..<4 {
          let next = progress.nextUp
          descents.note(prepared.value(at: progress) - prepared.value(at: next), "\(curve) at \(progress)")
          progress = next
        }
      }
    }
    #expect(descents.error == 0 && descents.count > thorough(1_000_000), "\(descents)")
  }

  @Test func curvesWithTurningPointsAreMonotoneInBetween() {
    var descents = WorstCase()
    for curve in [CubicBezier(0.34, 1.56, 0.64, 1), CubicBezier(0.3, -0.8, 0.6, 1.9), CubicBezier(0.2, 3, 0.9, -2)] {
      let prepared = PreparedCubicBezier(curve)
      let turns = curve.yPolynomial.turningPoints.map { curve.xPolynomial.value(at: SplitParameter(rounding: $0)) }
      #expect(!turns.isEmpty)
      for (start, end) in zip([0] + turns, turns + [1]) {
        let sign: Double = curve.value(at: end) > curve.value(at: start) ? 1 : -1
        var last = curve.value(at: start)
        for index in 1..<200_000 {
          let value = prepared.value(at: start + Double(index) / 200_000 * (end - start))
          descents.note(sign * (last - value), "\(curve) at \(index) from \(start)")
          last = value
        }
      }
    }
    #expect(descents.error == 0, "\(descents)")
  }

  // MARK: Many at once

  private func values(_ count: Int, _ fill: (inout MutableSpan<Double>) -> Void) -> [UInt64] {
    var values = [Double](repeating: .nan, count: count)
    var span = values.mutableSpan
    fill(&span)
    return values.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
  }

  private func expectedValues(_ prepared: PreparedCubicBezier, at progress: [Double]) -> [UInt64] {
    progress.map { prepared.value(at: $0) }.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
  }

  @Test func theLawsHold() {
    var random = SplitMix64(seed: 15)
    for round in 0..<thorough(300) {
      let curve = round < 23 ? Self.namedCurves[round] : CubicBezierPropertyTests.anyCurve(&random)
      let prepared = PreparedCubicBezier(curve)
      // Infinities between others, and whole blocks on both sides of a seam.
      let seams = Self.seams(of: prepared)
      checkGenerator(prepared, over: -0.2...1.2, breaks: seams, seed: UInt64(round))
      #expect(prepared.slope(at: 0.3) == curve.slope(at: 0.3) && prepared.restTime == curve.restTime)
    }
    checkMotion(PreparedCubicBezier(.ease), over: -0.2...1.2, breaks: [0, 1], tolerance: 1e-5)
  }

  @Test func evenlySpacedValuesAreBitEqual() {
    var random = SplitMix64(seed: 16)
    for round in 0..<thorough(200) {
      let curve = round < 23 ? Self.namedCurves[round] : CubicBezierPropertyTests.anyCurve(&random)
      let prepared = PreparedCubicBezier(curve)
      let count = random.element(of: [0, 1, 3, 4, 7, 60, 1001, 5000])
      let (start, step) = random.element(of: [
        (0, 1 / Double(max(1, count - 1))), (1, -0.001), (random.number(in: -1...1), 0.0007), (0.5, 0), (.nan, 1),
        (0, .infinity), (0.3, 1e-9),
      ])
      let sampled = values(count) { prepared.sample(from: start, by: step, into: &$0) }
      let progress = (0..<count).map { Double($0) * step + start }
      #expect(sampled == expectedValues(prepared, at: progress), "\(curve) from \(start) by \(step)")
    }
  }

  @Test func preparedCurvesAreEqualIfTheirCurvesAre() {
    #expect(PreparedCubicBezier(.ease) == PreparedCubicBezier(.ease))
    #expect(PreparedCubicBezier(.ease) != PreparedCubicBezier(.easeIn))
    #expect(Set([PreparedCubicBezier(.ease), PreparedCubicBezier(.ease)]).count == 1)
  }
}
