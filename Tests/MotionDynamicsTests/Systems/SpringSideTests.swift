import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// Springs with a rest length on a line: a body rests on the side of the other end where it starts.
@Suite struct SpringSideTests {
  private typealias Line = SpringNetwork<Double>
  private typealias Event = Simulation<Line>.Event

  private let solver = Solver(tolerance: 1e-12)

  /// A body on an anchor at 2, with a rest length of 0.5.
  private func motion(
    from position: Double, velocity: Double = 0, damping: Double = 0, events: [Event] = [], until end: Double = 3
  ) throws -> Trajectory<Line> {
    let spring = NetworkSpring(from: 0, to: .anchor(2.0), stiffness: 100, damping: damping, restLength: 0.5)
    return try Simulation(
      of: Line(masses: [1], springs: [spring]), from: [position], velocity: [velocity], events: events, solver: solver
    ).trajectory(until: end)
  }

  // MARK: The start

  /// b rested at a − 1 and was thrown there from a + 1.
  @Test(arguments: [1.0, -1], [false, true])
  func endsAtTheRestLengthStayThere(distance: Double, isSwapped: Bool) throws {
    var network = Line()
    let (a, b) = (network.addBody(mass: 1), network.addBody(mass: 3))
    network.addSpring(
      from: isSwapped ? b : a, to: .body(isSwapped ? a : b), stiffness: 100, damping: 2, cubicStiffness: 50,
      restLength: 1)
    let motion = try Simulation(of: network, from: [a: 5, b: 5 + distance]).trajectory(until: 1)
    for time in [0, 0.1, 1] { #expect(motion.value(at: time) == [5, 5 + distance]) }
  }

  @Test(arguments: [(3.0, 2.5), (2.1, 2.5), (1.9, 1.5), (-4, 1.5)])
  func aBodyComesToRestOnItsSide(start: Double, rest: Double) throws {
    let motion = try motion(from: start, damping: 20)
    #expect(abs(motion.value(at: 3)[0] - rest) <= 1e-9)
    #expect(motion.simulation.system[0].side == (rest > 2 ? 1 : -1))
  }

  /// The force is linear through the anchor, where one with the side of the moment would turn round.
  @Test(arguments: [2.5, 1.5])
  func theSideIsKeptWhereTheEndsPass(rest: Double) throws {
    let start = rest + (rest - 2)
    let motion = try motion(from: start, velocity: 12, damping: 1)
    let exact = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 1), from: start, to: rest, velocity: 12)
    let times = (0...300).map { 0.01 * Double($0) }
    #expect(times.contains { exact.value(at: $0) > 2.2 } && times.contains { exact.value(at: $0) < 1.8 })
    for time in times { #expect(abs(motion.value(at: time)[0] - exact.value(at: time)) <= 1e-10) }
  }

  // MARK: Changes

  /// From 3.5 a body swings about 2.5, and is below the anchor at 0.3 s, nearly at rest.
  @Test func aChangedSpringTakesItsSideAnew() throws {
    let times = stride(from: 0.3, through: 3, by: 0.01)
    let unchanged = try motion(from: 3.5)
    #expect(unchanged.value(at: 0.3)[0] < 1.6 && times.contains { unchanged.value(at: $0)[0] > 3.4 })
    let changes: [@Sendable (inout NetworkSpring<Double>) -> Void] = [
      { $0.damping = 5 }, { $0.cubicStiffness = 1 }, { $0.stiffness = 100 }, { $0.restLength = 0.5 },
      { $0.end = .anchor(2) }, { $0 = NetworkSpring(from: 0, to: .anchor(2), stiffness: 100, restLength: 0.5) },
    ]
    for change in changes {
      let motion = try motion(from: 3.5, events: [.at(0.3, .change { change(&$0.springs[0]) })])
      #expect(motion.system[0].side == -1)
      #expect(times.allSatisfy { abs(motion.value(at: $0)[0] - 1.5) < 0.2 })
    }
    let retargeted = try motion(from: 3.5, events: [.at(0.1, .retarget(0, to: 9))])
    #expect(retargeted.system[0].side == -1)
  }

  @Test func whatElseChangesLeavesTheSideAsItIs() throws {
    var network = Line(masses: [1], springs: [])
    let rope = network.addSpring(from: 0, to: .anchor(2), stiffness: 100, restLength: 0.5)
    let other = network.addSpring(from: 0, to: .anchor(9), stiffness: 0)
    let motion = try Simulation(
      of: network, from: [3.5],
      events: [
        .at(0.3, .change { $0.gravity = 1 }), .at(0.31, .change { $0[other].end = .anchor(-9) }),
        .at(0.32, .change { $0.springs.swapAt(0, 1) }),
        .when(0, position: 1.55, .rising, .reflect(restitution: 0.5)),
      ], solver: solver
    ).trajectory(until: 0.5)
    #expect(Set(motion.eventRecords.map(\.event)) == [0, 1, 2, 3])
    #expect(motion.system.springs.map(\.side) == [1, 1] && motion.simulation.system[rope].side == 1)
  }

  /// A retargeted anchor that meets the body exactly, as the ends of a property do.
  @Test func aChangedSpringWithoutASideKeepsTheOneItHad() throws {
    let motion = try motion(from: 1.5, damping: 20, events: [.at(1, .retarget(0, to: 1.5))])
    #expect(motion.value(at: 1) == [1.5] && abs(motion.value(at: 3)[0] - 1) <= 1e-6)
  }

  @Test func aTrajectoryIsChangedLikeAnEventChangesIt() throws {
    let byEvent = try motion(from: 3.5, events: [.at(0.3, .change { $0.springs[0].damping = 4 })])
    let changed = try motion(from: 3.5).changed(at: 0.3) { $0[0].damping = 4 }
    #expect(byEvent.system[0].side == -1 && changed.system[0].side == -1)
    for time in stride(from: 0, through: 3, by: 0.05) {
      #expect(abs(byEvent.value(at: time)[0] - changed.value(at: time)[0]) <= 1e-9)
    }
    let kept = try motion(from: 3.5).changed(at: 0.3) { $0.gravity = 0 }
    #expect(kept.system[0].side == 1)
  }

  /// A simulation begins anew where it starts, whatever the system has been through.
  @Test func aStartTakesAllSidesAnew() throws {
    let first = try motion(from: 3.5)
    let second = Simulation(of: first.system, from: [0])
    #expect(first.system[0].side == 1 && second.system[0].side == -1)
    // A side is no part of a spring.
    #expect(second.system == first.system && second.system.hashValue == first.system.hashValue)
    #expect(NetworkSpring<Double>(from: 0, to: .anchor(2), stiffness: 100, restLength: 0.5).side == 0)
  }

  @Test(arguments: [0.3, -0.3])
  func outsideOfASimulationTheSideIsThatOfTheMoment(offset: Double) {
    let spring = NetworkSpring<Double>(from: 0, to: .anchor(0), stiffness: 10, damping: 1, restLength: 0.5)
    let force = Double.force(of: spring, offset: offset, rate: 2)
    #expect(abs(force - ((offset > 0 ? 2 : -2) - 2)) <= 1e-14)
  }

  // MARK: Refusals

  private func refusal<Point>(_ network: SpringNetwork<Point>, from positions: [Point]) -> String? {
    do throws(ParameterError) {
      _ = try Simulation(validatingOf: network, from: positions)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func endsThatStartTogetherAreRefused() throws {
    let message = "springs[1].restLength must be 0, as the ends are at one place, not 0.5"
    for end in [NetworkSpring<Double>.End.anchor(3), .body(1)] {
      var network = Line(masses: [1, 1], springs: [NetworkSpring(from: 0, to: .anchor(3), stiffness: 1)])
      network.addSpring(from: 0, to: end, stiffness: 1, restLength: 0.5)
      #expect(refusal(network, from: [3, 3]) == message)
      #expect(refusal(network, from: [3, 3.nextUp]) == (end == .body(1) ? nil : message))
      network.springs[1].restLength = 0
      #expect(refusal(network, from: [3, 3]) == nil)
    }
    for end in [NetworkSpring<SIMD2<Double>>.End.anchor([3, 1]), .body(1)] {
      var network = SpringNetwork<SIMD2<Double>>(
        masses: [1, 1], springs: [NetworkSpring(from: 0, to: .anchor([3, 1]), stiffness: 1)])
      network.addSpring(from: 0, to: end, stiffness: 1, restLength: 0.5)
      #expect(refusal(network, from: [[3, 1], [3, 1]]) == message)
    }
  }

  @Test(arguments: [-1, -Double.leastNonzeroMagnitude, -.infinity, .nan])
  func lengthsThatAreNone(length: Double) throws {
    let expected = "restLength must be a finite number that is not negative, not \(length.shortestDecimal)"
    let error = #expect(throws: ParameterError.self) {
      try NetworkSpring<Double>(validatingFrom: 0, to: .anchor(0), stiffness: 1, restLength: length)
    }
    #expect(error.map { "\($0)" } == expected)
    var network = Line(masses: [1], springs: [NetworkSpring(from: 0, to: .anchor(0), stiffness: 1)])
    #expect(throws: ParameterError.self) {
      try network.addSpring(validatingFrom: 0, to: .anchor(0), stiffness: 1, restLength: length)
    }
    network.springs[0].restLength = length
    #expect(refusal(network, from: [1]) == "springs[0].\(expected)")
    // By an event, too.
    let failure = #expect(throws: SimulationFailure<Line>.self) {
      try motion(from: 3, events: [.at(0.25, .change { $0[0].restLength = length })])
    }
    #expect(failure.map { "\($0)" } == "the simulation ends at 0.25 s: springs[0].\(expected)")
  }

  /// Of a rest length that is set while the ends are where they have always been, nobody knows to which side it leads.
  @Test func aLengthThatIsSetNeedsASide() throws {
    let network = Line(masses: [1], springs: [NetworkSpring(from: 0, to: .anchor(2), stiffness: 100)])
    let events: [Event] = [.at(0.5, .change { $0[0].restLength = 1 })]
    let failure = #expect(throws: SimulationFailure<Line>.self) {
      try Simulation(of: network, from: [2], events: events).trajectory(until: 1)
    }
    #expect(
      failure.map { "\($0)" }
        == "the simulation ends at 0.5 s: springs[0].restLength must be 0, as the ends are at one place, not 1")
    #expect(failure?.trajectory.value(at: 0.5) == [2])
    let moved = try Simulation(of: network, from: [2], velocity: [-1], events: events).trajectory(until: 1)
    #expect(moved.system[0].side != 0)
  }
}
