import MotionNumerics
import TestSupport
import Testing

/// Laws of all curves, tested on seeded random curves.
@Suite struct CubicBezierPropertyTests {
  /// Curves of all kinds on which other solvers fail.
  static func anyCurve(_ random: inout SplitMix64, monotone: Bool = false) -> CubicBezier {
    func progress(_ random: inout SplitMix64) -> Double {
      let near = min(1, random.magnitude(from: 1e-17, to: 1))
      return random.element(of: [random.number(), near, 1 - near, 0, 1, 0.5])
    }
    var x1 = progress(&random)
    var x2 = progress(&random)
    if random.number() < 0.2 {
      // The cubic coefficient of x vanishes on the line x2 = x1 + 1/3, and nearly vanishes next to it.
      x1 = random.number(in: 0...0.66)
      x2 = min(1, x1 + 1 / 3.0 + random.element(of: [0, 1, -1]) * random.magnitude(from: 1e-17, to: 1e-3))
    }
    let reach = monotone ? 0...1.0 : random.element(of: [-0.5...1.5, -3...3, -1e9...1e9])
    let y1 = random.element(of: [random.number(in: reach), 0, 1])
    let y2 = random.element(of: [random.number(in: reach), 0, 1])
    return CubicBezier(x1, y1, x2, y2)
  }

  static func anyProgress(_ random: inout SplitMix64) -> Double {
    let small = random.magnitude(from: 1e-20, to: 1)
    return random.element(of: [random.number(), small, 1 - small, 0.5, 0.5.nextUp, 0.5.nextDown])
  }

  @Test func theEndsAreExact() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let curve = Self.anyCurve(&random)
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve)")
    }
  }

  @Test func aMillionNeighboursNeverDecrease() {
    var random = SplitMix64(seed: 2)
    var descents = 0
    var example = ""
    for _ in 0..<thorough(20_000) {
      let curve = Self.anyCurve(&random, monotone: true)
      guard curve.isMonotonic else { continue }
      for _ in 0..<100 {
        let progress = max(0, Self.anyProgress(&random))
        if curve.value(at: progress.nextUp) < curve.value(at: progress) {
          descents += 1
          example = "\(curve) at \(progress)"
        }
      }
    }
    #expect(descents == 0, "\(example)")
  }

  @Test(arguments: [
    CubicBezier.ease, .easeIn, .easeOut, .easeInOut, CubicBezier(1, 0, 0, 1), CubicBezier(0.05, 0.7, 0.1, 1),
    CubicBezier(0.9999999, 0, 0.0000001, 1), CubicBezier(0.3, 1, 0.7, 0),
  ])
  func seamsBetweenGridPointsNeverDecrease(curve: CubicBezier) {
    // value(at:) expands around multiples of 2⁻¹⁰, and around other points below 2⁻¹². Somewhere between two of them it
    // changes from one expansion to the next, which only a scan of neighbouring doubles reveals.
    var random = SplitMix64(seed: 3)
    var descents = 0
    for cell in thorough(Array(0..<4096)) {
      var progress = (Double(cell) + random.number()) / 4096
      for _ in 0..<64 {
        let next = progress.nextUp
        if curve.value(at: next) < curve.value(at: progress) { descents += 1 }
        progress = next
      }
    }
    for exponent in 1...60 {
      let power = Double(sign: .plus, exponent: -exponent, significand: 1)
      if curve.value(at: power.nextDown) > curve.value(at: power) { descents += 1 }
      if curve.value(at: power) > curve.value(at: power.nextUp) { descents += 1 }
    }
    #expect(descents == 0)
  }

  @Test func valuesAreMirroredByTheReversedCurve() {
    // Dyadic control points, so that 1 − x and 1 − y are exact, and a dyadic progress.
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      func dyadic(_ range: ClosedRange<Double>) -> Double { (random.number(in: range) * 1024).rounded() / 1024 }
      let curve = CubicBezier(dyadic(0...1), dyadic(-1...2), dyadic(0...1), dyadic(-1...2))
      let progress = dyadic(0...1)
      worst.note(
        ulps(curve.reversed.value(at: progress), 1 - curve.value(at: 1 - progress), of: 4),
        "\(curve) at \(progress)")
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func pointsOnTheDiagonalAreTheIdentity() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      let a = random.number()
      let b = random.number()
      let progress = Self.anyProgress(&random)
      #expect(CubicBezier(a, a, b, b).value(at: progress) == progress)
    }
  }

  @Test func valuesAreAffineInTheHeights() {
    // f for y is the straight line plus f for y − x, because heights enter linearly.
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let x1 = random.number()
      let x2 = random.number()
      let y1 = random.number(in: -2...2)
      let y2 = random.number(in: -2...2)
      let progress = Self.anyProgress(&random)
      func value(_ y1: Double, _ y2: Double) -> Double { CubicBezier(x1, y1, x2, y2).value(at: progress) }
      let combined = value(y1, 0) + value(0, y2) - value(0, 0)
      worst.note(ulps(value(y1, y2), combined, of: 2), "\(x1) \(y1) \(x2) \(y2) at \(progress)")
    }
    #expect(worst.error <= 3, "\(worst)")
  }

  @Test func slopesAreDifferenceQuotients() {
    var random = SplitMix64(seed: 7)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let curve = CubicBezier(
        random.number(in: 0.1...0.9), random.number(in: -1...2), random.number(in: 0.1...0.9),
        random.number(in: -1...2))
      let progress = random.number(in: 0.01...0.99)
      let step = 0x1p-20
      let quotient = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      worst.note(abs(curve.slope(at: progress) - quotient), "\(curve) at \(progress)")
    }
    // The third derivative reaches some 10⁴ on these curves: 10⁴·2⁻⁴⁰/6, plus the rounding of 10⁻¹⁶/2⁻²⁰.
    #expect(worst.error <= 1e-6, "\(worst)")
  }

  @Test func theLawsHold() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<thorough(300) {
      let curve = Self.anyCurve(&random)
      // Next to a vertical tangent a quotient tells nothing of the slope; gentle curves are checked below.
      checkMotion(curve, over: -0.5...1.5, breaks: [0, 1], tolerance: .infinity)
    }
    for _ in 0..<thorough(300) {
      let curve = CubicBezier(
        random.number(in: 0.1...0.9), random.number(in: -1...2), random.number(in: 0.1...0.9),
        random.number(in: -1...2))
      checkMotion(curve, over: -0.5...1.5, breaks: [0, 1])
    }
  }

  @Test func aFlatEndIsRest() {
    #expect(CubicBezier.ease.restTime == 1 && CubicBezier.easeOut.restTime == 1)
    #expect(CubicBezier.easeIn.restTime == .infinity)
    // A vertical end continues as a constant.
    #expect(CubicBezier(0.5, 0, 1, 0).restTime == 1)
  }

  @Test func nanHasNoCrossings() {
    #expect(CubicBezier.ease.crossings(of: .nan).isEmpty)
  }
}
