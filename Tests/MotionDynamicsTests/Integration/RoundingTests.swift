import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// `bsimp` near the rounding of doubles.
@Suite struct RoundingTests {
  private func spring(
    stiffness: Double, damping: Double, tolerance: Double
  ) throws -> (simulation: Simulation<LinearSpring<Double>>, exact: SpringMotion<Double>) {
    let spring = Spring(mass: 1, stiffness: stiffness, damping: damping)
    return (
      Simulation(
        of: LinearSpring(spring, target: 1.0), from: 0,
        solver: Solver(method: .bsimp, tolerance: tolerance, maximumSteps: 20_000)),
      SpringMotion(spring, from: 0.0, to: 1)
    )
  }

  /// Rounding in the middle of a step, times the damping, was taken for an error of the dense output: the steps got
  /// shorter without end, until the step limit after half a minute.
  @Test func dampedRoundingIsNoError() throws {
    let (stiffness, damping, tolerance) = (770.0, 230_000.0, 1e-10)
    let network = SpringNetwork<Double>(
      masses: [1, 1],
      springs: [
        NetworkSpring(from: 0, to: .anchor(0), stiffness: stiffness, damping: damping),
        NetworkSpring(from: 1, to: .body(0), stiffness: stiffness, damping: damping),
      ])
    let motion = try Simulation(
      of: network, from: [1, 2], solver: Solver(method: .bsimp, tolerance: tolerance, maximumSteps: 2000)
    ).trajectory(until: 2)
    // The matrix [2 −1; −1 1] of both has the eigenvalues (3 ± √5)/2, with the vectors (1, 2 − λ).
    let root = 5.0.squareRoot()
    let modes = [(3 + root) / 2, (3 - root) / 2].map { eigenvalue -> (vector: [Double], motion: SpringMotion<Double>) in
      let vector = [1, 2 - eigenvalue]
      let amplitude = (vector[0] + 2 * vector[1]) / (vector[0] * vector[0] + vector[1] * vector[1])
      let spring = Spring(mass: 1, stiffness: stiffness * eigenvalue, damping: damping * eigenvalue)
      return (vector, SpringMotion(spring, from: amplitude, to: 0))
    }
    let times = (0...200).map { 0.01 * Double($0) }
    let earlyTimes = (1...100).map { 1e-6 * Double($0) }
    for time in times + earlyTimes {
      for body in 0...1 {
        let position = modes.reduce(0.0) { sum, mode in sum + mode.vector[body] * mode.motion.value(at: time) }
        let velocity = modes.reduce(0.0) { sum, mode in sum + mode.vector[body] * mode.motion.velocity(at: time) }
        // Positions are up to 2, and the tolerance is relative and absolute: three tolerances.
        #expect(abs(motion.value(at: time)[body] - position) <= 3 * tolerance)
        // Between the steps the velocity is a quotient of differences, whose rounding the short first steps amplify.
        #expect(abs(motion.velocity(at: time)[body] - velocity) <= 1e4 * tolerance)
      }
    }
  }

  /// The estimate of the error is rounding that no shorter step reduces: this took a million steps of 5e-16 s.
  @Test func roundingAboveTheToleranceIsDetectedEarly() throws {
    let simulation = try spring(stiffness: 1e8, damping: 2e4, tolerance: 1e-12).simulation
    let error = #expect(throws: SimulationFailure<LinearSpring<Double>>.self) {
      try simulation.trajectory(until: 2)
    }
    let failure = try #require(error)
    guard case .roundingAboveTolerance(let step) = failure.reason else { throw failure }
    #expect(step < 1e-9)
    // Most of the steps are regular ones before, 1.2 ms of motion in a thousand steps.
    #expect(failure.trajectory.stepTimes.count < 3000)
    #expect("\(failure)".hasSuffix(" s; a looser tolerance, or msbdf, takes longer ones"))
    #expect(!"\(failure)".contains("\n"))
  }

  /// Tolerances above the floor of rounding, until long after the springs have come to rest and nothing changes over a
  /// step.
  @Test(arguments: [(1e8, 2e4, 1e-10), (1e6, 2e5, 1e-10), (1e6, 2e3, 1e-11), (1e4, 2e4, 1e-9), (1e2, 2, 1e-12)])
  func tolerancesAboveTheFloorSucceed(stiffness: Double, damping: Double, tolerance: Double) throws {
    let (simulation, exact) = try spring(stiffness: stiffness, damping: damping, tolerance: tolerance)
    let motion = try simulation.trajectory(until: 2)
    for time in motion.stepTimes {
      #expect(abs(motion.value(at: time) - exact.value(at: time)) <= tolerance)
    }
  }

  /// Steps that are short for another reason are not refused: `bsimp` lets a velocity grow at most a hundredfold in a
  /// step.
  @Test func aSlowStartIsNotRefused() throws {
    let push = CustomSystem<Double> { time, _, _ in .cos(time) }
    let motion = try Simulation(of: push, from: 0, velocity: 1e-100, solver: Solver(method: .bsimp))
      .trajectory(until: 1)
    #expect(abs(motion.value(at: 1) - (1 - .cos(1))) <= 1e-8)
  }

  @Test func theLongestStepIsNotRefused() throws {
    let motion = try Simulation(
      of: LinearSpring<Double>(Spring(mass: 1, stiffness: 1, damping: 1)), from: 0,
      solver: Solver(method: .bsimp, maximumStep: 1e-12)
    ).trajectory(until: 1e-10)
    #expect(motion.stepTimes.count >= 100)
  }

  /// The steps across a jump of the force are very short.
  @Test func aJumpOfTheForcesIsNotRefused() throws {
    let kick = CustomSystem<Double> { time, x, v in (time < 0.3 ? 0 : 50) - 100 * x - v }
    let motion = try Simulation(of: kick, from: 1, solver: Solver(method: .bsimp)).trajectory(until: 1)
    let exact = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 1), from: 1, to: 0).retargeted(to: 0.5, at: 0.3)
    #expect(abs(motion.value(at: 1) - exact.value(at: 1)) <= 1e-7)
  }
}
