import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// The solver against motions with a known closed form.
@Suite struct ClosedFormTests {
  static let frequency = 10.0
  static let end = 6.5

  struct Errors {
    var atKnots = 0.0
    var between = 0.0
    var velocity = 0.0

    /// The worst errors of a spring, in tolerances, and per elapsed natural period after the first.
    init(dampingRatio: Double, _ solver: Solver) throws {
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
      let exact = SpringMotion(spring, from: 0.0, to: 1)
      let motion = try Simulation(of: LinearSpring(spring, target: 1.0), from: 0, solver: solver).trajectory(until: end)
      func allowed(_ time: Double) -> Double { solver.relativeTolerance * max(1, time * frequency / (2 * .pi)) }
      for time in motion.stepTimes {
        atKnots = max(atKnots, abs(motion.value(at: time) - exact.value(at: time)) / allowed(time))
      }
      for index in 0...5000 {
        let time = end * Double(index) / 5000
        between = max(between, abs(motion.value(at: time) - exact.value(at: time)) / allowed(time))
        let error = abs(motion.velocity(at: time) - exact.velocity(at: time)) / frequency
        velocity = max(velocity, error / allowed(time))
      }
    }
  }

  /// Four tolerances for each period are allowed; 3.3 are measured for values, 3.5 for velocities in units of ω, at
  /// ζ = 0.
  @Test(arguments: [Solver.Method.rkck, .rkf45], [1e-6, 1e-9, 1e-12])
  func explicitMethodsAreWithinFourTolerances(method: Solver.Method, tolerance: Double) throws {
    for ratio in [0, 0.001, 0.01, 0.1, 0.3, 0.5, 0.9, 1, 1.1, 2, 5, 10, 30, 100] {
      let errors = try Errors(dampingRatio: ratio, Solver(method: method, tolerance: tolerance))
      #expect(errors.atKnots <= 4, "ζ = \(ratio)")
      #expect(errors.between <= 4, "ζ = \(ratio)")
      #expect(errors.velocity <= 4, "ζ = \(ratio)")
    }
  }

  /// The quintic polynomial would lose digits over longer steps; its leading term bounds its error, hence the extra
  /// tenth.
  @Test(arguments: [1e-6, 1e-9, 1e-12])
  func longStepsAreLimitedByTheDenseOutput(tolerance: Double) throws {
    for ratio in [0, 0.01, 0.5, 1, 10, 100] {
      let errors = try Errors(dampingRatio: ratio, Solver(method: .bsimp, tolerance: tolerance))
      #expect(errors.between <= 1.1, "ζ = \(ratio)")
      #expect(errors.velocity <= 1.1, "ζ = \(ratio)")
    }
  }

  /// The dense output of degree 7 adds less than a tolerance to the error at the steps.
  ///
  /// The velocity in between is of the seventh order in the length of the step: 1.1, 2 and 12.5 tolerances are measured.
  @Test(arguments: zip([1e-6, 1e-9, 1e-12], [1.3, 2.5, 15]))
  func theOrderEightMethodKeepsItsSteps(tolerance: Double, velocity: Double) throws {
    for ratio in [0, 0.001, 0.01, 0.1, 0.3, 0.5, 0.9, 1, 1.1, 2, 5, 10, 30, 100] {
      let errors = try Errors(dampingRatio: ratio, Solver(method: .rk8pd, tolerance: tolerance))
      #expect(errors.atKnots <= 1.1, "ζ = \(ratio)")
      #expect(errors.between <= errors.atKnots + 1, "ζ = \(ratio)")
      #expect(errors.velocity <= velocity, "ζ = \(ratio)")
    }
  }

  /// `msbdf`'s own error is up to 360 tolerances for each period without damping; the dense output adds at most one.
  @Test(arguments: [1e-6, 1e-9])
  func backwardDifferencesDriftButTheDenseOutputDoesNot(tolerance: Double) throws {
    for ratio in [0, 0.1, 1, 10, 100] {
      let errors = try Errors(dampingRatio: ratio, Solver(method: .msbdf, tolerance: tolerance))
      #expect(errors.atKnots <= 500, "ζ = \(ratio)")
      #expect(errors.between <= errors.atKnots + 1, "ζ = \(ratio)")
    }
  }

  @Test func slowSpringsAreAsAccurate() throws {
    for frequency in [1e-3, 0.03, 1, 1e4] {
      let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 0.2 * frequency)
      let exact = SpringMotion(spring, from: 2.0, to: 5, velocity: frequency)
      let motion = try Simulation(of: LinearSpring(spring, target: 5.0), from: 2, velocity: frequency)
        .trajectory(until: 30 / frequency)
      for index in 0...300 {
        let time = 0.1 * Double(index) / frequency
        #expect(abs(motion.value(at: time) - exact.value(at: time)) <= 4e-9 * 5 * max(1, 0.1 * Double(index) / 6.28))
      }
    }
  }

  @Test func aVectorMovesLikeItsComponents() throws {
    let spring = Spring(mass: 2, stiffness: 30, damping: 1)
    let motion = try Simulation(of: LinearSpring(spring, target: SIMD2(1, -2)), from: SIMD2(0, 3))
      .trajectory(until: 4)
    let exact = SpringMotion(spring, from: SIMD2(0.0, 3), to: SIMD2(1, -2))
    for time in stride(from: 0.0, through: 4, by: 0.01) {
      let error = motion.value(at: time) - exact.value(at: time)
      #expect(max(abs(error.x), abs(error.y)) <= 1e-8)
    }
  }

  @Test func accelerationsComeFromTheSystem() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    let exact = SpringMotion(spring, from: 0.0, to: 1)
    let motion = try Simulation(of: LinearSpring(spring, target: 1.0), from: 0).trajectory(until: 2)
    for time in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(abs(motion.acceleration(at: time) - exact.acceleration(at: time)) <= 4e-9 * 100)
    }
  }
}
