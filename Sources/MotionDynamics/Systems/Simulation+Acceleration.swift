public import MotionCurves

extension Simulation {
  /// Creates a simulation of a custom equation, x″ = f(t, x, x′).
  ///
  /// ```swift
  /// let vanDerPol = Simulation(position: 0.1, duration: 20) { t, x, v in 2 * (1 - x * x) * v - x }
  /// let motion = try vanDerPol.trajectory()
  /// ```
  ///
  /// - Parameters:
  ///   - position: the position at the start.
  ///   - velocity: the velocity at the start, per second.
  ///   - duration: the time that ``trajectory(until:isCancelled:progress:)`` takes without an end, in seconds.
  ///   - startTime: the start time in seconds.
  ///   - events: the events that are detected.
  ///   - solver: the method of integration, its tolerances and its limits.
  ///   - acceleration: from the time, the position and the velocity.
  /// - Precondition: the start is finite, and the duration finite and not negative;
  ///   ``init(validatingPosition:velocity:duration:startingAt:events:solver:_:)`` throws instead.
  public init<Position: Coordinates & VectorValue>(
    position: Position, velocity: Position = .zero, duration: Double, startingAt startTime: Double = 0,
    events: [Event] = [], solver: Solver = Solver(),
    _ acceleration: @escaping @Sendable (_ time: Double, _ position: Position, _ velocity: Position) throws -> Position
  ) where System == CustomSystem<Position> {
    self = ParameterError.orTrap(
      try Self(
        validatingPosition: position, velocity: velocity, duration: duration, startingAt: startTime, events: events,
        solver: solver, acceleration))
  }

  /// Creates a simulation of a custom equation, from numbers that come from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain, and for an event with an impossible parameter.
  public init<Position: Coordinates & VectorValue>(
    validatingPosition position: Position, velocity: Position = .zero, duration: Double,
    startingAt startTime: Double = 0, events: [Event] = [], solver: Solver = Solver(),
    _ acceleration: @escaping @Sendable (_ time: Double, _ position: Position, _ velocity: Position) throws -> Position
  ) throws(ParameterError) where System == CustomSystem<Position> {
    try ParameterError.requireNotNegative(duration, "duration")
    try ParameterError.requireFinite(startTime + duration, "the end, startTime + duration,")
    try self.init(
      validatingOf: CustomSystem(acceleration), from: position, velocity: velocity, startingAt: startTime,
      events: events, solver: solver)
    self.duration = duration
  }
}
