public import MotionCurves

/// The motion of a single body in a system of several bodies.
///
/// - Complexity: that of ``Trajectory``, without an allocation.
public struct BodyMotion<System: DynamicSystem, Point: VectorValue>: Motion where System.Position == [Point] {
  /// The motion of all bodies.
  @usableFromInline package let trajectory: Trajectory<System>
  /// The index of the body.
  @usableFromInline package let body: Int

  @inlinable var first: Int { body * Point.scalarCount }

  /// Creates the motion of a body.
  ///
  /// - Parameters:
  ///   - body: the index of the body.
  ///   - trajectory: the motion of all bodies.
  /// - Precondition: the body belongs to the system.
  package init(ofBody body: Int, in trajectory: Trajectory<System>) {
    require(
      body >= 0 && (body + 1) * Point.scalarCount <= trajectory.denseOutput.coordinateCount,
      "there is no body \(body) in the system")
    self.trajectory = trajectory
    self.body = body
  }

  /// The end time of the trajectory in seconds: from then on the body stands still at its last position.
  @inlinable
  public var restTime: Double { trajectory.endTime }

  /// The position at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Point {
    var hint = 0
    return position(at: trajectory.place(of: time, near: &hint))
  }

  /// The velocity at a time in seconds, in units of the position per second.
  @inlinable
  public func velocity(at time: Double) -> Point {
    var hint = 0
    return velocity(at: trajectory.place(of: time, near: &hint))
  }

  /// The position and the velocity at a time in seconds, with a single search for the step.
  @inlinable
  public func state(at time: Double) -> (value: Point, velocity: Point) {
    var hint = 0
    let place = trajectory.place(of: time, near: &hint)
    return (position(at: place), velocity(at: place))
  }

  /// The positions at many times, equal to ``value(at:)`` to the bit, and faster for times that ascend.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Point>) {
    require(times.count == values.count, "a sample needs as many values as times")
    var hint = 0
    for index in times.indices { values[index] = position(at: trajectory.place(of: times[index], near: &hint)) }
  }

  /// The positions and velocities at many times, equal to ``state(at:)`` to the bit, and faster for times that ascend.
  @inlinable
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Point>, velocities: inout MutableSpan<Point>
  ) {
    require(
      times.count == values.count && times.count == velocities.count,
      "a sample needs as many values and velocities as times")
    var hint = 0
    for index in times.indices {
      let place = trajectory.place(of: times[index], near: &hint)
      values[index] = position(at: place)
      velocities[index] = velocity(at: place)
    }
  }

  @inlinable
  func position(at place: Trajectory<System>.Place) -> Point {
    Point(scalars: { trajectory.position(ofCoordinate: first + $0, at: place) })
  }

  @inlinable
  func velocity(at place: Trajectory<System>.Place) -> Point {
    Point(scalars: { trajectory.velocity(ofCoordinate: first + $0, at: place) })
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
