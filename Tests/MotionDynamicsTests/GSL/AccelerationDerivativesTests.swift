import Testing

@testable import MotionDynamics

/// The derivatives for the stiff methods, of a system of three coordinates.
@Suite struct AccelerationDerivativesTests {
  /// x″ᵢ = t·Σ aᵢₖ·xₖ + Σ bᵢₖ·x′ₖ, whose derivatives are the matrices.
  private struct Coupled: DynamicSystem {
    typealias Position = [Double]

    var isKnown = true
    let coordinateCount = 3
    let stiffnesses = [1.0, 2, 3, 4, 5, 6, 7, 8, 9]
    let dampings = [-1.0, 0, 2, 0, 3, -2, 5, 1, -4]

    func evaluate(
      _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
    ) {
      for row in 0..<3 {
        accelerations[row] = (0..<3).reduce(0) { sum, column in
          sum + time * stiffnesses[3 * row + column] * positions[column]
            + dampings[3 * row + column] * velocities[column]
        }
      }
    }

    /// Adds to the numbers, which are 0 before.
    func differentiate(
      byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>,
      byTime: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
    ) -> Bool {
      guard isKnown else { return false }
      for row in 0..<3 {
        for column in 0..<3 {
          byPosition[3 * row + column] += time * stiffnesses[3 * row + column]
          byVelocity[3 * row + column] += dampings[3 * row + column]
          byTime[row] += stiffnesses[3 * row + column] * positions[column]
        }
      }
      return true
    }
  }

  /// The derivatives at a second state are those of this state alone, computed by the system or as differences.
  @Test(arguments: [true, false]) func eachStateHasItsOwnDerivatives(isKnown: Bool) throws {
    let system = Coupled(isKnown: isKnown)
    let derivatives = AccelerationDerivatives(count: 3)
    for (time, positions) in [(1.0, [4.0, -5, 6]), (3, [1, 0, -2])] {
      try derivatives.update(of: system, at: time, positions: positions.span, velocities: [1, 2, 3].span)
      var (matrix, byTime) = ([Double](repeating: .nan, count: 36), [Double](repeating: .nan, count: 6))
      #expect(derivatives.write(to: &matrix, byTime: &byTime, under: Constraints()))
      for row in 0..<3 {
        let slope = (0..<3).reduce(0.0) { $0 + system.stiffnesses[3 * row + $1] * positions[$1] }
        #expect(abs(byTime[3 + row] - slope) <= 1e-8 && byTime[row] == 0)
        for column in 0..<3 {
          let (stiffness, damping) = (system.stiffnesses[3 * row + column], system.dampings[3 * row + column])
          #expect(matrix[6 * row + column] == 0 && matrix[6 * row + 3 + column] == (row == column ? 1 : 0))
          #expect(abs(matrix[6 * (3 + row) + column] - time * stiffness) <= 1e-8, "\(row), \(column)")
          #expect(abs(matrix[6 * (3 + row) + 3 + column] - damping) <= 1e-8, "\(row), \(column)")
        }
      }
    }
  }
}
