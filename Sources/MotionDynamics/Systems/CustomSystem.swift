public import MotionNumerics

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

  /// How many coordinates there are.
  public let coordinateCount: Int
  private let function: Function

  /// A system of many coordinates.
  ///
  /// - Parameters:
  ///   - coordinateCount: how many there are.
  ///   - function: computes an acceleration for each, without an allocation if it has none.
  public init(coordinateCount: Int, _ function: @escaping Function) {
    self.coordinateCount = coordinateCount
    self.function = function
  }

  /// The right-hand side by the closure.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws {
    try function(time, positions, velocities, &accelerations)
  }
}

extension CustomSystem where Position: VectorValue {
  /// A system of a number or vector: the closure gives its acceleration.
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
