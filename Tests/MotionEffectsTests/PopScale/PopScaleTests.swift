import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct PopScaleTests {
  static var popped: PopScale<KeyframeTrack<Double>> {
    var pop = PopScale()
    pop.pop(at: 0)
    return pop
  }

  /// The samples of `Documentation/Effects.md`, *Pop scale*: a line's end is exact, its middle a few roundings off.
  @Test func samplesOfTheReference() {
    let expected = [0.1, 0.7, 1.3, 1.1, 0.9, 1, 1.1, 1.05, 1]
    for (index, scale) in expected.enumerated() {
      #expect(ulps(Self.popped.scale(at: Double(index) / 16), scale) <= 2)
    }
  }

  @Test func restsAtOne() {
    #expect(PopScale().scale(at: 0) == 1)
    #expect(Self.popped.scale(at: -1e-9) == 1)
    #expect(Self.popped.scale(at: 0) == 0.1)
    for time in [0.5, 0.6, 1e9, .infinity, -.infinity] { #expect(Self.popped.scale(at: time) == 1) }
    #expect(Self.popped.scale(at: .nan).isNaN)
  }

  @Test func phases() {
    #expect(
      [-1, 0, 0.25, 0.499, 0.5, .nan].map { Self.popped.phase(at: $0).rawValue } == [
        "idle", "popping", "popping", "popping", "idle", "idle",
      ])
  }

  /// Apart from the jump at the pop itself, no step is longer than that of the steepest line, 9.6 per second.
  @Test(arguments: [24.0, 60, 120, 1000]) func continuousAfterTheJump(rate: Double) {
    let steps = greatestStep(from: 0, to: 1, count: Int(rate)) { Self.popped.scale(at: $0) }
    #expect(steps.error <= 9.6 / rate * (1 + 1e-12), "\(steps)")
  }

  @Test func poppingAgainStartsAnew() {
    var pop = Self.popped
    pop.pop(at: 0.3)
    pop.pop(at: .nan)
    #expect(pop.scale(at: 0.3) == 0.1)
    #expect(pop.scale(at: 0.2) == Self.popped.scale(at: 0.2))
    #expect(ulps(pop.scale(at: 0.55), 0.9) <= 8)
    pop.pop(at: 0.1)
    #expect(pop.scale(at: 0.2) == Self.popped.scale(at: 0.2))
  }

  @Test func stranger() {
    expectNoStumble(Self.popped)
    expectOrderDoesNotMatter(Self.popped, over: -0.5...1)
  }

  @Test func theHeartIsScaledAboutTheMiddle() throws {
    let scene = Self.popped.scene(at: 0.125)
    let group = try #require(scene.nodes.first?.asGroup)
    #expect(group.transform.applied(to: [0, 0]) == [60, 60])
    #expect(group.transform.a == 1.3 && group.transform.d == 1.3)
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: [1e-3, 1e9]) func extremeParameters(duration: Double) throws {
    var pop = PopScale(scales: [-1e9, 1e9, -1e9], duration: duration)
    pop.pop(at: 0)
    expectNoStumble(pop)
    #expect(pop.scale(at: 0.25 * duration) == 0)
    #expect(try !pop.scene(at: 0.3 * duration).svg().isEmpty)
  }

  @Test func badParameters() {
    #expect(throws: ParameterError.self) { try PopScale(validatingScales: []) }
    for value in boundlessNumbers {
      #expect { try PopScale(validatingScales: [1, value]) } throws: {
        ($0 as? ParameterError)?.parameter == "scales[1]"
      }
    }
    let still = CustomGenerator { _ in 1.0 }
    for value in notPositiveNumbers {
      #expect(throws: ParameterError.self) { try PopScale(validatingScales: [1, 2], duration: value) }
      #expect(throws: ParameterError.self) { try PopScale(validating: still, poppingDuration: value) }
    }
    // It never comes to rest.
    #expect(throws: ParameterError.self) { try PopScale(validating: SineWave(amplitude: 1, frequency: 2, offset: 3)) }
  }

  /// A motion pops until its rest.
  @Test func anyMotionPops() {
    let growth = Tween(from: 0.1, to: 2, duration: 0.3)
    var pop = PopScale(popping: growth)
    #expect(pop.restTime == -.infinity)
    pop.pop(at: 2)
    #expect(pop.scale(at: 2) == 0.1 && pop.scale(at: 2.25) == growth.value(at: 0.25))
    #expect(abs(pop.restTime - 2.3) < 1e-15)
    #expect(pop.phase(at: pop.restTime.nextDown) == .popping && pop.phase(at: pop.restTime) == .idle)
    #expect(pop.scale(at: pop.restTime) == 1)
    expectNoStumble(pop)
  }
}
