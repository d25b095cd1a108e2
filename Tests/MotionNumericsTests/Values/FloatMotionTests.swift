import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Motions of floats are the motions of doubles, rounded once.
@Suite struct FloatMotionTests {
  /// Checks states, batches and rest of a motion of floats against those of doubles, at random times.
  private func check<Narrow: Motion, Wide: Motion>(
    _ narrow: Narrow, _ wide: Wide, _ random: inout SplitMix64
  ) where Narrow.Value: VectorValue, Wide.Value == Narrow.Value.Precise {
    let times = (0..<67).map { _ in Double.random(in: -0.5...3, using: &random) } + [0, 0.5, 1, .infinity]
    var values = [Narrow.Value](repeating: .zero, count: times.count)
    var (others, velocities) = (values, values)
    var span = values.mutableSpan
    narrow.sample(at: times.span, into: &span)
    var otherSpan = others.mutableSpan
    var velocitySpan = velocities.mutableSpan
    narrow.sample(at: times.span, into: &otherSpan, velocities: &velocitySpan)
    for (index, time) in times.enumerated() {
      let state = wide.state(at: time)
      #expect(narrow.value(at: time) == Narrow.Value(rounding: state.value), "\(narrow) at \(time)")
      #expect(narrow.velocity(at: time) == Narrow.Value(rounding: state.velocity), "\(narrow) at \(time)")
      #expect(narrow.state(at: time) == (narrow.value(at: time), narrow.velocity(at: time)))
      #expect(values[index] == narrow.value(at: time) && others[index] == values[index])
      #expect(velocities[index] == narrow.velocity(at: time))
      #expect(narrow.isAtRest(at: time) == wide.isAtRest(at: time))
    }
    #expect(narrow.restTime == wide.restTime && narrow.domain == wide.domain)
    #expect(narrow.restValue == wide.restValue.map { Narrow.Value(rounding: $0) })
  }

  /// Checks all motions between random values of a type.
  private func check<Value: VectorValue & Hashable & Codable>(
    _ type: Value.Type, seed: UInt64
  ) where Value.Precise: Hashable & Codable {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      func draw() -> Value { Value(scalars: { _ in Double.random(in: -300...300, using: &random) }) }
      let (a, b, c, v) = (draw(), draw(), draw(), draw())
      let spring = Spring(duration: Double.random(in: 0.1...1, using: &random), bounce: 0.4)
      let first = SpringMotion(spring, from: a, to: b, velocity: v, startingAt: 0.125)
      let wide = SpringMotion(spring, from: a.precise, to: b.precise, velocity: v.precise, startingAt: 0.125)
      check(first, wide, &random)
      check(first.retargeted(to: c, at: 0.3), wide.retargeted(to: c.precise, at: 0.3), &random)
      #expect(first.acceleration(at: 0.4) == Value(rounding: wide.acceleration(at: 0.4)))
      check(
        Tween(from: a, to: b, duration: 0.7, curve: .easeInOut, delay: 0.1),
        Tween(from: a.precise, to: b.precise, duration: 0.7, curve: .easeInOut, delay: 0.1), &random)
      check(
        MinimumJerk(from: a, to: b, duration: 0.6, velocity: v, acceleration: c),
        MinimumJerk(
          from: a.precise, to: b.precise, duration: 0.6, velocity: v.precise, acceleration: c.precise), &random)
      check(Decay(from: a, velocity: v), Decay(from: a.precise, velocity: v.precise), &random)
      let keys = [Keyframe(a, at: 0), Keyframe(b, at: 0.4, curve: .easeIn), Keyframe(c, at: 1.2), Keyframe(v, at: 2)]
      let wideKeys = keys.map { Keyframe($0.value.precise, at: $0.time, curve: $0.curve) }
      check(KeyframeTrack(keys), KeyframeTrack(wideKeys), &random)
      check(KeyframeTrack(keys, mode: .cubicPaced), KeyframeTrack(wideKeys, mode: .cubicPaced), &random)
      check(
        KeyframeTrack(keys, spline: .clamped(from: v, to: a)),
        KeyframeTrack(wideKeys, spline: .clamped(from: v.precise, to: a.precise)), &random)
      #expect(KeyframeTrack(keys).keyframes == keys)
      check(
        MotionSequence([.spring(spring, to: b, for: 0.3), .minimumJerk(to: c, duration: 0.4)], from: a),
        MotionSequence(
          [.spring(spring, to: b.precise, for: 0.3), .minimumJerk(to: c.precise, duration: 0.4)], from: a.precise),
        &random)
    }
  }

  @Test func walksOfDoublesAreRounded() {
    var random = SplitMix64(seed: 7)
    let walk = PathMotion("M0 0C0 100 100 100 100 0h60", duration: 2, curve: .easeInOut)
    check(walk.rounded(to: SIMD2<Float>.self), walk, &random)
    let wave = SineWave(amplitude: 40, frequency: 6)
    #expect(wave.rounded(to: Float.self).value(at: 0.3) == Float(wave.value(at: 0.3)))
    checkMotion(walk.rounded(to: SIMD2<Float>.self).delayed(by: 0.1), breaks: [0.1, 2.1], tolerance: 1e-2, step: 1e-3)
  }

  @Test func floats() { check(Float.self, seed: 1) }
  @Test func planes() { check(SIMD2<Float>.self, seed: 2) }
  @Test func space() { check(SIMD3<Float>.self, seed: 3) }
  @Test func sixteen() { check(SIMD16<Float>.self, seed: 4) }

  /// The state between two updates is that of the doubles: rounded states would drift apart at once.
  @Test func followersOfManyFrames() {
    let spring = Spring(response: 0.3, dampingRatio: 0.8)
    var (narrow, wide) = (SpringFollower(spring, at: SIMD2<Float>()), SpringFollower(spring, at: SIMD2<Double>()))
    var (loose, looseWide) = (
      SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 2, at: Float(0)),
      SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 2, at: 0.0)
    )
    var (smooth, smoothWide) = (
      ExponentialSmoothing(halfLife: 0.08, at: Float(0)), ExponentialSmoothing(halfLife: 0.08, at: 0.0)
    )
    var (filter, filterWide) = (
      OneEuroFilter<Float>(minimumCutoff: 1, beta: 0.007), OneEuroFilter<Double>(minimumCutoff: 1, beta: 0.007)
    )
    var random = SplitMix64(seed: 5)
    var failures = 0
    for frame in 1...100_000 {
      let time = Double(frame) / 120
      let place = SIMD2<Float>(.random(in: 0...400, using: &random), .random(in: 0...400, using: &random))
      narrow.follow(place, velocity: -place, at: time)
      wide.follow(SIMD2<Double>(place), velocity: -SIMD2<Double>(place), at: time)
      loose.follow(place.x, at: time)
      looseWide.follow(Double(place.x), at: time)
      smooth.follow(place.y, at: time)
      smoothWide.follow(Double(place.y), at: time)
      let filtered = filter.filter(place.x, at: time)
      let isSame =
        narrow.value(at: time + 0.004) == SIMD2<Float>(wide.value(at: time + 0.004))
        && narrow.velocity(at: time) == SIMD2<Float>(wide.velocity(at: time))
        && loose.value(at: time) == Float(looseWide.value(at: time))
        && smooth.value(at: time + 0.004) == Float(smoothWide.value(at: time + 0.004))
        && filtered == Float(filterWide.filter(Double(place.x), at: time))
      if !isSame { failures += 1 }
    }
    #expect(failures == 0)
  }

  /// A property goes from change to change in doubles.
  @Test func animatedValuesContinueInDoubles() throws {
    var (narrow, wide) = (Animated(SIMD3<Float>(0, 0, 5)), Animated(SIMD3<Double>(0, 0, 5)))
    var random = SplitMix64(seed: 6)
    for frame in 1...500 {
      let time = Double(frame) / 60
      let target = SIMD3<Float>(
        .random(in: -9...9, using: &random), .random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
      if frame % 7 == 0 {
        narrow.set(to: target, with: .spring(.bouncy), at: time)
        wide.set(to: SIMD3<Double>(target), with: .spring(.bouncy), at: time)
      } else if frame % 31 == 0 {
        narrow.set(to: target, with: .tween(duration: 0.4), at: time)
        wide.set(to: SIMD3<Double>(target), with: .tween(duration: 0.4), at: time)
      } else if frame % 43 == 0 {
        narrow.decay(at: time)
        wide.decay(at: time)
      }
      #expect(narrow.value(at: time + 0.01) == SIMD3<Float>(wide.value(at: time + 0.01)))
      #expect(narrow.velocity(at: time + 0.01) == SIMD3<Float>(wide.velocity(at: time + 0.01)))
      #expect(narrow.target == SIMD3<Float>(wide.target))
      if frame % 50 == 0 {
        let copy = try JSONDecoder().decode(Animated<SIMD3<Float>>.self, from: JSONEncoder().encode(narrow))
        #expect(copy == narrow)
        narrow = copy
      }
    }
  }

  /// What is stored is the state of the doubles, so that a decoded motion goes on unchanged.
  @Test func storedMotionsGoOnUnchanged() throws {
    func copy<Stored: Codable>(_ value: Stored) throws -> Stored {
      try JSONDecoder().decode(Stored.self, from: JSONEncoder().encode(value))
    }
    let motion = SpringMotion(.bouncy, from: SIMD3<Float>(0.1, 0, 5), to: [4, 2, 3]).retargeted(to: [1, 1, 1], at: 0.1)
    #expect(motion.retargeted(to: [7, 0, 0], at: 0.2) == (try copy(motion)).retargeted(to: [7, 0, 0], at: 0.2))
    var follower = SpringFollower(.smooth, at: Float(0.1))
    follower.follow(3.3, velocity: 0.7, at: 0.1)
    follower.follow(4.4, at: 0.2)
    #expect(try copy(follower) == follower)
    let track = KeyframeTrack(
      [Keyframe(Float(0.1), at: 0), Keyframe(0.7, at: 1)], spline: .clamped(from: 0.3, to: 0), timingCurve: .easeIn)
    #expect(try copy(track) == track)
    let jerk = MinimumJerk(from: Float(0.1), to: 0.7, duration: 1, velocity: 0.3)
    #expect(try copy(jerk) == jerk)
    let decay = Decay(from: Float(0.1), velocity: 300)
    #expect(try copy(decay) == decay)
  }

  /// Types follow from literals as before: numbers without a type are doubles.
  @Test func literalsAreDoubles() {
    let number: SpringMotion<Double> = SpringMotion(.snappy, from: 0, to: 1)
    let inferred = SpringMotion(.snappy, from: 0, to: 1)
    #expect(inferred == number)
    let vector = Tween(from: SIMD2(0, 0), to: SIMD2(120, 40), duration: 0.4)
    #expect(vector.value(at: 1) == SIMD2<Double>(120, 40))
  }

  @Test func poolsHoldFloatsAndStructsOfThem() {
    var pool = SpringPool<SIMD3<Float>>(count: 2, spring: .snappy, target: [1, 2, 3])
    pool.step(by: 10)
    #expect(pool.position(of: pool.members(of: pool.groups[0])[0]) == [1, 2, 3])
  }

  /// The sums of floats are those of the standard library, products with a double are rounded once.
  @Test func operations() {
    let (a, b) = (SIMD3<Float>(0.1, 1e30, -3), SIMD3<Float>(0.7, 1e22, 0.3))
    func sums<Value: VectorValue>(_ a: Value, _ b: Value) -> [Value] { [a + b, a - b, a * 0.1] }
    #expect(sums(a, b) == [a + b, a - b, SIMD3<Float>(SIMD3<Double>(a) * 0.1)])
    #expect(sums(Float(0.1), 0.7) == [Float(0.1) + 0.7, Float(0.1) - 0.7, Float(Double(Float(0.1)) * 0.1)])
    #expect(SIMD3<Float>(1e30, 0, 0).norm == Double(Float(1e30)) && !SIMD2<Float>(.nan, 0).isFinite)
    #expect(Float(0.1).interpolated(to: 0.7, by: 1) == 0.7)
  }
}
