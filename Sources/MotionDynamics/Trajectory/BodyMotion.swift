public import MotionNumerics

/// The motion of one body of a system of many.
///
/// - Complexity: that of ``Trajectory``, without an allocation.
public struct BodyMotion<System: DynamicSystem, Point: VectorValue>: Motion where System.Position == [Point] {
  /// The motion of all bodies.
  public let trajectory: Trajectory<System>
  /// Which body it is.
  public let body: Int

  @usableFromInline var first: Int { body * Point.scalarCount }

  /// The motion of a body.
  ///
  /// - Parameters:
  ///   - body: the index of the body.
  ///   - trajectory: the motion of all bodies.
  /// - Precondition: there is such a body.
  public init(ofBody body: Int, in trajectory: Trajectory<System>) {
    require(
      body >= 0 && (body + 1) * Point.scalarCount <= trajectory.knots.coordinateCount,
      "there is no body \(body) in the system")
    self.trajectory = trajectory
    self.body = body
  }

  /// The position at a time in seconds.
  public func value(at time: Double) -> Point {
    Point(scalars: { trajectory.coordinate(first + $0, at: time) })
  }

  /// The velocity at a time in seconds, in units of the position per second.
  public func velocity(at time: Double) -> Point {
    Point(scalars: { trajectory.velocity(ofCoordinate: first + $0, at: time) })
  }
}

extension Trajectory {
  /// The motion of one body of many.
  ///
  /// - Parameter index: the index of the body.
  /// - Returns: its motion.
  public func body<Point: VectorValue>(_ index: Int) -> BodyMotion<System, Point> where Value == [Point] {
    BodyMotion(ofBody: index, in: self)
  }
}
