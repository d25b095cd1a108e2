/// The normal equations of least squares in up to four parameters.
struct NormalEquations {
  private var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) = (.zero, .zero, .zero, .zero)
  /// The gradient of half of the weighted sum of squares.
  private(set) var gradient = SIMD4<Double>.zero

  /// Adds an equation, given by its derivatives and its error.
  mutating func add(_ row: SIMD4<Double>, error: Double, weight: Double) {
    let weighted = row * weight
    gradient += weighted * error
    rows.0 += weighted * row.x
    rows.1 += weighted * row.y
    rows.2 += weighted * row.z
    rows.3 += weighted * row.w
  }

  /// The change at which the gradient would vanish, with the diagonal enlarged by the damping factor.
  ///
  /// A held parameter does not change, and neither does a parameter on which nothing depends.
  func solution(holding held: SIMDMask<SIMD4<Double.SIMDMaskScalar>>, damping: Double) -> SIMD4<Double> {
    var matrix = [rows.0, rows.1, rows.2, rows.3]
    var right = gradient
    for i in 0..<4 {
      matrix[i][i] *= 1 + damping
      guard held[i] || !(matrix[i][i] > 0) else { continue }
      for j in 0..<4 { (matrix[i][j], matrix[j][i]) = (0, 0) }
      (matrix[i][i], right[i]) = (1, 0)
    }
    // Elimination without pivots: the matrix is positive definite.
    for i in 0..<4 {
      for j in i + 1..<4 {
        let factor = matrix[j][i] / matrix[i][i]
        matrix[j] -= matrix[i] * factor
        right[j] -= right[i] * factor
      }
    }
    var solution = SIMD4<Double>.zero
    for i in (0..<4).reversed() {
      solution[i] = (right[i] - (matrix[i] * solution).sum()) / matrix[i][i]
      // A direction that nearly depends on the others gets no change.
      if !solution[i].isFinite { solution[i] = 0 }
    }
    return solution
  }
}
