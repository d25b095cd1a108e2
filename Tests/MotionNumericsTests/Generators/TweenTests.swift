import MotionNumerics
import TestSupport
import Testing

@Suite struct TweenTests {
  private let slide = Tween(from: SIMD2(10, 0), to: SIMD2(130, 40), duration: 0.4, curve: .easeOut, delay: 0.1)

  @Test func bothEndsAreHeldExactly() {
    #expect([-.infinity, -1, 0, 0.1.nextDown].allSatisfy { slide.value(at: $0) == SIMD2(10, 0) })
    #expect([0.5, 2, .infinity].allSatisfy { slide.value(at: $0) == SIMD2(130, 40) })
    let steep = Tween(from: 0.1, to: 0.7, duration: 0.3, delay: 0.2)
    #expect(steep.value(at: 0) == 0.1 && steep.value(at: 0.2) == 0.1 && steep.value(at: 0.5) == 0.7)
    let far = Tween(from: -1.5e308, to: 1.5e308, duration: 1)
    #expect(far.value(at: 0) == -1.5e308 && far.value(at: 1) == 1.5e308)
  }

  @Test func theCurveIsInBetween() {
    for step in 1..<40 {
      let progress = Double(step) / 40
      let expected = SIMD2(10, 0) + SIMD2(120, 40) * CubicBezier.easeOut.value(at: progress)
      let value = slide.value(at: 0.1 + 0.4 * progress)
      // The rounding of the time is magnified by a slope of at most 2.
      #expect(ulps(value.x, expected.x, of: 130) <= 4 && ulps(value.y, expected.y, of: 40) <= 4)
    }
    #expect(Tween(from: 3, to: 3.5, duration: 2, curve: .linear).value(at: 1) == 3.25)
  }

  /// What is not written is not applied: a tween keeps pace with a walk of the same duration.
  @Test func noCurveIsTheDefault() throws {
    #expect(Tween(from: 0, to: 1, duration: 1).value(at: 0.3) == 0.3)
    #expect(try Tween(validatingFrom: 0, to: 1, duration: 1).curve == .linear)
    let (slide, walk) = (Tween(from: 0.0, to: 8, duration: 2), PathMotion("M0 0H8", duration: 2))
    let track = KeyframeTrack([Keyframe(0.0, at: 0), Keyframe(8, at: 2)])
    let sequence = MotionSequence([.tween(to: 8.0, duration: 2)], from: 0)
    var property = Animated(0.0)
    property.set(to: 8, with: .tween(duration: 2), at: 0)
    for time in [0, 0.25, 0.5, 1, 1.75, 2] {
      #expect(slide.value(at: time) == 4 * time && walk.value(at: time) == [4 * time, 0])
      #expect(track.value(at: time) == 4 * time && sequence.value(at: time) == 4 * time)
      #expect(property.value(at: time) == 4 * time)
    }
  }

  @Test func velocityIsThatOfTheCurveOverTheDuration() {
    #expect(slide.velocity(at: 0.05) == .zero && slide.velocity(at: 0.51) == .zero)
    #expect(slide.velocity(at: 0.1) == SIMD2(120, 40) * (CubicBezier.easeOut.slope(at: 0) / 0.4))
    #expect(slide.velocity(at: 0.5) == SIMD2(120, 40) * (CubicBezier.easeOut.slope(at: 1) / 0.4))
    #expect(slide.velocity(at: .nan).x.isNaN)
  }

  @Test func verticalCurvesMoveOnlyWhatChanges() {
    let jump = Tween(from: SIMD2(0, 5), to: SIMD2(1, 5), duration: 2, curve: .penner(.circ, .easeOut))
    #expect(jump.velocity(at: 0) == SIMD2(.infinity, 0))
  }

  @Test func stepsJumpWhenTheDelayIsOver() {
    let stairs = Tween(from: 0, to: 4, duration: 4, curve: .steps(4, .jumpStart), delay: 1)
    #expect([0, 0.99, 1, 1.99, 2, 5].map { stairs.value(at: $0) } == [0, 0, 1, 1, 2, 4])
    #expect(stairs.velocity(at: 2) == 0)
  }

  @Test func polylinesHoldTheirOwnEnds() {
    let pulse = PiecewiseLinear(stops: [.init(0.25), .init(1), .init(0)])
    let tween = Tween(from: 0, to: 8, duration: 2, curve: .piecewiseLinear(pulse))
    #expect([-1, 0, 1, 2, 3].map { tween.value(at: $0) } == [2, 2, 8, 0, 0])
  }

  @Test func noDurationIsAJump() {
    let jump = Tween(from: 1, to: 2, duration: 0, delay: 0.5)
    #expect([0, 0.5.nextDown, 0.5, 1].map { jump.value(at: $0) } == [1, 1, 2, 2])
    #expect([0, 0.5, 1].map { jump.velocity(at: $0) } == [0, 0, 0])
    #expect(jump.restTime == 0.5)
  }

  @Test func aNegativeDelayStartsInTheMiddle() {
    let tween = Tween(from: 0, to: 10, duration: 2, curve: .linear, delay: -1)
    #expect([-2, -1, 0, 1].map { tween.value(at: $0) } == [0, 0, 5, 10] && tween.restTime == 1)
  }

  @Test func valuesOfOtherTypesInterpolate() {
    let rows = Tween(from: [0.0, 1], to: [4.0, 3], duration: 1, curve: .linear)
    #expect(rows.value(at: 0.5) == [2, 2] && rows.value(at: 7) == [4, 3])
  }

  @Test func invalidParametersAreNamed() async {
    func parameter(_ duration: Double, _ delay: Double) -> String? {
      #expect(throws: ParameterError.self) { try Tween(validatingFrom: 0, to: 1, duration: duration, delay: delay) }?
        .parameter
    }
    #expect([-1, .nan, .infinity].allSatisfy { parameter($0, 0) == "duration" })
    #expect([.nan, .infinity, -.infinity].allSatisfy { parameter(1, $0) == "delay" })
    #expect(parameter(1.7e308, 1.7e308)?.contains("delay + duration") == true)
    await #expect(processExitsWith: .failure) { _ = Tween(from: 0, to: 1, duration: -1) }
    await #expect(processExitsWith: .failure) { _ = Tween(from: 0, to: 1, duration: 1, delay: .nan) }
  }
}
