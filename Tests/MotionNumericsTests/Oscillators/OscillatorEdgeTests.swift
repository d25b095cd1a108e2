import MotionNumerics
import Testing

/// Inputs at the bounds of the domains, where a formula overflows, vanishes or has no limit.
@Suite struct OscillatorEdgeTests {
  @Test(arguments: [1e-50, 1e-90, 1e-100])
  func slowOscillationsSettleLikeADecay(frequency: Double) {
    // A bracket that ends at a quarter of the period would keep bisection from the answer.
    #expect(abs(DampedOscillation(decay: 5, frequency: frequency).settlingDuration() - 1.381551055796427) <= 1e-14)
  }

  /// As distances of values from 1, displacements of 10⁻⁶ were known to ten digits, and so were the times.
  @Test func settlingDurationsForSmallTolerancesDoNotCancel() {
    let oscillation = DampedOscillation(decay: 5, frequency: 30)
    // From mpmath, at 40 digits.
    for (tolerance, duration) in [
      (1e-6, 2.738811646473968418), (1e-9, 4.104494707958769671), (1e-12, 5.469382742784618640),
    ] {
      #expect(abs(oscillation.settlingDuration(tolerance: tolerance) - duration) <= 4 * duration.ulp)
    }
    let slow = DampedOscillation(decay: 0.25, frequency: 3).settlingDuration(tolerance: 1e-10)
    #expect(abs(slow - 91.30934573872044191) <= 4 * slow.ulp)
  }

  @Test func overflowingPhasesGiveNoNaN() {
    #expect(!DampedOscillation(decay: 0, frequency: 1e100).value(at: 1e300).isNaN)
    #expect(DampedOscillation(decay: 1e-100, frequency: 1e100).value(at: .greatestFiniteMagnitude) == 1)
  }

  @Test func infiniteTimesGiveTheLimitIfThereIsOne() {
    #expect(DampedOscillation(decay: 0, frequency: 0).value(at: .infinity) == 0)
    #expect(DampedOscillation(decay: 0, frequency: 3).value(at: .infinity).isNaN)
    #expect(DampedOscillation(decay: 2, frequency: 3).value(at: .infinity) == 1)
    #expect(SineWave(amplitude: 0, frequency: 1, phase: 0, offset: 5).value(at: .infinity) == 5)
    #expect(SineWave(amplitude: 1, frequency: 0, phase: 0, offset: 5).value(at: -.infinity) == 5)
    // Without a minus sign.
    #expect("\(SineWave(amplitude: -1, frequency: 0).velocity(at: 2))" == "0.0")
    #expect(
      SineWave(amplitude: 0, frequency: 1).value(at: .nan).isNaN
        && SineWave(amplitude: 1, frequency: 0).velocity(at: .nan).isNaN)
  }

  @Test func extremeRatesAreRejected() {
    for rate in [1e-101, 1e101, 1e-300] {
      #expect(throws: ParameterError.self) { _ = try DampedOscillation(validatingDecay: rate, frequency: 1) }
      #expect(throws: ParameterError.self) { _ = try DampedOscillation(validatingDecay: 1, frequency: -rate) }
    }
  }

  @Test func invalidArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = DampedOscillation(decay: -1, frequency: 3) }
    await #expect(processExitsWith: .failure) {
      _ = DampedOscillation(decay: 1, frequency: 3).settlingDuration(tolerance: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Decay(velocity: 1, deceleration: 1) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 0) }
  }
}
