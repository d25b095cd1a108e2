import MotionDynamics
import MotionNumerics
import TestSupport

/// A small system, its events, and the settings of its integration.
struct SimulationInput: CustomStringConvertible {
  struct Body {
    var mass: Double
    var position: Double
    var velocity: Double
    var friction: Double
  }

  struct Spring {
    var body: Int
    /// The body at the other end, or nil for an anchor.
    var other: Int?
    var anchor: Double
    var stiffness: Double
    var damping: Double
    var cubicStiffness: Double
    var restLength: Double
  }

  enum Watched {
    case time(Double)
    case position(Int, Double, String)
    case velocity(Int, Double)
  }

  enum Reaction {
    case record
    case stop
    case reflect(Double)
    case stiffen(Double)
  }

  var bodies: [Body]
  var springs: [Spring]
  var events: [(Watched, Reaction)]
  var gravity = 0.0
  var duration: Double
  var method: Solver.Method
  var tolerance: Double
  var maximumSteps: Int

  var description: String {
    "bodies \(bodies.map { "(\($0.mass) \($0.position) \($0.velocity) \($0.friction))" }), springs "
      + "\(springs.map { "(\($0.body) \($0.other.map { "to \($0)" } ?? "at \($0.anchor)") \($0.stiffness) \($0.damping) \($0.cubicStiffness) \($0.restLength))" }), "
      + "events \(events), gravity \(gravity), duration \(duration), \(method.rawValue) to \(tolerance), "
      + "at most \(maximumSteps) steps"
  }

  static func random(_ random: inout SplitMix64) -> SimulationInput {
    let isModerate = !random.once(in: 4)
    func number(_ scale: Double) -> Double { isModerate || random.once(in: 2) ? random.moderate(scale) : random.wild() }
    let bodies = (0...random.below(3)).map { _ in
      Body(
        mass: isModerate ? random.number(in: 0.1...5) : max(1e-300, abs(number(1))), position: number(3),
        velocity: number(5), friction: random.once(in: 3) ? abs(number(3)) : 0)
    }
    let springs = (0..<random.below(5)).map { _ in
      let body = random.below(bodies.count)
      let other = random.below(bodies.count)
      return Spring(
        body: body, other: other != body ? other : nil, anchor: number(2), stiffness: abs(number(300)),
        damping: random.once(in: 2) ? 0 : abs(number(20)), cubicStiffness: random.once(in: 4) ? number(50) : 0,
        restLength: random.once(in: 2) ? 0 : random.once(in: 20) ? number(1) : abs(number(1)))
    }
    let events = (0..<random.below(4)).map { _ in
      event(&random, bodies: bodies.count, isModerate: isModerate)
    }
    return SimulationInput(
      bodies: bodies, springs: springs, events: events, gravity: random.once(in: 2) ? 0 : number(10),
      duration: isModerate ? random.number(in: 0...3) : abs(random.wild()),
      method: Solver.Method.allCases[random.below(Solver.Method.allCases.count)],
      tolerance: [1e-3, 1e-6, 1e-9, 1e-12][random.below(4)], maximumSteps: [20, 200, 1000][random.below(3)])
  }

  private static func event(_ random: inout SplitMix64, bodies: Int, isModerate: Bool) -> (Watched, Reaction) {
    let level = random.once(in: 4) ? Double(random.below(3)) : random.moderate(2)
    switch random.below(6) {
    case 0: return (.time(random.number(in: 0...3)), random.once(in: 2) ? .record : .stop)
    case 1: return (.time(random.number(in: 0...3)), .stiffen(random.number(in: 0...500)))
    case 2: return (.velocity(random.below(bodies), level), .record)
    case 3, 4:
      return (
        .position(random.below(bodies), level, ["rising", "falling", "either"][random.below(3)]),
        .reflect(random.part())
      )
    default:
      return (.position(random.below(bodies), level, "either"), random.once(in: 4) ? .stop : .record)
    }
  }

  func simulation() throws -> Simulation<SpringNetwork<Double>> {
    let network = try SpringNetwork(
      validatingMasses: bodies.map(\.mass), frictions: bodies.map(\.friction),
      springs: springs.map { spring in
        try NetworkSpring(
          validatingFrom: .init(spring.body), to: spring.other.map { .body(.init($0)) } ?? .anchor(spring.anchor),
          stiffness: spring.stiffness,
          damping: spring.damping, cubicStiffness: spring.cubicStiffness, restLength: spring.restLength)
      }, gravity: gravity)
    let solver = try Solver(
      validatingMethod: method, tolerance: tolerance, maximumSteps: maximumSteps, maximumEvents: 200)
    return try Simulation(
      validatingOf: network, from: bodies.map(\.position), velocity: bodies.map(\.velocity),
      events: events.map(Self.event),
      solver: solver)
  }

  private typealias Event = Simulation<SpringNetwork<Double>>.Event

  private static func event(_ watched: Watched, _ reaction: Reaction) -> Event {
    let trigger: Event.Trigger =
      switch watched {
      case .time(let time): .time(time)
      case .position(let body, let level, let direction):
        .position(coordinate: body, level: level, .init(rawValue: direction) ?? .either)
      case .velocity(let body, let level): .velocity(coordinate: body, level: level, .either)
      }
    let action: Event.Action =
      switch reaction {
      case .record: .record
      case .stop: .stop
      case .reflect(let restitution): .reflect(restitution: restitution)
      case .stiffen(let stiffness):
        .change { for index in $0.springs.indices { $0.springs[index].stiffness = stiffness } }
      }
    return Event(trigger, action)
  }
}
