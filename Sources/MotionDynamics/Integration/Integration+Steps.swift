internal import RealModule

extension Integration {
  private var count: Int { equations.coordinateCount }

  /// Takes a step, one that is good for the dense output too, and appends its knot.
  mutating func takeStep(until legEnd: Double) throws(Reason) {
    guard solver.method.outrunsDenseOutput else {
      time = try step(until: legEnd)
      return
    }
    while true {
      let newTime = try step(until: legEnd)
      let taken = newTime - time
      let error = try denseOutputError()
      // The error of the quintic polynomial is of the sixth order in the length of the step.
      let factor = error > 0 ? 0.9 * .pow(error, -1.0 / 6) : 5
      if error <= 1 {
        length = min(length, taken * min(factor, 5))
        time = newTime
        if solver.method == .bsimp { try lookForCollapse(until: legEnd) }
        return
      }
      trajectory.knots.removeLast()
      load(knot: trajectory.knots.count - 1)
      stepper.reset()
      length = taken * max(factor, 0.2)
    }
  }

  /// Lets GSL take a step and appends its knot; returns its time.
  private mutating func step(until legEnd: Double) throws(Reason) -> Double {
    guard stepCount < solver.maximumSteps else { throw .stepLimit(solver.maximumSteps) }
    stepCount += 1
    var newTime = time
    length = min(length, solver.maximumStep)
    if solver.method == .bsimp { dropTraces() }
    equations.metNonFinite = false
    do throws(GSLFailure) {
      try stepper.step(from: &newTime, to: legEnd, length: &length, y)
    } catch {
      throw reason(for: error)
    }
    let taken = newTime - time
    // GSL compares an error that is NaN with what is allowed, finds it no greater, and goes on with what overflowed.
    guard y.isFinite, !taken.isNaN else { throw .notFinite }
    guard taken > 0 else { throw .stepTooShort(time.ulp) }
    if newTime < legEnd && taken < solver.minimumStep { throw .stepTooShort(solver.minimumStep) }
    if let known = stepper.lastAccelerations {
      for index in 0..<count { accelerations[index] = known[index] }
    } else {
      try computeAccelerations(at: newTime)
    }
    if stepCount == Self.stepsOfEstimate { reserveKnots() }
    appendKnot(at: newTime)
    guard trajectory.knots.isFiniteInLastStep else {
      trajectory.knots.removeLast()
      throw .notFinite
    }
    return newTime
  }

  /// Reserves memory for the steps to the end, should they be as long as those so far.
  private mutating func reserveKnots() {
    let times = trajectory.knots.times
    let done = time - times[max(0, times.count - Self.stepsOfEstimate)]
    trajectory.knots.reserve(done > 0 ? Double(Self.stepsOfEstimate) * (end - time) / done : 0)
  }

  private static var stepsOfEstimate: Int { 32 }

  /// Sets to 0 what is smaller than its change in an instant that the time can hardly resolve: `bsimp` lets no number
  /// but 0 become a hundred times larger in a step, and a velocity of 1e-19 at the top of a flight would bring it to a
  /// halt.
  private func dropTraces() {
    let instant = 0.16 * time.ulp
    for index in 0..<count {
      if abs(y[index]) < abs(y[count + index]) * instant { y[index] = 0 }
      if abs(y[count + index]) < abs(accelerations[index]) * instant { y[count + index] = 0 }
    }
  }

  /// Computes the accelerations of the state y under the constraints.
  func computeAccelerations(at time: Double) throws(Reason) {
    let status = equations.evaluate(
      at: time, positions: y.start, velocities: y.start + count, into: accelerations.start)
    guard status == Equations.success else { throw reason(for: GSLFailure(code: status)) }
    if equations.isFree { return }
    let constraints = equations.constraints
    for index in 0..<count {
      accelerations[index] = constraints.acceleration(accelerations[index], of: index)
    }
  }

  /// Appends a knot with the state y and the accelerations.
  mutating func appendKnot(at time: Double) {
    if equations.isFree {
      trajectory.knots.append(at: time, y.start, accelerations: accelerations.start)
    } else {
      appendKnot(at: time, under: equations.constraints)
    }
  }

  private mutating func appendKnot(at time: Double, under constraints: Constraints) {
    let count = count
    let (positions, accelerations) = (y.start, accelerations.start)
    let velocities = positions + count
    trajectory.knots.append(at: time) { state in
      for index in 0..<count {
        // In place of a held velocity there is something else in y.
        let isHeld = constraints.isHeld(index)
        state[index] = positions[index]
        state[count + index] = isHeld ? 0 : velocities[index]
        state[2 * count + index] = isHeld ? 0 : accelerations[index]
      }
    }
  }

  /// Takes a knot for the state.
  func load(knot: Int) {
    read(Knots.Place(knot: knot, part: 0, length: 0), into: y)
  }

  /// Reads positions and velocities off the dense output.
  func read(_ place: Knots.Place, into state: borrowing NumberBuffer) {
    for index in 0..<count {
      state[index] = trajectory.knots.position(index, at: place)
      state[count + index] = trajectory.knots.velocity(index, at: place)
    }
  }

  /// The errors that are tolerated of a coordinate and of its velocity.
  func tolerances(position: Double, velocity: Double) -> (position: Double, velocity: Double) {
    (
      solver.absoluteTolerance + solver.relativeTolerance * abs(position),
      velocityTolerance + solver.relativeTolerance * abs(velocity)
    )
  }

  func reason(for failure: GSLFailure) -> Reason {
    if let error = equations.systemError { return .system(error) }
    if equations.metNonFinite { return .notFinite }
    // GSL's word for a step that cannot be made shorter.
    if failure.code == -1 { return .stepTooShort(time.ulp) }
    return Reason(failure)
  }
}
