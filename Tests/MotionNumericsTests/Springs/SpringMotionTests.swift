import Foundation
import MotionNumerics
import TestSupport
import Testing

/// The motion of a value on a spring: measured positions, the limits of time, and the laws of every spring.
@Suite struct SpringMotionTests {
  // MARK: Random springs

  /// Springs of every regime, some next to ζ = 1, some far beyond it.
  static func anySpring(_ random: inout SplitMix64) -> Spring {
    let frequency = random.magnitude(from: 1e-3, to: 1e3)
    let mass = random.magnitude(from: 1e-2, to: 1e2)
    let near = random.magnitude(from: 1e-16, to: 0.1)
    let ratio = random.element(of: [
      0, random.number(), near, 1 - near, 1, 1 + near, random.magnitude(from: 1, to: 1e6),
    ])
    return Spring(mass: mass, stiffness: frequency * frequency * mass, damping: 2 * ratio * frequency * mass)
  }

  /// A motion on any spring, and its A = max(|x₀|, |v₀|/ω).
  static func anyMotion(_ random: inout SplitMix64) -> (motion: SpringMotion<Double>, amplitude: Double) {
    let spring = anySpring(&random)
    let displacement = random.element(of: [0, random.number(in: -2...2)])
    let moving = displacement == 0 || random.number() < 0.5
    let velocity = moving ? random.number(in: 0.1...2) * spring.naturalFrequency : 0
    let amplitude = max(abs(displacement), abs(velocity) / spring.naturalFrequency)
    return (SpringMotion(spring, from: displacement, to: 0, velocity: velocity), amplitude)
  }

  /// A time up to a hundred radians of the undamped spring; some are small.
  static func anyTime(of spring: Spring, _ random: inout SplitMix64) -> Double {
    random.element(of: [random.number(in: 0...100), random.magnitude(from: 1e-9, to: 100)]) / spring.naturalFrequency
  }

  // MARK: Values

  /// Positions at 0.05 s of the motion from 0 to 100, measured on QuartzCore; the velocity is in distances per second.
  @Test(arguments: [
    (10.0, 0.0, 10.44054701924324), (20, 0, 9.020400792360306), (10, 5, 29.307806491851807),
    (10, -5, -8.426713198423386),
  ])
  func positionsMatchCoreAnimation(damping: Double, velocity: Double, position: Double) {
    let fraction = Spring(mass: 1, stiffness: 100, damping: damping).unitStep(velocity: velocity).value(at: 0.05)
    let motion = SpringMotion(
      Spring(mass: 1, stiffness: 100, damping: damping), from: 0, to: 100, velocity: 100 * velocity)
    // Core Animation multiplies the distance by a Float: equal to the bit with a Float, within its half ulp without.
    #expect(Double(Float(fraction)) * 100 == position)
    #expect(abs(motion.value(at: 0.05) / position - 1) <= 0x1p-24)
  }

  @Test func eachRegimeMatchesItsTextbookFormula() {
    func check(_ motion: SpringMotion<Double>, _ value: (Double) -> Double, _ velocity: (Double) -> Double) {
      var worst = WorstCase()
      for step in 1...200 {
        let time = Double(step) * 0.05
        worst.note(abs(motion.value(at: time) - value(time)), "\(time)")
        worst.note(abs(motion.velocity(at: time) - velocity(time)), "velocity at \(time)")
      }
      // Two ulp of 4 to 10, the largest terms here: both sides round several of them.
      #expect(worst.error <= 4e-15, "\(worst)")
    }
    check(
      SpringMotion(Spring(mass: 1, stiffness: 4, damping: 0), from: 3, to: 1, velocity: 8),
      { 1 + 2 * cos(2 * $0) + 4 * sin(2 * $0) }, { 8 * cos(2 * $0) - 4 * sin(2 * $0) })
    // The constants are a = 3, d = 4.
    check(
      SpringMotion(Spring(mass: 1, stiffness: 25, damping: 6), from: 1, to: 0),
      { exp(-3 * $0) * (cos(4 * $0) + 0.75 * sin(4 * $0)) }, { -6.25 * exp(-3 * $0) * sin(4 * $0) })
    check(
      SpringMotion(Spring(mass: 1, stiffness: 9, damping: 6), from: -1, to: 0, velocity: 5),
      { (2 * $0 - 1) * exp(-3 * $0) }, { (5 - 6 * $0) * exp(-3 * $0) })
    // The rates are 1 and 4.
    check(
      SpringMotion(Spring(mass: 1, stiffness: 4, damping: 5), from: 3, to: 0),
      { 4 * exp(-$0) - exp(-4 * $0) }, { 4 * (exp(-4 * $0) - exp(-$0)) })
  }

  // MARK: The ends of time

  @Test func aMotionBeginsAtItsStart() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let motion = SpringMotion(Self.anySpring(&random), from: 0.1, to: 0.7, velocity: -3, startingAt: 2)
      #expect(motion.value(at: 2) == 0.1 && motion.velocity(at: 2) == -3)
      for time in [1.9999, 0, -5, -Double.infinity] {
        #expect(motion.value(at: time) == 0.1)
        #expect(motion.velocity(at: time) == 0 && motion.acceleration(at: time) == 0)
      }
      let still = SpringMotion(motion.spring, from: 0.3, to: 0.3)
      #expect(still.value(at: 1) == 0.3 && still.velocity(at: 1) == 0 && still.acceleration(at: 1) == 0)
    }
  }

  @Test(arguments: [
    Spring(mass: 1, stiffness: 100, damping: 1e-6), Spring(mass: 1, stiffness: 100, damping: 10),
    Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 1, stiffness: 100, damping: 1e9),
  ])
  func aDampedMotionEndsAtItsTarget(spring: Spring) {
    let motion = SpringMotion(spring, from: 0.1, to: 0.7, velocity: 3)
    for time in [Double.greatestFiniteMagnitude, .infinity] {
      #expect(motion.value(at: time) == 0.7)
      #expect(motion.velocity(at: time) == 0 && motion.acceleration(at: time) == 0)
    }
  }

  @Test func aNaNTimeGivesNaN() {
    let endless = Spring(mass: 1, stiffness: 100, damping: 0).unitStep()
    #expect(endless.value(at: .infinity).isNaN && endless.velocity(at: .infinity).isNaN)
    for damping in [0.0, 10, 20, 50] {
      let motion = Spring(mass: 1, stiffness: 100, damping: damping).unitStep()
      #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN && motion.acceleration(at: .nan).isNaN)
    }
  }

  @Test func overflowingPhasesGiveNoNaN() {
    let endless = Spring(mass: 1, stiffness: 100, damping: 0).unitStep()
    #expect(!endless.value(at: 1e308).isNaN && !endless.velocity(at: 1e308).isNaN)
  }

  @Test func nothingOverflows() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20_000 {
      let frequency = random.magnitude(from: 1e-99, to: 1e99)
      let ratio = random.element(of: [0, random.magnitude(from: 1e-50, to: 1), random.magnitude(from: 1, to: 1e49)])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let transition = spring.transition(over: random.magnitude(from: 1e-20, to: 1e20) / frequency)
      // A displacement of 1 stays below 1 for any damping; nor does a velocity of ω exceed it.
      let state = transition(displacement: 1, velocity: frequency)
      #expect(abs(state.displacement) <= 2 && abs(state.velocity / frequency) <= 2, "\(frequency) \(ratio)")
    }
  }

  // MARK: Steps and retargeting

  @Test func twoHalvesMakeAWhole() {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<50_000 {
      let (motion, amplitude) = Self.anyMotion(&random)
      let spring = motion.spring
      let time = Self.anyTime(of: spring, &random)
      let half = spring.transition(over: 0.5 * time)
      let (x, v) = half(displacement: motion.start, velocity: motion.initialVelocity)
      let twice = half(displacement: x, velocity: v)
      let once = spring.transition(over: time)(displacement: motion.start, velocity: motion.initialVelocity)
      let what = "ζ \(spring.dampingRatio), ωt \(spring.naturalFrequency * time), A \(amplitude)"
      worst.note(abs(twice.displacement - once.displacement) / amplitude, what)
      worst.note(abs(twice.velocity - once.velocity) / (amplitude * spring.naturalFrequency), "velocity, " + what)
    }
    // Half of a time and of its phase are exact. Three transitions have an error of about an ulp each, on an orbit as
    // large as √2·A: 4 ulp of that.
    #expect(worst.error <= 4 * 2.0.squareRoot() * 0x1p-52, "\(worst)")
  }

  @Test func retargetingIsContinuous() {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let (first, _) = Self.anyMotion(&random)
      let time = Self.anyTime(of: first.spring, &random)
      let other = random.number() < 0.5 ? nil : Self.anySpring(&random)
      let second = first.retargeted(to: random.number(in: -2...2), at: time, with: other)
      let spring = other ?? first.spring
      #expect(second.value(at: time) == first.value(at: time) && second.velocity(at: time) == first.velocity(at: time))
      // An instant later the value has moved by at most v·dt, and its velocity by (ω²x + 2ζω·v)·dt, within an ulp or
      // two.
      let omega = spring.naturalFrequency
      let scale = max(abs(second.start), abs(second.target), abs(second.initialVelocity) / omega, 1e-3)
      let bound = 4 * max(1, spring.dampingRatio) * omega * (time.nextUp - time) + 4e-16
      worst.note(abs(second.value(at: time.nextUp) - second.start) / (scale * bound), "\(second)")
      let change = second.velocity(at: time.nextUp) - second.initialVelocity
      worst.note(abs(change) / (scale * omega * bound), "velocity, \(second)")
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func retargetingToTheSameTargetChangesNothing() {
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let (first, amplitude) = Self.anyMotion(&random)
      let omega = first.spring.naturalFrequency
      let time = Self.anyTime(of: first.spring, &random)
      let later = time + Self.anyTime(of: first.spring, &random)
      let second = first.retargeted(to: first.target, at: time)
      let what = "ζ \(first.spring.dampingRatio), ωt \(omega * time), \(omega * later)"
      // The sum of the times is rounded: an error of half an ulp of ωt.
      let bound = 4 + omega * later
      worst.note(ulps(second.value(at: later), first.value(at: later), of: amplitude) / bound, what)
      worst.note(ulps(second.velocity(at: later), first.velocity(at: later), of: amplitude * omega) / bound, what)
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test func retargetingTrapsBeforeTheStartAndForInvalidNumbers() async {
    await #expect(processExitsWith: .failure) { _ = Spring.smooth.unitStep().retargeted(to: 2, at: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring.smooth.unitStep().retargeted(to: 2, at: .infinity) }
    await #expect(processExitsWith: .failure) { _ = SpringMotion(.smooth, from: 0, to: Double.nan) }
    await #expect(processExitsWith: .failure) { _ = SpringMotion(.smooth, from: SIMD2(0, 0), to: SIMD2(1, .infinity)) }
    await #expect(processExitsWith: .failure) { _ = SpringMotion(.smooth, from: -1e308, to: 1e308) }
  }

  // MARK: Properties

  @Test func vectorsMatchTheirComponents() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let spring = Self.anySpring(&random)
      func vector() -> SIMD4<Double> { SIMD4((0..<4).map { _ in random.number(in: -9...9) }) }
      let (start, target, velocity) = (vector(), vector(), vector())
      let motion = SpringMotion(spring, from: start, to: target, velocity: velocity)
      let time = Self.anyTime(of: spring, &random)
      for index in 0..<4 {
        let component = SpringMotion(spring, from: start[index], to: target[index], velocity: velocity[index])
        #expect(motion.value(at: time)[index] == component.value(at: time))
        #expect(motion.velocity(at: time)[index] == component.velocity(at: time))
        #expect(motion.acceleration(at: time)[index] == component.acceleration(at: time))
      }
    }
  }

  @Test func valuesAreAffineInStartTargetAndVelocity() {
    var random = SplitMix64(seed: 8)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let (unit, amplitude) = Self.anyMotion(&random)
      let time = Self.anyTime(of: unit.spring, &random)
      let (scale, shift) = (random.number(in: -100...100), random.number(in: -100...100))
      let motion = SpringMotion(
        unit.spring, from: scale * unit.start + shift, to: shift, velocity: scale * unit.initialVelocity)
      let expected = scale * unit.value(at: time) + shift
      // The rounding of start, start − target, the sum and the two products.
      let size = abs(scale) * amplitude + abs(shift)
      worst.note(ulps(motion.value(at: time), expected, of: size), "\(motion) at \(time)")
    }
    #expect(worst.error <= 4, "\(worst)")
  }

  @Test func accelerationsMatchTheEquationAndTheVelocity() {
    var random = SplitMix64(seed: 9)
    var (equation, quotient) = (WorstCase(), WorstCase())
    for _ in 0..<20_000 {
      let omega = random.magnitude(from: 1e-3, to: 1e3)
      let ratio = random.element(of: [0, random.number(), 1, random.number(in: 1...3)])
      let motion = SpringMotion(
        Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega), from: random.number(in: -1...1), to: 0,
        velocity: omega)
      let (time, step) = (random.number(in: 0.1...20) / omega, 0x1p-20 / omega)
      let acceleration = motion.acceleration(at: time)
      let force = -omega * (omega * motion.value(at: time) + 2 * ratio * motion.velocity(at: time))
      equation.note(abs(acceleration - force) / (omega * omega), "ζ \(ratio), ωt \(omega * time)")
      let (before, after) = (time - step, time + step)
      let difference = (motion.velocity(at: after) - motion.velocity(at: before)) / (after - before)
      quotient.note(abs(acceleration - difference) / (omega * omega), "ζ \(ratio), ωt \(omega * time)")
    }
    // The rounding of a sum of terms of 1 and 6.
    #expect(equation.error <= 4e-15, "\(equation)")
    // 2⁻⁴⁰/6 times a third derivative of at most (2ζ)³ = 216, and a few roundings of 10⁻¹⁶ divided by 2⁻¹⁹.
    #expect(quotient.error <= 1e-9, "\(quotient)")
  }

  @Test func energyNeverIncreases() {
    var random = SplitMix64(seed: 10)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let (motion, amplitude) = Self.anyMotion(&random)
      let omega = motion.spring.naturalFrequency
      func energy(_ time: Double) -> Double {
        let (x, v) = (motion.value(at: time) / amplitude, motion.velocity(at: time) / (omega * amplitude))
        return x * x + v * v
      }
      let times = (0..<50).map { _ in Self.anyTime(of: motion.spring, &random) }.sorted()
      for (earlier, later) in zip(times, times.dropFirst()) {
        worst.note(energy(later) - energy(earlier), "ζ \(motion.spring.dampingRatio), ωt \(omega * later)")
      }
    }
    // Displacement and velocity are right within an ulp or two of A and ωA, and count twice.
    #expect(worst.error <= 4e-15, "\(worst)")
  }

  @Test func undampedSpringsAreTimeReversible() {
    var random = SplitMix64(seed: 11)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let omega = random.magnitude(from: 1e-3, to: 1e3)
      let transition = Spring(mass: 1, stiffness: omega * omega, damping: 0).transition(
        over: random.number(in: 0...1e6) / omega)
      let (x, v) = (random.number(in: -1...1), random.number(in: -1...1) * omega)
      let there = transition(displacement: x, velocity: v)
      let back = transition(displacement: there.displacement, velocity: -there.velocity)
      worst.note(max(abs(back.displacement - x), abs(back.velocity + v) / omega), "ω \(omega)")
    }
    // Two transitions, with an error of an ulp or two of at most √2 each.
    #expect(worst.error <= 2e-15, "\(worst)")
  }

  @Test func motionsKeepTheLaws() {
    var random = SplitMix64(seed: 12)
    for seed: UInt64 in 0..<40 {
      let frequency = random.magnitude(from: 0.1, to: 100)
      let ratio = random.element(of: [0, random.number(), 1, random.number(in: 1...3)])
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let (range, start) = (-1 / frequency...20 / frequency, 0.25 / frequency)
      let number = SpringMotion(spring, from: 0.1, to: 5, velocity: -3 * frequency, startingAt: start)
      checkMotion(number, over: range, breaks: [start], restTolerance: 0.004_901, seed: seed)
      let vector = SpringMotion(
        spring, from: SIMD3(0.1, 7, 0), to: SIMD3(5, 5, 5), velocity: SIMD3(-3, 0, 3) * frequency, startingAt: start)
      // Each scalar may be a thousandth of the distance from its target.
      let distance = (vector.start - vector.target).norm
      checkMotion(vector, over: range, breaks: [start], restTolerance: 0.001_001 * distance * 1.733, seed: seed)
    }
  }

  // MARK: Bad input

  @Test func invalidNumbersAreNamed() throws {
    func check<Value: VectorValue>(
      _ parameter: String, _ value: String, from start: Value, to target: Value, velocity: Value = .zero,
      startingAt time: Double = 0
    ) {
      let error = #expect(throws: ParameterError.self) {
        try SpringMotion(validating: .smooth, from: start, to: target, velocity: velocity, startingAt: time)
      }
      #expect(error?.parameter == parameter && error?.value == value)
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      check("start", bad.description, from: bad, to: 1)
      check("target", bad.description, from: 1, to: bad)
      check("velocity", bad.description, from: 1, to: 0, velocity: bad)
      check("startTime", bad.description, from: 1, to: 0, startingAt: bad)
      check("target", "[1, \(bad)]", from: SIMD2(0, 0), to: SIMD2(1, bad))
    }
    check("target", "1e+308", from: -1e308, to: 1e308)
    check("start", "inf", from: Double.infinity, to: .infinity)
    #expect(
      try SpringMotion(validating: .smooth, from: 1, to: 2, velocity: 3, startingAt: 4)
        == SpringMotion(.smooth, from: 1, to: 2, velocity: 3, startingAt: 4))
  }
}
