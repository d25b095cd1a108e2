import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

/// Random small networks with all kinds of events and methods and limited steps: no trap, finite positions, ordered
/// events, no gain of energy, and only documented errors.
@Suite struct RandomNetworkTests {
  private typealias Network = SpringNetwork<Double>
  private typealias Event = Simulation<Network>.Event

  /// A network, its events and its solver.
  private struct Case {
    var network: Network
    var positions: [Double]
    var velocities: [Double]
    var events: [Event]
    var solver: Solver
    var end: Double

    /// Whether only the forces of springs, dampers and friction act from the start to the end.
    var isUndriven = true

    init(_ random: inout SplitMix64) throws {
      let count = Int.random(in: 1...4, using: &random)
      let masses = (0..<count).map { _ in random.magnitude(from: 0.1, to: 10) }
      let hasFriction = Bool.random(using: &random)
      let frictions = (0..<count).map { _ in hasFriction && Bool.random(using: &random) ? random.number(in: 0...5) : 0 }
      let springs = (0..<Int.random(in: 0...5, using: &random)).map { _ -> NetworkSpring<Double> in
        let body = Int.random(in: 0..<count, using: &random)
        let other = Int.random(in: 0..<count, using: &random)
        return NetworkSpring(
          from: .init(body), to: other == body ? .anchor(random.number(in: -2...2)) : .body(.init(other)),
          stiffness: random.magnitude(from: 1, to: 1e4),
          damping: Bool.random(using: &random) ? random.magnitude(from: 1e-2, to: 1e3) : 0,
          cubicStiffness: Bool.random(using: &random) ? random.magnitude(from: 1, to: 1e3) : 0,
          restLength: random.number(in: 0...1))
      }
      let gravity = Int.random(in: 0..<3, using: &random) == 0 ? random.number(in: -10...10) : 0
      network = SpringNetwork(masses: masses, frictions: frictions, springs: springs, gravity: gravity)
      positions = (0..<count).map { _ in random.number(in: -2...2) }
      velocities = (0..<count).map { _ in Bool.random(using: &random) ? random.number(in: -5...5) : 0 }
      end = random.magnitude(from: 0.01, to: 3)
      events = []
      solver = Solver(
        method: random.element(of: Solver.Method.allCases), tolerance: random.magnitude(from: 1e-10, to: 1e-3),
        maximumSteps: random.element(of: [1, 10, 100, 1000]), maximumEvents: random.element(of: [1, 10, 1000]))
      isUndriven = gravity == 0
      for _ in 0..<Int.random(in: 0...4, using: &random) { addEvent(&random) }
    }

    private mutating func addEvent(_ random: inout SplitMix64) {
      let coordinate = Int.random(in: positions.indices, using: &random)
      let direction = random.element(of: Event.Direction.allCases)
      // Some surfaces are exactly at the start of a body.
      let level = Bool.random(using: &random) ? positions[coordinate] : random.number(in: -2...2)
      let position = Event.Trigger.position(coordinate: coordinate, level: level, direction)
      let trigger: Event.Trigger =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .time(random.number(in: -0.1...1.2) * end)
        case 1: position
        case 2: .velocity(coordinate: coordinate, level: random.number(in: -2...2), direction)
        default: .zero(direction) { time, positions, velocities in positions[0] + 0.1 * velocities[0] - 0.2 * time }
        }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: events.append(Event(trigger, .stop))
      case 1: events.append(Event(position, .reflect(restitution: random.number(in: 0...1))))
      case 2 where !network.springs.isEmpty:
        let (spring, stiffness) = (
          Int.random(in: network.springs.indices, using: &random), random.magnitude(from: 1, to: 1e4)
        )
        events.append(Event(trigger, .change { $0.springs[spring].stiffness = stiffness }))
        isUndriven = false
      default: events.append(Event(trigger, .record))
      }
    }
  }

  /// The energy of the bodies and the springs.
  private static func energy(_ network: Network, _ positions: [Double], _ velocities: [Double]) -> Double {
    var energy = 0.0
    for (mass, velocity) in zip(network.masses, velocities) { energy += 0.5 * mass * velocity * velocity }
    for spring in network.springs {
      let other =
        switch spring.end {
        case .body(let body): positions[body.index]
        case .anchor(let anchor): anchor
        }
      // The side that the simulation has taken.
      let extent = spring.side * (positions[spring.body.index] - other) - spring.restLength
      energy += (0.5 * spring.stiffness + 0.25 * spring.cubicStiffness * extent * extent) * extent * extent
    }
    return energy
  }

  @Test func randomNetworksKeepTheRules() throws {
    var random = SplitMix64(seed: 15)
    var finished = 0
    // Without optimisation a tenth of the cases runs.
    let count = thorough(3000)
    for number in 0..<count {
      let example = try Case(&random)
      let simulation = Simulation(
        of: example.network, from: example.positions, velocity: example.velocities, events: example.events,
        solver: example.solver)
      let motion: Trajectory<Network>
      do throws(SimulationFailure<Network>) {
        motion = try simulation.trajectory(until: example.end, isCancelled: { false })
        finished += 1
        #expect(motion.endTime == example.end || motion.eventRecords.last?.time == motion.endTime, "\(number)")
      } catch {
        motion = error.trajectory
        switch error.reason {
        case .stepLimit, .eventLimit, .stepTooShort, .roundingAboveTolerance: break
        case .notFinite, .system, .cancelled, .solver: Issue.record("\(number): \(error)")
        }
        #expect(!"\(error)".contains("\n"))
      }
      check(motion, example, "\(number)")
    }
    // The limits of steps and events end the others.
    #expect(finished > count / 3)
  }

  private func check(_ motion: Trajectory<Network>, _ example: Case, _ number: String) {
    #expect(motion.startTime == 0 && motion.endTime <= example.end, "\(number)")
    let times = motion.eventRecords.map(\.time)
    #expect(times == times.sorted(), "\(number)")
    #expect(times.allSatisfy { $0 >= 0 && $0 <= motion.endTime }, "\(number)")
    #expect(motion.eventRecords.allSatisfy { example.events.indices.contains($0.event) }, "\(number)")
    #expect(motion.stepTimes == motion.stepTimes.sorted(), "\(number)")
    let network = motion.simulation.system
    var least = Self.energy(network, example.positions, example.velocities)
    // Each step may add its tolerance of a velocity and of the work of the force, here generously; `msbdf` adds
    // thousands.
    let perStep = example.solver.method == .msbdf ? 1e5 : 1e3
    let allowed = perStep * example.solver.relativeTolerance * Double(motion.stepTimes.count) * (1 + least)
    for index in 0...60 {
      let time = motion.endTime * Double(index) / 60
      let (positions, velocities) = (motion.value(at: time), motion.velocity(at: time))
      #expect((positions + velocities).allSatisfy { $0.isFinite }, "\(number)")
      guard example.isUndriven else { continue }
      let energy = Self.energy(network, positions, velocities)
      #expect(energy <= least + allowed, "\(number) at \(time)")
      least = min(least, energy)
    }
  }
}
