/// The derivatives of a system's accelerations: computed by the system, or as central differences.
struct AccelerationDerivatives: ~Copyable {
  private let count: Int
  /// ∂f/∂x, row by row.
  private let byPosition: NumberBuffer
  /// ∂f/∂x′, row by row.
  private let byVelocity: NumberBuffer
  /// ∂f/∂t.
  private let byTime: NumberBuffer
  /// A state with one number changed: all positions and then all velocities.
  private let moved: NumberBuffer
  private let upper: NumberBuffer
  private let lower: NumberBuffer

  /// Allocates the matrices for a number of coordinates.
  init(count: Int) {
    self.count = count
    byPosition = NumberBuffer(count: count * count)
    byVelocity = NumberBuffer(count: count * count)
    byTime = NumberBuffer(count: count)
    moved = NumberBuffer(count: 2 * count)
    upper = NumberBuffer(count: count)
    lower = NumberBuffer(count: count)
  }

  /// Computes the derivatives at a state.
  func update<System: DynamicSystem>(
    of system: System, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) throws {
    byPosition.start.update(repeating: 0, count: count * count)
    byVelocity.start.update(repeating: 0, count: count * count)
    byTime.start.update(repeating: 0, count: count)
    var rows = byPosition.numbers.mutableSpan
    var otherRows = byVelocity.numbers.mutableSpan
    var column = byTime.numbers.mutableSpan
    let isKnown = try system.differentiate(
      byPosition: &rows, byVelocity: &otherRows, byTime: &column, at: time, positions: positions,
      velocities: velocities)
    if isKnown { return }
    for index in 0..<count {
      moved[index] = positions[index]
      moved[count + index] = velocities[index]
    }
    for index in 0..<count {
      try takeDifferences(of: system, at: time, by: index, into: byPosition)
      try takeDifferences(of: system, at: time, by: count + index, into: byVelocity)
    }
    try takeDifferences(of: system, at: time)
  }

  /// Fills a column of a matrix with the difference quotients with respect to a number of the state.
  private func takeDifferences<System: DynamicSystem>(
    of system: System, at time: Double, by index: Int, into matrix: borrowing NumberBuffer
  ) throws {
    let center = moved[index]
    let step = Self.step(at: center)
    moved[index] = center + step
    try evaluate(system, at: time, into: upper)
    moved[index] = center - step
    try evaluate(system, at: time, into: lower)
    moved[index] = center
    let column = index % count
    for row in 0..<count { matrix[row * count + column] = (upper[row] - lower[row]) / (2 * step) }
  }

  /// Fills the difference quotients with respect to time.
  private func takeDifferences<System: DynamicSystem>(of system: System, at time: Double) throws {
    let step = Self.step(at: time)
    try evaluate(system, at: time + step, into: upper)
    try evaluate(system, at: time - step, into: lower)
    for row in 0..<count { byTime[row] = (upper[row] - lower[row]) / (2 * step) }
  }

  private func evaluate<System: DynamicSystem>(
    _ system: System, at time: Double, into result: borrowing NumberBuffer
  ) throws {
    var span = result.numbers.mutableSpan
    try system.evaluate(
      &span, at: time, positions: UnsafeBufferPointer(start: moved.start, count: count).span,
      velocities: UnsafeBufferPointer(start: moved.start + count, count: count).span)
  }

  /// The step with about the least error of a central difference: the cube root of a double's precision, 2⁻⁵³.
  private static func step(at center: Double) -> Double {
    max(abs(center), 1) * 0x1p-18
  }

  /// A first-order bound on the error of an acceleration, given the errors of positions and velocities:
  /// Σ |∂f/∂x|·δx + |∂f/∂x′|·δx′.
  func errorBound(of row: Int, positions: (Int) -> Double, velocities: (Int) -> Double) -> Double {
    (0..<count).reduce(0) { sum, column in
      sum + abs(byPosition[row * count + column]) * positions(column)
        + abs(byVelocity[row * count + column]) * velocities(column)
    }
  }

  /// Writes ∂(x′, x″)/∂(x, x′), row by row, and ∂(x′, x″)/∂t; false if a number is not finite.
  func write(
    to matrix: UnsafeMutablePointer<Double>, byTime: UnsafeMutablePointer<Double>, under constraints: Constraints
  ) -> Bool {
    let size = 2 * count
    matrix.update(repeating: 0, count: size * size)
    byTime.update(repeating: 0, count: size)
    var check = 0.0
    for row in 0..<count {
      matrix[row * size + count + row] = constraints.isHeld(row) ? 0 : 1
      let start = (count + row) * size
      for column in 0..<count {
        matrix[start + column] = byPosition[row * count + column]
        // The system does not see a held velocity.
        matrix[start + count + column] = constraints.isHeld(column) ? 0 : byVelocity[row * count + column]
        check += 0 * matrix[start + column] + 0 * matrix[start + count + column]
      }
      byTime[count + row] = self.byTime[row]
      check += 0 * self.byTime[row]
    }
    return check == 0
  }
}
