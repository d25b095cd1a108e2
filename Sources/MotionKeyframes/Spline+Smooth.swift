extension Spline {
  /// The natural spline: velocity and acceleration are continuous, and the acceleration is zero at both ends.
  ///
  /// It is the smoothest interpolant: ∫|v″|² is least. It can overshoot, and every key influences the whole curve.
  ///
  /// - Complexity: O(*n*) to create.
  public static var natural: Spline { Spline(.natural) }

  /// The spline with given velocities at both ends; velocity and acceleration are continuous between them.
  ///
  /// At a jump or a hold the ends are as in ``natural``.
  ///
  /// - Parameters:
  ///   - start: the velocity at the first key, in value units per unit of time; finite.
  ///   - end: the velocity at the last key.
  /// - Returns: the rule; a track throws if a velocity is not finite.
  public static func clamped(from start: Value, to end: Value) -> Spline {
    Spline(.clamped(from: start, to: end))
  }

  /// The spline of a closed track, for repetition: velocity and acceleration at the end equal those at the start.
  ///
  /// The first value has to equal the last one. In a track with jumps or holds no single spline joins the ends; the
  /// sections are then as in ``natural``.
  public static var periodic: Spline { Spline(.periodic) }
}

extension SplineSection {
  /// The velocities that make the acceleration continuous, for given end velocities, or nil for a natural end.
  ///
  /// For two segments, h₁v₀ + 2(h₀ + h₁)v₁ + h₀v₂ = 3(h₁δ₀ + h₀δ₁); at a natural end 2v₀ + v₁ = 3δ₀. The rows are
  /// divided by the sums of their off-diagonal coefficients.
  func smoothVelocities(from start: Double?, to end: Double?) -> [Double] {
    let first = start.map { TridiagonalRow(held: $0) } ?? TridiagonalRow(below: 0, above: 1, right: secants[0] * 3)
    let last =
      end.map { TridiagonalRow(held: $0) } ?? TridiagonalRow(below: 1, above: 0, right: secants[lastSegment] * 3)
    return TridiagonalRow.solution(count: values.count) { key in
      key == 0 ? first : key > lastSegment ? last : row(key - 1, key)
    }
  }

  /// The velocities of a closed track.
  ///
  /// The system is cyclic. With the last unknown x̂ as a parameter the other equations are tridiagonal, with the
  /// solution x = y − x̂·z. The last equation then gives x̂.
  func periodicVelocities() -> [Double] {
    guard lastSegment > 0 else { return [0, 0] }
    let rows = [row(lastSegment, 0)] + (0..<lastSegment).map { row($0, $0 + 1) }
    let closing = rows[lastSegment]
    let others = Array(rows.dropLast())
    let y = TridiagonalRow.solution(count: others.count) { others[$0] }
    var columns = others.map { TridiagonalRow(below: $0.below, above: $0.above, right: 0.0) }
    columns[0].right += others[0].below
    columns[others.count - 1].right += others[others.count - 1].above
    let z = TridiagonalRow.solution(count: columns.count) { columns[$0] }
    let last = others.count - 1
    let rest = closing.right - y[0] * closing.above - y[last] * closing.below
    let closingVelocity = rest * (1 / (2 - closing.above * z[0] - closing.below * z[last]))
    let velocities = zip(y, z).map { $0 - closingVelocity * $1 } + [closingVelocity]
    return velocities + [velocities[0]]
  }

  /// The equation of the key between two segments.
  @inline(__always)
  private func row(_ before: Int, _ after: Int) -> TridiagonalRow {
    let total = durations[before] + durations[after]
    let (below, above) = (durations[after] / total, durations[before] / total)
    return TridiagonalRow(below: below, above: above, right: (secants[before] * below + secants[after] * above) * 3)
  }
}

/// One row of a tridiagonal system, below·xᵢ₋₁ + 2xᵢ + above·xᵢ₊₁ = right; below + above is at most 1.
struct TridiagonalRow {
  let below: Double
  let above: Double
  var right: Double

  init(below: Double, above: Double, right: Double) {
    self.below = below
    self.above = above
    self.right = right
  }

  /// xᵢ = `value`.
  init(held value: Double) {
    self.init(below: 0, above: 0, right: value * 2)
  }

  /// The solution of `count` rows by elimination, which is stable without pivoting because the diagonal dominates.
  ///
  /// Each row is made when it is needed: a list of them would take longer to write and read than the elimination.
  @inline(__always)
  static func solution(count: Int, row: (Int) -> TridiagonalRow) -> [Double] {
    var factors = [Double](repeating: 0, count: count)
    var solution = factors
    var factorSpan = factors.mutableSpan
    var span = solution.mutableSpan
    var (factor, last) = (0.0, 0.0)
    for index in 0..<count {
      let row = row(index)
      let pivot = 1 / (2 - row.below * factor)
      factor = row.above * pivot
      last = (row.right - last * row.below) * pivot
      factorSpan[index] = factor
      span[index] = last
    }
    for index in (0..<count - 1).reversed() {
      last = span[index] - last * factorSpan[index]
      span[index] = last
    }
    return solution
  }
}
