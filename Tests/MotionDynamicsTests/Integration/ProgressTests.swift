import MotionDynamics
import MotionNumerics
import Testing

/// The progress that a simulation reports.
@Suite struct ProgressTests {
  private let simulation = Simulation(
    of: SpringNetwork<SIMD2<Double>>(
      masses: [1], springs: [NetworkSpring(from: 0, to: .anchor([0, 1]), stiffness: 100, restLength: 0.5)],
      gravity: [0, -9.81]),
    from: [[1, 1]], startingAt: 2,
    events: [.when(coordinate: 1, position: 0.9, .falling, .reflect(restitution: 0.9))])

  @Test func theTimeReachedNeverFalls() throws {
    var times: [Double] = []
    let motion = try simulation.trajectory(until: 5, progress: { times.append($0) })
    #expect(times.count > 10 && motion.eventRecords.count > 3)
    #expect(times.first == 2 && times.allSatisfy { $0 < 5 })
    #expect(times == times.sorted())
    #expect(times.allSatisfy(motion.stepTimes.contains))
  }

  @Test func everyEighthStepIsTold() throws {
    var times: [Double] = []
    let motion = try Simulation(of: FallingBall(gravity: -9.81), from: 0, solver: Solver(maximumStep: 0.01))
      .trajectory(until: 1, progress: { times.append($0) })
    #expect(times == stride(from: 0, to: motion.stepTimes.count - 1, by: 8).map { motion.stepTimes[$0] })
  }

  @Test func theMotionIsTheSameToTheBit() throws {
    let (watched, other) = (
      try simulation.trajectory(until: 5, progress: { _ in }), try simulation.trajectory(until: 5)
    )
    #expect(watched.stepTimes == other.stepTimes)
    for time in stride(from: 2.0, through: 5, by: 0.1) { #expect(watched.value(at: time) == other.value(at: time)) }
  }

  @Test func aCancellationCanFollowTheTime() throws {
    var reached = 0.0
    let failure = #expect(throws: SimulationFailure<SpringNetwork<SIMD2<Double>>>.self) {
      try simulation.trajectory(until: 1e6, isCancelled: { reached > 3 }, progress: { reached = $0 })
    }
    let end = try #require(failure).trajectory.endTime
    #expect(end == reached && end > 3 && end < 5)
  }
}
