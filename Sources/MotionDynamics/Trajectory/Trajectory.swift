public import MotionNumerics

/// The motion that a simulation has found: position, velocity and acceleration at any time.
///
/// Between two steps the position is the quintic polynomial that has the positions, velocities and accelerations of
/// both ends, which adds no more than the solver's tolerance; the velocity is its derivative, the acceleration that of
/// the system. The motion is C1 but at impacts; at such a corner the velocity is the one after it.
///
/// Before its start it stands still at its first position, after its end at its last; a NaN gives NaN.
///
/// It remembers all of its steps, and one that is changed or retargeted those of the motion before, so that one that is
/// continued for hours grows by each: ``forget(before:)`` bounds it.
///
/// - Complexity: O(log *n*) for *n* steps; `sample(at:into:)` is constant for times that ascend in small steps.
public struct Trajectory<System: DynamicSystem>: Motion {
  /// What moves.
  public typealias Value = System.Position

  /// A part of the motion with one system under the same constraints.
  struct Leg: Sendable {
    var firstKnot: Int
    let system: System
    let constraints: Constraints
  }

  @usableFromInline var knots: Knots
  var legs: [Leg] = []
  /// The time before which nothing is remembered, in seconds; −∞ if nothing is forgotten.
  public internal(set) var horizon = -Double.infinity
  /// The first time in the motion that can be asked about: the start or the horizon.
  @usableFromInline var firstTime: Double
  /// The events that have happened and are not forgotten, in their order.
  public internal(set) var occurrences: [EventRecord] = []
  /// What was simulated.
  public let simulation: Simulation<System>
  /// The system at the end, with what events have changed.
  public internal(set) var system: System

  /// The start of a simulation alone.
  init(of simulation: Simulation<System>) {
    self.simulation = simulation
    system = simulation.system
    firstTime = simulation.startTime
    let count = simulation.system.coordinateCount
    knots = Knots(coordinateCount: count)
    knots.append(at: simulation.startTime) { state in
      for index in 0..<count {
        state[index] = simulation.position[coordinate: index]
        state[count + index] = simulation.velocity[coordinate: index]
      }
    }
  }

  /// When it starts, in seconds, forgotten or not.
  public var startTime: Double { simulation.startTime }

  /// When it ends, in seconds: as asked for, at an event that stops it, or where it failed.
  @inlinable
  public var endTime: Double { knots.times[knots.times.count - 1] }

  /// The times of the solver's steps, in seconds, ascending; one where the motion has a corner is there twice.
  ///
  /// Those before the horizon are forgotten, but for the last.
  public var stepTimes: [Double] { knots.times }

  /// The position at a time in seconds, not before the ``horizon``.
  @inlinable
  public func value(at time: Double) -> Value {
    Value(coordinateCount: knots.coordinateCount) { coordinate($0, at: time) }
  }

  /// The velocity at a time in seconds, not before the ``horizon``, in units of the position per second.
  @inlinable
  public func velocity(at time: Double) -> Value {
    Value(coordinateCount: knots.coordinateCount) { velocity(ofCoordinate: $0, at: time) }
  }

  /// A coordinate at a time in seconds.
  ///
  /// - Parameters:
  ///   - index: the index of the coordinate.
  ///   - time: the time in seconds.
  /// - Returns: the coordinate.
  @inlinable
  public func coordinate(_ index: Int, at time: Double) -> Double {
    var hint = 0
    return coordinate(index, at: time, near: &hint)
  }

  @inlinable
  func coordinate(_ index: Int, at time: Double, near hint: inout Int) -> Double {
    if time >= firstTime && time <= endTime {
      let place = knots.place(of: time, near: hint)
      hint = place.knot
      return knots.position(index, at: place)
    }
    if time.isNaN { return .nan }
    requireRemembered(time)
    return knots.position(index, ofKnot: time < firstTime ? 0 : knots.times.count - 1)
  }

  /// The velocity of a coordinate at a time in seconds.
  ///
  /// - Parameters:
  ///   - index: the index of the coordinate.
  ///   - time: the time in seconds.
  /// - Returns: the velocity.
  @inlinable
  public func velocity(ofCoordinate index: Int, at time: Double) -> Double {
    if time >= firstTime && time <= endTime { return knots.velocity(index, at: knots.place(of: time)) }
    requireRemembered(time)
    return time.isNaN ? .nan : 0
  }

  /// The positions at many times, equal to ``value(at:)`` to the bit, and faster for times that ascend.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    require(times.count == values.count, "a sample needs as many values as times")
    var hint = 0
    for index in times.indices {
      values[index] = Value(coordinateCount: knots.coordinateCount) {
        coordinate($0, at: times[index], near: &hint)
      }
    }
  }

  /// The velocity just before a time in seconds: at an impact the one before it.
  ///
  /// - Parameter time: the time in seconds, after the start.
  /// - Returns: the velocity.
  public func velocity(before time: Double) -> Value {
    // What is before the horizon itself is forgotten.
    require(time != horizon, "the motion before \(horizon) s is forgotten")
    guard time > firstTime && time <= endTime else { return velocity(at: time) }
    let place = knots.placeBefore(time)
    return Value(coordinateCount: knots.coordinateCount) { knots.velocity($0, at: place) }
  }
}
