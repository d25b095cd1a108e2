public import MotionCurves

/// The motion that results from a simulation: position, velocity and acceleration at any time.
///
/// Within a step the position is the quintic polynomial with the positions, velocities and accelerations of both ends.
/// For `rk8pd` it is a polynomial of degree 7 with two more accelerations, which adds no more than a tolerance or two
/// to the error at the ends. The velocity is the polynomial's derivative; the acceleration is the system's. The motion
/// is C1 except at impacts. At an impact the velocity is the one after it.
///
/// Before its start the motion stands still at its first position, and after its end at its last position, even if the
/// end was reached in flight. A NaN time gives NaN.
///
/// A trajectory remembers all of its steps. A changed or retargeted trajectory also remembers the steps of the motion
/// before, so a motion that is continued for hours keeps growing. ``forget(before:)`` bounds its memory.
///
/// - Complexity: O(log *n*) for *n* steps; `sample(at:into:)` is constant for times that ascend in small steps.
public struct Trajectory<System: DynamicSystem>: Motion {
  /// The position of the system.
  public typealias Value = System.Position

  /// A section of the motion in which the system and its constraints stay the same.
  struct SmoothSegment: Sendable {
    var firstKnot: Int
    let system: System
    let constraints: Constraints
  }

  @usableFromInline var denseOutput: DenseOutput
  var segments: [SmoothSegment] = []
  /// The time before which nothing is remembered, in seconds; −∞ if nothing is forgotten.
  public internal(set) var horizon = -Double.infinity
  /// The first time at which the motion is known: the start or the horizon.
  @usableFromInline var firstTime: Double
  /// The events that have happened and are not forgotten, in their order.
  public internal(set) var eventRecords: [EventRecord] = []
  /// The simulation from which the motion results.
  public let simulation: Simulation<System>
  /// The system at the end, as events have changed it.
  package internal(set) var system: System

  /// Creates a trajectory that contains only the start of a simulation.
  init(of simulation: Simulation<System>) {
    self.simulation = simulation
    system = simulation.system
    firstTime = simulation.startTime
    let count = simulation.system.coordinateCount
    denseOutput = DenseOutput(
      coordinateCount: count, isCorrected: simulation.solver.method.correctsDenseOutput)
    denseOutput.append(at: simulation.startTime) { state in
      for index in 0..<count {
        state[index] = simulation.position[coordinate: index]
        state[count + index] = simulation.velocity[coordinate: index]
      }
    }
  }

  /// The start time in seconds, forgotten or not.
  public var startTime: Double { simulation.startTime }

  /// The end time in seconds: as requested, at an event that stops the simulation, or where it failed.
  @inlinable
  public var endTime: Double { denseOutput.times[denseOutput.times.count - 1] }

  /// The end time in seconds: from then on the motion stands still at its last position.
  ///
  /// ``velocity(before:)`` tells whether the system itself is at rest there.
  @inlinable
  public var restTime: Double { endTime }

  /// The times of the solver's steps, in seconds, ascending; the time of a corner occurs twice.
  ///
  /// The times before the horizon are forgotten, except for the last.
  public var stepTimes: [Double] { denseOutput.times }

  /// The systems of the motion, each with the time from which it holds, ascending; empty for a motion of a single
  /// instant.
  package var systems: [(time: Double, system: System)] {
    segments.map { (denseOutput.times[$0.firstKnot], $0.system) }
  }

  /// The position at a time in seconds, not before the ``horizon``.
  @inlinable
  public func value(at time: Double) -> Value {
    var hint = 0
    return position(at: place(of: time, near: &hint))
  }

  /// The velocity at a time in seconds, not before the ``horizon``, in units of the position per second.
  @inlinable
  public func velocity(at time: Double) -> Value {
    var hint = 0
    return velocity(at: place(of: time, near: &hint))
  }

  /// The position and the velocity at a time in seconds, not before the ``horizon``, with a single search for the step.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    var hint = 0
    let place = place(of: time, near: &hint)
    return (position(at: place), velocity(at: place))
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
    return position(ofCoordinate: index, at: place(of: time, near: &hint))
  }

  /// The velocity of a coordinate at a time in seconds.
  ///
  /// - Parameters:
  ///   - index: the index of the coordinate.
  ///   - time: the time in seconds.
  /// - Returns: the velocity.
  @inlinable
  public func velocity(ofCoordinate index: Int, at time: Double) -> Double {
    var hint = 0
    return velocity(ofCoordinate: index, at: place(of: time, near: &hint))
  }

  /// The positions at many times, equal to ``value(at:)`` to the bit, and faster for times that ascend.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    require(times.count == values.count, "a sample needs as many values as times")
    var hint = 0
    for index in times.indices { values[index] = position(at: place(of: times[index], near: &hint)) }
  }

  /// The positions and velocities at many times, equal to ``state(at:)`` to the bit, and faster for times that ascend.
  @inlinable
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    require(
      times.count == values.count && times.count == velocities.count,
      "a sample needs as many values and velocities as times")
    var hint = 0
    for index in times.indices {
      let place = place(of: times[index], near: &hint)
      values[index] = position(at: place)
      velocities[index] = velocity(at: place)
    }
  }

  /// The velocity just before a time in seconds; at an impact, the velocity before the impact.
  ///
  /// - Parameter time: the time in seconds, after the start.
  /// - Returns: the velocity.
  public func velocity(before time: Double) -> Value {
    // The velocity just before the horizon itself is forgotten.
    require(time != horizon, "the motion before \(horizon) s is forgotten")
    guard time > firstTime && time <= endTime else { return velocity(at: time) }
    let location = denseOutput.locationBefore(time)
    return Value(coordinateCount: denseOutput.coordinateCount) { denseOutput.velocity($0, at: location) }
  }
}
