import MotionNumerics
import TestSupport
import Testing

/// Motions that are interrupted at any moment go on without a jump.
@Suite struct HandOverTests {
  /// A motion of the test, of one of the kinds that clients interrupt.
  enum Interrupted: Motion {
    case tween(Tween<Double>)
    case spring(SpringMotion<Double>)
    case wave(SineWave)
    case decay(Sum<Decay<Double>, Tween<Double>>)
    case again(Sum<Tween<Double>, SpringMotion<Double>>)

    init(using random: inout SplitMix64) {
      let (start, end) = (random.number(in: -500...500), random.number(in: -500...500))
      let duration = random.magnitude(from: 0.05, to: 5)
      let curve = random.element(of: [TimingCurve.ease, .easeInOut, .linear, .easeIn])
      let tween = Tween(from: start, to: end, duration: duration, curve: curve)
      let spring = Spring(response: duration, dampingRatio: random.number(in: 0...3))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: self = .tween(tween)
      case 1: self = .spring(SpringMotion(spring, from: start, to: end, velocity: random.number(in: -2000...2000)))
      case 2: self = .wave(SineWave(amplitude: end, frequency: 6 / duration, phase: start, offset: start))
      case 3: self = .decay(Decay(velocity: 10 * end).adding(tween))
      default: self = .again(SineWave(amplitude: end, frequency: 9).handedOver(to: tween, at: 0, by: spring))
      }
    }

    func state(at time: Double) -> (value: Double, velocity: Double) {
      switch self {
      case .tween(let motion): motion.state(at: time)
      case .spring(let motion): motion.state(at: time)
      case .wave(let motion): motion.state(at: time)
      case .decay(let motion): motion.state(at: time)
      case .again(let motion): motion.state(at: time)
      }
    }

    func value(at time: Double) -> Double { state(at: time).value }
    func velocity(at time: Double) -> Double { state(at: time).velocity }
    var restTime: Double { .infinity }
  }

  /// The greatest jump at a hand-over, as a fraction of the greatest value, and of the greatest velocity, of both.
  private func jump<Next: Motion<Double>>(
    from old: Interrupted, to new: Next, at time: Double, with extent: (value: Double, velocity: Double) = (0, 0)
  ) -> Double {
    let (before, after) = (old.state(at: time), new.state(at: time))
    let value = abs(before.value - after.value) / max(abs(before.value), abs(after.value), extent.value, 1e-300)
    let speed = max(abs(before.velocity), abs(after.velocity), extent.velocity, 1e-300)
    return max(value, abs(before.velocity - after.velocity) / speed)
  }

  @Test func noJumpAtRandomMoments() {
    var random = SplitMix64(seed: 21)
    var (toSpring, blended, timed) = (WorstCase(), WorstCase(), WorstCase())
    for _ in 0..<10_000 {
      let (old, next) = (Interrupted(using: &random), Interrupted(using: &random))
      let time = random.number(in: 0...6)
      let spring = Spring(response: random.magnitude(from: 0.05, to: 5), dampingRatio: random.number(in: 0...3))
      let other = next.state(at: time)
      let extent = (abs(other.value), abs(other.velocity))
      toSpring.note(jump(from: old, to: old.handedOver(to: spring, target: 7, at: time), at: time), "\(old) at \(time)")
      blended.note(
        jump(from: old, to: old.handedOver(to: next, at: time, by: spring), at: time, with: extent),
        "\(old) to \(next) at \(time)")
      timed.note(
        jump(from: old, to: old.handedOver(to: next, at: time, over: spring.response), at: time, with: extent),
        "\(old) to \(next) at \(time)")
    }
    #expect(toSpring.error == 0, "\(toSpring)")
    // The difference of two numbers, added to one of them again.
    #expect(blended.error <= 4e-16, "\(blended)")
    #expect(timed.error <= 4e-16, "\(timed)")
  }

  @Test func accelerationGoesOnWhereBothHaveOne() {
    var random = SplitMix64(seed: 22)
    var worst = WorstCase()
    for _ in 0..<1000 {
      let spring = Spring(response: random.magnitude(from: 0.1, to: 2), dampingRatio: random.number(in: 0.1...2))
      let old = SpringMotion(spring, from: random.number(in: -9...9), to: 5, velocity: random.number(in: -99...99))
      let next = Decay(velocity: random.number(in: -99...99))
      let time = random.number(in: 0...1)
      let new = old.handedOver(to: next, at: time, over: 0.3)
      let scale = max(abs(old.acceleration(at: time)), abs(next.acceleration(at: time)))
      worst.note(abs(new.acceleration(at: time) - old.acceleration(at: time)) / scale, "\(old) at \(time)")
    }
    #expect(worst.error <= 4e-16, "\(worst)")
  }

  @Test func nothingOfTheDifferenceIsLeft() {
    let old = SpringMotion(.bouncy, from: SIMD2(0, 9), to: [5, 5], velocity: [100, -3])
    let next = Tween(from: SIMD2(1, 1), to: [2, 7], duration: 2)
    let timed = old.handedOver(to: next, at: 0.25, over: 0.5)
    for time in [0.75, 0.76, 1, 2, 5] { #expect(timed.value(at: time) == next.value(at: time)) }
    #expect(timed.restTime == 2)
    let blended = old.handedOver(to: next, at: 0.25)
    #expect((blended.value(at: 3) - next.value(at: 3)).norm <= 1e-12)
    #expect(
      old.handedOver(to: .smooth, target: .zero, at: 0.1).handedOver(to: .snappy, target: [1, 1], at: 0.2).spring
        == .snappy)
  }

  @Test func hasTheLaws() {
    let old = SpringMotion(.bouncy, from: 0, to: 1, velocity: 30)
    checkMotion(old.handedOver(to: Spring(halfLife: 0.2), target: 3, at: 0.25), breaks: [0.25], restTolerance: 3e-3)
    let wave = SineWave(amplitude: 3, frequency: 2)
    checkMotion(old.handedOver(to: wave, at: 0.25, over: 0.5), breaks: [0.25, 0.75])
    checkMotion(old.handedOver(to: wave, at: 0.25), breaks: [0.25])
  }

  @Test func halfOfTheDistanceIsLeftAfterAHalfLife() {
    for halfLife in [1e-3, 0.1, 0.37, 20] {
      let motion = SpringMotion(Spring(halfLife: halfLife), from: 1, to: 0)
      #expect(abs(motion.value(at: halfLife) - 0.5) <= 2e-16)
    }
  }

  /// A tween that starts vertically has an infinite velocity: it goes on without one.
  @Test func infiniteVelocitiesCountAsZero() {
    let vertical = Tween(from: 0, to: 1, duration: 1, curve: .cubicBezier(CubicBezier(0, 1, 0, 1)))
    #expect(vertical.velocity(at: 0) == .infinity)
    #expect(vertical.handedOver(to: .smooth, target: 4, at: 0).initialVelocity == 0)
    #expect(vertical.handedOver(to: Decay(velocity: 3), at: 0, over: 1).state(at: 0) == (0, 0))
  }

  @Test func badInput() async {
    for halfLife in [0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e200] {
      #expect(throws: ParameterError.self) { _ = try Spring(validatingHalfLife: halfLife) }
    }
    await #expect(processExitsWith: .failure) { _ = Spring(halfLife: 0) }
    await #expect(processExitsWith: .failure) {
      _ = Tween(from: 0, to: 1, duration: 1).handedOver(to: .smooth, target: 3, at: .nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = Tween(from: 0, to: 1, duration: 1).handedOver(to: Decay(velocity: 1), at: 1, over: 0)
    }
  }
}
