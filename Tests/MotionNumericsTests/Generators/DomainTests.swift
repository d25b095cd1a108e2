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

  @Test func aWaveHasNeither() {
    let wave = SineWave(amplitude: 1, frequency: 2)
    #expect(wave.domain == nil && wave.restValue == nil)
  }
}
