import MotionDynamics
import MotionNumerics
import Testing

/// A custom equation in one line.
@Suite struct SimulationAccelerationTests {
  @Test func isTheMotionOfASpring() throws {
    let simulation = Simulation(position: 1, duration: 3, solver: Solver(tolerance: 1e-12)) { _, x, v in
      -100 * x - 2 * v
    }
    let motion = try simulation.trajectory()
    let spring = SpringMotion(Spring(stiffness: 100, damping: 2), from: 1, to: 0)
    for time in stride(from: 0, through: 3, by: 0.1) {
      #expect(abs(motion.value(at: time) - spring.value(at: time)) <= 1e-10)
    }
    #expect(simulation.duration == 3 && motion.value(at: 9) == motion.value(at: 3))
    #expect(abs(try simulation.trajectory(until: 1).value(at: 1) - spring.value(at: 1)) <= 1e-10)
  }

  @Test func holdsVectorsAndEvents() throws {
    let thrown = Simulation(
      position: SIMD2(0.0, 0), velocity: [3, 4], duration: 9, startingAt: 1,
      events: [.when(coordinate: 1, position: -1, .falling, .stop)]
    ) { _, _, _ in [0, -9.81] }
    let motion = try thrown.trajectory()
    let flight = (4 + (16 + 2 * 9.81).squareRoot()) / 9.81
    #expect(abs(motion.value(at: .infinity).y + 1) <= 1e-9 && abs(motion.value(at: 99).x - 3 * flight) <= 1e-9)
  }

  @Test func badNumbersAreErrors() async {
    for duration in [-1, .nan, Double.infinity] {
      #expect(throws: ParameterError.self) {
        try Simulation(validatingPosition: 1, duration: duration) { _, x, _ in -x }
      }
    }
    #expect(throws: ParameterError.self) {
      try Simulation(validatingPosition: Double.nan, duration: 1) { _, x, _ in -x }
    }
    await #expect(processExitsWith: .failure) {
      _ = try Simulation(of: CustomSystem<Double> { _, x, _ in -x }, from: 1).trajectory()
    }
  }
}
