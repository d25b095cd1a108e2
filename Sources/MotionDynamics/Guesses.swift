// Calls that people try first, by the names of other libraries, with the call that is meant.

extension Simulation.Event {
  /// The event of a single number; a system of several says which one.
  @available(
    *, unavailable,
    message: "say which coordinate, .when(coordinate: 0, position: …), or which body, .when(body, position: …)"
  )
  public static func when(position: Double, _ direction: Direction, _ action: Action) -> Self { fatalError() }

  /// An event without a sense of its crossing, which has a default in documents alone.
  @available(*, unavailable, message: "say the sense of the crossing: .rising, .falling or .either before the action")
  public static func when(position: Double, _ action: Action) -> Self { fatalError() }
}

extension Simulation.Event.Action {
  /// A bounce, by the name of what happens to the body instead of its velocity.
  @available(*, unavailable, renamed: "reflect(restitution:)")
  public static func bounce(restitution: Double) -> Self { fatalError() }
}

extension Simulation {
  /// A simulation runs in games; here it results in a trajectory.
  @available(*, unavailable, renamed: "trajectory(until:)")
  public func run(until end: Double) -> Trajectory<System> { fatalError() }

  /// A simulation is solved in SciPy; here it results in a trajectory.
  @available(*, unavailable, renamed: "trajectory(until:)")
  public func solve(until end: Double) -> Trajectory<System> { fatalError() }
}

extension Trajectory {
  /// A position; a trajectory is a motion, whose value it is.
  @available(*, unavailable, renamed: "value(at:)")
  public func position(at time: Double) -> Value { fatalError() }

  /// The events that have happened.
  @available(*, unavailable, renamed: "eventRecords")
  public var events: [EventRecord] { fatalError() }
}

extension Solver {
  /// A method without its label, as SciPy takes it.
  @available(*, unavailable, renamed: "init(method:)")
  public init(_ method: Method) { fatalError() }
}
