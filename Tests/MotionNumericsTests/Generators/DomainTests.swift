import MotionNumerics
import Testing

/// How long a motion takes, and where it rests: one answer for every kind.
@Suite struct DomainTests {
  @Test func aSpringsDomainEndsWithinTheTolerance() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let motion = SpringMotion(spring, from: 10, to: 30, velocity: 4, startingAt: 2)
    for tolerance in [0.1, 0.01, 1e-3, 1e-6] {
      let domain = try #require(motion.domain(tolerance: tolerance))
      #expect(domain == 2...(2 + motion.settlingDuration(tolerance: tolerance)))
    }
    #expect(motion.domain == 2...motion.restTime && motion.restValue == 30)
    let endless = SpringMotion(Spring(mass: 1, stiffness: 1, damping: 0), from: 0, to: 1)
    #expect(endless.domain == nil && endless.restValue == nil)
    let still = SpringMotion(Spring(mass: 1, stiffness: 1, damping: 0), from: 1, to: 1)
    #expect(still.domain == 0...0 && still.restValue == 1)
  }

  @Test func curvesHaveTheirProgress() {
    for curve in [TimingCurve.linear, .easeOut, .steps(3), .cubicBezier(0.2, 0, 0, 1.5)] {
      #expect(curve.domain == 0...1 && curve.restValue == curve.value(at: 1))
    }
    #expect(Steps(3, .jumpNone).domain == 0...1 && CubicBezier.ease.restValue == 1)
  }

  @Test func combinatorsKeepDomainAndRest() throws {
    let tween = Tween(from: 0.0, to: 1, duration: 2, curve: .easeIn, delay: 0.5)
    #expect(tween.domain == 0...2.5 && tween.restValue == 1)
    #expect(tween.delayed(by: -1).domain == -1...1.5)
    #expect(tween.mapped(from: 10.0, to: 30).restValue == 30 && tween.mapped(from: 10.0, to: 30).domain == 0...2.5)
    #expect(tween.speed(multipliedBy: 2).domain == 0...1.25)
    #expect(tween.speed(multipliedBy: -1).domain == nil && tween.speed(multipliedBy: -1).restValue == nil)
    #expect(tween.speed(multipliedBy: 0).domain == 0...0 && tween.speed(multipliedBy: 0).restValue == 0)
    let early = Tween(from: 3.0, to: 4, duration: 1, delay: -2)
    #expect(early.domain == -2...(-1) && early.restValue == 4)
    let decay = Decay(velocity: 1000, deceleration: 0.998)
    #expect(decay.restValue == decay.distance)
    #expect(decay.domain(tolerance: 0.01) == 0...decay.settlingDuration(tolerance: 0.01))
  }

  /// A timing curve ends at progress 1, also mirrored, with another clock, held, or after another one.
  @Test func changedCurvesEndWithTheirProgress() {
    let ease = CubicBezier.easeIn
    #expect(ease.mirrored.domain == 0...1 && ease.mirrored.restValue == 1)
    #expect(ease.mirrored.repeated(3) == ease.mirrored.repeated(every: 1, count: 3))
    let composed = ease.retimed(by: CubicBezier.easeOut)
    #expect(composed.domain == 0...1 && composed.restValue == 1)
    #expect(composed.repeated() == composed.repeated(every: 1) && composed.autoreversed().restTime == 2)
    let held = ease.clamped(to: 0...(.infinity))
    #expect(held.domain == 0...1 && held.restValue == 1 && held.repeated() == held.repeated(every: 1))
    let twice = ease.followed(by: ease, at: 1)
    #expect(twice.domain == 0...2 && twice.restValue == 1 && twice.repeated() == twice.repeated(every: 2))
  }

  @Test func aRangeEndsABaseThatGoesOn() {
    let wave = SineWave(amplitude: 1, frequency: 2)
    let held = wave.clamped(to: -3...2)
    #expect(held.domain == -3...2 && held.restValue == wave.value(at: 2))
    #expect(wave.clamped(to: 0...(.infinity)).domain == nil && wave.clamped(to: 0...(.infinity)).restValue == nil)
    #expect(wave.clamped(to: -.infinity...2).domain == 0...2)
    // A curve continues beyond progress 1.
    let curve = CubicBezier.easeIn.clamped(to: 0...5)
    #expect(curve.domain == 0...5 && curve.restValue == curve.value(at: 9))
    let early = Tween(from: 3.0, to: 4, duration: 2, delay: -1)
    #expect(early.clamped(to: -5...9).domain == -1...1 && early.clamped(to: -0.5...0.5).domain == -0.5...0.5)
    #expect(early.clamped(to: -4...(-2)).domain == -2...(-2) && early.clamped(to: -4...(-2)).restValue == 3)
  }

  @Test func aChainBeginsWithItsFirstPart() {
    let early = Tween(from: 0.0, to: 1, duration: 2, delay: -1)
    #expect(early.followed(by: early, at: 0.5).domain == -1...1.5)
    #expect(SineWave(amplitude: 1, frequency: 2).followed(by: early, at: 3).domain == 0...4)
    #expect(early.followed(by: SineWave(amplitude: 1, frequency: 2), at: 3).domain == nil)
  }

  /// What contains a spring rests in its target, and settles with it.
  @Test func combinationsRestInTheLimit() {
    let spring = SpringMotion(.smooth, from: 0.0, to: 100)
    expectLimit(spring.clamped(to: 0...(.infinity)), 100, settlingLike: spring)
    expectLimit(Tween(from: 0.0, to: 50, duration: 100).retimed(by: spring), 50, settlingLike: spring)
    expectLimit(Tween(from: 7.0, to: 9, duration: 1).followed(by: spring, at: 2), 100, settlingLike: spring, after: 2)
    let sequence = MotionSequence([.tween(to: 0.0, duration: 2), .spring(.smooth, to: 100)])
    expectLimit(sequence, 100, settlingLike: spring, after: 2)
    let nothing = MotionSequence<Double>([], from: 3, startingAt: 4)
    #expect(nothing.domain == 4...4 && nothing.restValue == 3)
    let endless = MotionSequence([.spring(Spring(mass: 1, stiffness: 1, damping: 0), to: 1.0)])
    #expect(endless.domain == nil && endless.restValue == nil)
    var animated = Animated(0.0)
    #expect(animated.domain == 0...0 && animated.restValue == 0)
    animated.set(to: 100, with: .spring(.smooth), at: 2)
    expectLimit(animated, 100, settlingLike: spring, after: 2)
  }

  @Test func followersRestInTheLimit() throws {
    let slide = Tween(from: 0.0, to: 100, duration: 1)
    let tail = FollowingMotion(.smooth, after: slide, during: -1...1, step: 0.01)
    let (place, velocity) = tail.state(at: 1)
    expectLimit(
      tail, 100, settlingLike: SpringMotion(.smooth, from: place, to: 100, velocity: velocity, startingAt: 1))
    #expect(try #require(tail.domain).lowerBound == -1)
    let endless = FollowingMotion(Spring(mass: 1, stiffness: 1, damping: 0), after: slide, during: 0...1, step: 0.01)
    #expect(endless.domain == nil && endless.restValue == nil)
    var zoom = ExponentialSmoothing(halfLife: 0.5, at: 1.0)
    #expect(zoom.domain == 0...0)
    zoom.follow(3, at: 2)
    #expect(zoom.domain(tolerance: 0.125) == 2...3.5 && zoom.domain == 2...zoom.restTime)
    #expect(zoom.domain(tolerance: 5) == 2...2)
  }

  @Test func boundedMotionsSettleAfterTheirLastContact() throws {
    let ball = SpringMotion(.smooth, from: 0, to: 120, velocity: 900).bounded(to: 0...100, edge: .spring(.smooth))
    let contact = try #require(ball.contactTimes.first)
    let speed = ball.velocity(at: contact)
    expectLimit(
      ball, 100, settlingLike: SpringMotion(.smooth, from: 100, to: 100, velocity: speed, startingAt: contact))
    let list = Decay(from: 250, velocity: 300).bounded(to: 0...8000, edge: .stop)
    let decay = Decay(from: 250, velocity: 300)
    for tolerance in [0.1, 1e-6] {
      let end = try #require(list.domain(tolerance: tolerance)).upperBound
      #expect(abs(end - decay.settlingDuration(tolerance: tolerance)) <= 1e-12 * end)
    }
    #expect(list.domain == 0...list.restTime)
    let stopped = Decay(from: 250, velocity: 3000).bounded(to: 0...300, edge: .stop)
    #expect(stopped.domain(tolerance: 1e-6) == 0...stopped.restTime)
  }

  @Test func aWaveHasNeither() {
    let wave = SineWave(amplitude: 1, frequency: 2)
    #expect(wave.domain == nil && wave.restValue == nil)
  }

  /// Checks that a motion rests in a limit, and that its domain ends with a spring's for each tolerance.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - limit: the value at rest.
  ///   - spring: the spring at the end of the motion.
  ///   - delay: the time of the motion at which the spring's time is 0.
  ///   - sourceLocation: where an issue is recorded.
  private func expectLimit(
    _ motion: some Motion<Double>, _ limit: Double, settlingLike spring: SpringMotion<Double>, after delay: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(motion.restValue == limit, sourceLocation: sourceLocation)
    for tolerance in [0.1, 1e-3, 1e-6] {
      let end = motion.domain(tolerance: tolerance)?.upperBound ?? .infinity
      let own = spring.domain(tolerance: tolerance)?.upperBound ?? .infinity
      #expect(abs(end - own - delay) <= 1e-12 * own, "\(tolerance)", sourceLocation: sourceLocation)
    }
    #expect(motion.domain?.upperBound == motion.restTime, sourceLocation: sourceLocation)
  }
}
