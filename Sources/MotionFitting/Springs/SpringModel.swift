import MotionSprings
import RealModule

/// Samples scaled to a duration and a range of 1, and the springs that are fitted to them.
struct SpringModel {
  let times: [Double]
  let values: [Double]
  /// The value at rest, if it is given.
  var target: Double?

  /// The nonlinear parameters: the natural frequency and the damping ratio.
  struct Shape {
    var frequency, dampingRatio: Double
  }

  /// The best linear parameters for a shape.
  struct Solution {
    let shape: Shape
    let start, target, velocity: Double
    let residuals: [Double]
    /// The standard errors of the frequency, the damping ratio, the start, the target and the velocity.
    var standardErrors: [Double] = []

    var sum: Double { residuals.reduce(0) { $0 + $1 * $1 } }
    var rootMeanSquare: Double { (sum / Double(residuals.count)).squareRoot() }
    var maximumError: Double { residuals.reduce(0) { max($0, abs($1)) } }
  }

  /// The best of all springs, with its standard errors; nil if the samples do not determine one.
  func best() -> Solution? {
    let coarse = thinned(to: 500)
    let starts = coarse.grid().compactMap { coarse.solution($0) }.sorted { $0.sum < $1.sum }.prefix(3)
    var nearest = starts.compactMap { coarse.refined(from: $0.shape) }.min { $0.sum < $1.sum }
    // From the best fit of some samples, few steps lead to the best fit of all samples, which may be millions.
    if coarse.times.count < times.count { nearest = nearest.flatMap { refined(from: $0.shape) } }
    // If the period is more than six times the data, they show only a part of a swing, in which all springs look alike.
    guard var best = nearest, best.shape.frequency > 1, let errors = standardErrors(of: best) else { return nil }
    best.standardErrors = errors
    return best
  }

  private func thinned(to count: Int) -> SpringModel {
    let step = max(1, (times.count + count - 1) / count)
    let kept = stride(from: 0, to: times.count, by: step)
    return SpringModel(times: kept.map { times[$0] }, values: kept.map { values[$0] }, target: target)
  }

  /// 60 frequencies times 12 damping ratios.
  ///
  /// The frequencies range from a third of a period over the data to a third of a period between two samples.
  private func grid() -> [Shape] {
    let highest = max(20, min(0.7 * Double(times.count - 1), 1e4))
    let growth = Double.root(highest / 2, 59)
    let ratios = [0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1.1, 1.6, 2.5]
    var frequency = 2.0
    return (0..<60).flatMap { _ in
      defer { frequency *= growth }
      return ratios.map { Shape(frequency: frequency, dampingRatio: $0) }
    }
  }

  /// The columns of the linear parameters: the start, the target and the velocity, the velocity in units of the
  /// frequency.
  private func columns(_ shape: Shape) -> [[Double]]? {
    guard shape.frequency < 1e8, shape.dampingRatio >= 0, shape.dampingRatio < 1e6,
      let spring = try? Spring(
        validatingStiffness: shape.frequency * shape.frequency, dampingRatio: shape.dampingRatio)
    else { return nil }
    var columns = Array(repeating: [Double](), count: 3)
    for time in times {
      let transition = spring.transition(over: time)
      columns[0].append(transition.displacementFromDisplacement)
      columns[1].append(1 - transition.displacementFromDisplacement)
      columns[2].append(transition.displacementFromVelocity * shape.frequency)
    }
    return columns
  }

  private func solution(_ shape: Shape) -> Solution? {
    guard let columns = columns(shape) else { return nil }
    let basis = OrthogonalBasis(free(columns))
    // A given target is no unknown. Its part is subtracted from the values that the other parameters must reach.
    let values = target.map { target in zip(self.values, columns[1]).map { $0 - target * $1 } } ?? self.values
    guard let numbers = basis.coefficients(of: values) else { return nil }
    return Solution(
      shape: shape, start: numbers[0], target: target ?? numbers[1],
      velocity: numbers[numbers.count - 1] * shape.frequency, residuals: basis.remainder(of: values))
  }

  /// The columns of the parameters that are not given.
  private func free(_ columns: [[Double]]) -> [[Double]] { target == nil ? columns : [columns[0], columns[2]] }

  // MARK: Refining

  /// Damped Gauss–Newton steps for the logarithm of the frequency and the damping ratio.
  private func refined(from start: Shape) -> Solution? {
    guard var best = solution(start) else { return nil }
    var damping = 1e-3
    for _ in 0..<100 {
      guard let slopes = slopes(at: best) else { break }
      let basis = OrthogonalBasis(slopes.linear)
      let rows = slopes.shape.map { basis.remainder(of: $0) }
      let (a, b, c) = (dot(rows[0], rows[0]), dot(rows[0], rows[1]), dot(rows[1], rows[1]))
      let (p, q) = (dot(rows[0], best.residuals), dot(rows[1], best.residuals))
      var next: Solution?
      while next == nil && damping < 1e12 {
        let (d, e) = (a * (1 + damping), c * (1 + damping))
        let determinant = d * e - b * b
        guard determinant > 0 else { return best }
        let change = ((p * e - q * b) / determinant, (q * d - p * b) / determinant)
        let shape = Shape(
          frequency: best.shape.frequency * Double.exp(max(-1, min(change.0, 1))),
          dampingRatio: max(0, best.shape.dampingRatio + max(-0.5, min(change.1, 0.5))))
        if let found = solution(shape), found.sum < best.sum { next = found } else { damping *= 10 }
      }
      guard let found = next else { break }
      let gain = (best.sum - found.sum) / best.sum
      best = found
      damping = max(0.1 * damping, 1e-15)
      if gain < 1e-15 || best.sum == 0 { break }
    }
    return best
  }

  /// The derivatives of the model by the logarithm of the frequency and the damping ratio, at the best linear
  /// parameters, and the derivatives by those parameters.
  private func slopes(at solution: Solution) -> (shape: [[Double]], linear: [[Double]])? {
    let shape = solution.shape
    guard let linear = columns(shape).map(free) else { return nil }
    // By central differences: an error here makes a step a little worse, but not the result.
    func slope(_ before: Shape, _ after: Shape, _ step: Double) -> [Double]? {
      guard let low = model(before, solution), let high = model(after, solution) else { return nil }
      return zip(low, high).map { ($1 - $0) / step }
    }
    let h = 1e-5
    let (low, high) = (max(0, shape.dampingRatio - h), shape.dampingRatio + h)
    guard
      let byFrequency = slope(
        Shape(frequency: shape.frequency * (1 - h), dampingRatio: shape.dampingRatio),
        Shape(frequency: shape.frequency * (1 + h), dampingRatio: shape.dampingRatio), 2 * h),
      let byRatio = slope(
        Shape(frequency: shape.frequency, dampingRatio: low), Shape(frequency: shape.frequency, dampingRatio: high),
        high - low)
    else { return nil }
    return ([byFrequency, byRatio], linear)
  }

  /// The model's values for a shape, with the linear parameters of a solution.
  private func model(_ shape: Shape, _ solution: Solution) -> [Double]? {
    guard let columns = columns(shape) else { return nil }
    let velocity = solution.velocity / shape.frequency
    return times.indices.map {
      solution.start * columns[0][$0] + solution.target * columns[1][$0] + velocity * columns[2][$0]
    }
  }

  // MARK: Errors

  /// The square roots of the diagonal of σ²·(JᵀJ)⁻¹.
  ///
  /// J contains all five parameters, or four if the target is given, as a given target has no error.
  private func standardErrors(of solution: Solution) -> [Double]? {
    guard let slopes = slopes(at: solution) else { return nil }
    let basis = OrthogonalBasis(slopes.shape + slopes.linear)
    guard let inverse = basis.inverseRowNorms else { return nil }
    let freedom = max(times.count - inverse.count, 1)
    let noise = (solution.sum / Double(freedom)).squareRoot()
    let frequency = solution.shape.frequency
    let units = target == nil ? [frequency, 1, 1, 1, frequency] : [frequency, 1, 1, frequency]
    var errors = zip(inverse, units).map { noise * $0 * $1 }
    if target != nil { errors.insert(0, at: 3) }
    return errors
  }

  private func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
}
