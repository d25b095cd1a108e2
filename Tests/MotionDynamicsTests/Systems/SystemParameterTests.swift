import MotionDynamics
import MotionNumerics
import Testing

/// Every system refuses what is out of its domain, with an error or a trap.
@Suite struct SystemParameterTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFinite(number: Double) {
    for make: () throws -> Any in [
      { try DuffingSpring(validating: .snappy, cubicStiffness: number) },
      { try DuffingSpring(validating: .snappy, cubicStiffness: 1, target: number) },
      { try DuffingSpring(validating: .snappy, cubicStiffness: 1, driveForce: number) },
      { try DuffingSpring(validating: .snappy, cubicStiffness: 1, driveFrequency: number) },
      { try FrictionSpring(validating: .snappy, friction: number) },
      { try FrictionSpring(validating: .snappy, friction: 1, target: number) },
      { try Pendulum(validatingLength: number) }, { try Pendulum(validatingLength: 1, gravity: number) },
      { try Pendulum(validatingLength: 1, damping: number) }, { try FallingBall(validatingGravity: number) },
      { try FallingBall(validatingGravity: 1, drag: number) },
    ] {
      #expect(throws: ParameterError.self) { try make() }
    }
  }

  @Test func signsThatAreWrong() {
    #expect(throws: ParameterError(parameter: "length", value: "0", allowed: "a positive number")) {
      try Pendulum(validatingLength: 0)
    }
    #expect(throws: ParameterError.self) { try Pendulum(validatingLength: -1) }
    #expect(throws: ParameterError.self) { try FrictionSpring(validating: .snappy, friction: -1) }
  }

  /// The numbers of a network are public: a simulation checks them again, at its start and after a change.
  @Test func networksThatWereChanged() throws {
    func problem<Point: SpringSpace>(
      _ network: SpringNetwork<Point>, _ change: (inout SpringNetwork<Point>) -> Void
    ) -> String? {
      var network = network
      change(&network)
      let start = network.masses.map { _ in Point.zero }
      do throws(ParameterError) {
        _ = try Simulation(validatingOf: network, from: start)
        return nil
      } catch {
        return error.parameter
      }
    }
    let line = SpringNetwork<Double>(masses: [1, 2], springs: [])
    #expect(problem(line) { $0.frictions = [0, 1] } == nil)
    #expect(problem(line) { $0.frictions = [1] } == "frictions.count")
    #expect(problem(line) { $0.frictions = [1, 2, 3] } == "frictions.count")
    #expect(problem(line) { $0.frictions = [1, -2] } == "frictions[1]")
    #expect(problem(line) { $0.frictions = [.nan, 2] } == "frictions[0]")
    #expect(problem(line) { $0.masses[1] = 0 } == "masses[1]")
    #expect(problem(line) { $0.gravity = .infinity } == "gravity")
    let plane = SpringNetwork<SIMD2<Double>>(masses: [1, 2], springs: [])
    #expect(problem(plane) { $0.frictions = [0, 0] } == nil)
    #expect(problem(plane) { $0.frictions = [0, 1] } == "frictions[1]")

    var short = line
    short.frictions = [1]
    #expect(short.frictionLimit(of: 0) == 1 && short.frictionLimit(of: 1) == 0 && short.frictionLimit(of: 7) == 0)
    let simulation = Simulation(of: line, from: [0, 1], events: [.at(0.5, .change { $0.frictions = [1] })])
    #expect(throws: SimulationFailure<SpringNetwork<Double>>.self) { try simulation.trajectory(until: 1) }
  }

  @Test func bothFormsMakeTheSame() throws {
    #expect(try Pendulum(validatingLength: 2, damping: 1) == Pendulum(length: 2, damping: 1))
    #expect(try FallingBall(validatingGravity: -1, drag: 2) == FallingBall(gravity: -1, drag: 2))
    #expect(
      try DuffingSpring(validating: .snappy, cubicStiffness: -2, target: 1, driveForce: 3, driveFrequency: 4)
        == DuffingSpring(.snappy, cubicStiffness: -2, target: 1, driveForce: 3, driveFrequency: 4))
    #expect(
      try FrictionSpring(validating: .snappy, friction: 2, target: 1) == FrictionSpring(.snappy, friction: 2, target: 1)
    )
  }

  @Test func aPendulumWithoutLengthTraps() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum(length: 0) }
    await #expect(processExitsWith: .failure) { _ = FrictionSpring(.snappy, friction: -1) }
  }

  /// A closure leads: the spring comes to follow a steady drag at its speed.
  @Test func closuresLeadASpring() throws {
    let finger = CustomMotion(value: { 3 * $0 }, velocity: { _ in 3.0 })
    let motion = try Simulation(of: FollowingSpring(.snappy, following: finger), from: 1).trajectory(until: 5)
    // In the finger's frame it is a spring that is let go at 1, at speed −3.
    let exact = SpringMotion(.snappy, from: 1.0, to: 0, velocity: -3)
    // The tolerance is relative to the position, which grows to 15.
    for time in stride(from: 0.0, through: 5, by: 0.01) {
      #expect(abs(motion.value(at: time) - 3 * time - exact.value(at: time)) <= 4e-9 * (1 + 3 * time))
    }
  }
}
