import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct FailureTests {
  typealias Custom = CustomSystem<Double>
  typealias Failure = SimulationFailure<Custom>

  /// The failure of a simulation that must fail.
  private func failure(
    of system: Custom, from position: Double = 1, velocity: Double = 0, _ solver: Solver = Solver(),
    isCancelled: () -> Bool = { false }
  ) throws -> Failure {
    let simulation = Simulation(of: system, from: position, velocity: velocity, solver: solver)
    do throws(Failure) {
      _ = try simulation.trajectory(until: 10, isCancelled: isCancelled)
    } catch {
      return error
    }
    throw NoFailure()
  }

  struct NoFailure: Error {}

  @Test(arguments: Solver.Method.allCases)
  func accelerationsThatAreNotFinite(method: Solver.Method) throws {
    let system = Custom { time, position, _ in time > 0.5 ? .nan : -position }
    let failure = try failure(of: system, Solver(method: method, tolerance: 1e-7))
    #expect(failure.trajectory.endTime <= 0.5 && failure.trajectory.endTime > 0.499)
    #expect(abs(failure.trajectory.value(at: 0.4) - Double.cos(0.4)) <= 1e-4)
    if method != .bsimp, case .notFinite = failure.reason {} else if method != .bsimp { Issue.record("\(failure)") }
  }

  @Test func nothingIsFiniteFromTheStart() throws {
    let failure = try failure(of: Custom { _, _, _ in .infinity })
    #expect(failure.trajectory.endTime == 0)
    #expect(failure.trajectory.value(at: 0) == 1)
    #expect("\(failure)" == "the simulation ends at 0 s: a position, velocity or acceleration is not finite")
  }

  /// GSL accepted the step, as an error that is NaN is not greater than the tolerance: all later numbers were NaN.
  @Test(arguments: Solver.Method.allCases)
  func aStateThatOverflows(method: Solver.Method) throws {
    let ball = FallingBall(gravity: -1.7e308)
    let simulation = Simulation(of: ball, from: 0, solver: Solver(method: method, tolerance: 1e-9))
    let failure = #expect(throws: SimulationFailure<FallingBall>.self) { try simulation.trajectory(until: 1e307) }
    #expect(failure.map { $0.trajectory.endTime.isFinite && $0.trajectory.value(at: 0) == 0 } == true)
  }

  @Test(arguments: Solver.Method.allCases)
  func aSystemThatThrows(method: Solver.Method) throws {
    struct Broken: Error, CustomStringConvertible { let description = "the spring broke" }
    let system = Custom { _, position, _ in
      if position < 0.5 { throw Broken() }
      return -position
    }
    let failure = try failure(of: system, Solver(method: method, tolerance: 1e-6))
    #expect("\(failure)".hasSuffix("s: the spring broke"))
    // `rk8pd` comes there in its third step.
    #expect(failure.trajectory.endTime > (method == .rk8pd ? 0.05 : 0.3) && failure.trajectory.endTime <= 1.0472)
    #expect(failure.trajectory.value(at: 0) == 1)
  }

  /// x = 1/(1 − t), so x″ = 2x³, which is infinite at 1; `msbdf` creeps up to it in ever more steps.
  @Test(arguments: Solver.Method.allCases)
  func anExplosionInFiniteTime(method: Solver.Method) throws {
    let system = Custom { _, position, _ in 2 * position * position * position }
    let failure = try failure(of: system, velocity: 1, Solver(method: method, tolerance: 1e-7, maximumSteps: 20_000))
    #expect(abs(failure.trajectory.endTime - 1) < 1e-2)
    #expect(abs(failure.trajectory.value(at: 0.5) - 2) < 1e-3)
  }

  @Test func limits() throws {
    let swing = Custom { _, position, _ in -100 * position }
    let steps = try failure(of: swing, Solver(maximumSteps: 20))
    guard case .stepLimit(20) = steps.reason else { throw steps }
    #expect(steps.trajectory.stepTimes.count == 21)

    let minimum = try failure(of: swing, Solver(tolerance: 1e-12, minimumStep: 0.05))
    guard case .stepTooShort(0.05) = minimum.reason else { throw minimum }

    let cancelled = try failure(of: swing, isCancelled: { true })
    guard case .cancelled = cancelled.reason else { throw cancelled }
    #expect(cancelled.trajectory.endTime == 0)
  }

  @Test func aCancelledTaskStops() async throws {
    let task = Task {
      // Runs until it is cancelled.
      let simulation = Simulation(
        of: Custom { _, position, _ in -1e6 * position }, from: 1, solver: Solver(maximumSteps: .max))
      return try simulation.trajectory(until: 1e5).endTime
    }
    task.cancel()
    await #expect(throws: Failure.self) { try await task.value }
  }

  @Test func theLongestStepIsKept() throws {
    let motion = try Simulation(of: Custom { _, _, _ in 0 }, from: 0, velocity: 1, solver: Solver(maximumStep: 0.1))
      .trajectory(until: 5)
    for (time, next) in zip(motion.stepTimes, motion.stepTimes.dropFirst()) { #expect(next - time <= 0.1 + 1e-12) }
    #expect(abs(motion.value(at: 5) - 5) <= 1e-12)
  }

  @Test func parametersOutOfTheirDomains() {
    for tolerance in [0, -1e-9, .nan, 1e-16, 2] {
      #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, tolerance: tolerance) }
    }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, absoluteTolerance: 0) }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, maximumSteps: 0) }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, maximumEvents: -1) }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, minimumStep: -1) }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, maximumStep: 0) }
    #expect(throws: ParameterError.self) { try Solver(validatingMethod: .rkck, minimumStep: 2, maximumStep: 1) }

    let ball = FallingBall()
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: ball, from: .nan) }
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: ball, from: 0, velocity: .infinity) }
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: ball, from: 0, startingAt: .nan) }
    for event in [
      ball.bounce(from: 0, restitution: 1.5), ball.bounce(from: .nan, restitution: 0.5), .at(.infinity, .stop),
      .at(1, .reflect(restitution: 0.5)), .when(coordinate: 1, position: 0, .either, .record),
    ] {
      #expect(throws: ParameterError.self) { try Simulation(validatingOf: ball, from: 0, events: [event]) }
    }
    let network = SpringNetwork<Double>(masses: [1, 1], springs: [])
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: network, from: [0]) }
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: network, from: [0, 0], velocity: [0, 0, 0]) }
    var sticky = FrictionSpring(Spring(mass: 1, stiffness: 1, damping: 0), friction: 1)
    sticky.friction = -1
    #expect(throws: ParameterError.self) { try Simulation(validatingOf: sticky, from: 0) }
  }
}
