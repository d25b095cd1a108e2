/// The handles of a cubic Bézier with the least maximum distance from given points.
///
/// The curve goes from (0, 0) to (1, rise). Its control points are an affine function of up to four parameters, such as
/// the lengths of two handles with given directions. The fit finds a local minimum: it starts with least squares and
/// raises the power of the errors to 512, where the largest error dominates. Each power takes a few damped Newton
/// steps.
///
/// - Complexity: some 30 evaluations of each point.
///
/// Source: for the powers R. Fletcher, J. A. Grant and M. D. Hebden, *The calculation of linear best L_p approximations*,
/// Computer Journal 14 (1971).
struct HandleFit {
  /// The control points (x₁, y₁, x₂, y₂), or four parameters.
  typealias Four = SIMD4<Double>

  /// The points that the curve approximates, in ascending order of x.
  let points: [SIMD2<Double>]
  /// The value at 1.
  let rise: Double
  /// The control points without parameters.
  let base: Four
  /// The change of the control points by a unit of each parameter; zero for an unused parameter.
  let directions: (Four, Four, Four, Four)
  /// The least and the greatest parameters.
  let least, greatest: Four

  /// A choice of the parameters, and its largest error at the points.
  struct Candidate {
    let parameters: Four
    let error: Double
  }

  func controls(_ parameters: Four) -> Four {
    base + directions.0 * parameters.x + directions.1 * parameters.y + directions.2 * parameters.z
      + directions.3 * parameters.w
  }

  /// The best parameters found from a start, or the first that are good enough.
  ///
  /// If the least-squares fit is three times as far off as is good enough, the higher powers are not tried.
  func best(from start: Four, goodEnough: Double = 0) -> Candidate {
    var state = State(parameters: start.clamped(lowerBound: least, upperBound: greatest), of: self)
    var best = Candidate(parameters: state.parameters, error: state.largest)
    for (power, steps) in [(2, 10), (8, 4), (32, 5), (128, 6), (512, 4)] where best.error > goodEnough {
      for _ in 0..<steps {
        guard let next = step(from: state, power: power) else { break }
        let gain = state.largest - next.largest
        state = next
        if state.largest < best.error { best = Candidate(parameters: state.parameters, error: state.largest) }
        if best.error <= goodEnough { return best }
        if abs(gain) <= 1e-4 * state.largest { break }
      }
      if best.error > 3 * goodEnough && goodEnough > 0 { return best }
    }
    return best
  }

  /// Parameters with their errors.
  private struct State {
    let parameters: Four
    /// The parameter of the curve at each point: the first guess of the next search.
    var places: [Double]
    var errors: [Double]
    var largest = 0.0

    init(parameters: Four, of fit: HandleFit, near places: [Double]? = nil) {
      self.parameters = parameters
      self.places = places ?? fit.points.map { $0.x }
      errors = []
      errors.reserveCapacity(fit.points.count)
      let curve = HandleCurve(fit.controls(parameters), rise: fit.rise)
      for index in fit.points.indices {
        let place = curve.parameter(at: fit.points[index].x, near: self.places[index])
        self.places[index] = place
        let error = curve.value(at: place) - fit.points[index].y
        errors.append(error)
        largest = max(largest, abs(error))
      }
    }

    /// The sum of a power of the errors, as parts of a scale.
    func sum(power: Int, scale: Double) -> Double {
      errors.reduce(0) { $0 + (abs($1) / scale).raised(to: power) }
    }
  }

  /// A damped Newton step for the sum of a power of the errors; nil if none makes it smaller.
  private func step(from state: State, power: Int) -> State? {
    guard state.largest > 0 else { return nil }
    let curve = HandleCurve(controls(state.parameters), rise: rise)
    var system = NormalEquations()
    for (place, error) in zip(state.places, state.errors) {
      let weight = (abs(error) / state.largest).raised(to: power - 2)
      let gradient = curve.gradient(at: place)
      let row = Four(
        (gradient * directions.0).sum(), (gradient * directions.1).sum(), (gradient * directions.2).sum(),
        (gradient * directions.3).sum())
      system.add(row, error: error, weight: weight)
    }
    // A parameter at a bound stays there if the step would take it outside.
    let held =
      ((state.parameters .<= least) .& (system.gradient .> 0))
      .| ((state.parameters .>= greatest) .& (system.gradient .< 0))
    let before = state.sum(power: power, scale: state.largest)
    for damping in [1e-12, 1e-4, 1e-1, 100] {
      let change = system.solution(holding: held, damping: damping) / Double(power - 1)
      let parameters = (state.parameters - change).clamped(lowerBound: least, upperBound: greatest)
      let next = State(parameters: parameters, of: self, near: state.places)
      if next.sum(power: power, scale: state.largest) < before { return next }
    }
    return nil
  }
}

extension Double {
  /// The number to the power of a non-negative integer.
  fileprivate func raised(to exponent: Int) -> Double {
    var (result, factor, rest) = (1.0, self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return result
  }
}
