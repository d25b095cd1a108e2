internal import MotionCurves

extension Simulation {
  /// An event: a trigger that a simulation detects, and the action that it then takes.
  ///
  /// ```swift
  /// let events: [Simulation<DuffingSpring>.Event] = [
  ///   .when(position: 0.5, .rising, .record),
  ///   .when(velocity: 0, .either, .stop),
  ///   .at(0.3, .retarget(to: 2)),
  ///   .whenZero(.falling, .record) { time, position, velocity in velocity - position },
  /// ]
  /// ```
  ///
  /// For a system of several coordinates name the coordinate, `.when(coordinate: 1, position: 0.5, …)`; for a
  /// ``SpringNetwork`` name the body, `.when(cart, position: 0.5, …)`.
  ///
  /// The simulation locates a sign change of a function of the state on the dense output, to 1e-12 s or a few ulp of a
  /// large time. Several events in one step take effect in the order of their times, and events at the same time in the
  /// order of the array.
  ///
  /// - Note: The signs of a function are compared at eight points of a step. Two changes between neighbouring points
  ///   are found only if the function's values at the points, or its slopes at the ends of the step, show the extremum
  ///   between them. Crossings of a level by a position or a velocity are always found.
  public struct Event: Sendable {
    /// The sense in which a function crosses zero, or a coordinate its level.
    public enum Direction: String, Sendable, CaseIterable, Codable {
      /// From below to above.
      case rising
      /// From above to below.
      case falling
      /// In both senses.
      case either

      /// The sign before a crossing; 0 if it can be either.
      var sideBefore: Double {
        switch self {
        case .rising: -1
        case .falling: 1
        case .either: 0
        }
      }
    }

    /// A function of the time, the position and the velocity.
    public typealias Function =
      @Sendable (_ time: Double, _ position: System.Position, _ velocity: System.Position) -> Double

    /// The condition under which an event happens.
    package enum Trigger: Sendable {
      /// At a time in seconds; never, if the time is before the start or after the end.
      case time(Double)
      /// When a coordinate crosses a level. A start on the level is no crossing.
      case position(coordinate: Int, level: Double, Direction)
      /// When a coordinate's velocity crosses a level.
      case velocity(coordinate: Int, level: Double, Direction)
      /// When a function changes its sign. The function should vary no faster than the motion; otherwise the solver
      /// needs a `maximumStep`.
      case zero(Direction, of: Function)
    }

    /// The effect of an event.
    public enum Action: Sendable {
      /// Nothing happens, except that the event is recorded in the trajectory's ``Trajectory/eventRecords``, like every
      /// event.
      case record
      /// The simulation ends.
      case stop
      /// The coordinate of a position trigger bounces: its velocity is multiplied by −`restitution`, from 0 to 1.
      ///
      /// When the next flight would be too short to be resolved, the coordinate comes to rest on the level until a
      /// force lifts it. So a bouncing ball comes to rest after infinitely many bounces.
      ///
      /// With a trigger in either direction the level is a wall with two sides. A coordinate that starts on it leaves it
      /// in the direction of its velocity, or, without one, rests on the side from which it is pressed.
      case reflect(restitution: Double)
      /// The system changes; its position and velocity do not.
      case change(@Sendable (inout System) -> Void)
    }

    /// The condition under which the event happens.
    package let trigger: Trigger
    /// The effect of the event.
    package let action: Action

    /// Creates an event from a trigger and an action, for example from those in a document.
    package init(_ trigger: Trigger, _ action: Action) {
      self.trigger = trigger
      self.action = action
    }
  }
}

extension Simulation.Event.Action where System: TargetedSystem {
  /// The target changes; position and velocity continue.
  ///
  /// - Parameter target: the position to which the system is drawn from then on.
  /// - Returns: the action.
  public static func retarget(to target: System.Position) -> Self {
    .change { $0.target = target }
  }
}

extension Simulation.Event {
  /// Checks the numbers of an event for a system with `count` coordinates.
  func check(coordinates count: Int) throws(ParameterError) {
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

  /// The time of a time trigger; nil for the others.
  var time: Double? {
    if case .time(let time) = trigger { time } else { nil }
  }

  /// Whether the action is a reflection.
  var isReflection: Bool {
    if case .reflect = action { true } else { false }
  }

  /// Whether the action changes something, so that a new smooth segment begins.
  var endsSegment: Bool {
    if case .record = action { false } else { true }
  }
}
