import Foundation
import MotionNumerics
import TestSupport
import Testing

/// The parameters of springs and their inverses.
@Suite struct SpringParametersTests {
  // MARK: Measured and published values

  /// Measured on QuartzCore, to the bit.
  @Test(arguments: [
    (0.5, 0.0, 157.91367041742973, 25.132741228718345), (1, 0, 39.47841760435743, 12.566370614359172),
    (0.25, 0, 631.6546816697189, 50.26548245743669), (0.5, 0.3, 157.91367041742973, 17.59291886010284),
    (0.5, 0.7, 157.91367041742973, 7.539822368615504), (0.35, 0.15, 322.27279677026473, 30.51832863487228),
    (0.5, -0.3, 157.91367041742973, 35.90391604102621),
  ])
  func durationAndBounceMatchCoreAnimation(
    duration: Double, bounce: Double, stiffness: Double, damping: Double
  ) throws {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring == Spring(mass: 1, stiffness: stiffness, damping: damping))
  }

  @Test func reactSpringsDefaultByFrequencyAndDampingMatches() throws {
    // The values of react-spring's unit test for frequency 0.5 and damping 1.
    #expect(
      Spring(response: 0.5, dampingRatio: 1)
        == Spring(mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345))
  }

  // MARK: Properties

  @Test func propertiesMatchTheirFormulas() {
    let spring = Spring(mass: 4, stiffness: 100, damping: 10)
    #expect(spring.naturalFrequency == 5 && spring.dampingRatio == 0.25 && spring.bounce == 0.75)
    #expect(spring.response == 2 * .pi / 5)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).bounce == -0.5)
  }

  @Test func regimesFollowTheDampingRatio() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).regime == .undamped)
    #expect(Spring(mass: 1, stiffness: 100, damping: 1e-9).regime == .underdamped)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).regime == .critical)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20 * (1 - 4 * 1.0.ulp)).regime == .critical)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20 * (1 + 4 * 1.0.ulp)).regime == .critical)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20 * (1 - 8 * 1.0.ulp)).regime == .underdamped)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20 * (1 + 8 * 1.0.ulp)).regime == .overdamped)
    #expect(Spring.Regime.allCases.map(\.rawValue) == ["undamped", "underdamped", "critical", "overdamped"])
  }

  // MARK: Round trips

  @Test func durationAndBounceRoundTrip() throws {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let duration = random.magnitude(from: 1e-6, to: 1e6)
      let near = random.magnitude(from: 1e-17, to: 1)
      let bounce = random.element(of: [near, 1 - near, -near, near - 1, 0, 1])
      guard bounce > -1 else { continue }
      let spring = Spring(duration: duration, bounce: bounce)
      // The rounding of π, its quotient, the square, the root, and π again.
      worst.note(ulps(spring.response, duration, of: duration), "duration \(duration)")
      // 1 − ζ is as accurate as ζ, and 1/ζ − 1 as 1/ζ: ulp of 1.
      worst.note(ulps(spring.bounce, bounce), "bounce \(bounce), duration \(duration)")
    }
    #expect(worst.error <= 6, "\(worst)")
  }

  @Test func responseStiffnessAndRatioRoundTrip() throws {
    var random = SplitMix64(seed: 2)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let response = random.magnitude(from: 1e-6, to: 1e6)
      let stiffness = random.magnitude(from: 1e-6, to: 1e9)
      let ratio = random.element(of: [0, random.number(), random.magnitude(from: 1e-9, to: 1e9)])
      let first = Spring(response: response, dampingRatio: ratio)
      worst.note(ulps(first.response, response, of: response), "response \(response)")
      worst.note(ulps(first.dampingRatio, ratio, of: ratio), "ratio \(ratio), response \(response)")
      let second = Spring(stiffness: stiffness, dampingRatio: ratio)
      #expect(second.stiffness == stiffness && first.mass == 1 && second.mass == 1)
      worst.note(ulps(second.dampingRatio, ratio, of: ratio), "ratio \(ratio), stiffness \(stiffness)")
    }
    // Six rounded operations each, with half an ulp, or a whole ulp of the smaller binade.
    #expect(worst.error <= 6, "\(worst)")
  }

  @Test func equalSpringsHaveTheSameHash() {
    let springs = [20.0, 20, 21].map { Spring(mass: 2, stiffness: 300, damping: $0) }
    #expect(springs[0] == springs[1] && springs[1] != springs[2] && Set(springs).count == 2)
  }

  @Test func bothInitialisersMakeTheSameSpring() throws {
    #expect(try Spring(validatingMass: 2, stiffness: 300, damping: 20) == Spring(mass: 2, stiffness: 300, damping: 20))
    #expect(try Spring(validatingDuration: 0.4, bounce: -0.2) == Spring(duration: 0.4, bounce: -0.2))
    #expect(try Spring(validatingResponse: 0.4, dampingRatio: 0.7) == Spring(response: 0.4, dampingRatio: 0.7))
    #expect(try Spring(validatingStiffness: 40, dampingRatio: 0.7) == Spring(stiffness: 40, dampingRatio: 0.7))
  }

  @Test func defaultsAreSwiftUIs() {
    #expect(Spring() == .smooth && Spring(bounce: 0.3) == .bouncy)
    #expect(Spring(duration: 0.25) == Spring(duration: 0.25, bounce: 0))
    #expect(Spring(stiffness: 100, damping: 10).mass == 1)
  }

  // MARK: Bad input

  @Test func derivedStiffnessesAndDampingsOutOfRangeNameTheGivenParameter() {
    expectErrors(of: "duration", for: [1e-200]) { try Spring(validatingDuration: $0, bounce: 0) }
    expectErrors(of: "damping-ratio", for: [1e60]) { try Spring(validatingResponse: 1, dampingRatio: $0) }
    expectErrors(of: "stiffness", for: [1e300]) { try Spring(validatingStiffness: $0, dampingRatio: 1) }
  }

  @Test func invalidParametersAreNamed() {
    let notFinite = [Double.nan, .infinity, -.infinity]
    // The natural frequency must be from 10⁻¹⁰⁰ to 10¹⁰⁰, the damping ratio at most 10⁵⁰.
    expectErrors(of: "mass", for: notFinite + [0, -1]) { try Spring(validatingMass: $0, stiffness: 100, damping: 10) }
    expectErrors(of: "stiffness", for: notFinite + [0, -1, 1e-202, 1e202]) {
      try Spring(validatingMass: 1, stiffness: $0, damping: 10)
    }
    expectErrors(of: "damping", for: notFinite + [-1, 1e51]) {
      try Spring(validatingMass: 1, stiffness: 1, damping: $0)
    }
    expectErrors(of: "duration", for: notFinite + [0, -1]) { try Spring(validatingDuration: $0, bounce: 0) }
    expectErrors(of: "bounce", for: notFinite + [-1, 1.5]) { try Spring(validatingDuration: 1, bounce: $0) }
    expectErrors(of: "response", for: notFinite + [0, -1]) { try Spring(validatingResponse: $0, dampingRatio: 1) }
    expectErrors(of: "damping-ratio", for: notFinite + [-1]) { try Spring(validatingResponse: 1, dampingRatio: $0) }
    expectErrors(of: "stiffness", for: notFinite + [0, -1]) { try Spring(validatingStiffness: $0, dampingRatio: 1) }
    expectErrors(of: "damping-ratio", for: notFinite + [-1]) { try Spring(validatingStiffness: 1, dampingRatio: $0) }
  }

  @Test func invalidSpringsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 100, damping: 10) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 1, stiffness: .nan, damping: 10) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 1, stiffness: 100, damping: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0.5, bounce: 2) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
  }
}

/// Checks that invalid values of a parameter are errors that name it, the value and what is allowed.
func expectErrors(of parameter: String, for values: [Double], _ make: (Double) throws -> Spring) {
  for value in values {
    let error = #expect(throws: ParameterError.self) { try make(value) }
    #expect(error?.parameter == parameter && error?.description.hasPrefix("\(parameter) must be ") == true)
    #expect(error.flatMap { Double($0.value) }?.description == value.description)
  }
}
