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
    }
    #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN && motion.acceleration(at: .nan).isNaN)
  }

  @Test func aMotionWithoutDuration() throws {
    let motion = try Simulation(of: spring, from: 3, velocity: 2).trajectory(until: 0)
    #expect(motion.value(at: 0) == 3 && motion.velocity(at: 0) == 2)
  }

  @Test func batchesEqualSingleValuesToTheBit() throws {
    let motion = try Simulation(of: spring, from: 0, events: [.at(1, .retarget(to: 0))]).trajectory(until: 2)
    var random = SplitMix64(seed: 1)
    let ascending = (0...2000).map { 2.2 * Double($0) / 2000 - 0.1 }
    let unordered = (0...2000).map { _ in random.number(in: -0.1...2.1) } + motion.stepTimes + [.nan, .infinity]
    for times in [ascending, unordered, ascending.reversed()] {
      var values = [Double](repeating: 0, count: times.count)
      var span = values.mutableSpan
      motion.sample(at: times.span, into: &span)
      for (time, value) in zip(times, values) {
        #expect(value.bitPattern == motion.value(at: time).bitPattern || value.isNaN && time.isNaN)
      }
    }
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
