import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// The energies of the systems, and how well an integration keeps them.
@Suite struct EnergyTests {
  private typealias Network = SpringNetwork<Double>
  private typealias Plane = SpringNetwork<SIMD2<Double>>

  private static let undamped = Spring(mass: 1.7, stiffness: 90, damping: 0)

  private static func chain(_ count: Int, damping: Double = 0) -> SpringNetwork<Double> {
    SpringNetwork(
      masses: (0..<count).map { 1 + 0.3 * Double($0) },
      springs: (0..<count).map {
        NetworkSpring(
          from: .init($0), to: $0 == 0 ? .anchor(-1) : .body(.init($0 - 1)), stiffness: 100, damping: damping,
          cubicStiffness: 20, restLength: 0.5)
      }, gravity: -3)
  }

  private static let web = SpringNetwork<SIMD2<Double>>(
    masses: [1, 2, 0.4],
    springs: [
      NetworkSpring(from: 0, to: .anchor([0, 3]), stiffness: 40, cubicStiffness: 5),
      NetworkSpring(from: 1, to: .body(0), stiffness: 30, cubicStiffness: 2, restLength: 1),
      NetworkSpring(from: 2, to: .body(1), stiffness: 20, restLength: 0.7),
    ], gravity: [0.5, -9.8])

  // MARK: The law

  /// Along the system's own motion the energy of a state has no slope.
  private func expectConstant<System: DynamicSystem>(_ system: System, seed: UInt64) throws {
    #expect(system.conservesEnergy)
    var (system, numbers) = (system, SplitMix64(seed: seed))
    let count = system.coordinateCount
    for _ in 0..<50 {
      let positions = (0..<count).map { _ in 3 * numbers.nextSigned() }
      let velocities = (0..<count).map { _ in 3 * numbers.nextSigned() }
      try system.prepare(at: 0, positions: positions.span, velocities: velocities.span, isStart: true)
      var accelerations = Array(repeating: 0.0, count: count)
      var span = accelerations.mutableSpan
      try system.evaluate(&span, at: 0, positions: positions.span, velocities: velocities.span)
      func energy(after time: Double) throws -> MechanicalEnergy {
        let moved = (0..<count).map { positions[$0] + time * velocities[$0] + 0.5 * time * time * accelerations[$0] }
        let rates = (0..<count).map { velocities[$0] + time * accelerations[$0] }
        let energy = system.energy(positions: moved.span, velocities: rates.span)
        return try #require(energy)
      }
      let (step, now) = (1e-6, try energy(after: 0))
      let slope = try (energy(after: step).total - energy(after: -step).total) / (2 * step)
      #expect(abs(slope) <= 1e-6 * (now.kinetic + abs(now.potential) + 1), "\(system)")
    }
  }

  @Test func energiesStayTheSame() throws {
    try expectConstant(LinearSpring<SIMD2<Double>>(Self.undamped, target: [1, -2]), seed: 1)
    try expectConstant(DuffingSpring(Self.undamped, cubicStiffness: 50, target: 0.3), seed: 2)
    try expectConstant(FrictionSpring(Self.undamped, friction: 0, target: 0.3), seed: 3)
    try expectConstant(Pendulum(length: 0.7), seed: 4)
    try expectConstant(FallingBall(gravity: -9.81), seed: 5)
    try expectConstant(Self.chain(5), seed: 6)
    try expectConstant(Self.web, seed: 7)
  }

  /// Dampers, friction, drives and unknown equations keep no energy.
  @Test func whatTakesEnergyIsKnown() {
    let damped = Spring(mass: 1, stiffness: 90, damping: 0.1)
    #expect(!LinearSpring<Double>(damped).conservesEnergy && !DuffingSpring(damped, cubicStiffness: 5).conservesEnergy)
    #expect(!DuffingSpring(Self.undamped, cubicStiffness: 5, driveForce: 1, driveFrequency: 2).conservesEnergy)
    #expect(!FrictionSpring(Self.undamped, friction: 1).conservesEnergy && !FallingBall(drag: 1).conservesEnergy)
    #expect(!Pendulum(length: 1, damping: 0.1).conservesEnergy && !Self.chain(3, damping: 0.1).conservesEnergy)
    let sticky = Network(masses: [1], frictions: [0.5], springs: [])
    #expect(!sticky.conservesEnergy)
    let custom = Simulation(position: 1.0, duration: 1) { _, x, _ in -x }
    #expect(custom.energy == nil && !custom.system.conservesEnergy)
  }

  // MARK: The solver

  @Test func theDefaultKeepsTheEnergy() {
    #expect(Solver().method == .rk8pd && Solver().keepsEnergy && Solver() != Solver(method: .rk8pd))
    for method in Solver.Method.allCases { #expect(!Solver(method: method).keepsEnergy) }
  }

  /// A network that floats keeps its momentum instead, to the bit of a sum.
  @Test func whatFloatsKeepsItsMomentum() throws {
    var floating = Network(
      masses: [1, 2], springs: [NetworkSpring(from: 0, to: .body(1), stiffness: 100, restLength: 1)])
    let (positions, velocities) = ([0.0, 2.5], [1.0, 0])
    let energy = floating.energy(positions: positions.span, velocities: velocities.span)
    #expect(energy == MechanicalEnergy(kinetic: 0.5, potential: 0.5 * 100 * 1.5 * 1.5) && !floating.conservesEnergy)
    let motion = try Simulation(of: floating, from: [0, 2], velocity: [1, 3]).trajectory(until: 20)
    let end = motion.velocity(at: 20)
    #expect(abs(end[0] + 2 * end[1] - 7) <= 1e-12 && motion.energyDrift == nil)
    let idle = floating.addSpring(from: 1, to: .anchor(0), stiffness: 0)
    // It has no force, so that it holds nothing.
    #expect(!floating.conservesEnergy)
    floating[idle].stiffness = 1
    #expect(floating.conservesEnergy)
  }

  // MARK: The drift

  /// Ten minutes of an undamped spring that stiffens.
  @Test func theUsualMethodKeepsTheEnergy() throws {
    let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 0), cubicStiffness: 500)
    func drift(_ method: Solver.Method?) throws -> Double {
      let solver = Solver(method: method, tolerance: 1e-10)
      return try #require(try Simulation(of: spring, from: 1, solver: solver).trajectory(until: 600).energyDrift)
    }
    let usual = try drift(nil)
    #expect(usual <= 1e-11)
    #expect(try drift(.rk8pd) >= 1000 * usual)
  }

  /// The square of a position of 10¹⁶⁰ overflows; the motion lost a part of its velocity in each step.
  @Test func anEnergyThatOverflowsDampsNothing() throws {
    let spring = LinearSpring<Double>(Spring(mass: 1, stiffness: 1, damping: 0))
    let time = 200 * Double.pi
    let motion = try Simulation(of: spring, from: 1e160).trajectory(until: time)
    let usual = try Simulation(of: spring, from: 1, solver: Solver(method: .rk8pd)).trajectory(until: time)
    #expect(abs(motion.value(at: time) / 1e160 - 1) <= 2 * abs(usual.value(at: time) - 1) + 1e-8)
  }

  @Test func theEnergyAtATime() throws {
    let spring = LinearSpring<Double>(Self.undamped, target: 1)
    let motion = try Simulation(of: spring, from: 3).trajectory(until: 5)
    let start = try #require(motion.simulation.energy)
    #expect(start == MechanicalEnergy(kinetic: 0, potential: 0.5 * 90 * 4) && start.total == start.potential)
    for time in stride(from: 0.0, through: 5, by: 0.1) {
      let energy = try #require(motion.energy(at: time))
      #expect(abs(energy.total - start.total) <= 1e-8 * start.total)
      #expect(abs(energy.kinetic - 0.5 * 1.7 * motion.velocity(at: time) * motion.velocity(at: time)) <= 1e-9)
    }
    #expect(motion.energy(at: .nan) == nil && motion.energy(at: -1) == start)
  }

  /// What an event takes is no drift, and what a damper takes makes none.
  @Test func eventsAreNoDrift() throws {
    let ball = FallingBall(gravity: -9.81)
    let bounces = try Simulation(of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.8)])
      .trajectory(until: 2)
    #expect(bounces.eventRecords.count > 2)
    #expect(try #require(bounces.energyDrift) <= 1e-9)
    let fast = try #require(bounces.energy(at: 0))
    let slow = try #require(bounces.energy(at: 2))
    #expect(slow.total < 0.5 * fast.total)
    let moved = try Simulation(
      of: LinearSpring<Double>(Self.undamped), from: 1, events: [.at(0.5, .retarget(to: 4))]
    ).trajectory(until: 3)
    #expect(try #require(moved.energyDrift) <= 1e-8)
    let damped = LinearSpring<Double>(Spring(mass: 1, stiffness: 90, damping: 1))
    #expect(try Simulation(of: damped, from: 1).trajectory(until: 1).energyDrift == nil)
    #expect(try Simulation(of: LinearSpring<Double>(Self.undamped), from: 0).trajectory(until: 1).energyDrift == 0)
    // A ball that has come to rest is held.
    let dull = try Simulation(of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.3)]).trajectory(until: 3)
    #expect(dull.energyDrift == nil)
  }
}
