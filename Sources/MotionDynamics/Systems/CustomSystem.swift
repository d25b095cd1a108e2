public import MotionCurves

/// A system whose right-hand side is a closure.
///
/// ```swift
/// let vanDerPol = CustomSystem<Double> { t, x, v in 2 * (1 - x * x) * v - x }
/// ```
public struct CustomSystem<Position: Coordinates>: DynamicSystem {
  /// Computes accelerations from the time, the coordinates and their velocities.
  public typealias Function =
    @Sendable (
      _ time: Double, _ positions: Span<Double>, _ velocities: Span<Double>, _ accelerations: inout MutableSpan<Double>
    ) throws -> Void

  /// The number of coordinates.
  public let coordinateCount: Int
  private let function: Function

  /// Creates a system of several coordinates.
  ///
  /// - Parameters:
  ///   - coordinateCount: the number of coordinates.
  ///   - function: computes an acceleration for each coordinate; it should allocate nothing: it is called several times
  ///     in each step.
  public init(coordinateCount: Int, _ function: @escaping Function) {
    self.coordinateCount = coordinateCount
    self.function = function
  }

  /// Computes the right-hand side by the closure.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws {
    try function(time, positions, velocities, &accelerations)
  }
}

extension CustomSystem where Position: VectorValue {
  /// Creates a system of a single number or vector from a closure for its acceleration.
  public init(
    _ acceleration: @escaping @Sendable (_ time: Double, _ position: Position, _ velocity: Position) throws -> Position
  ) {
    self.init(coordinateCount: Position.scalarCount) { time, positions, velocities, accelerations in
      let result = try acceleration(
        time, Position(scalars: { positions[$0] }), Position(scalars: { velocities[$0] }))
      for index in 0..<Position.scalarCount { accelerations[index] = result[scalar: index] }
    }
  }
}
