public import MotionCurves

/// A system with its start, its events and its solver, ready to be integrated.
///
/// ```swift
/// let spring = DuffingSpring(Spring(mass: 1, stiffness: 100, damping: 2), cubicStiffness: 500, target: 1)
/// let simulation = Simulation(of: spring, from: 0, events: [.when(position: 0.5, .rising, .record)])
/// let motion = try simulation.trajectory(until: 3)
/// motion.value(at: 0.25)
/// let ode = Simulation(position: 1, duration: 3) { t, x, v in -100 * x - 2 * v }      // your equation
/// ```
public struct Simulation<System: DynamicSystem>: Sendable {
  /// The moving system, prepared for its start.
  public let system: System
  /// The position at the start.
  public let position: System.Position
  /// The velocity at the start.
  public let velocity: System.Position
  /// The start time in seconds.
  public let startTime: Double
  /// The time that ``trajectory(until:isCancelled:progress:)`` takes without an end, in seconds; nil if it needs one.
  public internal(set) var duration: Double?
  /// The events that are detected.
  package let events: [Event]
  /// The method of integration, its tolerances and its limits.
  package let solver: Solver

  /// Creates a simulation.
  ///
  /// - Parameters:
  ///   - system: the moving system.
  ///   - position: the position at the start.
  ///   - velocity: the velocity at the start, per second; 0 if nil.
  ///   - startTime: the start time in seconds.
  ///   - events: the events that are detected.
  ///   - solver: the method of integration, its tolerances and its limits.
  /// - Precondition: the start is finite and has as many coordinates as the system, the system can start there, no
  ///   friction is negative, and the events are possible;
  ///   ``init(validatingOf:from:velocity:startingAt:events:solver:)`` throws instead.
  public init(
    of system: System, from position: System.Position, velocity: System.Position? = nil,
    startingAt startTime: Double = 0, events: [Event] = [], solver: Solver = Solver()
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingOf: system, from: position, velocity: velocity, startingAt: startTime, events: events,
        solver: solver))
  }

  /// Creates a simulation from numbers that come from outside.
  ///
  /// The parameters are those of the trapping initialiser `init(of:from:velocity:startingAt:events:solver:)`.
  ///
  /// - Throws: ``ParameterError`` for a start that is not finite or has another number of coordinates than the system,
  ///   for a negative friction, and for an event with an impossible parameter. Also the errors of the system's
  ///   ``DynamicSystem/prepare(at:positions:velocities:isStart:)``: a ``SpringNetwork`` refuses
  ///   masses and frictions out of their domains, and a spring with a rest length whose ends start at one place.
  public init(
    validatingOf system: System, from position: System.Position, velocity: System.Position? = nil,
    startingAt startTime: Double = 0, events: [Event] = [], solver: Solver = Solver()
  ) throws(ParameterError) {
    let count = system.coordinateCount
    let still = System.Position(coordinateCount: position.coordinateCount) { _ in 0 }
    try Self.requireCoordinates(of: position, count: count, "position")
    try Self.requireCoordinates(of: velocity ?? still, count: count, "velocity")
    try ParameterError.requireFinite(startTime, "startTime")
    for event in events { try event.check(coordinates: count) }
    let coordinates = (0..<count).map { position[coordinate: $0] }
    let rates = (0..<count).map { (velocity ?? still)[coordinate: $0] }
    var system = system
    try system.prepare(at: startTime, positions: coordinates.span, velocities: rates.span, isStart: true)
    for coordinate in 0..<count {
      try ParameterError.requireNotNegative(system.frictionLimit(of: coordinate), "frictionLimit")
    }
    self.system = system
    self.position = position
    self.velocity = velocity ?? still
    self.startTime = startTime
    self.events = events
    self.solver = solver
  }

  private static func requireCoordinates(
    of position: System.Position, count: Int, _ parameter: String
  ) throws(ParameterError) {
    guard count > 0 && position.coordinateCount == count else {
      throw ParameterError(
        parameter: "\(parameter).count", value: String(position.coordinateCount),
        allowed: "the system's number of coordinates, \(count), and at least 1")
    }
    for index in 0..<count { try ParameterError.requireFinite(position[coordinate: index], parameter) }
  }
}
