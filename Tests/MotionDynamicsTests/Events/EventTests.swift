import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct EventTests {
  private static let ball = FallingBall(gravity: -9.81)
  private typealias SpringEvent = Simulation<LinearSpring<Double>>.Event

  /// The times of the bounces of a ball that is dropped from a height.
  private func bounceTimes(height: Double, restitution: Double, count: Int) -> [Double] {
    let fall = (2 * height / 9.81).squareRoot()
    return (0..<count).map { number in
      let flights = (0..<number).reduce(0.0) { $0 + 2 * fall * Double.pow(restitution, $1 + 1) }
      return fall + flights
    }
  }

  /// All methods but `msbdf`, whose error on each flight is far above 1e-10.
  @Test(arguments: [Solver.Method.rkck, .rkf45, .rk8pd, .bsimp], [0.3, 0.5, 0.8, 0.9])
  func bouncesComeAtTheirExactTimes(method: Solver.Method, restitution: Double) throws {
    let motion = try Simulation(
      of: Self.ball, from: 1.5, events: [Self.ball.bounce(from: 0, restitution: restitution)],
      solver: Solver(method: method, tolerance: 1e-10)
    ).trajectory(until: 15)
    let expected = bounceTimes(height: 1.5, restitution: restitution, count: motion.eventRecords.count)
    #expect(motion.eventRecords.count >= 15)
    for (record, time) in zip(motion.eventRecords, expected) {
      #expect(abs(record.time - time) <= 1e-10, "\(record) should be at \(time)")
    }
  }

  @Test func infinitelyManyBouncesTakeAFiniteTime() throws {
    let motion = try Simulation(
      of: Self.ball, from: 2, events: [Self.ball.bounce(from: 0.5, restitution: 0.7)]
    ).trajectory(until: 10)
    let fall = (2 * 1.5 / 9.81).squareRoot()
    let end = fall + 2 * fall * 0.7 / (1 - 0.7)
    let last = try #require(motion.eventRecords.last)
    #expect(abs(last.time - end) <= 1e-9)
    #expect(motion.value(at: 9) == 0.5)
    #expect(motion.velocity(at: 9) == 0)
    #expect(motion.acceleration(at: 9) == 0)
    #expect(motion.stepTimes.count < 2000)
  }

  /// Bounces whose height is a few ulp of the floor's height come to an end.
  ///
  /// With dry friction the highest point of each flight is at a knot. The rounding of such a low knot gave back the
  /// height that the bounce had lost, so that the bounces went on for ever.
  @Test(arguments: [0.7, 0.955415804199289, 0.99])
  func bouncesOfAFewUlpOfTheHeightEnd(restitution: Double) throws {
    let spring = FrictionSpring(Spring(mass: 0.142, stiffness: 15.29, damping: 4.7), friction: 1, target: -6.56)
    let floor = -0.40208891459651497
    let motion = try Simulation(
      of: spring, from: 1.29, velocity: 4.07,
      events: [.when(position: floor, .falling, .reflect(restitution: restitution))]
    ).trajectory(until: 1.5)
    #expect(motion.eventRecords.count < 1500)
    #expect(motion.value(at: 1.5) == floor && motion.velocity(at: 1.5) == 0)
  }

  @Test func aBallThatLostItsBounceLiesStill() throws {
    let motion = try Simulation(
      of: Self.ball, from: 1, events: [Self.ball.bounce(from: 0, restitution: 0)]
    ).trajectory(until: 3)
    #expect(motion.eventRecords.count == 1)
    #expect(motion.value(at: 2.5) == 0)
  }

  @Test func startsOnTheFloorRestOrBounce() throws {
    let bounce = Self.ball.bounce(from: 0, restitution: 0.5)
    let resting = try Simulation(of: Self.ball, from: 0, events: [bounce]).trajectory(until: 1)
    #expect(resting.value(at: 1) == 0 && resting.eventRecords.isEmpty)
    let thrown = try Simulation(of: Self.ball, from: 0, velocity: -2, events: [bounce]).trajectory(until: 0.1)
    #expect(thrown.eventRecords.map(\.time) == [0])
    #expect(thrown.velocity(at: 0) == 1)
    let leaving = try Simulation(of: Self.ball, from: 0, velocity: 2, events: [bounce]).trajectory(until: 0.1)
    #expect(leaving.eventRecords.isEmpty)
  }

  /// A resting body is lifted when the force 12·t exceeds 9.81.
  @Test func aRestingBodyIsLiftedByAForce() throws {
    let lifted = CustomSystem<Double> { time, _, _ in 12 * time - 9.81 }
    let motion = try Simulation(
      of: lifted, from: 0, events: [.when(position: 0, .falling, .reflect(restitution: 0.5))]
    ).trajectory(until: 2)
    let start = 9.81 / 12
    #expect(motion.value(at: start - 1e-9) == 0)
    for time in [1, 1.5, 2] {
      let flight = time - start
      #expect(abs(motion.value(at: time) - 2 * flight * flight * flight) <= 1e-9)
    }
  }

  @Test func aBodyBouncesBetweenTwoWalls() throws {
    let free = CustomSystem<Double> { _, _, _ in 0 }
    let motion = try Simulation(
      of: free, from: 0.25, velocity: 1,
      events: [
        .when(position: 1, .either, .reflect(restitution: 1)),
        .when(position: 0, .either, .reflect(restitution: 1)),
      ]
    ).trajectory(until: 10)
    #expect(motion.eventRecords.map(\.event) == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    for (index, record) in motion.eventRecords.enumerated() {
      #expect(abs(record.time - (0.75 + Double(index))) <= 1e-12)
    }
  }

  @Test func directionsAreKeptApart() throws {
    let spring = LinearSpring<Double>(Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 0))
    func times(_ direction: SpringEvent.Direction) throws -> [Double] {
      try Simulation(
        of: spring, from: 1, events: [.when(position: 0, direction, .record)],
        solver: Solver(tolerance: 1e-12)
      ).trajectory(until: 3.1).eventRecords.map(\.time)
    }
    for (direction, expected) in [
      (SpringEvent.Direction.falling, [0.25, 1.25, 2.25]), (.rising, [0.75, 1.75, 2.75]),
      (.either, [0.25, 0.75, 1.25, 1.75, 2.25, 2.75]),
    ] {
      let found = try times(direction)
      #expect(found.count == expected.count)
      for (time, exact) in zip(found, expected) { #expect(abs(time - exact) <= 1e-10) }
    }
  }

  /// Events of position, velocity and a function, several in each step.
  @Test func eventsComeInTheOrderOfTheirTimes() throws {
    let levels = (0..<20).map { -0.95 + 0.1 * Double($0) }
    let events = levels.map { SpringEvent.when(position: $0, .either, .record) }
    let motion = try Simulation(
      of: LinearSpring(Spring(mass: 1, stiffness: 100, damping: 0)), from: 1,
      events: events + [
        .when(velocity: 0, .either, .record),
        .whenZero(.either, .record) { time, position, velocity in velocity - 10 * position },
        .at(0.5, .record),
      ], solver: Solver(tolerance: 1e-12)
    ).trajectory(until: 2)
    let times = motion.eventRecords.map(\.time)
    #expect(times == times.sorted())
    // Six half-turns go through all 20 levels; from 6π to 20 rad cos falls to 0.408, through six more.
    #expect(motion.eventRecords.count { $0.event < 20 } == 126)
    for record in motion.eventRecords {
      let angle = 10 * record.time
      switch record.event {
      case 20: #expect(abs(Double.sin(angle)) <= 1e-9)
      case 21: #expect(abs(Double.sin(angle) + Double.cos(angle)) <= 1e-9)
      case 22: #expect(record.time == 0.5)
      default: #expect(abs(Double.cos(angle) - levels[record.event]) <= 1e-9)
      }
    }
  }

  @Test func aGrazeIsFound() throws {
    // cos 10t is below this level for only 0.004 s, far less than a step.
    let level = -0.9998
    let motion = try Simulation(
      of: LinearSpring<Double>(Spring(mass: 1, stiffness: 100, damping: 0)), from: 1,
      events: [
        .when(position: level, .either, .record),
        .whenZero(.either, .record) { _, position, _ in position + 0.9998 },
      ], solver: Solver(tolerance: 1e-11)
    ).trajectory(until: 0.6)
    for event in 0...1 {
      let times = motion.eventRecords.filter { $0.event == event }.map(\.time)
      #expect(times.count == 2)
      for (time, side) in zip(times, [-1.0, 1]) {
        #expect(abs(time - (.pi + side * Double.acos(0.9998)) / 10) <= 1e-8)
      }
    }
  }

  @Test func stoppingEndsTheMotion() throws {
    let motion = try Simulation(
      of: LinearSpring(Spring(mass: 1, stiffness: 100, damping: 4), target: 1.0), from: 0,
      events: [.when(position: 1, .rising, .stop)]
    ).trajectory(until: 5)
    let exact = try #require(
      SpringMotion(Spring(mass: 1, stiffness: 100, damping: 4), from: 0.0, to: 1).crossing(at: 0))
    #expect(abs(motion.endTime - exact) <= 1e-9)
    #expect(motion.value(at: motion.endTime) == 1)
    #expect(motion.value(at: 5) == 1)
    #expect(motion.velocity(at: 5) == 0)
  }

  @Test(arguments: Solver.Method.allCases)
  func retargetingAtAnEventEqualsAFreshStart(method: Solver.Method) throws {
    let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 4), cubicStiffness: 60, target: 1)
    let solver = Solver(method: method, tolerance: 1e-8)
    let whole = try Simulation(of: spring, from: 0, events: [.at(0.37, .retarget(to: -2))], solver: solver)
      .trajectory(until: 2)
    let first = try Simulation(of: spring, from: 0, solver: solver).trajectory(until: 0.37)
    var changed = spring
    changed.target = -2
    let second = try Simulation(
      of: changed, from: first.value(at: 0.37), velocity: first.velocity(at: 0.37), startingAt: 0.37, solver: solver
    ).trajectory(until: 2)
    let later = try first.retargeted(to: -2, at: 0.37, until: 2)
    for time in stride(from: 0.0, through: 2, by: 0.005) {
      let expected = time < 0.37 ? first.value(at: time) : second.value(at: time)
      #expect(whole.value(at: time) == expected)
      #expect(later.value(at: time) == expected)
    }
    #expect(whole.system.target == -2 && later.system.target == -2)
  }

  @Test func retargetingInFlightKeepsPositionAndVelocity() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 4)
    let motion = try Simulation(of: LinearSpring(spring, target: 1.0), from: 0).trajectory(until: 2)
    let exact = SpringMotion(spring, from: 0.0, to: 1).retargeted(to: 3, at: 0.123)
    let other = try motion.retargeted(to: 3, at: 0.123)
    #expect(other.value(at: 0.123) == motion.value(at: 0.123))
    #expect(other.velocity(at: 0.123) == motion.velocity(at: 0.123))
    // The step in which it changes ends earlier, with the same polynomial.
    for time in stride(from: 0, to: 0.123, by: 0.001) {
      #expect(abs(other.value(at: time) - motion.value(at: time)) <= 1e-15)
      #expect(abs(other.velocity(at: time) - motion.velocity(at: time)) <= 1e-13)
    }
    for time in stride(from: 0.123, through: 2, by: 0.01) {
      #expect(abs(other.value(at: time) - exact.value(at: time)) <= 1e-8)
    }
  }

  @Test func aParameterIsSet() throws {
    let motion = try Simulation(
      of: LinearSpring(Spring(mass: 1, stiffness: 100, damping: 2), target: 1.0), from: 0,
      events: [.at(0.2, .change { $0.spring = Spring(mass: 1, stiffness: 400, damping: 2) })]
    ).trajectory(until: 1)
    let first = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 2), from: 0.0, to: 1)
    let second = first.retargeted(to: 1, at: 0.2, with: Spring(mass: 1, stiffness: 400, damping: 2))
    for time in stride(from: 0.2, through: 1, by: 0.01) {
      #expect(abs(motion.value(at: time) - second.value(at: time)) <= 1e-8)
    }
    #expect(abs(motion.acceleration(at: 0.15) - first.acceleration(at: 0.15)) <= 1e-6)
    #expect(abs(motion.acceleration(at: 0.25) - second.acceleration(at: 0.25)) <= 1e-6)
  }

  @Test func symmetricBodiesBounceAtTheSameTime() throws {
    let network = SpringNetwork<Double>(masses: [1, 2, 3], springs: [], gravity: -10)
    let motion = try Simulation(
      of: network, from: [1.25, 1.25, 1.25],
      events: (0..<3).map { .when(coordinate: $0, position: 0, .falling, .reflect(restitution: 0.9)) }
    ).trajectory(until: 2)
    #expect(motion.eventRecords.prefix(6).map(\.event) == [0, 1, 2, 0, 1, 2])
    #expect(motion.value(at: 2)[0] == motion.value(at: 2)[2])
  }

  @Test func anEventThatAlwaysRecursIsLimited() throws {
    let ball = Self.ball
    let simulation = Simulation(
      of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 1)], solver: Solver(maximumEvents: 7))
    #expect {
      try simulation.trajectory(until: 100)
    } throws: { error in
      guard let failure = error as? SimulationFailure<FallingBall>, case .eventLimit(7) = failure.reason else {
        return false
      }
      return failure.trajectory.eventRecords.count == 7 && failure.trajectory.endTime < 8
    }
  }

  /// Random balls with random floors never come below their floors.
  @Test func randomBallsStayAboveTheirFloors() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<60 {
      let gravity = -random.magnitude(from: 0.1, to: 100)
      let floor = random.number(in: -5...5)
      let ball = FallingBall(gravity: gravity, drag: random.number(in: 0...1))
      let motion = try Simulation(
        of: ball, from: floor + random.number(in: 0...3), velocity: random.number(in: -5...5),
        events: [ball.bounce(from: floor, restitution: random.number(in: 0...0.95))]
      ).trajectory(until: 8)
      for index in 0...800 {
        #expect(motion.value(at: 0.01 * Double(index)) >= floor - 1e-12 * max(1, abs(floor)))
      }
    }
  }
}
