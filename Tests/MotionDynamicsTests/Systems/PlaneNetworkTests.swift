import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Springs that pull along their lines in the plane, against closed forms, laws of conservation and symmetries.
@Suite struct PlaneNetworkTests {
  typealias Point = SIMD2<Double>
  private typealias Plane = SpringNetwork<Point>
  private typealias Line = SpringNetwork<Double>

  /// Far below the bounds of the tests, which allow for the sum of the errors of some hundred steps.
  private let solver = Solver(tolerance: 1e-13)

  private func times(until end: Double) -> [Double] { (0...200).map { end * Double($0) / 200 } }

  private static func length(_ vector: Point) -> Double { (vector * vector).sum().squareRoot() }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  // MARK: Closed forms

  @Test func withoutARestLengthAllDirectionsAreAlike() throws {
    var network = Plane()
    let ball = network.addBody(mass: 2)
    network.addSpring(from: ball, to: .anchor([1, -2]), stiffness: 50, damping: 3)
    let motion = try Simulation(of: network, from: [ball: [0, 3]], velocity: [ball: [5, 1]], solver: solver)
      .trajectory(until: 3).body(ball)
    let exact = SpringMotion(
      Spring(mass: 2, stiffness: 50, damping: 3), from: Point(0, 3), to: Point(1, -2), velocity: Point(5, 1))
    for time in times(until: 3) {
      #expect(Self.length(motion.value(at: time) - exact.value(at: time)) <= 1e-10)
      #expect(Self.length(motion.velocity(at: time) - exact.velocity(at: time)) <= 1e-9)
    }
  }

  /// At the speed at which the spring's pull is the centripetal force the body goes round in a circle.
  @Test(arguments: [0.0, 2.5])
  func aBodyOnAStretchedSpringOrbits(cubicStiffness: Double) throws {
    let (mass, stiffness, restLength, radius) = (0.5, 8.0, 1.0, 1.5)
    let extent = radius - restLength
    let rate = ((stiffness + cubicStiffness * extent * extent) * extent / (mass * radius)).squareRoot()
    let center = Point(2, 1)
    var network = Plane()
    let ball = network.addBody(mass: mass)
    network.addSpring(
      from: ball, to: .anchor(center), stiffness: stiffness, cubicStiffness: cubicStiffness, restLength: restLength)
    let motion = try Simulation(
      of: network, from: [ball: center + [radius, 0]], velocity: [ball: [0, rate * radius]], solver: solver
    ).trajectory(until: 6).body(ball)
    for time in times(until: 6) {
      let direction = Point(.cos(rate * time), .sin(rate * time))
      #expect(Self.length(motion.value(at: time) - center - radius * direction) <= 1e-10)
    }
  }

  /// The damper of a spring with a rest length acts along the spring, and leaves the spin as it is; without one it acts in
  /// all directions, and the spin decays as the speed of a body in a viscous fluid does.
  @Test(arguments: [0, 1e-3, 1.0])
  func aDamperAndTheSpin(restLength: Double) throws {
    let (mass, damping, center) = (0.5, 0.4, Point(2, 1))
    var network = Plane()
    let ball = network.addBody(mass: mass)
    network.addSpring(
      from: ball, to: .anchor(center), stiffness: 8, damping: damping, cubicStiffness: 1, restLength: restLength)
    let motion = try Simulation(
      of: network, from: [ball: center + [1.5, 0.2]], velocity: [ball: [0.7, 3]], solver: solver
    ).trajectory(until: 6).body(ball)
    func spin(at time: Double) -> Double { Self.cross(motion.value(at: time) - center, motion.velocity(at: time)) }
    for time in times(until: 6) {
      let expected = spin(at: 0) * (restLength == 0 ? .exp(-damping / mass * time) : 1)
      #expect(abs(spin(at: time) - expected) <= 1e-10)
    }
  }

  // MARK: The line

  /// A chain with dampers and hardening springs that its weight keeps stretched, as a compressed one would buckle.
  @Test(arguments: [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0.6, -0.8)])
  func alongALineItIsTheChainOfTheLine(direction: Point) throws {
    var line = Line(gravity: 5)
    var plane = Plane(gravity: 5 * direction)
    for mass in [1, 0.5, 2] {
      line.addBody(mass: mass)
      plane.addBody(mass: mass)
    }
    // Each body is beyond the end that its spring leads to, so that the signed extension is that of the length.
    let ends: [(body: Int, to: Int?, restLength: Double)] = [(0, nil, 1), (1, 0, 1), (2, 1, 1), (2, 0, 2)]
    for (index, end) in ends.enumerated() {
      let (damping, cubic) = (0.3 * Double(index), 5.0 * Double(index))
      line.addSpring(
        from: .init(end.body), to: end.to.map { .body(.init($0)) } ?? .anchor(0), stiffness: 40, damping: damping,
        cubicStiffness: cubic, restLength: end.restLength)
      plane.addSpring(
        from: .init(end.body), to: end.to.map { .body(.init($0)) } ?? .anchor(.zero), stiffness: 40, damping: damping,
        cubicStiffness: cubic, restLength: end.restLength)
    }
    let (positions, velocities) = ([1.2, 2.3, 3.5], [0, 0.3, -0.2])
    let onALine = try Simulation(of: line, from: positions, velocity: velocities, solver: solver).trajectory(until: 3)
    let inThePlane = try Simulation(
      of: plane, from: positions.map { $0 * direction }, velocity: velocities.map { $0 * direction }, solver: solver
    ).trajectory(until: 3)
    var worst = WorstCase()
    for time in times(until: 3) {
      for (expected, found) in zip(onALine.value(at: time), inThePlane.value(at: time)) {
        worst.note(Self.length(found - expected * direction), "\(expected) at \(time)")
      }
    }
    #expect(worst.error <= 1e-10, "\(worst)")
  }

  // MARK: Conservation

  /// Kinetic energy, that of the springs, and that of the weight.
  private func energy(_ network: Plane, _ positions: [Point], _ velocities: [Point]) -> Double {
    var energy = 0.0
    for body in positions.indices {
      let weight = (network.gravity * positions[body]).sum()
      energy += network.masses[body] * (0.5 * (velocities[body] * velocities[body]).sum() - weight)
    }
    for spring in network.springs {
      let end: Point =
        switch spring.end {
        case .anchor(let anchor): anchor
        case .body(let other): positions[other.index]
        }
      let extent = Self.length(positions[spring.body.index] - end) - spring.restLength
      energy += (0.5 * spring.stiffness + 0.25 * spring.cubicStiffness * extent * extent) * extent * extent
    }
    return energy
  }

  @Test func aSpringPendulumKeepsItsEnergy() throws {
    var network = Plane(gravity: [0, -9.81])
    let bob = network.addBody(mass: 0.7)
    network.addSpring(from: bob, to: .anchor([0, 2]), stiffness: 60, cubicStiffness: 30, restLength: 1)
    let motion = try Simulation(of: network, from: [bob: [1.2, 2]], solver: solver).trajectory(until: 10)
    let start = energy(network, [[1.2, 2]], [.zero])
    for time in times(until: 10) {
      let state = motion.state(at: time)
      #expect(abs(energy(network, state.value, state.velocity) - start) <= 1e-9)
    }
    // It swings and stretches: not a motion on a circle or a line.
    let lengths = times(until: 10).map { Self.length(motion.body(bob).value(at: $0) - [0, 2]) }
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) > 0.3)
  }

  /// Without an anchor and without weight nothing acts from outside.
  @Test func aFreeJellyKeepsEnergyAndMomenta() throws {
    var random = SplitMix64(seed: 7)
    var network = Plane()
    var positions: [Plane.BodyID: Point] = [:]
    var velocities: [Plane.BodyID: Point] = [:]
    let corners: [Point] = [[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.5]]
    for corner in corners {
      let body = network.addBody(mass: random.number(in: 0.2...2))
      positions[body] = corner
      velocities[body] = [random.number(in: -1...1), random.number(in: -1...1)]
    }
    for first in 0..<5 {
      for second in 0..<first {
        network.addSpring(
          from: .init(first), to: .body(.init(second)), stiffness: random.number(in: 10...60),
          cubicStiffness: random.number(in: 0...20), restLength: Self.length(corners[first] - corners[second]))
      }
    }
    let motion = try Simulation(of: network, from: positions, velocity: velocities, solver: solver)
      .trajectory(until: 5)
    func invariants(at time: Double) -> [Double] {
      let (positions, velocities) = motion.state(at: time)
      let momenta = zip(network.masses, velocities).map { $0 * $1 }
      let momentum = momenta.reduce(Point.zero, +)
      let spin = zip(positions, momenta).map { Self.cross($0, $1) }.reduce(0, +)
      return [energy(network, positions, velocities), momentum.x, momentum.y, spin]
    }
    let start = invariants(at: 0)
    for time in times(until: 5) {
      for (now, before) in zip(invariants(at: time), start) { #expect(abs(now - before) <= 1e-9) }
    }
  }

  // MARK: Symmetry

  /// Two bodies on each other and on an anchor, in a world that is turned by an angle.
  private func swing(turnedBy angle: Double, seed: UInt64) throws -> (motion: Trajectory<Plane>, turn: (Point) -> Point)
  {
    var random = SplitMix64(seed: seed)
    let turn = { (point: Point) in
      Point(point.x * .cos(angle) - point.y * .sin(angle), point.x * .sin(angle) + point.y * .cos(angle))
    }
    func anywhere() -> Point { turn([random.number(in: -1...1), random.number(in: -1...1)]) }
    var network = Plane(gravity: turn([0, -9.81]))
    let anchor = turn([0, 2])
    let (upper, lower) = (network.addBody(mass: 1), network.addBody(mass: 0.6))
    let (stiffness, damping) = (random.number(in: 20...80), random.number(in: 0...1))
    network.addSpring(from: upper, to: .anchor(anchor), stiffness: stiffness, damping: damping, restLength: 1)
    network.addSpring(
      from: lower, to: .body(upper), stiffness: 40, damping: damping, cubicStiffness: 9, restLength: 0.7)
    network.addSpring(from: lower, to: .anchor(anchor), stiffness: 3, damping: damping)
    let simulation = Simulation(
      of: network, from: [upper: anywhere(), lower: anywhere()], velocity: [upper: anywhere(), lower: anywhere()],
      solver: solver)
    return (try simulation.trajectory(until: 1.5), turn)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func aTurnedSystemMovesTurned(seed: UInt64) throws {
    let upright = try swing(turnedBy: 0, seed: seed).motion
    let turned = try swing(turnedBy: 0.7 * Double(seed), seed: seed)
    var worst = WorstCase()
    for time in times(until: 1.5) {
      for (expected, found) in zip(upright.value(at: time), turned.motion.value(at: time)) {
        worst.note(Self.length(turned.turn(expected) - found), "\(time)")
      }
    }
    // The double swing is chaotic: it amplifies the difference of the roundings.
    #expect(worst.error <= 1e-8, "\(worst)")
  }
}
