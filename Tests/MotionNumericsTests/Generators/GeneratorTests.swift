import MotionNumerics
import TestSupport
import Testing

@Suite struct GeneratorTests {
  /// A generator with a known derivative and no symmetry.
  struct Parabola: Motion {
    func value(at time: Double) -> Double { time * time + time }
    func velocity(at time: Double) -> Double { 2 * time + 1 }
  }

  private let parabola = Parabola()

  // MARK: Each combinator

  @Test func delayedHoldsTheStart() {
    let motion = parabola.delayed(by: 2)
    #expect([-1, 1.5, 2, 3].map { motion.value(at: $0) } == [0, 0, 0, 2])
    #expect([1.5, 2, 3].map { motion.velocity(at: $0) } == [0, 1, 3])
  }

  @Test func speedScalesTimeAndVelocity() {
    let motion = parabola.speed(multipliedBy: -2)
    #expect(motion.value(at: 1.5) == parabola.value(at: -3))
    #expect(motion.velocity(at: 1.5) == -2 * parabola.velocity(at: -3))
    let still = parabola.speed(multipliedBy: 0)
    #expect(still.value(at: .infinity) == 0 && still.velocity(at: .infinity) == 0)
    #expect(still.value(at: .nan).isNaN && still.velocity(at: .nan).isNaN)
  }

  @Test func repeatedHoldsTheEndOfTheLastCycle() {
    let motion = parabola.repeated(every: 2, count: 2.5)
    #expect(motion.duration == 5)
    #expect([-1, 0, 1, 2, 3.5, 4.5, 5, 9].map { motion.value(at: $0) } == [0, 0, 2, 0, 3.75, 0.75, 2, 2])
    #expect(parabola.repeated(every: 2, count: 3).value(at: 6) == 6)
    #expect([-1, 3, 5, 6].map { motion.velocity(at: $0) } == [0, 3, 3, 0])
    let endless = parabola.repeated(every: 2)
    #expect(endless.value(at: 2e6 + 1) == 2)
    #expect(endless.value(at: .infinity).isNaN && endless.value(at: .nan).isNaN)
    #expect(motion.value(at: .infinity) == 2)
  }

  @Test func reversedRunsBackwards() {
    let motion = parabola.reversed(over: 3)
    #expect([0, 1, 3].map { motion.value(at: $0) } == [12, 6, 0])
    #expect(motion.velocity(at: 1) == -5)
  }

  @Test func autoreversedReturns() {
    let motion = parabola.autoreversed(over: 2)
    #expect([-1, 0, 1, 2, 3, 4, 7].map { motion.value(at: $0) } == [0, 0, 2, 6, 2, 0, 0])
    #expect([-1, 1, 3, 5].map { motion.velocity(at: $0) } == [0, 3, -3, 0])
    // At the turn itself it is the velocity from the right.
    #expect(motion.velocity(at: 2) == -5 && motion.velocity(at: 4) == -1)
    #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN)
    let cycle = motion.repeated(every: 4)
    #expect(cycle.value(at: 5) == 2 && cycle.value(at: 7) == 2)
  }

  @Test func mappedHitsItsEndsExactly() {
    let range = CubicBezier.ease.mapped(from: 0.1, to: 0.7)
    #expect(range.value(at: 0) == 0.1 && range.value(at: 1) == 0.7)
    let vector = CubicBezier.ease.mapped(from: SIMD2(0.1, 3), to: SIMD2(0.7, -4))
    #expect(vector.value(at: 1) == SIMD2(0.7, -4))
    #expect(vector.velocity(at: 0.3) == SIMD2(0.7 - 0.1, -7) * CubicBezier.ease.slope(at: 0.3))
    #expect(parabola.mapped(from: SIMD3(repeating: 1), to: SIMD3(2, 3, 4)).value(at: 1) == SIMD3(3, 5, 7))
    #expect(parabola.mapped(from: SIMD4(repeating: 0), to: SIMD4(1, 2, 3, 4)).value(at: 1) == SIMD4(2, 4, 6, 8))
  }

  @Test func sumsAdd() {
    let motion = parabola.adding(parabola.speed(multipliedBy: 2))
    #expect(motion.value(at: 1) == 8 && motion.velocity(at: 1) == 13)
  }

  @Test func theSecondOfAChainHasItsOwnTime() {
    let motion = parabola.followed(by: parabola.speed(multipliedBy: -1), at: 3)
    #expect([2, 3, 4].map { motion.value(at: $0) } == [6, 0, 0])
    #expect([2, 3].map { motion.velocity(at: $0) } == [5, -1])
    #expect(motion.value(at: .nan).isNaN)
  }

  @Test func retimedFollowsTheChainRule() {
    let motion = parabola.retimed(by: CubicBezier.easeIn)
    let progress = CubicBezier.easeIn.value(at: 0.6)
    #expect(motion.value(at: 0.6) == parabola.value(at: progress))
    #expect(motion.velocity(at: 0.6) == parabola.velocity(at: progress) * CubicBezier.easeIn.slope(at: 0.6))
  }

  @Test func mirroredMakesAnInOut() {
    for family in [PennerEasing.Family.quad, .sine, .expo, .circ, .bounce] {
      let mirrored = PennerEasing(family, .easeIn).mirrored
      let inOut = PennerEasing(family, .easeInOut)
      for step in 0...40 {
        #expect(ulps(mirrored.value(at: Double(step) / 40), inOut.value(at: Double(step) / 40)) <= 1)
      }
    }
    #expect(CubicBezier.easeIn.mirrored.velocity(at: 0.75) == CubicBezier.easeIn.slope(at: 0.5))
  }

  // MARK: What holds for all

  @Test func velocitiesAreDifferenceQuotients() {
    var random = SplitMix64(seed: 1)
    let curve = CubicBezier(0.3, 1.5, 0.6, 0.2)
    let combined =
      curve.mapped(from: 2, to: 5).delayed(by: 0.2).speed(multipliedBy: 1.5).adding(
        curve.autoreversed(over: 1).mapped(from: 0, to: 3)
      )
      .followed(by: curve.reversed(over: 1).retimed(by: CubicBezier.ease).mirrored, at: 1.4)
    // The velocity jumps where a section begins, ends or turns.
    let corners = [0.2 / 1.5, 1.2 / 1.5, 1, 1.4, 1.9]
    for _ in 0..<2000 {
      let time = random.number(in: 0.01...2.39)
      guard corners.allSatisfy({ abs($0 - time) > 1e-3 }) else { continue }
      let step = 0x1p-20
      let quotient = (combined.value(at: time + step) - combined.value(at: time - step)) / (2 * step)
      #expect(abs(combined.velocity(at: time) - quotient) <= 1e-6, "at \(time)")
    }
  }

  @Test func batchesAreBitEqual() throws {
    func check<Generator: ValueGenerator>(_ generator: Generator) where Generator.Value == Double {
      var random = SplitMix64(seed: 2)
      let times = (0..<300).map { _ in random.number(in: -1...3) }
      var values = [Double](repeating: .nan, count: times.count)
      var span = values.mutableSpan
      generator.sample(at: times.span, into: &span)
      #expect(values == times.map { generator.value(at: $0) })
    }
    let curves: [TimingCurve] = [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(CubicBezier(0.9, 0, 0.1, 1)), .stepStart,
      .penner(PennerEasing(.elastic, .easeOut)),
      .piecewiseLinear(try PiecewiseLinear(stops: [.init(0), .init(2), .init(1)])),
    ]
    for curve in curves {
      check(curve)
      check(NotatedMotion.timingCurve(curve))
      check(curve.mapped(from: 3, to: -1).repeated(every: 0.75).delayed(by: 0.1))
    }
    check(parabola.reversed(over: 2).adding(parabola.autoreversed(over: 0.5)).speed(multipliedBy: 1.5))
  }

  @Test func emptyBatchesAreFine() {
    let times: [Double] = []
    var values: [Double] = []
    var span = values.mutableSpan
    TimingCurve.ease.sample(at: times.span, into: &span)
    #expect(values.isEmpty)
  }

  @Test func batchesOfDifferentCountsTrap() async {
    await #expect(processExitsWith: .failure) {
      let times = [0.5, 0.6]
      var values = [0.0]
      var span = values.mutableSpan
      CubicBezier.ease.sample(at: times.span, into: &span)
    }
  }

  @Test func invalidParametersTrap() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.delayed(by: .nan) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.speed(multipliedBy: .infinity) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.repeated(every: 0) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.autoreversed(over: -1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.followed(by: CubicBezier.ease, at: .nan) }
  }
}
