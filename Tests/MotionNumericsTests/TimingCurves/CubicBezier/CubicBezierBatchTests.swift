import MotionNumerics
import TestSupport
import Testing

/// The guarantees of ``CubicBezierBatch``, tested against ``CubicBezier``, which is right within 4 ulp.
@Suite struct CubicBezierBatchTests {
  private struct Columns {
    var curves: [CubicBezier]
    var progress: [Double]

    var values: [Double] {
      var values = [Double](repeating: .nan, count: curves.count)
      let (x1, y1) = (curves.map { $0.x1 }, curves.map { $0.y1 })
      let (x2, y2) = (curves.map { $0.x2 }, curves.map { $0.y2 })
      var span = values.mutableSpan
      CubicBezierBatch.sample(
        x1: x1.span, y1: y1.span, x2: x2.span, y2: y2.span, at: progress.span, into: &span)
      return values
    }
  }

  @Test func valuesAreAccurate() {
    var random = SplitMix64(seed: 21)
    var worst = WorstCase()
    for round in 0..<thorough(200) {
      let curves = (0..<1000).map { _ in
        round % 2 == 0
          ? CubicBezierPropertyTests.anyCurve(&random)
          : CubicBezier(
            random.number(), random.number(in: -0.5...1.5), random.number(), random.number(in: -0.5...1.5))
      }
      let progress = curves.map { _ in CubicBezierPropertyTests.anyProgress(&random) }
      let values = Columns(curves: curves, progress: progress).values
      for (index, curve) in curves.enumerated() {
        let exact = curve.value(at: progress[index])
        let scale = max(1, abs(curve.y1), abs(curve.y2))
        worst.note(abs(values[index] - exact) / scale, "\(curve) at \(progress[index])")
      }
    }
    #expect(worst.error <= 1e-12 && worst.count == thorough(200_000), "\(worst)")
  }

  @Test func steepAndHugeCurvesAreAccurate() {
    // Next to vertical tangents, where Newton's method is worst, and with heights whose squares overflow.
    var random = SplitMix64(seed: 22)
    var worst = WorstCase()
    let curves = (0..<thorough(40_000)).map { _ in
      let near = random.magnitude(from: 1e-18, to: 0.1)
      let height = random.element(of: [1, 1e6, 1e200, 1e308])
      return CubicBezier(
        random.element(of: [near, 1 - near, 0, 1]), height * random.number(in: -1...1),
        random.element(of: [near, 1 - near, 0, 1]), height * random.number(in: -1...1))
    }
    let progress = curves.map { _ in
      let near = random.magnitude(from: 1e-18, to: 0.1)
      return random.element(of: [near, 1 - near, 0.5 + near, 0.5 - near])
    }
    let values = Columns(curves: curves, progress: progress).values
    for (index, curve) in curves.enumerated() {
      let scale = max(1, abs(curve.y1), abs(curve.y2))
      worst.note(
        abs(values[index] / scale - curve.value(at: progress[index]) / scale), "\(curve) at \(progress[index])")
    }
    #expect(worst.error <= 1e-12 && worst.count == thorough(40_000), "\(worst)")
  }

  @Test func endsAndTheOutsideAreExact() {
    let progress = [0, 1, -1, 2, -0.0, 0x1p-1074, .infinity, -.infinity, .nan, 1e300, -1e300]
    for curve in PreparedCubicBezierTests.namedCurves {
      let values = Columns(curves: progress.map { _ in curve }, progress: progress).values
      for (value, progress) in zip(values, progress) {
        let exact = curve.value(at: progress)
        let scale = max(1, abs(curve.y1), abs(curve.y2))
        let isRight = progress == 0x1p-1074 ? abs(value - exact) <= 1e-12 * scale : value == exact
        #expect(isRight || (value.isNaN && exact.isNaN), "\(curve) at \(progress)")
      }
    }
  }

  @Test func valuesDoNotDependOnTheirIndex() {
    var random = SplitMix64(seed: 23)
    let curves = (0..<103).map { _ in CubicBezierPropertyTests.anyCurve(&random) }
    let progress = curves.map { _ in CubicBezierPropertyTests.anyProgress(&random) }
    let values = Columns(curves: curves, progress: progress).values
    for start in 1..<8 {
      let later = Columns(
        curves: Array(curves.dropFirst(start)), progress: Array(progress.dropFirst(start)))
      #expect(later.values == Array(values.dropFirst(start)))
    }
    #expect(Columns(curves: [], progress: []).values.isEmpty)
  }
}
