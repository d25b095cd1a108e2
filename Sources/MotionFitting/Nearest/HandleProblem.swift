/// The least error of timing curves at given points, for fixed handle progresses or for a whole cell of them.
///
/// The curve goes from (0, 0) to (1, rise). Given x₁ and x₂, the parameter s at each point is fixed. The value
/// 3y₁s(1 − s)² + 3y₂s²(1 − s) + rise·s³ is then linear in y₁ and y₂, so the best of them solve a ``MinimaxProblem``.
///
/// In a cell around given handles the value moves along the curve's slope σ = y′(s)/x′(s). If x₁ and x₂ change by d₁
/// and d₂, the value changes by exactly −σ(ξ)·(3s(1 − s)²·d₁ + 3s²(1 − s)·d₂), at the new parameter s and with ξ
/// between the old and the new one (Cauchy's mean value theorem). Both s and ξ lie in an interval that the cell's
/// corners give, as s does not increase in x₁ and x₂. The linear problem in y₁, y₂, d₁ and d₂ takes the variation of
/// the factors over that interval as its slack. Its solution is therefore a lower bound for all curves with handles in
/// the cell.
struct HandleProblem {
  private(set) var points: [SIMD2<Double>]
  let rise: Double
  /// The parameter of each point: the first guess of the next search.
  private var parameters: [Double]
  private var problem = MinimaxProblem()
  private var ranges: [HandleRange] = []

  /// - Parameters:
  ///   - points: with x strictly between 0 and 1, in ascending order.
  ///   - rise: the value at 1.
  init(points: [SIMD2<Double>], rise: Double) {
    self.points = points
    self.rise = rise
    parameters = points.map { $0.x }
  }

  mutating func add(_ more: [SIMD2<Double>]) {
    points = (points + more).sorted { $0.x < $1.x }
    parameters = points.map { $0.x }
  }

  /// The best heights of handles, and the largest error at the points.
  struct Best {
    var handles, heights: SIMD2<Double>
    var error: Double
  }

  /// The heights are limited to this multiple of the values: longer, nearly vertical handles gain nothing.
  private static let greatestHeight = 1e3

  /// The best heights for handle progresses.
  mutating func best(at handles: SIMD2<Double>) -> Best {
    let curve = ProgressCurve(x1: handles.x, x2: handles.y)
    problem.equations.removeAll(keepingCapacity: true)
    for index in points.indices {
      let s = curve.parameter(at: points[index].x, near: parameters[index])
      parameters[index] = s
      let basis = HandleBasis(at: s)
      problem.equations.append(
        .init(
          coefficients: SIMD4(basis.first, basis.second, 0, 0), error: rise * s * s * s - points[index].y, slack: 0))
    }
    problem.least = SIMD4(-Self.greatestHeight, -Self.greatestHeight, 0, 0)
    problem.greatest = SIMD4(Self.greatestHeight, Self.greatestHeight, 0, 0)
    let place = placeOfOnePoint ?? problem.solution().place
    return Best(handles: handles, heights: place.lowHalf, error: problem.largestError(at: place))
  }

  /// The least optimal heights if all points have the same x, which does not determine the heights; nil for other
  /// points.
  private var placeOfOnePoint: SIMD4<Double>? {
    guard let first = points.first, points[points.count - 1].x == first.x else { return nil }
    let (coefficients, errors) = (problem.equations[0].coefficients, problem.equations.map { $0.error })
    let middle = errors.reduce(errors[0]) { min($0, $1) } / 2 + errors.reduce(errors[0]) { max($0, $1) } / 2
    let size = (coefficients * coefficients).sum()
    return size > 0 ? coefficients * (-middle / size) : nil
  }

  /// Handle progresses that should be better by the curve's slopes, and the error expected there.
  ///
  /// - Parameters:
  ///   - best: the latest result of ``best(at:)``.
  ///   - reach: the largest change of each progress.
  /// - Returns: the handles and the error.
  mutating func step(from best: Best, reach: Double) -> (handles: SIMD2<Double>, error: Double) {
    let curve = HandleCurve(SIMD4(best.handles.x, best.heights.x, best.handles.y, best.heights.y), rise: rise)
    for index in points.indices {
      let s = parameters[index]
      let gradient = curve.gradient(at: s)
      problem.equations[index].error = curve.value(at: s) - points[index].y
      problem.equations[index].coefficients = SIMD4(
        gradient.y, gradient.w, gradient.x * reach, gradient.z * reach)
      problem.equations[index].slack = 0
    }
    let heights = SIMD2<Double>(repeating: Self.greatestHeight)
    let least = (SIMD2<Double>.zero - best.handles) / reach
    let greatest = (SIMD2<Double>.one - best.handles) / reach
    problem.least = SIMD4(
      lowHalf: -heights - best.heights, highHalf: least.clamped(lowerBound: -.one, upperBound: .zero))
    problem.greatest = SIMD4(
      lowHalf: heights - best.heights, highHalf: greatest.clamped(lowerBound: .zero, upperBound: .one))
    let place = problem.solution().place
    let handles = (best.handles + place.highHalf * reach).clamped(lowerBound: .zero, upperBound: .one)
    return (handles, problem.largestError(at: place))
  }

  /// A lower bound of the error of every curve with handles in a cell.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - best: the latest result of ``best(at:)``, for the cell's centre.
  ///   - enough: the bound to prove. A curve with a smaller error has limited heights, and these limits tighten the
  ///     bound.
  /// - Returns: the bound, `enough` at most.
  mutating func bound(over cell: HandleCell, around best: Best, enough: Double) -> Double {
    let frame = HandleRange.Frame(of: cell, heights: best.heights, rise: rise)
    ranges.removeAll(keepingCapacity: true)
    for (point, s) in zip(points, parameters) { ranges.append(HandleRange(frame, of: point, near: s)) }
    let heights = heightLimits(within: enough)
    guard heights.x < .infinity && heights.y < .infinity else { return 0 }
    for index in ranges.indices {
      ranges[index].forgive(heights)
      problem.equations[index] = ranges[index].equation
    }
    problem.least = SIMD4(lowHalf: -heights, highHalf: -.one)
    problem.greatest = SIMD4(lowHalf: heights, highHalf: .one)
    return min(problem.solution(enough: enough).bound, enough)
  }

  /// The most that the heights can differ from those at the centre if the error at no point exceeds a limit.
  ///
  /// Two points bound the line (1 − s)·η₁ + s·η₂, and thereby its values at 0 and 1.
  private func heightLimits(within error: Double) -> SIMD2<Double> {
    func nearest(_ isInHalf: (Double) -> Bool) -> HandleRange? {
      var least = Double.infinity
      var found: HandleRange?
      for range in ranges where isInHalf(range.parameters.middle) {
        let limit = range.heightLimit(within: error)
        if limit < least { (least, found) = (limit, range) }
      }
      return found
    }
    guard let first = nearest({ $0 < 0.5 }), let second = nearest({ $0 >= 0.5 }) else {
      return SIMD2(repeating: .infinity)
    }
    var limits = SIMD2<Double>(repeating: .infinity)
    for range in ranges {
      let limit = range.heightLimit(within: error)
      if range.parameters.middle < 0.5 {
        let gap = second.parameters.low - range.parameters.high
        guard gap > 0 else { continue }
        let sum = second.parameters.high * limit + range.parameters.high * second.heightLimit(within: error)
        limits.x = min(limits.x, sum / gap)
      } else {
        let gap = range.parameters.low - first.parameters.high
        guard gap > 0 else { continue }
        let sum = (1 - first.parameters.low) * limit + (1 - range.parameters.low) * first.heightLimit(within: error)
        limits.y = min(limits.y, sum / gap)
      }
    }
    return limits
  }
}
