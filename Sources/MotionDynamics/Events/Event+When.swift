// Functions that create the events of a simulation in its call.

extension Simulation.Event {
  /// Returns an event at a time.
  ///
  /// - Parameters:
  ///   - time: the time of the event in seconds.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func at(_ time: Double, _ action: Action) -> Self {
    Self(.time(time), action)
  }

  /// Returns an event at which a coordinate crosses a position.
  ///
  /// - Parameters:
  ///   - coordinate: the index of the coordinate.
  ///   - position: the position that is crossed. A start on it is no crossing.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when(
    coordinate: Int, position: Double, _ direction: Direction, _ action: Action
  ) -> Self {
    Self(.position(coordinate: coordinate, level: position, direction), action)
  }

  /// Returns an event at which the velocity of a coordinate crosses a level.
  ///
  /// - Parameters:
  ///   - coordinate: the index of the coordinate.
  ///   - velocity: the level of the velocity, per second.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when(
    coordinate: Int, velocity: Double, _ direction: Direction, _ action: Action
  ) -> Self {
    Self(.velocity(coordinate: coordinate, level: velocity, direction), action)
  }

  /// Returns an event at which a function of the time, the position and the velocity crosses zero.
  ///
  /// - Parameters:
  ///   - direction: the sense in which the function crosses zero.
  ///   - action: the effect of the event.
  ///   - function: the function. It should vary no faster than the motion; otherwise the solver needs a `maximumStep`.
  /// - Returns: the event.
  public static func whenZero(_ direction: Direction, _ action: Action, of function: @escaping Function) -> Self {
    Self(.zero(direction, of: function), action)
  }
}

extension Simulation.Event where System.Position == Double {
  /// Returns an event at which the position crosses a level.
  ///
  /// - Parameters:
  ///   - position: the position that is crossed. A start on it is no crossing.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when(position: Double, _ direction: Direction, _ action: Action) -> Self {
    when(coordinate: 0, position: position, direction, action)
  }

  /// Returns an event at which the velocity crosses a level.
  ///
  /// - Parameters:
  ///   - velocity: the level of the velocity, per second.
  ///   - direction: the sense of the crossing.
  ///   - action: the effect of the event.
  /// - Returns: the event.
  public static func when(velocity: Double, _ direction: Direction, _ action: Action) -> Self {
    when(coordinate: 0, velocity: velocity, direction, action)
  }
}
