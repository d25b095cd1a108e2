import MotionNumerics
import RealModule
import TestSupport
import Testing

/// When a motion on a spring is over.
@Suite struct SpringMotionRestTests {
  @Test func aNumberRestsAfterItsSettlingDuration() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let (motion, _) = SpringMotionTests.anyMotion(&random)
      guard motion.start != motion.target else { continue }
      let late = SpringMotion(
        motion.spring, from: motion.start, to: motion.target, velocity: motion.initialVelocity, startingAt: 7)
      #expect(motion.restTime == motion.settlingDuration(), "\(motion)")
      #expect(late.restTime == 7 + motion.settlingDuration(), "\(motion)")
    }
    // The root of (1 + u)·e^(−u) = 0.001 and ln(1000)/ζ, of a spring that starts in its slow mode.
    #expect(abs(Spring(mass: 1, stiffness: 1, damping: 2).unitStep().restTime - 9.233413476451586) <= 1e-14)
    let slow = SpringMotion(Spring(mass: 1, stiffness: 4, damping: 5), from: 1, to: 0, velocity: -1)
    #expect(abs(slow.restTime - 6.907755278982137) <= 1e-14)
  }

  @Test func aVectorRestsWhenItsLastScalarDoes() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let spring = Spring(response: random.magnitude(from: 1e-3, to: 1e3), dampingRatio: random.number(in: 0.01...3))
      func vector() -> SIMD4<Double> { SIMD4((0..<4).map { _ in random.element(of: [0, random.number(in: -9...9)]) }) }
      let motion = SpringMotion(
        spring, from: vector(), to: vector(), velocity: vector() * spring.naturalFrequency, startingAt: 0.5)
      let distance = (motion.start - motion.target).norm
      guard distance > 0 else { continue }
      let durations = (0..<4).map { index in
        SpringMotion(
          spring, from: motion.start[index], to: motion.target[index], velocity: motion.initialVelocity[index]
        ).settlingDuration(within: 0.001 * distance)
      }
      // The tolerance may differ by an ulp or two: near an extremum, the time differs by the square root of that.
      let error = abs(motion.restTime - 0.5 - (durations.max() ?? 0)) / spring.response
      #expect(error <= 1e-6, "\(motion)")
      for step in 1...200 {
        let away = motion.value(at: motion.restTime + Double(step) * 0.05 * spring.response) - motion.target
        #expect((0..<4).allSatisfy { abs(away[$0]) <= 0.001_001 * distance }, "\(motion)")
      }
    }
  }

  @Test func aPushedMotionRestsTooAndItsStrengthIsNoMatter() {
    for damping in [1e-3, 2, 20, 20.000001, 300] {
      let spring = Spring(mass: 1, stiffness: 100, damping: damping)
      func pushed(_ velocity: SIMD2<Double>) -> SpringMotion<SIMD2<Double>> {
        SpringMotion(spring, from: SIMD2(3, 4), to: SIMD2(3, 4), velocity: velocity, startingAt: 2)
      }
      let motion = pushed(SIMD2(30, -40))
      let tolerance = 0.001 * 50 / 10
      #expect(motion.restTime > 2 && motion.restTime < .infinity)
      let atRest = motion.value(at: motion.restTime) - motion.target
      #expect(abs(max(abs(atRest.x), abs(atRest.y)) - tolerance) <= 1e-13)
      #expect(motion.restTime == pushed(SIMD2(60, -80)).restTime)
      let number = SpringMotion(spring, from: 1, to: 1, velocity: -4)
      #expect(number.settlingDuration() == .infinity)
      #expect(number.restTime == number.settlingDuration(within: 0.001 / 10 * 4))
    }
  }

  @Test func withoutDampingOnlyAMotionThatDoesNotMoveRests() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.unitStep().restTime == .infinity)
    #expect(SpringMotion(spring, from: SIMD2(1, 1), to: SIMD2(1, 2)).restTime == .infinity)
    #expect(SpringMotion(spring, from: 1, to: 1, velocity: 1).restTime == .infinity)
    #expect(SpringMotion(spring, from: 1, to: 1, startingAt: 3).restTime == 3)
    #expect(SpringMotion(.smooth, from: SIMD2(1, 2), to: SIMD2(1, 2), startingAt: -3).restTime == -3)
  }

  /// The number of extrema overflows before the time does, and both may.
  @Test(arguments: [1e-300, 1e-306, 1e-307, 1e-308, 0x1p-1046, .leastNonzeroMagnitude])
  func aSpringHardlyDampedRestsLate(damping: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping)
    let expected = 6.907755278982137 / (0.5 * damping)
    func isRight(_ time: Double?) -> Bool {
      guard let time else { return false }
      return time == expected || abs(time / expected - 1) <= 1e-9
    }
    #expect(isRight(spring.settlingDuration()) && isRight(spring.unitStep().restTime))
    #expect(isRight(spring.unitStep().lastTime(at: 1.001)) && isRight(spring.unitStep().lastTime(at: 0.999)))
    #expect(isRight(spring.unitStep(velocity: 1e-9).restTime))
    let slow = Spring(mass: 1, stiffness: 1e-180, damping: damping)
    #expect(isRight(slow.settlingDuration()))
  }

  /// The ratio of the distance and the tolerance overflows, too.
  @Test func aGreatDistanceRestsWithinAShortOne() {
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 2), from: 1e300, to: 0)
    // ln(10³²⁰), and half a period before or after it.
    #expect(abs(motion.settlingDuration(within: 1e-20) - 736.827) <= 0.32)
  }

  /// A motion that is 2⁶⁰⁰ times as large, and as fast, turns, crosses and rests at the same times, to the bit.
  @Test func theScaleOfAMotionIsNoMatter() {
    var random = SplitMix64(seed: 4)
    var turns = 0
    for _ in 0..<thorough(3000) {
      let frequency = random.magnitude(from: 1e-99, to: 1e99)
      let ratio = random.element(of: [
        random.magnitude(from: 1e-12, to: 1), 1, random.magnitude(from: 1, to: 1e12),
      ])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let (start, velocity) = (random.number(in: 0.1...1), frequency * random.number(in: -9...9))
      let motion = SpringMotion(spring, from: start, to: 0, velocity: velocity)
      let great = SpringMotion(spring, from: 0x1p600 * start, to: 0, velocity: 0x1p600 * velocity)
      #expect(great.restTime == motion.restTime, "\(motion)")
      #expect(great.crossing() == motion.crossing() && great.extremum()?.time == motion.extremum()?.time, "\(motion)")
      turns += motion.extremum() == nil ? 0 : 1
    }
    #expect(turns > thorough(3000) / 3)
  }

  @Test func aHugeVelocityRestsLate() {
    let spring = Spring(
      mass: 6.565807887822056e+39, stiffness: 4.142744709267419e+239, damping: 1.047009426728347e+163)
    let motion = spring.unitStep(velocity: 7.943282347242919e+249)
    // It swings out by v₀·m/c, and creeps back with the rate k/c.
    let height = motion.initialVelocity * (spring.mass / spring.damping)
    let expected = Double.log(1000 * height) / (spring.stiffness / spring.damping)
    #expect(abs(motion.restTime / expected - 1) <= 1e-12 && motion.settlingDuration() == motion.restTime)
    #expect(abs(motion.value(at: motion.restTime) - 1 - 0.001) <= 1e-12)
  }

  @Test func theGreatestAndSmallestDistancesRest() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let frequency = random.magnitude(from: 1e-99, to: 1e99)
      let ratio = random.element(of: [random.magnitude(from: 1e-40, to: 1), 1, random.magnitude(from: 1, to: 1e40)])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let sizes: [Double] = [
        0, .leastNonzeroMagnitude, .leastNormalMagnitude / 64, random.magnitude(from: 1e-300, to: 1e300), 1e308,
      ]
      let start = SIMD2(random.element(of: sizes), random.element(of: sizes))
      let velocity = SIMD2(random.element(of: sizes), random.element(of: sizes)) * min(frequency, 1)
      let motion = SpringMotion(spring, from: start, to: .zero, velocity: velocity)
      #expect(motion.restTime >= 0, "\(motion)")
    }
    let far = SIMD16<Double>(repeating: 8e307)
    #expect(SpringMotion(.smooth, from: far, to: -far).restTime > 0.5)
  }
}
