import MotionNumerics
import TestSupport
import Testing

@Suite struct GeneratorTests {
  /// A generator with a known derivative and no symmetry.
  struct Parabola: Motion {
    func value(at time: Double) -> Double { time * time + time }
    func velocity(at time: Double) -> Double { 2 * time + 1 }
    var restTime: Double { .infinity }
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

  @Test func reversedRunsBackwardsAndHoldsItsEnds() {
    let motion = parabola.reversed(over: 3)
    #expect([-1, 0, 1, 3, 4, .infinity].map { motion.value(at: $0) } == [12, 12, 6, 0, 0, 0])
    #expect([-1, 0, 1, 3, 4].map { motion.velocity(at: $0) } == [0, -7, -5, -1, 0])
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
    // Also where the distance overflows.
    let huge = CubicBezier.ease.mapped(from: -1.7e308, to: 1.7e308)
    #expect(huge.value(at: 0) == -1.7e308 && huge.state(at: 0).value == -1.7e308 && huge.value(at: 1) == 1.7e308)
    let vector = CubicBezier.ease.mapped(from: SIMD2(0.1, 3), to: SIMD2(0.7, -4))
    #expect(vector.value(at: 1) == SIMD2(0.7, -4))
    #expect(vector.velocity(at: 0.3) == SIMD2(0.7 - 0.1, -7) * CubicBezier.ease.slope(at: 0.3))
    #expect(parabola.mapped(from: SIMD3(repeating: 1.0), to: SIMD3(2, 3, 4)).value(at: 1) == SIMD3(3, 5, 7))
    #expect(parabola.mapped(from: SIMD4(repeating: 0.0), to: SIMD4(1, 2, 3, 4)).value(at: 1) == SIMD4(2, 4, 6, 8))
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

  @Test func theLawsHold() {
    let curve = CubicBezier(0.3, 1.5, 0.6, 0.2)
    let tween = Tween(from: 3, to: -1, duration: 0.7, curve: .cubicBezier(curve), delay: 0.1)
    let corners = [0, 0.1, 0.8]
    checkMotion(parabola)
    checkMotion(tween, breaks: corners)
    checkMotion(tween.delayed(by: 0.3), breaks: corners.map { $0 + 0.3 })
    checkMotion(tween.speed(multipliedBy: 1.7), breaks: corners.map { $0 / 1.7 })
    checkMotion(tween.speed(multipliedBy: -1), breaks: corners.map { -$0 })
    checkMotion(tween.speed(multipliedBy: 0))
    let seconds = corners.map { $0 + 0.9 }
    checkMotion(tween.repeated(every: 0.9, count: 2.5), breaks: corners + seconds + [0.9, 1.8, 1.9, 2.25])
    // An endless repetition has no limit.
    let beats = stride(from: -1.0, through: 3, by: 0.5).flatMap { [$0, $0 + 0.1] }
    checkMotion(tween.repeated(every: 0.5), breaks: beats, hasLimits: false)
    checkMotion(tween.reversed(over: 0.8), breaks: [0, 0.7, 0.8])
    checkMotion(tween.autoreversed(over: 0.8), breaks: [0, 0.1, 0.8, 1.5, 1.6])
    checkMotion(tween.clamped(to: 0.2...0.5), breaks: [0.2, 0.5])
    checkMotion(tween.clamped(to: -.infinity...0.5), breaks: [0.1, 0.5])
    let laters = corners.map { $0 + 1 }
    checkMotion(tween.adding(tween.delayed(by: 1)), breaks: corners + laters)
    checkMotion(tween.followed(by: tween, at: 0.6), breaks: [0.1, 0.6, 0.7, 1.4])
    checkMotion(curve.mapped(from: SIMD3(2, 5, 1), to: SIMD3(1, 5, 7)), breaks: [0, 1])
    checkMotion(curve.mirrored, breaks: [0, 0.5, 1])
    checkMotion(parabola.retimed(by: tween), breaks: corners)
    // Turned, moved and squeezed, at times that are no doubles.
    checkMotion(
      tween.delayed(by: 1 / 3.0).speed(multipliedBy: 0.3).reversed(over: 5.9).followed(by: tween, at: 0.77),
      breaks: [0.77, 0.87, 1.57])
  }

  @Test func everyMotionSaysWhenItIsOver() {
    let tween = Tween(from: 0, to: 1, duration: 0.5)
    #expect(parabola.restTime == .infinity)
    #expect(tween.delayed(by: 1).restTime == 1.5 && tween.speed(multipliedBy: 2).restTime == 0.25)
    #expect(tween.speed(multipliedBy: -1).restTime == .infinity && parabola.speed(multipliedBy: 0).restTime == 0)
    #expect(parabola.repeated(every: 2, count: 3).restTime == 6 && tween.repeated(every: 1).restTime == .infinity)
    #expect(parabola.reversed(over: 3).restTime == 3 && parabola.autoreversed(over: 3).restTime == 6)
    #expect(tween.adding(tween.delayed(by: 1)).restTime == 1.5 && tween.adding(parabola).restTime == .infinity)
    #expect(parabola.followed(by: tween, at: 2).restTime == 2.5)
    #expect(tween.mapped(from: 3, to: 9).restTime == 0.5 && CubicBezier.ease.mapped(from: 3, to: 9).restTime == 1)
    #expect(parabola.retimed(by: tween).restTime == 0.5 && CubicBezier.ease.mirrored.restTime == .infinity)
  }

  @Test func repetitionsTakeTheirPeriodFromTheEnd() async {
    let slide = Tween(from: 0, to: 1, duration: 0.4, delay: 0.1)
    #expect(slide.repeated(3) == slide.repeated(every: 0.5, count: 3) && slide.repeated(3).restTime == 1.5)
    #expect(slide.repeated() == slide.repeated(.infinity) && slide.repeated().restTime == .infinity)
    // A curve continues beyond 1, but ends there.
    #expect(CubicBezier.easeIn.repeated(2) == CubicBezier.easeIn.repeated(every: 1, count: 2))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SineWave(amplitude: 1, frequency: 2).repeated()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("must be positive and finite (repeated(every:count:) takes a period), not inf"))
  }

  @Test func whatEndsRunsBackwardsWithoutADuration() async {
    let slide = Tween(from: 2.0, to: 6, duration: 0.5, delay: 0.25)
    #expect(slide.reversed() == slide.reversed(over: 0.75) && slide.autoreversed() == slide.autoreversed(over: 0.75))
    #expect([-1, 0, 0.25, 0.5, 1].map { slide.reversed().value(at: $0) } == [6, 6, 4, 2, 2])
    #expect([0, 0.5, 0.75, 1, 1.5].map { slide.autoreversed().value(at: $0) } == [2, 4, 6, 4, 2])
    #expect(slide.reversed().velocity(at: 0.25) == -8)
    let track = KeyframeTrack([Keyframe(0.0, at: 0), Keyframe(3, at: 1), Keyframe(5, at: 2)])
    #expect(track.reversed().value(at: 0.5) == 4 && track.reversed().reversed().value(at: 0.5) == 1.5)
    let walk = PathMotion("M0 0H8", duration: 2)
    #expect(walk.reversed().value(at: 0.5) == [6, 0])
    // A spring runs back from where it counts as settled.
    let spring = SpringMotion(.snappy, from: 0.0, to: 1)
    #expect(spring.reversed().value(at: 0) == spring.value(at: spring.restTime))
    #expect(spring.reversed().value(at: spring.restTime) == 0)
    // What was over before time 0 stays; a curve's own `reversed` is the mirrored curve.
    #expect(slide.delayed(by: -3).reversed().value(at: 1) == 6)
    #expect(TimingCurve.easeIn.reversed == .easeOut)
    #expect(TimingCurve.easeIn.reversed().value(at: 0.25) == TimingCurve.easeIn.value(at: 0.75))
    await #expect(processExitsWith: .failure) { _ = SineWave(amplitude: 1, frequency: 2).reversed() }
    await #expect(processExitsWith: .failure) { _ = SineWave(amplitude: 1, frequency: 2).autoreversed() }
  }

  @Test func aClosureMapsTheValue() {
    let slide = Tween(from: 0.0, to: 10, duration: 1)
    let height = slide.map { 22 + $0 }
    #expect([0, 0.5, 2].map { height.value(at: $0) } == [22, 27, 32])
    #expect(slide.map { $0 > 3 }.value(at: 0.5))
    let motions: [any Motion<Double>] = [slide, SpringMotion(.snappy, from: 1, to: 2)]
    #expect(motions.map { $0.map { $0 * 2 }.value(at: 0) } == [0, 2])
    var values = [Double](repeating: 0, count: 3)
    var span = values.mutableSpan
    height.sample(at: [0.0, 0.5, 1].span, into: &span)
    #expect(values == [22, 27, 32])
  }

  @Test func verticalCurvesMoveOnlyWhatChanges() {
    let vertical = PennerEasing(.circ, .easeOut).mapped(from: SIMD2(0, 5), to: SIMD2(1, 5))
    #expect(vertical.velocity(at: 0) == SIMD2(.infinity, 0))
    #expect(parabola.speed(multipliedBy: 0).retimed(by: PennerEasing(.circ, .easeOut)).velocity(at: 0) == 0)
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
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.reversed(over: -1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier.ease.followed(by: CubicBezier.ease, at: .nan) }
  }
}
