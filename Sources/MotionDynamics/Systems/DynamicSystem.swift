public import MotionNumerics

/// A system of second order, x″ = f(t, x, x′): what a ``Simulation`` integrates.
///
/// Conform to ``PointSystem`` for a single number or vector, or use ``CustomSystem`` for a closure. This protocol is
/// for systems of many coordinates, such as ``SpringNetwork``; it works on spans, so that nothing is allocated.
public protocol DynamicSystem<Position>: Sendable {
  /// What moves: a number, a vector, or an array of them.
  associatedtype Position: Coordinates

  /// How many coordinates there are, at least one.
  var coordinateCount: Int { get }

  /// Computes the right-hand side f(t, x, x′), without dry friction.
  ///
  /// - Parameters:
  ///   - accelerations: receives a number for each coordinate; one that is not finite makes the solver try a shorter
  ///     step.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Throws: anything, which ends the simulation.
  func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws

  /// Computes the right-hand side, and says whether all of it is finite.
  ///
  /// There is nothing to implement: it is a requirement so that it is compiled with the system, as one piece, because a
  /// solver calls it some times in each step.
  ///
  /// - Parameters:
  ///   - accelerations: receives a number for each coordinate.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Returns: false if an acceleration is infinite or NaN.
  /// - Throws: what `evaluate` throws.
  func evaluateAndCheck(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool

  /// Computes the derivatives of the right-hand side, which `msbdf` and `bsimp` need; *n* is the number of coordinates.
  ///
  /// - Parameters:
  ///   - byPosition: receives ∂f/∂x, row by row, *n*² numbers that are 0 before.
  ///   - byVelocity: receives ∂f/∂x′, likewise.
  ///   - byTime: receives ∂f/∂t, *n* numbers that are 0 before.
  ///   - time: the time in seconds.
  ///   - positions: the coordinates.
  ///   - velocities: their velocities.
  /// - Returns: false if it cannot: then differences of `evaluate` are taken. That is the default.
  /// - Throws: anything, which ends the simulation.
  func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool

  /// Dry (Coulomb) friction of a coordinate, as the deceleration μ/m it causes; the default is 0.
  ///
  /// It acts against the velocity, and holds at rest whatever accelerates by no more than this: the limit at rest is
  /// that of the motion.
  ///
  /// - Parameter coordinate: the index of a coordinate.
  /// - Returns: a finite number that is not negative.
  func frictionLimit(of coordinate: Int) -> Double

  /// A frequency in radians per second of how slowly the system swings, 1 by default.
  ///
  /// The absolute tolerance of velocities is that of positions times min(1, this number), as an error of a velocity
  /// makes one of the position that is as many times larger.
  var slowestFrequency: Double { get }
}

extension DynamicSystem {
  /// By `evaluate`, and a look at each number.
  @inlinable
  @inline(__always)
  public func evaluateAndCheck(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool {
    try evaluate(&accelerations, at: time, positions: positions, velocities: velocities)
    // Branches are guessed rightly; a sum of what is 0 for finite numbers would have each wait for the one before.
    for index in 0..<coordinateCount where !accelerations[index].isFinite { return false }
    return true
  }

  /// Asks for differences.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws -> Bool {
    false
  }

  /// No friction.
  public func frictionLimit(of coordinate: Int) -> Double { 0 }

  /// One radian per second.
  public var slowestFrequency: Double { 1 }
}

/// A system of a single number or vector.
public protocol PointSystem: DynamicSystem where Position: VectorValue {
  /// The right-hand side f(t, x, x′), without dry friction.
  ///
  /// - Parameters:
  ///   - time: the time in seconds.
  ///   - position: where it is.
  ///   - velocity: how fast it moves.
  /// - Returns: the acceleration.
  /// - Throws: anything, which ends the simulation.
  func acceleration(at time: Double, position: Position, velocity: Position) throws -> Position
}

extension PointSystem {
  /// Those of a position.
  @inlinable
  public var coordinateCount: Int { Position.scalarCount }

  /// The right-hand side by ``acceleration(at:position:velocity:)``.
  @inlinable
  @inline(__always)
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws {
    let acceleration = try acceleration(
      at: time, position: Position(scalars: { positions[$0] }), velocity: Position(scalars: { velocities[$0] }))
    for index in 0..<Position.scalarCount { accelerations[index] = acceleration[scalar: index] }
  }
}

/// A system that is drawn to a target, which can be changed in flight.
public protocol TargetedSystem: DynamicSystem {
  /// Where it is at rest.
  var target: Position { get set }
}
