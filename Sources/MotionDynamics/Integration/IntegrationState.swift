internal import MotionCurves

/// The state of an integration: the equations, the time, all numbers at that time, and the motion up to that time.
///
/// No stored property has a size that depends on the system. Otherwise code that is not specialised for a system would
/// have to look up the layout in each step.
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
  /// Positions, velocities and accelerations at another time, or of a trial state.
  let scratch: NumberBuffer
  /// For each of the two probes of a correction: positions and velocities, their derivatives, and the second
  /// derivatives of the quintic.
  let probes: NumberBuffer
  /// The time in seconds.
  var time: Double
  var denseOutput: DenseOutput
  private var segments: [Trajectory<System>.SmoothSegment]
  private(set) var eventRecords: [EventRecord]
  /// The energy that the steps of the segment keep, if they do.
  private(set) var keptEnergy: Double?

  /// The state at the end of a trajectory.
  init(_ start: Trajectory<System>, until end: Double) {
    solver = start.simulation.solver
    self.end = end
    equations = SystemEquations(start.system, isDifferentiated: solver.method.needsJacobian)
    denseOutput = start.denseOutput
    segments = start.segments
    eventRecords = start.eventRecords
    count = denseOutput.coordinateCount
    velocityScale = min(max(start.system.slowestFrequency, 1e-9), 1)
    velocityTolerance = solver.absoluteTolerance * velocityScale
    y = NumberBuffer(count: 2 * count)
    accelerations = NumberBuffer(count: count)
    scratch = NumberBuffer(count: 3 * count)
    probes = NumberBuffer(count: denseOutput.isCorrected ? 10 * count : 0)
    time = start.endTime
    loadLastKnot()
  }

  /// The trajectory from a start to the present time.
  func trajectory(from start: Trajectory<System>) -> Trajectory<System> {
    var trajectory = start
    trajectory.denseOutput = denseOutput
    trajectory.segments = segments
    trajectory.eventRecords = eventRecords
    trajectory.system = equations.system
    return trajectory
  }

  // MARK: Segments and events

  /// Prepares the system for this state after a change.
  func prepareSystem() throws(Reason) {
    do throws(ParameterError) {
      try equations.prepareSystem(at: time, positions: y.start, velocities: y.start + count)
    } catch {
      throw .system(error)
    }
  }

  /// Begins a smooth segment under the constraints of the equations, with a knot of this state.
  mutating func beginSegment() {
    // The very first knot has no accelerations yet.
    if segments.isEmpty { denseOutput.removeLast() }
    segments.append(
      Trajectory.SmoothSegment(
        firstKnot: denseOutput.count, system: equations.system, constraints: equations.constraints))
    appendKnot(at: time)
    keptEnergy = solver.keepsEnergy && equations.keepsEnergy ? energy?.total : nil
  }

  /// The mode of a coordinate in the segment that was integrated last; free before the first.
  func lastMode(of coordinate: Int) -> Constraints.Mode {
    guard let modes = segments.last?.constraints.modes, !modes.isEmpty else { return .free }
    return modes[coordinate]
  }

  mutating func record(_ event: EventRecord) {
    eventRecords.append(event)
  }

  // MARK: Knots

  /// Appends a knot with the numbers y and the accelerations.
  mutating func appendKnot(at time: Double) {
    if equations.isFree {
      denseOutput.append(at: time, y.start, accelerations: accelerations.start)
    } else {
      appendKnot(at: time, under: equations.constraints)
    }
  }

  private mutating func appendKnot(at time: Double, under constraints: Constraints) {
    let count = count
    let (positions, accelerations) = (y.start, accelerations.start)
    let velocities = positions + count
    denseOutput.append(at: time) { state in
      for index in 0..<count {
        // For a held coordinate, y does not contain the velocity.
        let isHeld = constraints.isHeld(index)
        state[index] = positions[index]
        state[count + index] = isHeld ? 0 : velocities[index]
        state[2 * count + index] = isHeld ? 0 : accelerations[index]
      }
    }
  }

  /// Reserves memory for the steps to the end, as if they were as long as the last `stepCount` steps.
  mutating func reserveKnots(asFor stepCount: Int) {
    let knotCount = denseOutput.count
    let elapsed = time - denseOutput.times[max(0, knotCount - stepCount)]
    denseOutput.reserve(elapsed > 0 ? Double(stepCount) * (end - time) / elapsed : 0)
  }

  mutating func removeLastKnot() {
    denseOutput.removeLast()
  }

  /// Replaces the last knot by a knot with the numbers y at an earlier time, and goes back to that time.
  ///
  /// Fails if a coordinate that is set to its level has moved so far in so short a time that its velocity overflows.
  mutating func replaceLastKnot(at time: Double) throws(Reason) {
    let fraction = (time - denseOutput.times[denseOutput.count - 2]) / denseOutput.lastStepLength
    let corrections = denseOutput.corrections(beforeKnot: denseOutput.count - 1, upTo: min(fraction, 1))
    removeLastKnot()
    self.time = time
    try computeAccelerations(at: time)
    appendKnot(at: time)
    denseOutput.setLastCorrections { corrections[$0] }
    guard denseOutput.isLastStepFinite else {
      removeLastKnot()
      throw .notFinite
    }
  }

  /// Sets y to the last knot.
  func loadLastKnot() {
    read(DenseOutput.Location(knot: denseOutput.count - 1, fraction: 0, length: 0), into: y)
  }

  /// Reads positions and velocities from the dense output.
  func read(_ location: DenseOutput.Location, into numbers: borrowing NumberBuffer) {
    for index in 0..<count {
      numbers[index] = denseOutput.position(index, at: location)
      numbers[count + index] = denseOutput.velocity(index, at: location)
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

  /// Computes the accelerations of the numbers in `scratch`, without constraints; returns false if the system has none
  /// there.
  func evaluateScratch(at time: Double) -> Bool {
    equations.evaluateTrial(
      at: time, positions: scratch.start, velocities: scratch.start + count, into: scratch.start + 2 * count)
  }

  /// The value of an event's function of the numbers y.
  func value(of function: Simulation<System>.Event.Function) -> Double {
    function(
      time, System.Position(coordinateCount: count) { y[$0] },
      System.Position(coordinateCount: count) { y[count + $0] })
  }

  // MARK: The last step

  /// The value of an event's function at a fraction of the last step.
  func value(of function: Simulation<System>.Event.Function, at fraction: Double) -> Double {
    let location = denseOutput.locationInLastStep(fraction)
    return function(
      denseOutput.timeInLastStep(fraction),
      System.Position(coordinateCount: count) { denseOutput.position($0, at: location) },
      System.Position(coordinateCount: count) { denseOutput.velocity($0, at: location) })
  }

  /// The acceleration of a coordinate without constraints at a fraction of the last step.
  ///
  /// NaN if the system has no acceleration there. A NaN ends no constraint: the next step will meet that state.
  func freeAcceleration(of coordinate: Int, at fraction: Double) -> Double {
    read(denseOutput.locationInLastStep(fraction), into: scratch)
    return evaluateScratch(at: denseOutput.timeInLastStep(fraction)) ? scratch[2 * count + coordinate] : .nan
  }

  // MARK: Tolerances and errors

  /// The tolerated errors of a coordinate and of its velocity.
  func tolerances(position: Double, velocity: Double) -> (position: Double, velocity: Double) {
    (
      solver.absoluteTolerance + solver.relativeTolerance * abs(position),
      velocityTolerance + solver.relativeTolerance * abs(velocity)
    )
  }

  /// Throws the reason behind GSL's error code; a separate function, because a throwing function looks up the error's
  /// type.
  @inline(never)
  func fail(with code: Int32) throws(Reason) {
    throw reason(for: GSLFailure(code: code))
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
