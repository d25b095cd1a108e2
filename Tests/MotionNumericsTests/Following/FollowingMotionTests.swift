import MotionNumerics
import RealModule
import TestSupport
import Testing

/// A spring after another motion, within its bound.
@Suite struct FollowingMotionTests {
  /// The exact response to sin(νt): the steady oscillation by the transfer function, and a free one from its start.
  private func response(_ spring: Spring, to frequency: Double, at time: Double) -> Double {
    let (square, drag) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    let (real, imaginary) = (square - frequency * frequency, drag * frequency)
    let size = real * real + imaginary * imaginary
    let (sine, cosine) = (square * real / size, -square * imaginary / size)
    let free = SpringMotion(spring, from: -cosine, to: 0, velocity: -sine * frequency)
    return sine * Double.sin(frequency * time) + cosine * Double.cos(frequency * time) + free.value(at: time)
  }

  @Test(arguments: [0.05, 0.3, 1, 4], [0.02, 0.002])
  func errorsAreWithinTheBound(ratio: Double, step: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for frequency in [1.0, 5, 12.566, 40] {
      let motion = FollowingMotion(
        spring, after: SineWave(frequency: frequency), from: 0, during: 0...5, step: step)
      let bound = motion.errorBound(acceleration: frequency * frequency)
      var greatest = 0.0
      for index in 0...1000 {
        let time = 0.005 * Double(index)
        greatest = max(greatest, abs(motion.value(at: time) - response(spring, to: frequency, at: time)))
      }
      #expect(greatest <= bound + 1e-13 && greatest > 0)
    }
  }

  /// On straight lines it is exact, whatever the step is.
  @Test func linesAreExact() {
    let spring = Spring(response: 0.4, dampingRatio: 0.7)
    let ramp = Tween(from: SIMD2(0, 3), to: [8, 3], duration: 2, curve: .linear)
    let motion = FollowingMotion(spring, after: ramp, during: 0...2, step: 0.3)
    var follower = SpringFollower(spring, at: SIMD2(0.0, 3))
    follower.follow([0, 3], velocity: [4, 0], at: 0)
    for time in stride(from: 0.0, through: 2, by: 0.05) {
      #expect((motion.value(at: time) - follower.value(at: time)).norm <= 1e-14)
    }
    follower.follow([8, 3], at: 2)
    #expect((motion.value(at: 2.5) - follower.value(at: 2.5)).norm <= 1e-14)
    #expect(motion.errorBound(acceleration: 0) == 0)
  }

  /// In seconds since 1970, a time has an ulp of 2.4·10⁻⁷ s.
  @Test func stepsMustMoveTheTimes() throws {
    let start = 1.7e9
    let ramp = Tween(from: 0, to: 1, duration: 0.1, curve: .linear, delay: start)
    for step in [1e-7, 2e-7] {
      #expect(throws: ParameterError.self) {
        _ = try FollowingMotion(validating: .snappy, after: ramp, during: start...start + 0.1, step: step)
      }
    }
    let (fine, coarse) = (
      try FollowingMotion(validating: .snappy, after: ramp, during: start...start + 0.1, step: 1e-6),
      FollowingMotion(.snappy, after: ramp, during: start...start + 0.1, step: 0.1)
    )
    for index in 0...20 {
      let time = start + 0.01 * Double(index)
      #expect(abs(fine.value(at: time) - coarse.value(at: time)) <= 1e-5)
    }
    // Of a range shorter than its step, and of one that is a moment, nothing is lost.
    for length in [2 * start.ulp, 0] {
      #expect(FollowingMotion(.snappy, after: ramp, during: start...start + length, step: 0.1).value(at: start) == 0)
    }
  }

  @Test func hasTheLaws() {
    let motion = FollowingMotion(
      Spring(response: 0.4, dampingRatio: 0.7), after: SineWave(amplitude: 3, frequency: 4), from: 1, velocity: 2,
      during: 0...1.5, step: 0.01)
    checkMotion(motion, breaks: [0], tolerance: 1e-4, restTolerance: 0.05)
  }

  @Test func badInput() async {
    let wave = SineWave(frequency: 1)
    for number in [0, -1, Double.nan, .infinity, 1e-9] {
      #expect(throws: ParameterError.self) {
        _ = try FollowingMotion(validating: .smooth, after: wave, during: 0...1, step: number)
      }
    }
    for number in [Double.nan, .infinity] {
      #expect(throws: ParameterError.self) {
        _ = try FollowingMotion(validating: .smooth, after: wave, from: number, during: 0...1, step: 0.1)
      }
      #expect(throws: ParameterError.self) {
        _ = try FollowingMotion(validating: .smooth, after: wave, velocity: number, during: 0...1, step: 0.1)
      }
    }
    #expect(throws: ParameterError.self) {
      _ = try FollowingMotion(validating: .smooth, after: wave, during: 0...(.infinity), step: 0.1)
    }
    let pole = CustomMotion(value: { 1 / ($0 - 0.5) }, velocity: { -1 / (($0 - 0.5) * ($0 - 0.5)) })
    #expect(throws: ParameterError.self) {
      _ = try FollowingMotion(validating: .smooth, after: pole, during: 0...1, step: 0.25)
    }
    await #expect(processExitsWith: .failure) {
      _ = FollowingMotion(.smooth, after: SineWave(frequency: 1), during: 0...1, step: 0)
    }
  }
}
