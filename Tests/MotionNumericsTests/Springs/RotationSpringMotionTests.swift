import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Rotations and angles on springs.
@Suite struct RotationSpringMotionTests {
  private func randomRotation(_ random: inout SplitMix64) -> Quaternion {
    Quaternion(
      x: random.number(in: -1...1), y: random.number(in: -1...1), z: random.number(in: -1...1),
      w: random.number(in: -1...1))
  }

  private func randomVector(_ random: inout SplitMix64, _ size: Double) -> SIMD3<Double> {
    SIMD3(random.number(in: -size...size), random.number(in: -size...size), random.number(in: -size...size))
  }

  /// How far apart two rotations are, in radians.
  private func angle(_ a: Quaternion, _ b: Quaternion) -> Double { (a * b.inverse).rotationVector.norm }

  @Test func rotationVectorsAreLogarithms() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<thorough(2000) {
      let vector = randomVector(&random, 1) * random.magnitude(from: 1e-12, to: 1.8)
      let back = Quaternion(rotationVector: vector).rotationVector
      #expect((back - vector).norm <= 1e-15 * max(vector.norm, 1e-300) + 4e-16 * vector.norm)
    }
    #expect(Quaternion.identity.rotationVector == .zero && Quaternion(rotationVector: .zero) == .identity)
    #expect(abs((-Quaternion(angle: 3, axis: [0, 0, 1])).rotationVector.z - 3) <= 1e-15)
  }

  @Test func aboutOneAxisTheAngleIsThatOfASpring() {
    let motion = RotationSpringMotion(
      .bouncy, from: Quaternion(angle: 0.3, axis: [0, 2, 0]), to: Quaternion(angle: 2.5, axis: [0, 1, 0]),
      angularVelocity: [0, -7, 0])
    let angles = SpringMotion(.bouncy, from: 0.3, to: 2.5, velocity: -7)
    for time in stride(from: 0, to: 2, by: 0.05) {
      #expect(angle(motion.value(at: time), Quaternion(angle: angles.value(at: time), axis: [0, 1, 0])) <= 1e-14)
      #expect((motion.angularVelocity(at: time) - [0, angles.velocity(at: time), 0]).norm <= 1e-13)
    }
    #expect(motion.restTime == angles.restTime || abs(motion.restTime - angles.restTime) <= 1e-9)
  }

  /// The angular velocity is that of the rotation, goes on at a new target, and obeys the spring as stated.
  @Test func angularVelocitiesAreDerivativesAndGoOn() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<thorough(500) {
      let spring = Spring(response: random.magnitude(from: 0.3, to: 2), dampingRatio: random.number(in: 0...2))
      let motion = RotationSpringMotion(
        spring, from: randomRotation(&random), to: randomRotation(&random), angularVelocity: randomVector(&random, 5),
        startingAt: 1)
      let (time, step) = (1 + random.number(in: 0.01...1), 1e-5)
      let turn = motion.value(at: time + step) * motion.value(at: time - step).inverse
      let velocity = motion.angularVelocity(at: time)
      #expect((turn.rotationVector * (0.5 / step) - velocity).norm <= 1e-6 * (1 + velocity.norm))
      let next = motion.retargeted(to: randomRotation(&random), at: time)
      #expect(angle(next.value(at: time.nextUp), motion.value(at: time)) <= 1e-13)
      #expect((next.angularVelocity(at: time.nextUp) - velocity).norm <= 1e-12 * (1 + velocity.norm))
    }
    let (small, spin) = (0.01, SIMD3(0.0, 0.5, 0))
    let near = RotationSpringMotion(
      Spring(stiffness: 4, damping: 1), from: Quaternion(rotationVector: [small, 0, 0]), to: .identity,
      angularVelocity: spin)
    let step = 1e-5
    let acceleration = (near.angularVelocity(at: step) - spin) * (1 / step)
    // −ω₀²·r − 2ζω₀·Ω + ⅙·ṙ×(r×ṙ)
    let expected = SIMD3(-4 * small + small * 0.25 / 6, -0.5, 0)
    #expect((acceleration - expected).norm <= 1e-4)
    #expect(abs(acceleration.x - expected.x) <= 1e-5)
  }

  @Test func batchesAndEnds() {
    let motion = RotationSpringMotion(
      .smooth, from: Quaternion(angle: 1, axis: [1, 2, 3]), to: .identity, startingAt: 0.5)
    checkGenerator(batchesOf: motion, breaks: [0.5])
    #expect(motion.value(at: 0) == motion.start && motion.angularVelocity(at: 0) == .zero)
    #expect(angle(motion.value(at: 60), .identity) <= 1e-15)
  }

  @Test func anglesGoByTheShorterWay() {
    let turn = 2 * Double.pi
    #expect(SpringMotion(.smooth, fromAngle: 0.1, toAngle: turn - 0.1).target.isNear(-0.1))
    #expect(SpringMotion(.smooth, fromAngle: 9 * turn + 3, toAngle: -3).target.isNear(10 * turn - 3))
    let dial = SpringMotion(.bouncy, fromAngle: 3, toAngle: -3, velocity: 2)
    let next = dial.retargeted(toAngle: 0.5, at: 0.3)
    #expect(next.state(at: 0.3) == dial.state(at: 0.3) && abs(next.target - dial.value(at: 0.3)) <= .pi)
    #expect(abs((next.target - 0.5).remainder(dividingBy: turn)) <= 1e-14)
  }

  @Test func badInput() async {
    let start = Quaternion.identity
    for number in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) {
        _ = try RotationSpringMotion(validating: .smooth, from: start, to: start, angularVelocity: [0, number, 0])
      }
      #expect(throws: ParameterError.self) {
        _ = try RotationSpringMotion(validating: .smooth, from: start, to: start, startingAt: number)
      }
      #expect(throws: ParameterError.self) { _ = try SpringMotion(validating: .smooth, fromAngle: 0, toAngle: number) }
      #expect(throws: ParameterError.self) { _ = try SpringMotion(validating: .smooth, fromAngle: number, toAngle: 0) }
    }
    await #expect(processExitsWith: .failure) {
      _ = RotationSpringMotion(.smooth, from: .identity, to: .identity).retargeted(to: .identity, at: .nan)
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) <= 1e-13 }
}
