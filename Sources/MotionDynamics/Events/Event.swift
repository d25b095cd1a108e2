/// Something that a simulation watches for, and what happens then.
///
/// A place where a function of the state changes its sign is located to 1e-12 s (or a few ulp of a large time) on the
/// dense output. Several in a step happen in the order of their times, those at the same time in the order of the
/// array.
///
/// - Note: A sign that changes twice between two of eight points of a step is found if the function has an extremum
///   there that the points show; a position or a velocity that reaches a level is always found.
public struct Event<System: DynamicSystem>: Sendable {
  /// The sense in which a function crosses zero, or a coordinate its level.
  public enum Direction: String, Sendable, CaseIterable {
    /// From below to above.
    case rising
    /// From above to below.
    case falling
    /// In both senses.
    case either

    /// The sign before a crossing, or 0 if it can be either.
    var sideBefore: Double {
      switch self {
      case .rising: -1
      case .falling: 1
      case .either: 0
      }
    }

    func includes(_ newSide: Double) -> Bool {
      switch self {
      case .rising: newSide > 0
      case .falling: newSide < 0
      case .either: true
      }
    }
  }

  /// A function of the time, the position and the velocity.
  public typealias Function =
    @Sendable (_ time: Double, _ position: System.Position, _ velocity: System.Position) -> Double

  /// When an event happens.
  public enum Trigger: Sendable {
    /// At a time in seconds; never, if that is before the start or after the end.
    case time(Double)
    /// When a coordinate crosses a level. To start on the level is no crossing.
    case position(coordinate: Int, level: Double, Direction)
    /// When a coordinate's velocity crosses a level.
    case velocity(coordinate: Int, level: Double, Direction)
    /// When a function changes its sign. It should vary no faster than the motion, or the solver needs a `maximumStep`.
    case zero(Direction, of: Function)
  }

  /// What happens at an event.
  public enum Action: Sendable {
    /// It is recorded in the trajectory's `occurrences`, as all are.
    case record
    /// The simulation ends.
    case stop
    /// The coordinate of a position trigger bounces: its velocity becomes −`restitution`, from 0 to 1, times itself.
    ///
    /// When the next flight would be too short to be resolved, it comes to rest on the level, until it is pulled away.
    /// So a bouncing ball comes to its end after infinitely many bounces.
    case reflect(restitution: Double)
    /// The system changes, its position and velocity do not.
    case change(@Sendable (inout System) -> Void)
  }

  /// When it happens.
  public let trigger: Trigger
  /// What happens.
  public let action: Action

  /// An event with a trigger and an action.
  public init(_ trigger: Trigger, _ action: Action) {
    self.trigger = trigger
    self.action = action
  }

  /// An event at a time in seconds.
  ///
  /// - Parameters:
  ///   - time: when it happens.
  ///   - action: what happens.
  /// - Returns: the event.
  public static func at(_ time: Double, _ action: Action) -> Event {
    Event(.time(time), action)
  }
}

extension Event.Action where System: TargetedSystem {
  /// The target changes: position and velocity continue.
  ///
  /// - Parameter target: where the system is drawn to from then on.
  /// - Returns: the action.
  public static func retarget(to target: System.Position) -> Self {
    .change { $0.target = target }
  }
}

/// That an event has happened.
public struct EventRecord: Sendable, Hashable {
  /// The index of the event in the array that was given to the simulation.
  public let event: Int
  /// When, in seconds.
  public let time: Double
}
