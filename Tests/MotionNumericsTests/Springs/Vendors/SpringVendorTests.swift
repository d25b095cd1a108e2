import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Springs by the parameters and names of other libraries.
@Suite struct SpringVendorTests {
  // MARK: Core Animation

  /// Measured on QuartzCore, to the bit.
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
    (1, 100, 10, 5, 1.3815510557964275), (1, 100, 20, 0, 0.9999999999999999), (1, 400, 40, 0, 0.5),
  ])
  func settlingDurationsMatchCoreAnimation(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, duration: Double
  ) {
    #expect(
      Spring(mass: mass, stiffness: stiffness, damping: damping).coreAnimation.settlingDuration(velocity: velocity)
        == duration)
  }

  @Test func settlingDurationsFromPerceptualDurationsMatchCoreAnimation() throws {
    #expect(Spring(duration: 0.5, bounce: 0).coreAnimation.settlingDuration() == 0.7999999999999999)
    #expect(Spring(duration: 0.5, bounce: 0.3).coreAnimation.settlingDuration() == 0.8629552831744205)
    // Core Animation treats an overdamped spring as critically damped, and its infinity is that of a Float.
    #expect(Spring(mass: 1, stiffness: 100, damping: 30).coreAnimation.settlingDuration() == 0.9999999999999999)
    #expect(
      Spring(mass: 1, stiffness: 100, damping: 0).coreAnimation.settlingDuration()
        == Double(Float.greatestFiniteMagnitude))
  }

  @Test func coreAnimationsTenthsEndForASlowSpringToo() {
    // The sum of tenths would take more than the thousand seconds for which the library follows it.
    let slow = Spring(mass: 1, stiffness: 1e-6, damping: 2e-3)
    let settled = slow.coreAnimation.settlingDuration()
    // 9.2334134764515865 / ω, rounded up to a tenth.
    #expect(abs(settled - 9233.5) <= 1e-9)
  }

  // MARK: UIKit

  /// Measured on the springs that UIKit creates.
  ///
  /// UIKit's own iteration stops up to 6·10⁻⁸ from its root, and with a velocity up to 10⁻⁷.
  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.40942818911714), (0.1, 1, 0, 2125.3901278407934), (0.5, 1, 0, 161.7195025042016),
    (0.5, 0.3, 0, 1796.8833611577954), (1, 1, 0, 85.25592900599884), (0.5, 1, 1, 152.86841381792456),
  ])
  func settlingDurationAndDampingRatioMatchUIKit(
    dampingRatio: Double, duration: Double, velocity: Double, stiffness: Double
  ) throws {
    let spring = Spring.uiKit(settlingDuration: duration, dampingRatio: dampingRatio, velocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) <= (velocity == 0 ? 6e-8 : 1e-7))
    #expect(abs(spring.dampingRatio - dampingRatio) <= 1e-15)
    #expect(spring.mass == 1)
  }

  @Test func uiKitTreatsOverdampedSpringsAsCritical() throws {
    #expect(
      Spring.uiKit(settlingDuration: 0.7, dampingRatio: 3) == Spring.uiKit(settlingDuration: 0.7, dampingRatio: 1))
    // 9.233413476451586 is the root of (1 + u)e^(−u) = 0.001.
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 90).uiKit.settlingDuration - 0.9233413476451586) <= 1e-15)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).uiKit.settlingDuration == .infinity)
    #expect(Spring(mass: 1, stiffness: 100, damping: 90).uiKit.dampingRatio == 1)
  }

  @Test func settlingDurationsRoundTrip() throws {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let duration = random.magnitude(from: 1e-3, to: 1e3)
      let ratio = random.element(of: [random.number(in: 0.0011...1), 1, random.number(in: 1...9)])
      let spring = Spring.uiKit(settlingDuration: duration, dampingRatio: ratio)
      // The recovered ζ has an error of an ulp or two. The logarithm of 1000ζ/√(1 − ζ²) amplifies it by 1/(1 − ζ²) near
      // 1, and by the reciprocal of the logarithm where that vanishes, at ζ = 0.001.
      let complement = max(1e-16, (1 - ratio) * (1 + ratio))
      let magnified = 1 + 1 / complement + 1 / max(1e-16, ratio - 0.001)
      let error = abs(spring.uiKit.settlingDuration / duration - 1)
      if ratio < 1 - 1e-3 { worst.note(error / magnified, "\(ratio) in \(duration)") }
    }
    #expect(worst.error <= 4e-16, "\(worst)")
  }

  @Test func settlingDurationsSolveUIKitsEquation() throws {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<5000 {
      let duration = random.magnitude(from: 0.01, to: 10)
      let ratio = random.element(of: [random.number(in: 0.05...0.95), 1])
      let velocity = random.number(in: -50...50) / duration
      let spring = Spring.uiKit(settlingDuration: duration, dampingRatio: ratio, velocity: velocity)
      let frequency = spring.naturalFrequency
      let rate = ratio * frequency
      let amplitude =
        ratio < 1
        ? (rate - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) : 1 + (frequency - velocity) * duration
      let residual = log(abs(amplitude)) - rate * duration - log(0.001)
      // The relative errors of rate·D, of the logarithm, and of the amplitude, which may be a small difference.
      let magnified = 1 + rate * duration + (1 + (rate + abs(velocity)) * duration) / abs((rate - velocity) * duration)
      worst.note(abs(residual) / magnified, "\(ratio) in \(duration) with \(velocity)")
    }
    // An ulp of each, and of √(1 − ζ²), whose error 1/(1 − ζ²) amplifies up to ten times.
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  // MARK: pop and Origami

  @Test func popsDefaultMatchesFacebook() throws {
    // Computed in fractions from `BouncyConversion`: tension 70.9117647, friction 9.828993.
    let spring = Spring.pop()
    // A dozen rounded operations; the factors 3.62 and 3 do not amplify their error.
    #expect(abs(spring.stiffness / 342.10058823529414 - 1) <= 1e-15)
    #expect(abs(spring.damping / 30.48697964824425 - 1) <= 1e-15)
  }

  @Test func origamisDefaultMatchesRebound() throws {
    #expect(Spring.origami() == Spring(mass: 1, stiffness: 230.2, damping: 22))
    #expect(Spring.origami(tension: 30, friction: 8) == Spring(mass: 1, stiffness: 194, damping: 25))
  }

  @Test func tensionFrictionBouncinessAndSpeedRoundTrip() throws {
    var random = SplitMix64(seed: 5)
    var origami = WorstCase()
    var pop = WorstCase()
    for _ in 0..<20_000 {
      let tension = random.number(in: -20...200)
      let friction = random.number(in: 0...100)
      let first = Spring.origami(tension: tension, friction: friction)
      // Ulp of the largest sums: 194 + 3.62·170 is below 1024, 300 is below 512, both divided by about 3.
      origami.note(ulps(first.origami.tension, tension, of: 256), "tension \(tension)")
      origami.note(ulps(first.origami.friction, friction, of: 128), "friction \(friction)")
      let bounciness = random.number(in: 0...20)
      let speed = random.number(in: 0...20)
      let second = Spring.pop(bounciness: bounciness, speed: speed)
      pop.note(abs(second.pop.speed - speed), "speed \(speed)")
      pop.note(abs((second.pop.bounciness ?? .nan) - bounciness), "bounciness \(bounciness), speed \(speed)")
    }
    #expect(origami.error <= 2, "\(origami)")
    // At low speeds the friction without a bounce is 1.5. Its sum with 25 keeps 13 digits of it; a unit of bounciness
    // is 0.03 of it.
    #expect(pop.error <= 1e-12, "\(pop)")
    #expect(Spring.origami(tension: 40, friction: 1e-3).pop.bounciness == nil)
    let mass = Spring(mass: 2, stiffness: 460.4, damping: 44)
    #expect(abs(mass.origami.tension - 40) <= 1e-13 && abs(mass.origami.friction - 7) <= 1e-14)
  }

  /// There the inverse takes the root of the damping less 1.03, which loses all digits in the friction.
  @Test func popsInverseKeepsItsDigitsNearTheGreatestBounciness() throws {
    // From mpmath, at 50 digits, for a stiffness of 300.
    for (damping, bounciness) in [
      (1.03, 42.499999962064225089), (1.0300000000001, 42.499997676607988108), (1.0300001, 42.497675988759780116),
      (1.04, 41.765083117619701534), (1.5, 37.461663694397122721), (5, 27.856884855639238067),
    ] {
      let pop = Spring(mass: 1, stiffness: 300, damping: damping).pop
      #expect(ulps(try #require(pop.bounciness), bounciness, of: 32) <= 4, "\(damping)")
    }
    #expect(Spring(mass: 1, stiffness: 300, damping: 1.03.nextDown).pop.bounciness == nil)
    let heavy = try #require(Spring(mass: 3, stiffness: 900, damping: 3.0900003).pop.bounciness)
    #expect(ulps(heavy, 42.497675988761500230, of: 32) <= 4)
  }

  // MARK: Presets

  @Test func presetsMatchTheirLibraries() throws {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.interactive == Spring(response: 0.15, dampingRatio: 0.86))
    #expect(
      Spring.ReactSpring.allCases.map { Spring.reactSpring($0) }.map { [$0.mass, $0.stiffness, $0.damping] }
        == [[1, 170, 26], [1, 120, 14], [1, 180, 12], [1, 210, 20], [1, 280, 60], [1, 280, 120]])
    #expect(Spring.Compose.Stiffness.allCases.map(\.rawValue) == [10_000, 1500, 400, 200, 50])
    #expect(Spring.Compose.DampingRatio.allCases.map(\.rawValue) == [0.2, 0.5, 0.75, 1])
    for stiffness in Spring.Compose.Stiffness.allCases {
      for damping in Spring.Compose.DampingRatio.allCases {
        let spring = Spring.compose(stiffness, damping)
        #expect(spring.mass == 1 && spring.stiffness == stiffness.rawValue)
        // The ratio is converted to c = 2ζ√k and back.
        #expect(ulps(spring.dampingRatio, damping.rawValue, of: damping.rawValue) <= 2)
      }
    }
  }

  @Test func materialSpringsMatchTheTokens() {
    let tokens: [(Spring.Material, Double, Double)] = [
      (.expressiveSpatial, 0.8, 380), (.expressiveSpatialFast, 0.6, 800), (.expressiveSpatialSlow, 0.8, 200),
      (.standardSpatial, 0.9, 700), (.standardSpatialFast, 0.9, 1400), (.standardSpatialSlow, 0.9, 300),
      (.effects, 1, 1600), (.effectsFast, 1, 3800), (.effectsSlow, 1, 800),
    ]
    #expect(tokens.map(\.0) == Spring.Material.allCases)
    for (token, dampingRatio, stiffness) in tokens {
      let spring = Spring.material(token)
      #expect(spring.mass == 1 && spring.stiffness == stiffness)
      #expect(ulps(spring.dampingRatio, dampingRatio, of: dampingRatio) <= 2)
    }
  }

  @Test func presetsTakeADurationAndExtraBounce() {
    #expect(Spring.smooth(duration: 0.3) == Spring(duration: 0.3, bounce: 0))
    #expect(Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
    #expect(Spring.bouncy(extraBounce: -0.1) == Spring(duration: 0.5, bounce: 0.3 - 0.1))
    #expect(Spring.compose() == Spring.compose(.medium, .noBouncy))
  }

  // MARK: Bad input

  @Test func theThrowingTwinsMakeTheSameSprings() throws {
    #expect(try Spring.origami(validatingTension: 40) == Spring.origami())
    #expect(try Spring.pop(validatingBounciness: 4) == Spring.pop())
    #expect(
      try Spring.uiKit(validatingSettlingDuration: 1, dampingRatio: 0.4, velocity: 2)
        == Spring.uiKit(settlingDuration: 1, dampingRatio: 0.4, velocity: 2))
  }

  @Test func invalidParametersAreNamed() {
    let notFinite = [Double.nan, .infinity, -.infinity]
    expectErrors(of: "settling", for: notFinite + [0, -1]) {
      try Spring.uiKit(validatingSettlingDuration: $0, dampingRatio: 1)
    }
    expectErrors(of: "damping-ratio", for: notFinite + [0, -1, 0.001]) {
      try Spring.uiKit(validatingSettlingDuration: 1, dampingRatio: $0)
    }
    expectErrors(of: "velocity", for: notFinite) {
      try Spring.uiKit(validatingSettlingDuration: 1, dampingRatio: 1, velocity: $0)
    }
    expectErrors(of: "tension", for: notFinite) { try Spring.origami(validatingTension: $0, friction: 7) }
    expectErrors(of: "friction", for: notFinite) { try Spring.origami(validatingTension: 40, friction: $0) }
    expectErrors(of: "bounciness", for: notFinite) { try Spring.pop(validatingBounciness: $0, speed: 12) }
    expectErrors(of: "speed", for: notFinite) { try Spring.pop(validatingBounciness: 4, speed: $0) }
    // Their stiffness or damping is not positive.
    expectErrors(of: "tension", for: [-100]) { try Spring.origami(validatingTension: $0, friction: 8) }
    expectErrors(of: "friction", for: [-50]) { try Spring.origami(validatingTension: 40, friction: $0) }
    expectErrors(of: "speed", for: [-60]) { try Spring.pop(validatingBounciness: 4, speed: $0) }
  }

  @Test func invalidSpringsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Spring.origami(tension: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring.pop(speed: -60) }
    await #expect(processExitsWith: .failure) { _ = Spring.uiKit(settlingDuration: 1, dampingRatio: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring.snappy(extraBounce: 1) }
  }
}
