import MotionDynamics
import MotionNumerics
import Testing

/// When a body that bounces comes to rest, and on which side of a wall.
@Suite struct RestTests {
  private static let ball = FallingBall(gravity: -9.81)

  /// The end of a simulation decides nothing before it; one at 10¹² s laid a ball to rest after its first bounce.
  @Test func aLongSimulationBouncesAsOften() throws {
    let simulation = Simulation(of: Self.ball, from: 1, events: [Self.ball.bounce(from: 0, restitution: 0.5)])
    let short = try simulation.trajectory(until: 10).eventRecords
    let last = try #require(short.last)
    // The flights after the first fall take 1 + ½ + ¼ + … times its time twice.
    #expect(abs(last.time - 3 * (2 / 9.81).squareRoot()) <= 1e-9)
    for end in [1e6, 1e9, 1e12] {
      let motion = try simulation.trajectory(until: end)
      #expect(motion.eventRecords.count == short.count, "until \(end)")
      #expect(abs((motion.eventRecords.last?.time ?? 0) - last.time) <= 1e-9, "until \(end)")
      #expect(motion.value(at: end) == 0)
    }
  }

  /// At time 0 there is no ulp to speak of, and at a time of a nanosecond it is small.
  @Test(arguments: [1.0, 1e-6, 1e-12]) func aBallOfAnySizeComesToRest(size: Double) throws {
    let ball = FallingBall(gravity: -size)
    let bounce = ball.bounce(from: 0, restitution: 0.5)
    let motion = try Simulation(of: ball, from: size, events: [bounce]).trajectory(until: 6)
    #expect(motion.value(at: 6) == 0 && motion.velocity(at: 6) == 0)
    let lying = try Simulation(of: ball, from: 0, events: [bounce]).trajectory(until: 6)
    #expect(lying.value(at: 6) == 0 && lying.eventRecords.isEmpty)
  }

  /// A body that starts at rest on a wall with two sides is pressed against it, and does not fall through.
  ///
  /// A start with a velocity is no crossing.
  @Test(arguments: [-9.81, 9.81]) func aBodyLiesOnAWallWithTwoSides(gravity: Double) throws {
    let wall = Simulation<FallingBall>.Event.when(position: 0, .either, .reflect(restitution: 0.5))
    let motion = try Simulation(of: FallingBall(gravity: gravity), from: 0, events: [wall]).trajectory(until: 2)
    #expect(motion.value(at: 2) == 0 && motion.eventRecords.isEmpty)
    let leaving = try Simulation(of: FallingBall(gravity: gravity), from: 0, velocity: 0.1 * gravity, events: [wall])
      .trajectory(until: 1)
    #expect(abs(leaving.value(at: 1) - 0.6 * gravity) <= 1e-8 && leaving.eventRecords.isEmpty)
  }

  /// A force lifts a body off the side on which it lay.
  @Test func aBodyIsLiftedOffAWallWithTwoSides() throws {
    let lifted = CustomSystem<Double> { time, _, _ in 12 * time - 6 }
    let motion = try Simulation(
      of: lifted, from: 0, events: [.when(position: 0, .either, .reflect(restitution: 0.5))]
    ).trajectory(until: 2)
    #expect(motion.value(at: 0.5) == 0)
    #expect(abs(motion.value(at: 1.5) - 2) <= 1e-8)
  }
}
