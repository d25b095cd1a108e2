internal import MotionCurves

// Simulations of a network in terms of its bodies and springs instead of coordinate indices.

extension Simulation {
  /// Creates a simulation of a network from the positions and velocities of its bodies.
  ///
  /// ```swift
  /// Simulation(of: network, from: [cart: 0, load: 1.5], velocity: [load: -2])
  /// ```
  ///
  /// - Parameters:
  ///   - network: the bodies and springs.
  ///   - positions: the positions at the start; a body that is missing starts at zero.
  ///   - velocities: the velocities at the start, per second; a body that is missing starts at rest.
  ///   - startTime: the start time in seconds.
  ///   - events: the events that are detected.
  ///   - solver: the method of integration, its tolerances and its limits.
  /// - Precondition: the bodies belong to the network, and a simulation of any system would accept the numbers.
  public init<Point: SpringSpace>(
    of network: SpringNetwork<Point>, from positions: [SpringNetwork<Point>.BodyID: Point],
    velocity velocities: [SpringNetwork<Point>.BodyID: Point] = [:], startingAt startTime: Double = 0,
    events: [Event] = [], solver: Solver = Solver()
  ) where System == SpringNetwork<Point> {
    self.init(
      of: network, from: network.points(positions), velocity: network.points(velocities), startingAt: startTime,
      events: events, solver: solver)
  }
}

extension SpringNetwork {
  /// A point for each body, zero for a missing body.
  fileprivate func points(_ points: [BodyID: Point]) -> [Point] {
    var all = [Point](repeating: .zero, count: masses.count)
    for (body, point) in points {
      require(all.indices.contains(body.index), "there is no body \(body.index) in the network")
      all[body.index] = point
    }
    return all
  }
}

extension Simulation.Event {
  /// Returns an event at which a body of a network crosses a position.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - axis: 0 for x, the only one on a line, 1 for y.
  ///   - position: the position that is crossed.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when<Point: SpringSpace>(
    _ body: SpringNetwork<Point>.BodyID, axis: Int = 0, position: Double, _ direction: Direction, _ action: Action
  ) -> Self where System == SpringNetwork<Point> {
    when(coordinate: body.coordinate(axis), position: position, direction, action)
  }

  /// Returns an event at which a body's velocity crosses a level.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - axis: 0 for x, the only one on a line, 1 for y.
  ///   - velocity: the level of the velocity, per second.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when<Point: SpringSpace>(
    _ body: SpringNetwork<Point>.BodyID, axis: Int = 0, velocity: Double, _ direction: Direction, _ action: Action
  ) -> Self where System == SpringNetwork<Point> {
    when(coordinate: body.coordinate(axis), velocity: velocity, direction, action)
  }
}

extension SpringNetwork.BodyID {
  fileprivate func coordinate(_ axis: Int) -> Int {
    require((0..<Point.scalarCount).contains(axis), "a body of this network has \(Point.scalarCount) axes, not \(axis)")
    return index * Point.scalarCount + axis
  }
}

extension Simulation.Event.Action {
  /// The other end of a spring becomes an anchor at another point; positions and velocities continue.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - anchor: the point to which the spring leads from then on.
  /// - Returns: the action.
  public static func retarget<Point: SpringSpace>(
    _ spring: SpringNetwork<Point>.SpringID, to anchor: Point
  ) -> Self where System == SpringNetwork<Point> {
    .change { $0[spring].end = .anchor(anchor) }
  }
}

extension Trajectory {
  /// Returns the motion of a body of a network.
  ///
  /// - Parameter body: the body.
  /// - Returns: its motion.
  public func body<Point: SpringSpace>(
    _ body: SpringNetwork<Point>.BodyID
  ) -> BodyMotion<System, Point> where System == SpringNetwork<Point> {
    BodyMotion(ofBody: body.index, in: self)
  }
}
