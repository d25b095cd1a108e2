internal import RealModule

/// Controls the steps of an integration: chooses their lengths, counts them, and checks each step.
struct StepControl: ~Copyable {
  private let stepper: GSLStepper
  private let solver: Solver
  /// The length of the next step to try, in seconds.
  private var length = 0.0
  /// The number of steps so far.
  private(set) var count = 0
  private var collapse = StepCollapse()

  init<System>(_ state: borrowing IntegrationState<System>) throws(GSLFailure) {
    solver = state.solver
    stepper = try GSLStepper(solver, for: state.equations, velocityScale: state.velocityScale)
  }

  /// Chooses the first length of a segment.
  mutating func beginSegment<System>(at state: borrowing IntegrationState<System>) {
    stepper.reset()
    length = firstLength(at: state)
    collapse = StepCollapse()
  }

  // MARK: Steps

  /// Takes a step that is short enough for the dense output too, and appends its knot.
  mutating func takeStep<System>(
    until segmentEnd: Double, in state: inout IntegrationState<System>
  ) throws(SimulationFailure<System>.Reason) {
    if solver.method.correctsDenseOutput { return try takeCorrectedStep(until: segmentEnd, in: &state) }
    guard solver.method.outrunsDenseOutput else {
      state.time = try step(until: segmentEnd, in: &state)
      return
    }
    while true {
      let newTime = try step(until: segmentEnd, in: &state)
      let taken = newTime - state.time
      let error = try state.denseOutputError()
      // The error of the quintic polynomial is of the sixth order in the length of the step.
      let factor = error > 0 ? 0.9 * .pow(error, -1.0 / 6) : 5
      if error <= 1 {
        length = min(length, taken * min(factor, 5))
        state.time = newTime
        if solver.method == .bsimp { try lookForCollapse(until: segmentEnd, in: state) }
        return
      }
      undoStep(in: &state)
      length = taken * max(factor, 0.2)
    }
  }

  /// Takes a step as long as the method allows, with a dense output of degree 7.
  private mutating func takeCorrectedStep<System>(
    until segmentEnd: Double, in state: inout IntegrationState<System>
  ) throws(SimulationFailure<System>.Reason) {
    while true {
      let newTime = try step(until: segmentEnd, in: &state)
      let status = state.correctLastStep()
      if status == Equations.success {
        state.time = newTime
        return
      }
      try goBack(from: newTime, after: status, in: &state)
    }
  }

  /// Goes back to try a much shorter step; fails if GSL's code says so.
  ///
  /// A separate function: in the loop, the layout of the state, which depends on the system, would be looked up for it
  /// in each step.
  @inline(never)
  private mutating func goBack<System>(
    from newTime: Double, after status: Int32, in state: inout IntegrationState<System>
  ) throws(SimulationFailure<System>.Reason) {
    if status != Equations.tryShorter { try state.fail(with: status) }
    undoStep(in: &state)
    length = 0.2 * (newTime - state.time)
  }

  /// Goes back to the knot before the last one.
  private func undoStep<System>(in state: inout IntegrationState<System>) {
    state.removeLastKnot()
    state.loadLastKnot()
    stepper.reset()
  }

  /// Lets GSL take a step and appends its knot; returns the knot's time.
  private mutating func step<System>(
    until segmentEnd: Double, in state: inout IntegrationState<System>
  ) throws(SimulationFailure<System>.Reason) -> Double {
    guard count < solver.maximumSteps else { throw .stepLimit(solver.maximumSteps) }
    count += 1
    var newTime = state.time
    length = min(length, solver.maximumStep)
    if solver.method == .bsimp { state.flushTracesToZero() }
    state.equations.metNonFinite = false
    do throws(GSLFailure) {
      try stepper.step(from: &newTime, to: segmentEnd, length: &length, state.y)
    } catch {
      throw state.reason(for: error)
    }
    if let energy = state.keptEnergy { stepper.scaleVelocities(by: state.restoreEnergy(energy)) }
    let taken = newTime - state.time
    // GSL finds a NaN error no greater than the tolerance, and continues with an overflowed state.
    guard state.y.isFinite, !taken.isNaN else { throw .notFinite }
    guard taken > 0 else { throw .stepTooShort(state.time.ulp) }
    if newTime < segmentEnd && taken < solver.minimumStep { throw .stepTooShort(solver.minimumStep) }
    if let known = stepper.lastAccelerations {
      for index in 0..<state.count { state.accelerations[index] = known[index] }
    } else {
      try state.computeAccelerations(at: newTime)
    }
    if count == Self.stepsOfEstimate { state.reserveKnots(asFor: Self.stepsOfEstimate) }
    state.appendKnot(at: newTime)
    // This check needs the accelerations, and they are not computed for an overflowed state.
    guard state.denseOutput.isLastStepFinite else {
      state.removeLastKnot()
      throw .notFinite
    }
    return newTime
  }

  /// The number of steps from which the number of all steps is estimated.
  private static var stepsOfEstimate: Int { 32 }

  /// Fails if rounding, not the method's error, keeps the steps short.
  ///
  /// If a tolerance is below the rounding in the error estimate, no step is short enough. The estimate no longer falls
  /// with the length, so the lengths collapse to some ulp of the time. The error of *Euler's* method over such steps
  /// reveals the collapse: no smooth motion needs steps so short. One or two such steps follow a jump of the forces,
  /// and many follow a start with a velocity of 1e-100, but then their lengths grow fast. Systems at rest are
  /// integrated in such steps too. But a collapse would take a hundred million of them to reach the end. Steps that
  /// must end at a given time, and steps of the longest allowed length, do not count.
  private mutating func lookForCollapse<System>(
    until segmentEnd: Double, in state: borrowing IntegrationState<System>
  ) throws(SimulationFailure<System>.Reason) {
    let taken = state.denseOutput.lastStepLength
    let isHopeless = (segmentEnd - state.time) > 1e8 * taken && taken < 0.5 * solver.maximumStep
    guard isHopeless, collapse.allows(taken), state.isLastStepNeedlesslyShort else {
      collapse = StepCollapse()
      return
    }
    if collapse.isComplete(after: taken) { throw .roundingAboveTolerance(taken) }
  }

  // MARK: The first step

  /// The length of a segment's first step: a step of Euler's method of that length would have an error of about a
  /// hundredth of the scale.
  ///
  /// Source: E. Hairer, S. P. Nørsett, G. Wanner, *Solving Ordinary Differential Equations I*, II.4.
  private func firstLength<System>(at state: borrowing IntegrationState<System>) -> Double {
    let count = state.count
    let longest = min(state.end - state.time, solver.maximumStep)
    let size = state.norm { index in (state.y[index], state.y[count + index]) }
    let speed = state.norm { index in (state.y[count + index], state.accelerations[index]) }
    let tried = size < 1e-5 || speed < 1e-5 ? 1e-6 : 0.01 * size / speed
    let largest = max(speed, changeOfSpeed(over: tried, from: state))
    let length = largest <= 1e-15 ? max(1e-6, 1e-3 * tried) : .pow(0.01 / largest, 1.0 / 6)
    return max(min(100 * tried, length, longest), solver.minimumStep, 4 * state.time.ulp)
  }

  /// The change of the state's derivative in a step of Euler's method, per second; 0 if the step leads out of the
  /// domain.
  private func changeOfSpeed<System>(
    over length: Double, from state: borrowing IntegrationState<System>
  ) -> Double {
    let count = state.count
    for index in 0..<count {
      state.scratch[index] = state.y[index] + length * state.y[count + index]
      state.scratch[count + index] = state.y[count + index] + length * state.accelerations[index]
    }
    guard state.evaluateScratch(at: state.time + length) else { return 0 }
    return state.norm { index in
      let free = state.scratch[2 * count + index]
      let change = state.equations.constraints.acceleration(free, of: index) - state.accelerations[index]
      return (state.accelerations[index], state.equations.constraints.isHeld(index) ? 0 : change / length)
    }
  }
}

/// A run of steps that are shorter than the motion asks for.
private struct StepCollapse {
  /// The number of steps after which a run is no accident.
  private static let limit = 32

  private var count = 0
  private var firstLength = 0.0

  /// Whether a step can belong to the run: no step may be more than twice as long as the first.
  func allows(_ length: Double) -> Bool {
    count == 0 || length <= 2 * firstLength
  }

  /// Counts a step; returns whether the run has reached its limit.
  mutating func isComplete(after length: Double) -> Bool {
    if count == 0 { firstLength = length }
    count += 1
    return count == Self.limit
  }
}
