internal import RealModule

/// An explicit Runge–Kutta method with its step control, for one integration.
///
/// Formulas and control are those of GSL's odeiv2, to the bit, without its calls from C for every stage, and without its
/// evaluation at the start of a step, which was the last one of the step before.
final class RungeKuttaStepper: Stepper {
  private let equations: Equations
  private let order: Double
  private let relativeTolerance: Double
  /// The absolute tolerances of positions and velocities.
  private let tolerances: (position: Double, velocity: Double)
  private let numbers: NumberBuffer
  private let terms: UnsafeMutableBufferPointer<RungeKuttaStep.Term>
  private let stages: UnsafeMutableBufferPointer<RungeKuttaStep.Stage>
  /// At an address, as a stored property would be checked for exclusive access in each step.
  private let step: UnsafeMutablePointer<RungeKuttaStep>
  /// Whether the rates at the end of the last step are those of the present state.
  private var isContinued = false
  private let state: UnsafeMutablePointer<Double>
  private let firstRates: UnsafeMutablePointer<Double>
  private let accelerations: UnsafeMutablePointer<Double>

  /// Creates a stepper of a state y and its accelerations, which it reads and writes.
  init(
    _ method: RungeKuttaMethod, of solver: Solver, for equations: Equations, velocityScale: Double,
    y: borrowing NumberBuffer, accelerations: borrowing NumberBuffer
  ) {
    let dimension = 2 * equations.coordinateCount
    let stageCount = method.stages.count + 1
    let numbers = NumberBuffer(count: (stageCount + 4) * dimension)
    let first = numbers.start
    let rates = { stage in first + stage * dimension }
    let sums = method.stages.map { $0.terms } + [method.solution, method.error]
    terms = .allocate(capacity: sums.reduce(0) { $0 + $1.count })
    _ = terms.initialize(
      from: sums.joined().map { RungeKuttaStep.Term(weight: $0.weight, rates: rates($0.stage)) })
    stages = .allocate(capacity: method.stages.count)
    _ = stages.initialize(
      from: method.stages.indices.map { index in
        RungeKuttaStep.Stage(
          fraction: method.stages[index].fraction, termCount: method.stages[index].terms.count,
          rates: rates(index + 1))
      })
    step = .allocate(capacity: 1)
    step.initialize(
      to: RungeKuttaStep(
        coordinateCount: equations.coordinateCount, stages: UnsafeBufferPointer(stages),
        terms: UnsafePointer(terms.baseAddress.unsafelyUnwrapped), solutionCount: method.solution.count,
        errorCount: method.error.count, errorIsOtherSolution: method.errorIsOtherSolution, start: y.start,
        trial: rates(stageCount), end: rates(stageCount + 1), endRates: rates(stageCount + 2),
        error: rates(stageCount + 3)))
    state = y.start
    firstRates = rates(0)
    self.accelerations = accelerations.start
    self.equations = equations
    order = method.order
    relativeTolerance = solver.relativeTolerance
    tolerances = (solver.absoluteTolerance, solver.absoluteTolerance * velocityScale)
    self.numbers = numbers
  }

  override func reset() {
    isContinued = false
  }

  deinit {
    step.deallocate()
    terms.deallocate()
    stages.deallocate()
  }

  override func take(from time: inout Double, to end: Double, length: inout Double) throws(GSLFailure) -> Bool {
    try computeFirstRates(at: time)
    let start = time
    let left = end - start
    var tried = length
    step.pointee.time = start
    while true {
      let isLast = tried > left
      if isLast { tried = left }
      step.pointee.length = tried
      let status = equations.take(step)
      if status == Equations.success {
        let error = worstError
        time = isLast ? end : start + tried
        if error <= 1.1 {
          accept()
          if !isLast { length = lengthened(tried, for: error) }
          return true
        }
        let shorter = max(0.9 / .pow(error, 1 / order), 0.2) * tried
        guard shorter < tried, time + shorter != time else { throw GSLFailure(code: Self.tooShort) }
        tried = shorter
      } else {
        let half = 0.5 * tried
        guard status != Equations.giveUp, half < tried, start + half != start else { throw GSLFailure(code: status) }
        tried = half
      }
    }
  }

  /// GSL's code for a step that cannot be made shorter.
  private static let tooShort: Int32 = -1

  /// Computes the rates at the start, unless they are those at the end of the last step.
  private func computeFirstRates(at time: Double) throws(GSLFailure) {
    if isContinued && step.pointee.time + step.pointee.length == time { return }
    let status = equations.derivative(at: time, of: state, into: firstRates)
    guard status == Equations.success else { throw GSLFailure(code: status) }
  }

  /// Makes the end of the step the state, and its rates the first ones of the next step.
  @inline(__always)
  private func accept() {
    let count = equations.coordinateCount
    let (end, rates) = (step.pointee.end, step.pointee.endRates)
    // Two at a time, as the next step reads two at a time: a processor waits for two numbers stored one by one.
    for index in stride(from: 0, to: 2 * count, by: 2) {
      RungeKuttaStep.store(RungeKuttaStep.load(end, index, by: SIMD2.self), to: state, index)
      RungeKuttaStep.store(RungeKuttaStep.load(rates, index, by: SIMD2.self), to: firstRates, index)
    }
    for index in 0..<count { accelerations[index] = rates[count + index] }
    isContinued = true
  }

  private func lengthened(_ length: Double, for error: Double) -> Double {
    error < 0.5 ? min(max(0.9 / .pow(error, 1 / (order + 1)), 1), 4.9) * length : length
  }

  /// The greatest error of the step in units of the tolerance; one that is NaN counts as none.
  @inline(__always)
  private var worstError: Double {
    let (end, error, count) = (step.pointee.end, step.pointee.error, equations.coordinateCount)
    let (relativeTolerance, (positionTolerance, velocityTolerance)) = (relativeTolerance, tolerances)
    var worst = Double.leastNormalMagnitude
    for index in 0..<count {
      let position = abs(error[index]) / (relativeTolerance * abs(end[index]) + positionTolerance)
      let velocity = abs(error[count + index]) / (relativeTolerance * abs(end[count + index]) + velocityTolerance)
      worst = position > worst ? position : worst
      worst = velocity > worst ? velocity : worst
    }
    return worst
  }
}
