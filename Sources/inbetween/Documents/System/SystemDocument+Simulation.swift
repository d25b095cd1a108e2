import MotionDynamics
import MotionNumerics

/// The motion of the bodies of a document, one coordinate each, in their order.
typealias BodyTrajectory = Trajectory<SpringNetwork<Double>>

extension SystemDocument {
  /// The largest number of bodies for methods that solve linear equations: their matrices grow with its square.
  static let maximumImplicitBodyCount = 100

  /// Integrates the system to its end.
  ///
  /// - Parameter name: what messages call the document, see ``InputFile/name``.
  /// - Returns: the motion up to the duration, or to an event that stops it.
  /// - Throws: ``CommandFailure/badData(_:)``, with the time reached if the simulation fails.
  func trajectory(name: String) throws(CommandFailure) -> BodyTrajectory {
    guard !isImplicit || bodies.count <= Self.maximumImplicitBodyCount else {
      let limit = "at most \(Self.maximumImplicitBodyCount) bodies are allowed"
      throw .badData("\(name): method: with '\(method.rawValue)' \(limit), found \(bodies.count)")
    }
    let simulation: Simulation<SpringNetwork<Double>>
    do throws(ParameterError) {
      simulation = try self.simulation()
    } catch {
      throw .badData("\(name): \(error)")
    }
    do throws(SimulationFailure<SpringNetwork<Double>>) {
      return try simulation.trajectory(until: duration)
    } catch {
      throw .badData("\(name): \(error.description)")
    }
  }

  private var isImplicit: Bool {
    switch method {
    case .msbdf, .bsimp: true
    case .rkck, .rkf45, .rk8pd: false
    }
  }

  private func simulation() throws(ParameterError) -> Simulation<SpringNetwork<Double>> {
    let network = SpringNetwork(
      masses: bodies.map(\.mass), frictions: bodies.map(\.friction), springs: springs.map(NetworkSpring.init),
      gravity: gravity)
    let solver = try Solver(method: Solver.Method(method), tolerance: tolerance, maximumSteps: maximumSteps)
    return try Simulation(
      of: network, from: bodies.map(\.position), velocity: bodies.map(\.velocity),
      events: events.map(MotionDynamics.Event.init), solver: solver)
  }

  /// A million, or as many as fit into about a gibibyte: a step keeps three numbers for each body.
  private var maximumSteps: Int {
    max(1000, min(1_000_000, (1 << 30) / (24 * bodies.count)))
  }
}

extension Solver.Method {
  fileprivate init(_ method: SystemDocument.Method) {
    self =
      switch method {
      case .rkck: .rkck
      case .rkf45: .rkf45
      case .rk8pd: .rk8pd
      case .msbdf: .msbdf
      case .bsimp: .bsimp
      }
  }
}

extension NetworkSpring<Double> {
  fileprivate init(_ spring: SystemDocument.Spring) {
    let parameters = spring.parameters
    let end: End =
      switch spring.to {
      case .body(let index): .body(index)
      case .anchor(let position): .anchor(position)
      }
    self.init(
      from: spring.from, to: end, stiffness: parameters.stiffness, damping: parameters.damping,
      cubicStiffness: parameters.cubicStiffness, restLength: parameters.restLength)
  }

  fileprivate mutating func apply(_ change: SystemDocument.Event.SpringChange) {
    stiffness = change.stiffness ?? stiffness
    damping = change.damping ?? damping
    cubicStiffness = change.cubicStiffness ?? cubicStiffness
    restLength = change.restLength ?? restLength
  }
}

extension MotionDynamics.Event<SpringNetwork<Double>> {
  fileprivate init(_ event: SystemDocument.Event) {
    let trigger: Trigger =
      switch event.trigger {
      case .time(let time, _): .time(time)
      case .crossing(let body, let position, let direction):
        .position(coordinate: body, level: position, Direction(direction))
      }
    self.init(trigger, Action(event.action))
  }
}

extension MotionDynamics.Event<SpringNetwork<Double>>.Action {
  fileprivate init(_ action: SystemDocument.Event.Action) {
    self =
      switch action {
      case .record: .record
      case .stop: .stop
      case .reflect(let restitution): .reflect(restitution: restitution)
      case .set(let spring, let change): .change { $0.springs[spring].apply(change) }
      case .retarget(let spring, let position): .change { $0.springs[spring].end = .anchor(position) }
      }
  }
}

extension MotionDynamics.Event<SpringNetwork<Double>>.Direction {
  fileprivate init(_ direction: SystemDocument.Event.Direction) {
    self =
      switch direction {
      case .rising: .rising
      case .falling: .falling
      case .either: .either
      }
  }
}
