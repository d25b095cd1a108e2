/// The state of an integration: the equations, the time, all numbers at that time, and the motion up to it.
struct IntegrationState<System: DynamicSystem>: ~Copyable {
  typealias Reason = SimulationFailure<System>.Reason

  let solver: Solver
  /// The end of the integration in seconds.
  let end: Double
  let equations: SystemEquations<System>
  /// The number of coordinates.
  let count: Int
  /// The absolute tolerance of velocities as a fraction of that of positions.
  let velocityScale: Double
  private let velocityTolerance: Double

  /// All positions, then all velocities.
  let y: NumberBuffer
  /// The accelerations of the system under the constraints.
  let accelerations: NumberBuffer
  /// Positions, velocities and accelerations at another time, or of a trial.
  let scratch: NumberBuffer
  /// The time in seconds.
  var time: Double
  /// The motion up to the last step, with the system of the start.
  private(set) var trajectory: Trajectory<System>

  /// The state at the end of a trajectory.
  init(_ start: Trajectory<System>, until end: Double) {
    solver = start.simulation.solver
    self.end = end
    equations = SystemEquations(start.system, isDifferentiated: solver.method.needsJacobian)
    count = start.denseOutput.coordinateCount
    velocityScale = min(max(start.system.slowestFrequency, 1e-9), 1)
    velocityTolerance = solver.absoluteTolerance * velocityScale
    y = NumberBuffer(count: 2 * count)
    accelerations = NumberBuffer(count: count)
    scratch = NumberBuffer(count: 3 * count)
    time = start.endTime
    trajectory = start
    loadLastKnot()
  }

  /// The trajectory with the system as it is now.
  var result: Trajectory<System> {
    var result = trajectory
    result.system = equations.system
    return result
  }

  // MARK: Segments and events

  /// Begins a smooth segment under the constraints of the equations: with a knot of this state.
  mutating func beginSegment() {
    // The first knot of all has no accelerations yet.
    if trajectory.segments.isEmpty { trajectory.denseOutput.removeLast() }
    trajectory.segments.append(
      Trajectory.SmoothSegment(
        firstKnot: trajectory.denseOutput.count, system: equations.system, constraints: equations.constraints))
    appendKnot(at: time)
  }

  mutating func record(_ event: EventRecord) {
    trajectory.eventRecords.append(event)
  }

  // MARK: Knots

  /// Appends a knot with the numbers y and the accelerations.
  mutating func appendKnot(at time: Double) {
    if equations.isFree {
      trajectory.denseOutput.append(at: time, y.start, accelerations: accelerations.start)
    } else {
      appendKnot(at: time, under: equations.constraints)
    }
  }

  private mutating func appendKnot(at time: Double, under constraints: Constraints) {
    let count = count
    let (positions, accelerations) = (y.start, accelerations.start)
    let velocities = positions + count
    trajectory.denseOutput.append(at: time) { state in
      for index in 0..<count {
        // In place of a held velocity there is something else in y.
        let isHeld = constraints.isHeld(index)
        state[index] = positions[index]
        state[count + index] = isHeld ? 0 : velocities[index]
        state[2 * count + index] = isHeld ? 0 : accelerations[index]
      }
    }
  }

  /// Reserves memory for the steps to the end, should they be as long as so many before.
  mutating func reserveKnots(asFor stepCount: Int) {
    let knotCount = trajectory.denseOutput.count
    let elapsed = time - trajectory.denseOutput.times[max(0, knotCount - stepCount)]
    trajectory.denseOutput.reserve(elapsed > 0 ? Double(stepCount) * (end - time) / elapsed : 0)
  }

  mutating func removeLastKnot() {
    trajectory.denseOutput.removeLast()
  }

  /// Puts a knot with the numbers y at an earlier time in place of the last one, and goes back to that time.
  mutating func replaceLastKnot(at time: Double) throws(Reason) {
    removeLastKnot()
    self.time = time
    try computeAccelerations(at: time)
    appendKnot(at: time)
  }

  /// Sets y to the last knot.
  func loadLastKnot() {
    read(DenseOutput.Location(knot: trajectory.denseOutput.count - 1, fraction: 0, length: 0), into: y)
  }

  /// Reads positions and velocities off the dense output.
  func read(_ location: DenseOutput.Location, into numbers: borrowing NumberBuffer) {
    for index in 0..<count {
      numbers[index] = trajectory.denseOutput.position(index, at: location)
      numbers[count + index] = trajectory.denseOutput.velocity(index, at: location)
    }
  }

  // MARK: Accelerations

  /// Computes the accelerations of the numbers y under the constraints.
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

  /// Computes the accelerations of the numbers in `scratch`, without constraints; returns whether the system has them.
  func evaluateScratch(at time: Double) -> Bool {
    equations.evaluateTrial(
      at: time, positions: scratch.start, velocities: scratch.start + count, into: scratch.start + 2 * count)
  }

  // MARK: Tolerances and errors

  /// The errors that are tolerated of a coordinate and of its velocity.
  func tolerances(position: Double, velocity: Double) -> (position: Double, velocity: Double) {
    (
      solver.absoluteTolerance + solver.relativeTolerance * abs(position),
      velocityTolerance + solver.relativeTolerance * abs(velocity)
    )
  }

  /// The reason behind GSL's error code.
  func reason(for failure: GSLFailure) -> Reason {
    if let error = equations.systemError { return .system(error) }
    if equations.metNonFinite { return .notFinite }
    // GSL's code for a step that cannot be made shorter.
    if failure.code == -1 { return .stepTooShort(time.ulp) }
    return Reason(failure)
  }
}

extension SimulationFailure.Reason {
  init(_ failure: GSLFailure) {
    self = .solver(code: failure.code, text: GSLErrors.text(of: failure.code))
  }
}
