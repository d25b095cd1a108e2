public import MotionCurves

/// A second-order system, x″ = f(t, x, x′), that a ``Simulation`` integrates.
///
/// To define a custom system:
/// - of a single number or vector: conform to ``PointSystem`` and implement
///   ``PointSystem/acceleration(at:position:velocity:)``, or pass the acceleration to ``CustomSystem`` as a closure;
/// - of many coordinates, such as ``SpringNetwork``: conform to this protocol and implement ``coordinateCount`` and
///   ``evaluate(_:at:positions:velocities:)``, which works on spans and so allocates nothing.
///
/// All other requirements have defaults. Implement ``frictionLimit(of:)`` for dry friction, and ``slowestFrequency`` if
/// it is far from 1 radian per second. Implement
/// ``differentiate(byPosition:byVelocity:byTime:at:positions:velocities:)`` to make the stiff methods faster, and
/// ``prepare(at:positions:velocities:isStart:)`` for a system that depends on its start. Implement
/// ``energy(positions:velocities:)`` and ``conservesEnergy`` for a system that nothing damps.
public protocol DynamicSystem<Position>: Sendable {
  /// The position: a number, a vector, or an array of them.
  associatedtype Position: Coordinates

  /// The number of coordinates, at least one.
  var coordinateCount: Int { get }

  /// Computes the right-hand side f(t, x, x′), without dry friction.
  ///
  /// - Parameters:
  ///   - accelerations: receives a number for each coordinate; a number that is not finite makes the solver try a
  ///     shorter step.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Throws: any error; it ends the simulation.
  func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws

  /// Computes the derivatives of the right-hand side, which `msbdf` and `bsimp` need; *n* is the number of coordinates.
  ///
  /// - Parameters:
  ///   - byPosition: receives ∂f/∂x, row by row, *n*² numbers that are 0 before.
  ///   - byVelocity: receives ∂f/∂x′, likewise.
  ///   - byTime: receives ∂f/∂t, *n* numbers that are 0 before.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Returns: true if the derivatives have been computed; otherwise, as by default, the solver takes differences of
  ///   `evaluate`.
  /// - Throws: any error; it ends the simulation.
  func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool

  /// The dry (Coulomb) friction of a coordinate, as the deceleration μ/m that it causes; the default is 0.
  ///
  /// Friction acts against the velocity. It holds a coordinate at rest as long as the coordinate's acceleration is no
  /// greater: static and kinetic friction are equal.
  ///
  /// - Parameter coordinate: the index of a coordinate.
  /// - Returns: a finite number, not negative.
  func frictionLimit(of coordinate: Int) -> Double

  /// Prepares the system for a motion from a state, for example by storing the sides on which springs rest; by default
  /// does nothing.
  ///
  /// A ``Simulation`` calls this method with its start. A run calls it again at the start of each smooth segment of the
  /// motion, so that the system can update everything that an event has changed.
  ///
  /// - Parameters:
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  ///   - isStart: whether the motion starts at this state; if not, keep everything that has not changed.
  /// - Throws: ``ParameterError`` if the system cannot continue from the state.
  mutating func prepare(
    at time: Double, positions: Span<Double>, velocities: Span<Double>, isStart: Bool
  ) throws(ParameterError)

  /// The frequency of the system's slowest oscillation in radians per second, 1 by default.
  ///
  /// The absolute tolerance of velocities is that of positions times min(1, this number), because an error of a
  /// velocity causes a position error of that size divided by the frequency.
  var slowestFrequency: Double { get }

  /// The energy of a state, without what dampers, friction and drives take and give; nil if the system has none, as by
  /// default.
  ///
  /// - Parameters:
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Returns: the energy of the motion and of the forces.
  func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy?

  /// Whether the system keeps its energy between events: nothing damps, brakes or drives it.
  ///
  /// By default false. If it is true, a ``Solver`` without a given method scales the velocities after each step, by less
  /// than its tolerance, to keep ``energy(positions:velocities:)``, whose kinetic part must be quadratic in them. That
  /// would change a momentum, so it should be false for a system that also keeps its momentum.
  var conservesEnergy: Bool { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the right-hand side, and returns whether all of it is finite.
  ///
  /// Do not implement this method: the default implementation is complete. It is a requirement so that the compiler
  /// specialises it for the system together with `evaluate`. A solver calls it several times in each step.
  ///
  /// - Parameters:
  ///   - accelerations: receives a number for each coordinate.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Returns: false if an acceleration is infinite or NaN.
  /// - Throws: the error of `evaluate`.
  func _evaluateAndCheck(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the time derivative of the whole state, and returns whether all of it is finite.
  ///
  /// Do not implement this method: the default implementations are complete. Its signature contains no type of the
  /// system, and it does not throw. So a C function can call the version that is specialised for the system without a
  /// generic function in between, and without saving the registers of an error.
  ///
  /// - Parameters:
  ///   - system: the address of a value of this type.
  ///   - time: the time in seconds.
  ///   - state: all coordinates, then all velocities.
  ///   - rates: receives all velocities, then all accelerations.
  ///   - count: the number of coordinates.
  ///   - failure: receives the error of `evaluate`.
  /// - Returns: false if `evaluate` throws, or if an acceleration is infinite or NaN.
  static func _differentiate(
    _ system: UnsafeMutableRawPointer, at time: Double, _ state: UnsafePointer<Double>,
    into rates: UnsafeMutablePointer<Double>, count: Int, failure: UnsafeMutablePointer<(any Error)?>
  ) -> Bool
}

extension DynamicSystem {
  // swift-format-ignore: NoLeadingUnderscores
  /// Calls `evaluate` and checks each number.
  @inlinable
  @inline(__always)
  public func _evaluateAndCheck(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool {
    try evaluate(&accelerations, at: time, positions: positions, velocities: velocities)
    // The branches are predicted. In a sum of 0·x each addition would wait for the previous addition.
    // A comparison takes half of the instructions of `isFinite`, and is false for NaN.
    for index in 0..<coordinateCount where !(abs(accelerations[index]) < .infinity) { return false }
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Calls `evaluate`, checks each number and copies the velocities.
  @inlinable
  public static func _differentiate(
    _ system: UnsafeMutableRawPointer, at time: Double, _ state: UnsafePointer<Double>,
    into rates: UnsafeMutablePointer<Double>, count: Int, failure: UnsafeMutablePointer<(any Error)?>
  ) -> Bool {
    let velocities = state + count
    var accelerations = UnsafeMutableBufferPointer(start: rates + count, count: count).mutableSpan
    for index in 0..<count { rates[index] = velocities[index] }
    do {
      return try system.assumingMemoryBound(to: Self.self).pointee._evaluateAndCheck(
        &accelerations, at: time, positions: UnsafeBufferPointer(start: state, count: count).span,
        velocities: UnsafeBufferPointer(start: velocities, count: count).span)
    } catch {
      failure.pointee = error
      return false
    }
  }

  /// Returns false, so that the solver takes differences.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool {
    false
  }

  /// Does nothing.
  public mutating func prepare(
    at time: Double, positions: Span<Double>, velocities: Span<Double>, isStart: Bool
  ) throws(ParameterError) {}

  /// 0: no friction.
  public func frictionLimit(of coordinate: Int) -> Double { 0 }

  /// One radian per second.
  public var slowestFrequency: Double { 1 }

  /// Nil: no energy.
  public func energy(positions: Span<Double>, velocities: Span<Double>) -> MechanicalEnergy? { nil }

  /// False: it is not known.
  public var conservesEnergy: Bool { false }
}

/// A system of a single number or vector: implement ``acceleration(at:position:velocity:)``.
///
/// ```swift
/// struct VanDerPol: PointSystem {
///   var damping = 2.0
///
///   func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
///     damping * (1 - position * position) * velocity - position
///   }
/// }
/// ```
public protocol PointSystem: DynamicSystem where Position: VectorValue {
  /// The right-hand side f(t, x, x′), without dry friction.
  ///
  /// - Parameters:
  ///   - time: the time in seconds.
  ///   - position: the position.
  ///   - velocity: the velocity, per second.
  /// - Returns: the acceleration.
  /// - Throws: any error; it ends the simulation.
  func acceleration(at time: Double, position: Position, velocity: Position) throws -> Position
}

extension PointSystem {
  /// The number of coordinates of a position.
  @inlinable
  public var coordinateCount: Int { Position.scalarCount }

  /// Computes the right-hand side by ``acceleration(at:position:velocity:)``.
  @inlinable
  @inline(__always)
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws {
    let acceleration = try acceleration(
      at: time, position: Position(scalars: { positions[$0] }), velocity: Position(scalars: { velocities[$0] }))
    for index in 0..<Position.scalarCount { accelerations[index] = acceleration[scalar: index] }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Computes the derivative by ``acceleration(at:position:velocity:)``, without bounds checks: the type fixes the
  /// number of coordinates.
  @inlinable
  @inline(__always)
  public static func _differentiate(
    _ system: UnsafeMutableRawPointer, at time: Double, _ state: UnsafePointer<Double>,
    into rates: UnsafeMutablePointer<Double>, count: Int, failure: UnsafeMutablePointer<(any Error)?>
  ) -> Bool {
    let count = Position.scalarCount
    do {
      let acceleration = try system.assumingMemoryBound(to: Self.self).pointee.acceleration(
        at: time, position: Position(scalars: { state[$0] }), velocity: Position(scalars: { state[count + $0] }))
      for index in 0..<count {
        rates[index] = state[count + index]
        rates[count + index] = acceleration[scalar: index]
      }
    } catch {
      failure.pointee = error
      return false
    }
    for index in 0..<count where !(abs(rates[count + index]) < .infinity) { return false }
    return true
  }
}

/// A system that is drawn to a target.
///
/// The target can change during the motion.
public protocol TargetedSystem: DynamicSystem {
  /// The position at rest.
  var target: Position { get set }
}
