import MotionNumerics
import RealModule
import TestSupport
import Testing

@testable import MotionEffects

@Suite struct DampedRestoringTests {
  static let curve = DampedOscillation(decay: 5, frequency: 30)

  /// `Documentation/Effects.md`, *Gooey indicator*: the factor from 1 to 0 is 1 − value.
  @Test func troughs() throws {
    let trough = try #require(Self.curve.extremum())
    #expect(abs(trough - 0.09921) < 5e-6)
    #expect(abs(1 - DampedRestoring().value(at: trough * 0.8) + 0.60063) < 5e-6)
    // Sampled, the sixth of the keyframes.
    #expect(abs(1 - DampedRestoring(variant: .legacy).value(at: 0.8 * 5 / 47) + 0.59394) < 5e-6)
  }

  /// The original's 48 keyframes at i/47 of the time, with the values at x = i/48, interpolated as in Core Animation.
  ///
  /// Source: KittenYang, *KYAnimatedPageControl*, `KYSpringLayerAnimation`: Int(0.8 · 60) of them.
  @Test func legacyIsTheKeyframes() throws {
    let keys = (0..<48).map { Self.curve.value(at: Double($0) / 48) }
    let track = KeyframeTrack(keys)
    let legacy = DampedRestoring(variant: .legacy)
    var worst = WorstCase()
    for step in 0..<5000 {
      let progress = Double(step) / 5000
      worst.note(abs(legacy.value(at: 0.8 * progress) - track.value(at: progress)), "\(progress)")
    }
    // Positions between keys of up to 47 are off by an ulp of 47, on lines of up to 0.6.
    #expect(worst.error < 1e-14, "\(worst)")
  }

  /// The last key is off by −.0033874; then it snaps.
  @Test func legacyEnd() {
    let legacy = DampedRestoring(variant: .legacy)
    #expect(abs(1 - legacy.value(at: (0.8).nextDown) + 0.003_387_4) < 5e-8)
    #expect(legacy.value(at: 0.8) == 1)
    #expect(abs(1 - Self.curve.value(at: 59.0 / 60) + 0.002_477_7) < 5e-8)
    #expect(abs(1 - Self.curve.value(at: 1) - 0.001_039_3) < 5e-8)
  }

  /// f(t) = g(t/T·(n − 1)/n): the keys are stretched in time; the last is only reached where it jumps.
  @Test func legacyIsStretched() {
    for index in 0..<47 {
      let key = DampedRestoring(variant: .legacy).value(at: 0.8 * Double(index) / 47)
      #expect(abs(key - Self.curve.value(at: Double(index) / 48)) < 1e-13)
    }
  }

  /// The exact one is the curve up to the last frame, and ends at 1 without a jump.
  @Test func exactEndsWithoutAJump() {
    let exact = DampedRestoring()
    for step in 0...470 {
      let x = Double(step) / 480
      #expect(ulps(exact.value(at: 0.8 * x), Self.curve.value(at: x)) <= 40, "a curve of slope 30 at a rounded x")
    }
    #expect(abs(1 - exact.value(at: (0.8).nextDown)) < 1e-12)
    #expect(exact.value(at: 0.8) == 1)
    // |g'| ≤ 5 + 30, in 0.8 s
    let steps = greatestStep(from: -0.1, to: 1, count: 110_000) { exact.value(at: $0) }
    #expect(steps.error < 35 / 0.8 * 1e-5, "\(steps)")
  }

  @Test(arguments: EffectVariant.allCases) func ends(variant: EffectVariant) {
    let motion = DampedRestoring(variant: variant)
    #expect(motion.value(at: 0) == 0 && motion.value(at: -.infinity) == 0 && motion.value(at: -3) == 0)
    #expect(motion.value(at: .infinity) == 1 && motion.value(at: 7) == 1)
    #expect(motion.value(at: .nan).isNaN)
  }

  @Test(arguments: EffectVariant.allCases) func laws(variant: EffectVariant) {
    let motion = DampedRestoring(variant: variant)
    checkMotion(motion, breaks: [0] + motion.cornerTimes)
    #expect(motion.restTime == 0.8 && motion.velocity(at: .infinity) == 0)
  }

  @Test func badDurations() {
    for duration in [0.03, 0, -1, .nan, .infinity, 2e6] {
      #expect(throws: ParameterError.self) { try DampedRestoring(validating: Self.curve, duration: duration) }
    }
    #expect(throws: Never.self) { try DampedRestoring(validating: Self.curve, duration: 2.0 / 60) }
  }
}
