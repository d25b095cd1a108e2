import MotionCurves

/// The timing curve nearest to given points, with a lower bound of the error of all curves: branch and bound over the
/// handle progresses.
///
/// The unit square of (x₁, x₂) is divided into cells. A cell is done if a ``HandleProblem`` proves that none of its
/// curves is nearer than the best one by more than the ratio. Any other cell is halved; the cell with the least bound
/// comes first. Steps along the curves' slopes improve the best curve, from each cell's centre that is nearer. Few of
/// many points matter: the search starts with some of them and adds those with the largest errors (Remez's exchange),
/// which only raises the bounds.
struct NearestSearch {
  private var targets: FitPoints
  /// The largest value, the unit of all numbers in the search.
  private let scale: Double
  private var problem: HandleProblem
  /// The ratio to prove for the best curve.
  private let ratio: Double
  /// The number of handle pairs that the search may still try.
  private var stepsLeft: Int
  /// The best curve.
  private(set) var curve = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
  /// Its largest error at all points.
  private var leastSeen: Double

  /// A smaller error, as a part of the largest value, counts as rounding: the points lie on the curve.
  private static let negligible = 1e-9

  /// - Throws: ``ParameterError`` for a ratio or steps that are not positive.
  init(_ targets: FitPoints, within ratio: Double, steps: Int) throws(ParameterError) {
    try ParameterError.requirePositive(ratio, "ratio")
    guard steps > 0 else {
      throw ParameterError(parameter: "steps", value: "\(steps)", allowed: "at least 1")
    }
    self.targets = targets
    self.ratio = ratio
    stepsLeft = steps
    let scale = targets.scale
    self.scale = scale
    problem = HandleProblem(
      points: targets.some(Self.pointCount).map { SIMD2($0.x, $0.y / scale) }, rise: 1 / scale)
    leastSeen = targets.misses(of: curve, beyond: 0).largest / scale
  }

  /// The largest error of the best curve at all points, as a part of the distance.
  var error: Double { leastSeen * scale }

  /// The best curve with its proof.
  ///
  /// An error within the rounding needs no proof.
  func approximation(
    maximumError: Double, leastError: Double, evidence: Approximation<CubicBezier>.Evidence
  ) -> Approximation<CubicBezier> {
    let isProved = maximumError <= (1 + ratio) * leastError || maximumError <= 2 * Self.negligible * scale
    return Approximation(
      curve, maximumError: maximumError, evidence: evidence, leastError: leastError, isProvedNearest: isProved)
  }

  /// The number of points at the start, enough to exclude cells that are far off.
  private static let pointCount = 65
  /// Typical handles of hand-drawn curves.
  private static let starts: [SIMD2<Double>] = [
    SIMD2(1.0 / 3, 2.0 / 3), SIMD2(0.2, 0.2), SIMD2(0.4, 0.6), SIMD2(0.4, 1), SIMD2(0.3, 0.6), SIMD2(0.1, 0.05),
  ]

  /// Finds local minima from typical handles.
  mutating func start() {
    let starts = Self.starts.map { best(at: $0) }.sorted { $0.error < $1.error }
    for start in starts.prefix(2) { improve(from: start) }
  }

  /// Continues with denser points of the same motion.
  mutating func look(at targets: FitPoints) {
    self.targets = targets
    leastSeen = targets.misses(of: curve, beyond: 0).largest / scale
  }

  /// Searches, and returns a lower bound of the error of every curve at the points, as a part of the distance.
  mutating func run() -> Double { max(0, searched() - ErrorSearch.rounding) * scale }

  private mutating func searched() -> Double {
    let leastError = targets.leastError / scale
    var queue = HandleCellQueue(
      (0..<16).map { index in
        let corner = SIMD2(Double(index % 4), Double(index / 4))
        return HandleCell(centre: (corner + 0.5) / 4, reach: SIMD2(repeating: 0.125), bound: leastError)
      })
    var least = Double.infinity
    while let cell = queue.first {
      guard cell.bound < enough, leastSeen > Self.negligible, stepsLeft > 0 else { return min(least, cell.bound) }
      _ = queue.removeFirst()
      var centre = best(at: cell.centre)
      if centre.error < leastSeen * (1 - 0.25 * ratio) {
        improve(from: centre)
        centre = best(at: cell.centre)
      }
      let enough = enough
      let bound = max(cell.bound, problem.bound(over: cell, around: centre, enough: enough))
      if bound >= enough {
        least = min(least, bound)
      } else {
        for var half in cell.halves {
          half.bound = bound
          queue.add(half)
        }
      }
    }
    return least
  }

  /// A cell is done when its bound reaches this error.
  ///
  /// A quarter of the ratio is reserved for the error between the points.
  private var enough: Double { leastSeen / (1 + 0.75 * ratio) }

  private mutating func best(at handles: SIMD2<Double>) -> HandleProblem.Best {
    stepsLeft -= 1
    return problem.best(at: handles)
  }

  // MARK: Better curves

  /// Improves the handles to a local minimum, at all points.
  private mutating func improve(from start: HandleProblem.Best) {
    var found = start
    for _ in 0..<8 {
      found = polished(found)
      let limit = found.error * (1 + 0.1 * ratio) + 0.1 * Self.negligible
      let misses = take(found, beyond: limit)
      guard misses.largest > limit, stepsLeft > 0 else { return }
      problem.add(misses.peaks.map { SIMD2($0.x, $0.y / scale) })
      found = best(at: found.handles)
    }
  }

  /// Measures a curve at all points, and keeps it if it is the best so far.
  private mutating func take(
    _ found: HandleProblem.Best, beyond limit: Double
  ) -> (largest: Double, peaks: [SIMD2<Double>]) {
    let heights = found.heights * scale
    // If the values are huge compared with the distance, the heights can be infinite.
    guard let curve = try? CubicBezier(validating: found.handles.x, heights.x, found.handles.y, heights.y) else {
      return (.infinity, [])
    }
    let misses = targets.misses(of: curve, beyond: limit * scale)
    if misses.largest / scale < leastSeen { (self.curve, leastSeen) = (curve, misses.largest / scale) }
    return (misses.largest / scale, misses.peaks)
  }

  /// Steps along the slopes, as far as the slopes predict well, until a step gains little.
  private mutating func polished(_ start: HandleProblem.Best) -> HandleProblem.Best {
    var found = start
    var reach = 0.125
    while stepsLeft > 0 && reach > 1e-9 && found.error > 1e-15 {
      let step = problem.step(from: found, reach: reach)
      let gain = found.error - step.error
      guard gain > 0.01 * ratio * found.error else { return found }
      let next = best(at: step.handles)
      if next.error < found.error - 0.1 * gain {
        found = next
        reach = min(2 * reach, 0.25)
      } else {
        // The parameters of the points must match the handles again.
        found = best(at: found.handles)
        reach *= 0.25
      }
    }
    return found
  }
}
