/// The least maximum error of linear equations in four bounded numbers: a linear program, solved with its proof.
///
/// The error of an equation is error + coefficients·z. The problem minimises the maximum of
/// |error + coefficients·z| − slack over all equations. Five constraints at a time, from equations and bounds,
/// determine a vertex. Its height is a lower bound for every z. The most violated constraint replaces one of the five
/// and raises the bound, until no constraint is violated.
///
/// - Complexity: some ten exchanges. Each exchange looks at all equations.
///
/// Source: the dual simplex algorithm (C. E. Lemke, 1954), which for equations in general position is the exchange of
/// E. Stiefel, *Über diskrete und lineare Tschebyscheff-Approximationen*, Numerische Mathematik 1 (1959).
struct MinimaxProblem {
  struct Equation {
    var coefficients: SIMD4<Double>
    var error: Double
    /// The part of the error that does not count; infinite for an equation to ignore.
    var slack: Double

    func error(at place: SIMD4<Double>) -> Double { error + (coefficients * place).sum() }
  }

  struct Solution {
    /// The best numbers, within their bounds.
    var place: SIMD4<Double>
    /// A lower bound of the largest error, for all numbers within the bounds.
    var bound: Double
  }

  var equations: [Equation] = []
  /// The least and the greatest numbers, finite.
  var least = SIMD4<Double>.zero
  var greatest = SIMD4<Double>.zero

  /// The largest error at given numbers, without the slack.
  func largestError(at place: SIMD4<Double>) -> Double {
    equations.reduce(0) { max($0, abs($1.error(at: place))) }
  }

  /// The best numbers, or the first whose lower bound reaches `enough`.
  func solution(enough: Double = .infinity) -> Solution {
    guard var basis = Basis(of: self) else {
      return Solution(place: SIMD4.zero.clamped(lowerBound: least, upperBound: greatest), bound: 0)
    }
    var vertex = basis.vertex
    for _ in 0..<Self.mostExchanges {
      guard vertex[4] < enough, let next = violated(at: vertex), basis.exchange(for: next) else { break }
      vertex = basis.vertex
    }
    return Solution(
      place: vertex.lowHalf.clamped(lowerBound: least, upperBound: greatest), bound: basis.bound(of: self))
  }

  /// Without degeneracy some ten exchanges suffice.
  ///
  /// Beyond this limit, the bound reached so far is still proved.
  private static let mostExchanges = 200

  /// The most violated constraint; nil if no violation exceeds the rounding.
  private func violated(at vertex: SIMD8<Double>) -> Constraint? {
    let (place, height) = (vertex.lowHalf, vertex[4])
    // Within wide bounds, large numbers can cancel in an error.
    var most = 1e-10 * abs(height) + 1e-15 * (1 + 10 * place.replacing(with: -place, where: place .< 0).sum())
    var found: (index: Int, isAbove: Bool)?
    for (index, equation) in equations.enumerated() {
      let error = equation.error(at: place)
      let excess = abs(error) - equation.slack - height
      if excess > most {
        most = excess
        found = (index, error > 0)
      }
    }
    if let found { return constraint(of: found.index, isAbove: found.isAbove) }
    for index in 0..<4 {
      let margin = 1e-12 * (greatest[index] - least[index])
      if place[index] > greatest[index] + margin { return bound(of: index, isAbove: true) }
      if place[index] < least[index] - margin { return bound(of: index, isAbove: false) }
    }
    return nil
  }

  /// The constraint that an equation's positive or negative error is at most the height.
  fileprivate func constraint(of index: Int, isAbove: Bool) -> Constraint {
    let equation = equations[index]
    let sign = isAbove ? 1.0 : -1
    var normal = SIMD8(lowHalf: sign * equation.coefficients, highHalf: .zero)
    normal[4] = -1
    return Constraint(equation: index, normal: normal, limit: equation.slack - sign * equation.error)
  }

  /// The constraint that a number is at most its greatest value, or at least its least value.
  fileprivate func bound(of index: Int, isAbove: Bool) -> Constraint {
    var normal = SIMD8<Double>.zero
    normal[index] = isAbove ? 1 : -1
    return Constraint(equation: nil, normal: normal, limit: isAbove ? greatest[index] : -least[index])
  }
}

/// normal·(z, height) ≤ limit.
private struct Constraint {
  /// The index of the constraint's equation; nil for a bound of a number.
  var equation: Int?
  var normal: SIMD8<Double>
  var limit: Double
}

/// Five constraints that determine a vertex, with the inverse of their normals.
private struct Basis {
  private var constraints: [Constraint]
  /// For each constraint, the direction that changes it by 1 and leaves the other four unchanged.
  private var directions: [SIMD8<Double>]

  /// Starts with the equation of the largest error at zero, and with bounds; nil if no equation counts.
  init?(of problem: MinimaxProblem) {
    var first: (index: Int, excess: Double)?
    for (index, equation) in problem.equations.enumerated() where equation.slack < .infinity {
      let excess = abs(equation.error) - equation.slack
      if excess > first?.excess ?? -.infinity { first = (index, excess) }
    }
    guard let first else { return nil }
    let equation = problem.constraint(of: first.index, isAbove: problem.equations[first.index].error > 0)
    constraints = (0..<4).map { problem.bound(of: $0, isAbove: equation.normal[$0] < 0) } + [equation]
    directions = constraints.prefix(4).enumerated().map { index, bound in
      var direction = bound.normal
      direction[4] = equation.normal[index] * bound.normal[index]
      return direction
    }
    directions.append(SIMD8(0, 0, 0, 0, -1, 0, 0, 0))
  }

  /// The numbers and the height at which all five constraints hold with equality.
  var vertex: SIMD8<Double> {
    var sum = SIMD8<Double>.zero
    for index in 0..<5 { sum += directions[index] * constraints[index].limit }
    return sum
  }

  /// Replaces the first constraint that would fail with a violated one; false if there is no such constraint.
  mutating func exchange(for constraint: Constraint) -> Bool {
    var leaving: (index: Int, ratio: Double, weight: Double)?
    for index in 0..<5 {
      let weight = (constraint.normal * directions[index]).sum()
      guard weight > 1e-13 else { continue }
      let ratio = max(0, -directions[index][4]) / weight
      if ratio < leaving?.ratio ?? .infinity { leaving = (index, ratio, weight) }
    }
    guard let leaving else { return false }
    let direction = directions[leaving.index] / leaving.weight
    for index in 0..<5 where index != leaving.index {
      directions[index] -= direction * (constraint.normal * directions[index]).sum()
    }
    directions[leaving.index] = direction
    constraints[leaving.index] = constraint
    return true
  }

  /// The lower bound that the constraints' multipliers prove, whatever their rounding.
  func bound(of problem: MinimaxProblem) -> Double {
    var (total, sum, normal) = (0.0, 0.0, SIMD4<Double>.zero)
    for (constraint, direction) in zip(constraints, directions) where constraint.equation != nil {
      let multiplier = max(0, -direction[4])
      total += multiplier
      sum -= multiplier * constraint.limit
      normal += multiplier * constraint.normal.lowHalf
    }
    for index in 0..<4 {
      sum += min(normal[index] * problem.least[index], normal[index] * problem.greatest[index])
    }
    return total > 0 ? max(0, sum / total) : 0
  }
}
