import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct TrajectoryTests {
  private let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 3), cubicStiffness: 200, target: 1)

  @Test func theMotionStandsStillOutside() throws {
    let motion = try Simulation(of: spring, from: 0, velocity: 2, startingAt: 1).trajectory(until: 2)
    #expect(motion.startTime == 1 && motion.endTime == 2)
    for time in [-Double.infinity, 0, 0.999] {
      #expect(motion.value(at: time) == 0)
      #expect(motion.velocity(at: time) == 0)
      #expect(motion.acceleration(at: time) == 0)
    }
    #expect(motion.velocity(at: 1) == 2)
    for time in [2.001, 100, .infinity] {
      #expect(motion.value(at: time) == motion.value(at: 2))
      #expect(motion.velocity(at: time) == 0)
      #expect(motion.acceleration(at: time) == 0)
    }
    #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN && motion.acceleration(at: .nan).isNaN)
  }

  @Test func aMotionWithoutDuration() throws {
    let motion = try Simulation(of: spring, from: 3, velocity: 2).trajectory(until: 0)
    #expect(motion.value(at: 0) == 3 && motion.velocity(at: 0) == 2)
  }

  @Test func lawsOfMotions() throws {
    let retargeted = try Simulation(of: spring, from: 0, events: [.at(1, .retarget(to: 0))]).trajectory(until: 2)
    checkMotion(retargeted, over: -0.1...2.1, breaks: retargeted.stepTimes)
    let ball = FallingBall(gravity: -8)
    let bouncing = try Simulation(
      of: ball, from: 1, startingAt: -1, events: [ball.bounce(from: 0, restitution: 0.8)]
    ).trajectory(until: 3)
    checkMotion(bouncing, over: -1.5...3.5, breaks: bouncing.stepTimes)
    let point = LinearSpring(Spring(mass: 1, stiffness: 100, damping: 4), target: SIMD2(1.0, -2))
    let planar = try Simulation(of: point, from: SIMD2(0, 3), velocity: SIMD2(5, 0)).trajectory(until: 2)
    checkMotion(planar, over: -0.1...2.1, breaks: planar.stepTimes)
    checkMotion(try Simulation(of: ball, from: 1).trajectory(until: 0), breaks: [0])
  }

  /// Arrays of several bodies, and each of the bodies.
  @Test func lawsOfSeveralBodies() throws {
    var network = SpringNetwork<SIMD2<Double>>(gravity: [0, -10])
    let (top, bottom) = (network.addBody(mass: 1), network.addBody(mass: 2))
    network.addSpring(from: top, to: .anchor([0, 1]), stiffness: 100, damping: 1)
    network.addSpring(from: bottom, to: .body(top), stiffness: 50, restLength: 0.5)
    let motion = try Simulation(
      of: network, from: [top: [0, 0.5]],
      events: [.when(bottom, axis: 1, position: -0.2, .falling, .change { $0.gravity = .zero })]
    ).trajectory(until: 2)
    #expect(motion.eventRecords.count > 0)
    checkGenerator(batchesOf: motion, over: -0.1...2.1, breaks: motion.stepTimes)
    let times = [0.5, 1, 0.25, 2, 3, -1]
    var positions = [[SIMD2<Double>]](repeating: [], count: times.count)
    var velocities = positions
    var positionSpan = positions.mutableSpan
    var velocitySpan = velocities.mutableSpan
    motion.sample(at: times.span, into: &positionSpan, velocities: &velocitySpan)
    for (index, time) in times.enumerated() {
      #expect(positions[index] == motion.value(at: time) && velocities[index] == motion.velocity(at: time))
      #expect(motion.state(at: time) == (positions[index], velocities[index]))
    }
    for body in [top, bottom] {
      let bodyMotion = motion.body(body)
      checkMotion(bodyMotion, over: -0.1...2.1, breaks: motion.stepTimes)
      #expect(bodyMotion.value(at: 0.7) == motion.value(at: 0.7)[body.index])
    }
  }

  @Test func restTimesAreTheEnds() throws {
    let ball = FallingBall(gravity: -8)
    let events: [Simulation<FallingBall>.Event] = [.when(position: 0, .falling, .stop)]
    let falling = try Simulation(of: ball, from: 1, events: events).trajectory(until: 3)
    #expect(falling.restTime == falling.endTime && abs(falling.restTime - 0.5) <= 1e-9)
    // It ended in flight.
    #expect(falling.velocity(at: 0.6) == 0 && falling.velocity(before: falling.restTime) < -3.9)
  }

  @Test func descriptionsAreShort() throws {
    let ball = FallingBall(gravity: -8)
    let motion = try Simulation(
      of: ball, from: 1, startingAt: 1, events: [ball.bounce(from: 0, restitution: 0.5)]
    ).trajectory(until: 1.75)
    let steps = motion.stepTimes.count - 1
    #expect("\(motion)" == "Trajectory from 1 s to 1.75 s (\(steps) steps, 1 events)")
    #expect("\(motion.eventRecords[0])".hasPrefix("event 0 at 1.5"))
    #expect(
      "\(motion.simulation)" == """
        Simulation(of: FallingBall(gravity: -8.0, drag: 0.0), from: 1.0, velocity: 0.0, startingAt: 1, \
        events: [.when(coordinate: 0, position: 0, .falling, .reflect(restitution: 0.5))], \
        solver: Solver(tolerance: 1e-09))
        """)
    let events: [Simulation<DuffingSpring>.Event] = [
      .at(0.5, .retarget(to: 1)), .when(velocity: 2, .either, .stop),
      .whenZero(.rising, .record) { time, position, _ in position - time },
    ]
    #expect(
      "\(events)" == """
        [.at(0.5, .change { … }), .when(coordinate: 0, velocity: 2, .either, .stop), .whenZero(.rising, .record) { … }]
        """)
  }

  /// Value and velocity are continuous from step to step; the velocity is the slope of the value.
  @Test(arguments: Solver.Method.allCases) func theMotionIsSmooth(method: Solver.Method) throws {
    let motion = try Simulation(of: spring, from: 0, solver: Solver(method: method, tolerance: 1e-8))
      .trajectory(until: 2)
    for time in motion.stepTimes.dropFirst().dropLast() {
      #expect(abs(motion.value(at: time.nextDown) - motion.value(at: time.nextUp)) <= 1e-14)
      #expect(abs(motion.velocity(at: time.nextDown) - motion.velocity(at: time.nextUp)) <= 1e-10)
    }
    let step = 1e-5
    for time in stride(from: 0.01, to: 1.99, by: 0.007) {
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      #expect(abs(slope - motion.velocity(at: time)) <= 1e-6)
    }
  }

  @Test func anImpactHasTwoVelocities() throws {
    let ball = FallingBall(gravity: -8)
    let motion = try Simulation(of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.5)])
      .trajectory(until: 0.9)
    let time = try #require(motion.eventRecords.first?.time)
    #expect(abs(motion.velocity(before: time) + 4) <= 1e-10)
    #expect(abs(motion.velocity(at: time) - 2) <= 1e-10)
    #expect(motion.value(at: time) == 0)
    #expect(motion.stepTimes.count { $0 == time } == 2)
  }

  @Test func combinatorsApply() throws {
    let motion = try Simulation(of: spring, from: 0).trajectory(until: 2)
    let slow = motion.speed(multipliedBy: 0.5).delayed(by: 1)
    #expect(slow.value(at: 2) == motion.value(at: 0.5))
  }

  /// The same simulation on many tasks at once gives the same bits; `make test` runs it with the thread sanitizer.
  @Test func manyTasksAtOnce() async throws {
    let spring = spring
    @Sendable func value(_ method: Solver.Method) throws -> Double {
      try Simulation(of: spring, from: 0, solver: Solver(method: method)).trajectory(until: 2).value(at: 1.5)
    }
    let methods = Solver.Method.allCases
    let expected = try methods.map(value)
    try await withThrowingTaskGroup(of: (Int, Double).self) { group in
      for index in 0..<64 {
        group.addTask { (index % methods.count, try value(methods[index % methods.count])) }
      }
      for try await (method, value) in group { #expect(value == expected[method]) }
    }
  }

  // MARK: Energy

  /// The relative change of a system's energy.
  private func drift<System: DynamicSystem<Double>>(
    of system: System, from position: Double, until end: Double, _ tolerance: Double,
    _ energy: (_ position: Double, _ velocity: Double) -> Double
  ) throws -> Double {
    let motion = try Simulation(
      of: system, from: position, solver: Solver(tolerance: tolerance, maximumSteps: .max)
    ).trajectory(until: end)
    let start = energy(position, 0)
    return abs(energy(motion.value(at: end), motion.velocity(at: end)) - start) / start
  }

  /// Over a thousand periods the drift is proportional to the tolerance, and far below 1e-7 at 1e-12.
  @Test func energyIsKept() throws {
    let linear = LinearSpring<Double>(Spring(mass: 1, stiffness: 1, damping: 0))
    let duffing = DuffingSpring(Spring(mass: 1, stiffness: 1, damping: 0), cubicStiffness: 1)
    let pendulum = Pendulum(length: 1, gravity: 1)
    func drifts(_ tolerance: Double) throws -> [Double] {
      [
        try drift(of: linear, from: 1, until: 6283, tolerance) { 0.5 * ($0 * $0 + $1 * $1) },
        // Their periods are 4.77 and 7.42.
        try drift(of: duffing, from: 1, until: 4770, tolerance) {
          0.5 * $1 * $1 + 0.5 * $0 * $0 + 0.25 * $0 * $0 * $0 * $0
        },
        try drift(of: pendulum, from: 1.5, until: 7420, tolerance) { 0.5 * $1 * $1 + 1 - Double.cos($0) },
      ]
    }
    let coarse = try drifts(1e-8)
    let fine = try drifts(1e-10)
    let finest = try drifts(1e-12)
    for index in coarse.indices {
      #expect(coarse[index] <= 1e-3)
      // A hundredth, within a factor of three.
      #expect(fine[index] <= 0.03 * coarse[index] && fine[index] >= 0.003 * coarse[index])
      #expect(finest[index] <= 1e-7)
    }
  }
}
