import CGSL
import MotionDynamics
import Synchronization
import Testing

/// GSL's error handler: a process has only one, so each test runs in its own process.
@Suite struct ErrorHandlerTests {
  static let calls = Mutex(0)

  @Test func theHostsHandlerIsRestored() async {
    await #expect(processExitsWith: .success) {
      gsl_set_error_handler { _, _, _, _ in ErrorHandlerTests.calls.withLock { $0 += 1 } }
      for method in Solver.Method.allCases {
        let simulation = Simulation(
          of: CustomSystem<Double> { _, x, _ in x < 0.5 ? .nan : -x }, from: 1, solver: Solver(method: method))
        #expect(throws: SimulationFailure<CustomSystem<Double>>.self) { try simulation.trajectory(until: 5) }
      }
      precondition(ErrorHandlerTests.calls.withLock { $0 } == 0, "no error of ours reaches the host")
      gsl_error("a test", "file", 1, Int32(GSL_EDOM))
      precondition(ErrorHandlerTests.calls.withLock { $0 } == 1, "the host's handler is restored")
    }
  }

  /// The default handler, which aborts, is off too while a simulation runs.
  @Test func theDefaultHandlerIsNotReached() async {
    await #expect(processExitsWith: .success) {
      gsl_set_error_handler(nil)
      for method in Solver.Method.allCases {
        let simulation = Simulation(
          of: CustomSystem<Double> { t, x, _ in t > 1 ? .infinity : x * x * x }, from: 1,
          solver: Solver(method: method, maximumSteps: 20_000))
        #expect(throws: SimulationFailure<CustomSystem<Double>>.self) { try simulation.trajectory(until: 5) }
      }
    }
  }
}
