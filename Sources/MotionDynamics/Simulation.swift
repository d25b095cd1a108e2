public import MotionNumerics

/// A system with its start, its events and its solver, ready to be integrated.
///
/// ```swift
/// let spring = DuffingSpring(Spring(1, 100, 2), cubicStiffness: 500, target: 1)
/// let motion = try Simulation(of: spring, from: 0).trajectory(until: 3)
/// motion.value(at: 0.25)
/// ```
public struct Simulation<System: DynamicSystem>: Sendable {
  /// What moves.
  public let system: System
  /// The position at the start.
  public let position: System.Position
  /// The velocity at the start.
  public let velocity: System.Position
  /// When it starts, in seconds.
  public let startTime: Double
  /// What is watched for.
  public let events: [Event<System>]
  /// How it is integrated.
  public let solver: Solver

  /// Creates a simulation.
  ///
  /// - Parameters:
  ///   - system: what moves.
  ///   - position: the position at the start.
  ///   - velocity: the velocity at the start, per second; at rest if nil.
  ///   - startTime: when it starts, in seconds.
  ///   - events: what is watched for.
  ///   - solver: how it is integrated.
  /// - Throws: ``ParameterError`` for a start that is not finite or has another number of coordinates than the
  ///   system, a negative friction, and an event that cannot be.
  public init(
    of system: System, from position: System.Position, velocity: System.Position? = nil,
    startingAt startTime: Double = 0, events: [Event<System>] = [], solver: Solver = Solver()
  ) throws(ParameterError) {
    let count = system.coordinateCount
    let still = System.Position(coordinateCount: position.coordinateCount) { _ in 0 }
    try Self.requireCoordinates(of: position, count: count, "position")
    try Self.requireCoordinates(of: velocity ?? still, count: count, "velocity")
    try ParameterError.requireFinite(startTime, "startTime")
    for coordinate in 0..<count {
      try ParameterError.requireNotNegative(system.frictionLimit(of: coordinate), "frictionLimit")
    }
    for event in events { try event.check(coordinates: count) }
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

  /// Integrates to a time, or to an event that stops it.
  ///
  /// - Parameters:
  ///   - end: the last time in seconds, not before the start.
  ///   - isCancelled: looked at before every eighth step, the first one included; by default, whether the current
  ///     task is cancelled.
  /// - Returns: the motion from the start to the end.
  /// - Throws: ``SimulationFailure`` with the time reached and the motion up to there.
  /// - Complexity: O(*s*·*n*) for *s* steps of *n* coordinates, and as many numbers of memory.
  public func trajectory(
    until end: Double, isCancelled: () -> Bool = { Task.isCancelled }
  ) throws(SimulationFailure<System>) -> Trajectory<System> {
    require(end.isFinite && end >= startTime, "a simulation must end at a finite time, not before its start")
    let start = Trajectory(of: self)
    return try Integration.extend(start, until: end, isCancelled: isCancelled)
  }
}

extension Event {
  fileprivate func check(coordinates count: Int) throws(ParameterError) {
    switch trigger {
    case .time(let time): try ParameterError.requireFinite(time, "time")
    case .position(let coordinate, let level, _), .velocity(let coordinate, let level, _):
      try ParameterError.requireFinite(level, "level")
      guard (0..<count).contains(coordinate) else {
        throw ParameterError(
          parameter: "coordinate", value: String(coordinate), allowed: "in 0…\(count - 1)")
      }
    case .zero: break
    }
    guard case .reflect(let restitution) = action else { return }
    guard restitution >= 0 && restitution <= 1 else {
      throw ParameterError(
        parameter: "restitution", value: restitution.shortestDecimal, allowed: "a number from 0 to 1")
    }
    guard case .position = trigger else {
      throw ParameterError(parameter: "reflect", value: "another one", allowed: "the action of a position trigger")
    }
  }
}
