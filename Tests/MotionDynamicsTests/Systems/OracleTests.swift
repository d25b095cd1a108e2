import MotionDynamics
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Systems against tables from SciPy and mpmath, which the scripts beside them in `Tests/Reference` made.
@Suite struct OracleTests {
  /// A solver for tables with an accuracy of 1e-11: some systems amplify the error of a step a hundredfold.
  private let exact = Solver(tolerance: 1e-14)

  /// Compares the rows of a table; each system is integrated once.
  private func worst<System: DynamicSystem<Double>>(
    of table: String, parameters: [String], velocity: String = "velocity",
    growth: ([Double]) -> Double = { _ in 1 },
    _ simulation: ([Double]) throws -> Simulation<System>
  ) throws -> WorstCase {
    var worst = WorstCase()
    let rows = try ReferenceTable(table).rows
    let groups = Dictionary(grouping: rows) { row in parameters.map(row.number) }
    for (values, rows) in groups {
      let end = rows.map { $0.number("time") }.max() ?? 0
      let motion = try simulation(values).trajectory(until: end)
      for row in rows {
        let time = row.number("time")
        for (found, expected) in [
          (motion.value(at: time), row.number("position")), (motion.velocity(at: time), row.number(velocity)),
        ] {
          worst.note(abs(found - expected) / max(1, abs(expected)) / growth(values), "\(table) \(values) at \(time)")
        }
      }
    }
    return worst
  }

  @Test func duffing() throws {
    let worst = try worst(
      of: "dynamics_duffing",
      parameters: ["mass", "stiffness", "damping", "cubic", "amplitude", "frequency", "x0", "v0"]
    ) { values in
      var system = DuffingSpring(
        Spring(mass: values[0], stiffness: 1, damping: values[2]), cubicStiffness: values[3], driveForce: values[4],
        driveFrequency: values[5])
      system.stiffness = values[1]
      return Simulation(of: system, from: values[6], velocity: values[7], solver: exact)
    }
    #expect(worst.count >= 280)
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test func aSpringThatFollows() throws {
    let worst = try worst(
      of: "dynamics_driven", parameters: ["mass", "stiffness", "damping", "amplitude", "frequency", "x0", "v0"]
    ) { values in
      let leader = SineWave(amplitude: values[3], frequency: values[4])
      return Simulation(
        of: FollowingSpring(Spring(mass: values[0], stiffness: values[1], damping: values[2]), following: leader),
        from: values[5],
        velocity: values[6], solver: exact)
    }
    #expect(worst.count >= 100)
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test func pendulum() throws {
    // Near the energy of the upright position errors grow there like e^(ωt).
    func growth(_ values: [Double]) -> Double {
      let energy = values[3] * values[3] * values[0] / (2 * values[1]) + 1 - Double.cos(values[2])
      return abs(energy / 2 - 1) < 0.01 ? 10 : 1
    }
    let worst = try worst(
      of: "pendulum", parameters: ["length", "gravity", "angle", "velocity"], velocity: "speed", growth: growth
    ) { values in
      Simulation(
        of: Pendulum(length: values[0], gravity: values[1]), from: values[2], velocity: values[3],
        solver: exact)
    }
    #expect(worst.count >= 200)
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test func coulombFriction() throws {
    let worst = try worst(
      of: "friction", parameters: ["mass", "stiffness", "damping", "friction", "x0", "v0"]
    ) { values in
      Simulation(
        of: FrictionSpring(Spring(mass: values[0], stiffness: values[1], damping: values[2]), friction: values[3]),
        from: values[4],
        velocity: values[5], solver: exact)
    }
    #expect(worst.count >= 300)
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test(arguments: [Solver.Method.rkck, .rk8pd, .bsimp])
  func chain(method: Solver.Method) throws {
    let stiffness: [Double] = [100, 80, 120, 60, 90, 110]
    let damping = [0.5, 0.1, 0, 0.3, 0.2, 0.4]
    let cubic: [Double] = [0, 50, 0, 200, 0, 10]
    let ends: [(body: SpringNetwork<Double>.BodyID, end: NetworkSpring<Double>.End, rest: Double)] = [
      (0, .anchor(0), 1), (1, .body(0), 1), (2, .body(1), 1), (3, .body(2), 1), (4, .body(3), 1), (4, .anchor(6), 1),
    ]
    let network = SpringNetwork(
      masses: [1, 2, 0.5, 1.5, 1],
      springs: ends.indices.map { index in
        NetworkSpring(
          from: ends[index].body, to: ends[index].end, stiffness: stiffness[index], damping: damping[index],
          cubicStiffness: cubic[index], restLength: ends[index].rest)
      }, gravity: 0.5)
    let motion = try Simulation(
      of: network, from: [1, 2, 3.5, 4, 5.2], velocity: [0, 1, 0, -2, 0.5],
      solver: Solver(method: method, tolerance: 1e-12)
    ).trajectory(until: 5)
    var worst = WorstCase()
    for row in try ReferenceTable("dynamics_chain").rows {
      let time = row.number("time")
      let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
      for body in 0..<5 {
        worst.note(abs(value[body] - row.number("x\(body)")), "x\(body) at \(time)")
        worst.note(abs(velocity[body] - row.number("v\(body)")), "v\(body) at \(time)")
      }
    }
    #expect(worst.count == 400)
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  @Test func jelly() throws {
    typealias Point = SIMD2<Double>
    let side = 0.7071
    let ring: [Point] = [
      [1, 0], [side, side], [0, 1], [-side, side], [-1, 0], [-side, -side], [0, -1], [side, -side],
    ]
    let neighbours = (0..<8).map { body in
      NetworkSpring<Point>(
        from: .init(body), to: .body(.init((body + 1) % 8)), stiffness: 40, damping: 0.05, restLength: 0.75)
    }
    let opposites = (0..<4).map { body in
      NetworkSpring<Point>(from: .init(body), to: .body(.init(body + 4)), stiffness: 15, damping: 0.02, restLength: 2.1)
    }
    let network = SpringNetwork(
      masses: [Double](repeating: 0.1, count: 8), springs: neighbours + opposites, gravity: [0.3, -1])
    var velocities = [Point](repeating: .zero, count: 8)
    velocities[0] = [0, 2]
    velocities[3] = [-1, 0.5]
    let motion = try Simulation(of: network, from: ring, velocity: velocities, solver: exact)
      .trajectory(until: 3)
    var worst = WorstCase()
    for row in try ReferenceTable("dynamics_jelly").rows {
      let time = row.number("time")
      for body in 0..<8 {
        let bodyMotion = motion.body(body)
        let (position, velocity) = (bodyMotion.value(at: time), bodyMotion.velocity(at: time))
        worst.note(abs(position.x - row.number("x\(body)")), "x\(body) at \(time)")
        worst.note(abs(position.y - row.number("y\(body)")), "y\(body) at \(time)")
        worst.note(abs(velocity.x - row.number("vx\(body)")), "vx\(body) at \(time)")
        worst.note(abs(velocity.y - row.number("vy\(body)")), "vy\(body) at \(time)")
      }
    }
    #expect(worst.count == 640)
    #expect(worst.error <= 1e-9, "\(worst)")
  }
}
