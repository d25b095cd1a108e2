import MotionNumerics
import Testing

/// Inputs at the bounds of the domains, where a formula overflows, vanishes or has no limit.
@Suite struct OscillatorEdgeTests {
  @Test(arguments: [1e-50, 1e-90, 1e-100])
  func slowOscillationsSettleLikeADecay(frequency: Double) {
    // A bracket that ends at a quarter of the period would keep bisection from the answer.
    #expect(abs(DampedOscillation(5, frequency).settlingDuration() - 1.381551055796427) <= 1e-14)
  }

  @Test func overflowingPhasesGiveNoNaN() {
    #expect(!Spring(mass: 1, stiffness: 100, damping: 0).unitStep().value(at: 1e308).isNaN)
    #expect(!Spring(mass: 1, stiffness: 100, damping: 0).unitStep().velocity(at: 1e308).isNaN)
    #expect(!DampedOscillation(0, 1e100).value(at: 1e300).isNaN)
    #expect(DampedOscillation(1e-100, 1e100).value(at: .greatestFiniteMagnitude) == 1)
  }

  @Test func infiniteTimesGiveTheLimitIfThereIsOne() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 10).unitStep().value(at: .infinity) == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).unitStep().value(at: .infinity) == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 200).unitStep().velocity(at: .infinity) == 0)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).unitStep().value(at: .infinity).isNaN)
    #expect(DampedOscillation(0, 0).value(at: .infinity) == 0)
    #expect(DampedOscillation(0, 3).value(at: .infinity).isNaN)
    #expect(DampedOscillation(2, 3).value(at: .infinity) == 1)
    #expect(SineWave(0, 1, 0, 5).value(at: .infinity) == 5)
    #expect(SineWave(1, 0, 0, 5).value(at: -.infinity) == 5)
    #expect(SineWave(0, 1).value(at: .nan).isNaN && SineWave(1, 0).velocity(at: .nan).isNaN)
  }

  @Test func extremeRatesAreRejected() {
    for rate in [1e-101, 1e101, 1e-300] {
      #expect(throws: ParameterError.self) { _ = try DampedOscillation(decay: rate, frequency: 1) }
      #expect(throws: ParameterError.self) { _ = try DampedOscillation(decay: 1, frequency: -rate) }
    }
  }

  @Test func errorsNameTheGivenParameter() {
    func parameter(_ make: () throws(ParameterError) -> Spring) -> String {
      do {
        _ = try make()
        return "none"
      } catch {
        return error.parameter
      }
    }
    #expect(parameter { () throws(ParameterError) in try Spring(validatingDuration: 1e-200, bounce: 0) } == "duration")
    #expect(
      parameter { () throws(ParameterError) in try Spring(validatingResponse: 1, dampingRatio: 1e60) }
        == "damping-ratio")
    #expect(
      parameter { () throws(ParameterError) in try Spring(validatingStiffness: 1e300, dampingRatio: 1) } == "stiffness")
    #expect(
      parameter { () throws(ParameterError) in try Spring.origami(validatingTension: -100, friction: 8) } == "tension")
    #expect(
      parameter { () throws(ParameterError) in try Spring.origami(validatingTension: 40, friction: -50) } == "friction")
    #expect(parameter { () throws(ParameterError) in try Spring.pop(validatingBounciness: 4, speed: -60) } == "speed")
  }

  @Test func invalidArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 100, damping: 10) }
    await #expect(processExitsWith: .failure) { _ = DampedOscillation(-1, 3) }
    await #expect(processExitsWith: .failure) { _ = DampedOscillation(1, 3).settlingDuration(tolerance: 0) }
    await #expect(processExitsWith: .failure) { _ = Decay(1, 1) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(0) }
    await #expect(processExitsWith: .failure) {
      _ = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: -1e308, to: 1e308)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: .nan)
    }
  }
}
