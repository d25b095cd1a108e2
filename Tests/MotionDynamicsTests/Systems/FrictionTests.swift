import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct FrictionTests {
  @Test func itSticksOffTheTargetAndStaysThere() throws {
    let motion = try Simulation(of: FrictionSpring(Spring(mass: 1, stiffness: 100, damping: 0), friction: 8), from: 1)
      .trajectory(until: 20)
    // Each half-oscillation loses 2μ/k = 0.16 of the amplitude, until it is within μ/k = 0.08.
    #expect(abs(motion.value(at: 20) - 0.04) <= 1e-8)
    #expect(motion.velocity(at: 20) == 0)
    #expect(motion.stepTimes.count < 2000)
  }

  @Test func aSmallPullMovesNothing() throws {
    let motion = try Simulation(
      of: FrictionSpring(Spring(mass: 1, stiffness: 100, damping: 1), friction: 50), from: 0.4
    ).trajectory(until: 10)
    for time in [0, 0.1, 5, 10] { #expect(motion.value(at: time) == 0.4) }
  }

  /// A force of 2·sin t against a friction of 1 on a mass of 1: the body sticks until t = π/6, and the steps until then
  /// are short enough to detect the slip.
  @Test(arguments: Solver.Method.allCases)
  func itSlipsWhenTheForceGrows(method: Solver.Method) throws {
    let motion = try Simulation(
      of: BodyWithFriction(force: 2, frequency: 1, friction: 1), from: 0,
      solver: Solver(method: method, tolerance: 1e-8)
    ).trajectory(until: 1.5)
    let slip = Double.pi / 6
    #expect(motion.value(at: slip - 1e-9) == 0)
    for time in [0.6, 1, 1.5] {
      let elapsed = time - slip
      // x″ = 2·sin t − 1 from rest.
      let exact =
        -2 * .sin(time) + 2 * .sin(slip) + 2 * .cos(slip) * elapsed - 0.5 * elapsed * elapsed
      #expect(abs(motion.value(at: time) - exact) <= 1e-6)
    }
  }

  @Test func itSlipsAgainAfterARetargeting() throws {
    let system = FrictionSpring(Spring(mass: 1, stiffness: 100, damping: 2), friction: 5)
    let motion = try Simulation(of: system, from: 1, events: [.at(10, .retarget(to: 1))]).trajectory(until: 20)
    #expect(abs(motion.value(at: 10)) <= 0.05)
    #expect(motion.velocity(at: 9.9) == 0)
    #expect(abs(motion.value(at: 20) - 1) <= 0.05)
    #expect(motion.velocity(at: 20) == 0)
  }

  /// Whatever their start, all springs come to rest within μ/k of the target, and their energy never grows.
  @Test func randomSpringsComeToRest() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<80 {
      let spring = Spring(
        mass: random.magnitude(from: 0.1, to: 10), stiffness: random.magnitude(from: 1, to: 1000),
        damping: random.number(in: 0.1...3))
      let friction = random.magnitude(from: 0.01, to: 10)
      let motion = try Simulation(
        of: FrictionSpring(spring, friction: friction), from: random.number(in: -3...3),
        velocity: random.number(in: -10...10)
      ).trajectory(until: 300)
      #expect(motion.velocity(at: 300) == 0)
      #expect(abs(motion.value(at: 300)) <= friction / spring.stiffness * (1 + 1e-6))
      var energy = Double.infinity
      for time in stride(from: 0.0, through: 20, by: 0.05) {
        let (x, v) = (motion.value(at: time), motion.velocity(at: time))
        let now = spring.stiffness * x * x + spring.mass * v * v
        #expect(now <= energy + 1e-6 * (1 + now))
        energy = now
      }
    }
  }

  @Test func aNetworkSticksToo() throws {
    let network = SpringNetwork(
      masses: [1, 1], frictions: [0, 30],
      springs: [
        NetworkSpring(from: 0, to: .body(1), stiffness: 100, damping: 1),
        NetworkSpring(from: 1, to: .anchor(0), stiffness: 10),
      ])
    // The spring between them pulls with 20 at first: the second body does not move.
    let motion = try Simulation(of: network, from: [0.2, 0]).trajectory(until: 3)
    let exact = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 1), from: 0.2, to: 0)
    for time in stride(from: 0.0, through: 3, by: 0.1) {
      #expect(motion.value(at: time)[1] == 0)
      #expect(abs(motion.value(at: time)[0] - exact.value(at: time)) <= 1e-8)
    }
  }
}

/// A body with dry friction that a force pushes back and forth.
private struct BodyWithFriction: PointSystem {
  typealias Position = Double
  let force: Double
  let frequency: Double
  let friction: Double

  func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    force * .sin(frequency * time)
  }

  func frictionLimit(of coordinate: Int) -> Double { friction }
}
