import MotionSprings
import RealModule

/// Rows of samples, and the springs that are fitted to them.
struct SpringModel {
  let rows: SpringRows
  /// The linear parameters that are given: the start, the target and the velocity.
  let known: [Double?]
  /// The square roots of the rows' weights; nil if each row is a sample.
  private let scales: [Double]?

  init(_ rows: SpringRows, known: [Double?] = [nil, nil, nil]) {
    (self.rows, self.known) = (rows, known)
    scales = rows.weights.allSatisfy { $0 == 1 } ? nil : rows.weights.map { $0.squareRoot() }
  }

  /// The best linear parameters for a shape.
  struct Solution {
    let shape: SpringShape
    let start, target, velocity: Double
    let residuals: [Double]
    /// The sum of the squares of the residuals.
    let sum: Double
    /// The columns of the parameters that are not given.
    let basis: OrthogonalBasis
    let responses: SpringResponses
    /// The standard errors of the frequency, the damping ratio, the start, the target and the velocity.
    var standardErrors: [Double] = []
  }

  /// The rows for the first steps: from their best fit few steps lead to that of all samples, which may be millions.
  private static let coarseCount = 500

  /// Springs whose sums over few rows differ by at most this factor are compared over all rows.
  private static let likelyFactor = 1.1

  /// The best of all springs, with its standard errors; nil if the samples do not determine one.
  func best() -> Solution? {
    let coarse = SpringModel(rows.thinned(to: Self.coarseCount), known: known)
    let starts = SpringStarts(coarse.rows, known: known).best()
    let near = starts.compactMap { coarse.refined(from: $0, gaining: 1e-6) }.sorted { $0.sum < $1.sum }
    var (best, tried, limit) = (Solution?.none, [SpringShape](), Double.infinity)
    for candidate in near where candidate.sum <= limit && !tried.contains(where: candidate.shape.isNear) {
      tried.append(candidate.shape)
      // Springs so fast that few samples show anything of them do not count.
      guard var found = refined(from: candidate.shape, gaining: 1e-15), let errors = standardErrors(of: found) else {
        continue
      }
      found.standardErrors = errors
      limit = min(limit, Self.likelyFactor * candidate.sum)
      if best.map({ found.sum < $0.sum }) ?? true { best = found }
    }
    // If the period is more than six times the data, they show only a part of a swing, in which all springs look alike.
    return best.flatMap { $0.shape.frequency > 1 ? $0 : nil }
  }

  /// The solution for a shape; nil if the linear parameters are not determined.
  private func solution(_ shape: SpringShape) -> Solution? {
    guard let spring = shape.spring else { return nil }
    let responses = SpringResponses(of: spring, shape, at: rows.times)
    let columns = responses.columns.map { scaled($0) }
    let basis = OrthogonalBasis(unknown(columns))
    // A given number is no unknown. Its part is subtracted from the values that the other parameters must reach.
    var values = scaled(rows.values)
    for (index, column) in columns.enumerated() {
      guard let number = known[index] else { continue }
      let factor = index == 2 ? number / shape.frequency : number
      for row in values.indices { values[row] -= factor * column[row] }
    }
    guard let found = basis.coefficients(of: values) else { return nil }
    var rest = found[...]
    let start = known[0] ?? rest.removeFirst()
    let target = known[1] ?? rest.removeFirst()
    let velocity = known[2] ?? rest.removeFirst() * shape.frequency
    let residuals = basis.remainder(of: values)
    return Solution(
      shape: shape, start: start, target: target, velocity: velocity, residuals: residuals,
      sum: OrthogonalBasis.dot(residuals, residuals), basis: basis, responses: responses)
  }

  /// A column in which each row counts as its weight says.
  private func scaled(_ column: [Double]) -> [Double] {
    guard let scales else { return column }
    return zip(column, scales).map { $0 * $1 }
  }

  /// The items of the parameters that are not given.
  private func unknown<Item>(_ items: [Item]) -> [Item] {
    items.indices.filter { known[$0] == nil }.map { items[$0] }
  }

  // MARK: Refining

  /// Damped Gauss–Newton steps for the logarithm of the frequency and the damping ratio.
  ///
  /// - Parameters:
  ///   - start: a shape.
  ///   - enough: the part of the sum of squares that a step must gain for another step.
  /// - Returns: the last solution; nil if the first shape has none.
  private func refined(from start: SpringShape, gaining enough: Double) -> Solution? {
    guard var best = solution(start) else { return nil }
    // Values up to 1 have errors of some 10⁻¹⁶. What is less than that cannot be made smaller.
    let rounding = 1e-31 * Double(best.residuals.count)
    var damping = 1e-3
    for _ in 0..<100 where best.sum > rounding {
      let steps = ShapeSteps(slopes: slopes(at: best).map { best.basis.remainder(of: $0) }, residuals: best.residuals)
      var next: (solution: Solution, gain: Double)?
      while next == nil {
        guard damping < 1e6, let change = steps.change(of: best.shape, damping: damping) else { return best }
        if let found = solution(change.shape), found.sum < best.sum {
          next = (found, change.gain)
        } else {
          damping *= 10
        }
      }
      guard let next else { break }
      let gain = best.sum - next.solution.sum
      let isEnough = gain < enough * best.sum
      best = next.solution
      if isEnough { break }
      damping = max(damping * ShapeSteps.dampingFactor(gain: gain, expected: next.gain), 1e-7)
    }
    return best
  }

  /// The derivatives of the model by the logarithm of the frequency and the damping ratio, at the best linear
  /// parameters.
  private func slopes(at solution: Solution) -> [[Double]] {
    let slopes = solution.responses.slopes(
      at: rows.times, displacement: solution.start - solution.target, velocity: solution.velocity)
    return [scaled(slopes.byFrequency), scaled(slopes.byRatio)]
  }

  // MARK: Errors

  /// The square roots of the diagonal of σ²·(JᵀJ)⁻¹.
  ///
  /// J contains the parameters that are not given, as a given one has no error.
  private func standardErrors(of solution: Solution) -> [Double]? {
    let basis = OrthogonalBasis(slopes(at: solution) + unknown(solution.responses.columns.map { scaled($0) }))
    guard let inverse = basis.inverseRowNorms else { return nil }
    let freedom = max(rows.count - inverse.count, 1)
    let noise = (solution.sum / Double(freedom)).squareRoot()
    let frequency = solution.shape.frequency
    let units = [frequency, 1] + unknown([1, 1, frequency])
    var errors = zip(inverse, units).map { noise * $0 * $1 }
    for index in known.indices where known[index] != nil { errors.insert(0, at: 2 + index) }
    return errors
  }
}
