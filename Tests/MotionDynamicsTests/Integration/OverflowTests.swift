import MotionDynamics
import MotionNumerics
import Testing

/// Steps whose ends are finite, but not the polynomials between them.
@Suite struct OverflowTests {
  /// That no number of a motion is infinite or NaN, at its knots and between them.
  private func expectFinite<System: DynamicSystem>(_ motion: Trajectory<System>) {
    let steps = motion.stepTimes
    for (time, next) in zip(steps, steps.dropFirst()) {
      for part in [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] {
        let (value, velocity) = motion.state(at: min(time + part * (next - time), next))
        for index in 0..<value.coordinateCount {
          #expect(value[coordinate: index].isFinite && velocity[coordinate: index].isFinite, "\(part) after \(time)")
        }
      }
    }
  }

  /// A swing of 3e307 back and forth: its numbers are finite at every step, but not fifteen times their differences, which the
  /// polynomial of a long step is made of.
  @Test(arguments: Solver.Method.allCases)
  func aPolynomialThatOverflows(method: Solver.Method) throws {
    let spring = LinearSpring<Double>(Spring(mass: 1, stiffness: 1, damping: 0))
    let simulation = Simulation(of: spring, from: 3e307, solver: Solver(method: method, tolerance: 0.1))
    let failure = try #require(
      #expect(throws: SimulationFailure<LinearSpring<Double>>.self) { try simulation.trajectory(until: 10) })
    guard case .notFinite = failure.reason else { throw failure }
    expectFinite(failure.trajectory)
  }

  /// An event sets a position of 1e153 to its level within 1e-323 s: an infinite velocity.
  @Test func aLevelThatOverflows() throws {
    let network = SpringNetwork<Double>(
      masses: [1e-300, 0.025560120708142398, 1], frictions: [0, 0, 0.7764854762694504],
      springs: [
        NetworkSpring(from: 0, to: .anchor(0.6953589191435521), stiffness: 4.133401013891216),
        NetworkSpring(
          from: 2, to: .anchor(0.3691361684627228), stiffness: 4.501291742330595e+219, cubicStiffness: 2),
        NetworkSpring(from: 1, to: .anchor(-1.729204638248906), stiffness: 284.411515105381),
      ], gravity: 3.5112881622674923)
    let simulation = Simulation(
      of: network, from: [-1.6983370954319037e-284, 1.2937541628516748e+153, 2],
      velocity: [-2, 0, -5.438991462667103e+39],
      events: [
        .when(1, position: 0.7762984002348836, .rising, .reflect(restitution: 0.561204525930781)),
        .when(2, position: 2, .either, .stop),
      ], solver: Solver(tolerance: 1e-3, maximumSteps: 20))
    let failure = try #require(
      #expect(throws: SimulationFailure<SpringNetwork<Double>>.self) { try simulation.trajectory(until: 211) })
    guard case .notFinite = failure.reason else { throw failure }
    expectFinite(failure.trajectory)
  }
}
