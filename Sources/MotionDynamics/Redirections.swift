// Calls that users of other libraries try first. The compiler names the right call.

extension Simulation.Event {
  /// An event of a single number; in a system of several, the event must name the coordinate.
  @available(
    *, unavailable,
    message: "say which coordinate, .when(coordinate: 0, position: …), or which body, .when(body, position: …)"
  )
  public static func when(position: Double, _ direction: Direction, _ action: Action) -> Self { fatalError() }

  /// An event without a direction of its crossing; only documents have a default direction.
  @available(*, unavailable, message: "say the sense of the crossing: .rising, .falling or .either before the action")
  public static func when(position: Double, _ action: Action) -> Self { fatalError() }
}

extension Simulation.Event.Action {
  /// A bounce, named after the body's motion instead of the change of its velocity.
  @available(*, unavailable, renamed: "reflect(restitution:)")
  public static func bounce(restitution: Double) -> Self { fatalError() }
}

extension Simulation {
  /// Games run a simulation; here a simulation produces a trajectory.
  @available(*, unavailable, renamed: "trajectory(until:)")
  public func run(until end: Double) -> Trajectory<System> { fatalError() }

  /// SciPy solves a simulation; here a simulation produces a trajectory.
  @available(*, unavailable, renamed: "trajectory(until:)")
  public func solve(until end: Double) -> Trajectory<System> { fatalError() }
}

extension Trajectory {
  /// A position: the value of the trajectory, which is a motion.
  @available(*, unavailable, renamed: "value(at:)")
  public func position(at time: Double) -> Value { fatalError() }

  /// The events that have happened.
  @available(*, unavailable, renamed: "eventRecords")
  public var events: [EventRecord] { fatalError() }
}

extension Solver {
  /// A method without its label, as in SciPy.
  @available(*, unavailable, renamed: "init(method:)")
  public init(_ method: Method) { fatalError() }
}
