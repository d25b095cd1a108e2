public import MotionNumerics

/// The motion of a single body of a system of several.
///
/// - Complexity: that of ``Trajectory``, without an allocation.
public struct BodyMotion<System: DynamicSystem, Point: VectorValue>: Motion where System.Position == [Point] {
  /// The motion of all bodies.
  public let trajectory: Trajectory<System>
  /// The index of the body.
  public let body: Int

  @usableFromInline var first: Int { body * Point.scalarCount }

  /// Creates the motion of a body.
  ///
  /// - Parameters:
  ///   - body: the index of the body.
  ///   - trajectory: the motion of all bodies.
  /// - Precondition: the body is one of the system's.
  public init(ofBody body: Int, in trajectory: Trajectory<System>) {
    require(
      body >= 0 && (body + 1) * Point.scalarCount <= trajectory.denseOutput.coordinateCount,
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
  /// Returns the motion of a single body.
  ///
  /// - Parameter index: the index of the body.
  /// - Returns: its motion.
  public func body<Point: VectorValue>(_ index: Int) -> BodyMotion<System, Point> where Value == [Point] {
    BodyMotion(ofBody: index, in: self)
  }
}
