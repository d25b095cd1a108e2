/// One run of a simulation: legs of steps between the events that change something.
///
/// Within a leg the right-hand side is smooth. At its start everything follows from the state alone: what sticks, what
/// rests, and the length of the first step. So a leg is the same to the bit whether it follows an event or starts anew.
struct Integration<System: DynamicSystem>: ~Copyable {
  typealias Reason = SimulationFailure<System>.Reason

  let solver: Solver
  let events: [Event<System>]
  let equations: SystemEquations<System>
  let stepper: GSLStepper
  let end: Double
  /// The absolute tolerance of velocities.
  let velocityTolerance: Double

  /// What there is of the motion.
  var trajectory: Trajectory<System>
  var time: Double
  /// All positions, then all velocities.
  let y: NumberBuffer
  /// The accelerations of the system under the constraints.
  let accelerations: NumberBuffer
  /// Position, velocity and acceleration in the middle of a step, or a state that is tried.
  let middle: NumberBuffer
  /// The length of the next step to try.
  var length = 0.0
  var stepCount = 0
  /// The steps of late that are shorter than the motion asks for.
  var collapse = Collapse()
  var eventCount = 0
  var isStopped = false
  /// The indices of the events that come at a time, the next one last.
  var timedEvents: [Int]
  /// One for each other event, then those of the constraints.
  var watches: [Watch]

  /// Continues a trajectory from its end.
  static func extend(
    _ start: Trajectory<System>, until end: Double, isCancelled: () -> Bool
  ) throws(SimulationFailure<System>) -> Trajectory<System> {
    try GSLErrors.silenced { () throws(SimulationFailure<System>) in
      var integration: Integration
      do throws(GSLFailure) {
        integration = try Integration(start, until: end)
      } catch {
        throw SimulationFailure(reason: Reason(error), trajectory: start)
      }
      do throws(Reason) {
        try integration.run(isCancelled: isCancelled)
      } catch {
        throw SimulationFailure(reason: error, trajectory: integration.result)
      }
      return integration.result
    }
  }

  private init(_ start: Trajectory<System>, until end: Double) throws(GSLFailure) {
    let system = start.system
    let knots = start.knots
    let lastKnot = knots.count - 1
    solver = start.simulation.solver
    events = start.simulation.events
    equations = SystemEquations(system, isDifferentiated: solver.method.needsJacobian)
    let velocityScale = min(max(system.slowestFrequency, 1e-9), 1)
    stepper = try GSLStepper(solver, for: equations, velocityScale: velocityScale)
    velocityTolerance = solver.absoluteTolerance * velocityScale
    self.end = end
    trajectory = start
    time = start.endTime
    y = NumberBuffer(count: 2 * knots.coordinateCount)
    accelerations = NumberBuffer(count: knots.coordinateCount)
    middle = NumberBuffer(count: 3 * knots.coordinateCount)
    // What comes at the time at which a trajectory is continued has been.
    timedEvents = events.timed(from: start.endTime, including: start.legs.isEmpty)
    watches = events.watches { knots.position($0, ofKnot: lastKnot) }
    load(knot: lastKnot)
  }

  /// The trajectory with the system as it is now.
  private var result: Trajectory<System> {
    var result = trajectory
    result.system = equations.system
    return result
  }

  private mutating func run(isCancelled: () -> Bool) throws(Reason) {
    repeat {
      try beginLeg()
      try integrateLeg(isCancelled: isCancelled)
    } while !isStopped && time < end
  }

  /// Takes steps until something changes or the end is reached.
  private mutating func integrateLeg(isCancelled: () -> Bool) throws(Reason) {
    while true {
      if !timedEvents.isEmpty, try fireTimedEvents() { return }
      guard time < end else { return }
      // To ask the current task takes a tenth of the time of a small system's step.
      if stepCount % 8 == 0 && isCancelled() { throw .cancelled }
      try takeStep(until: timedEvents.isEmpty ? end : min(end, nextTime ?? end))
      if !watches.isEmpty, try fireCrossings() { return }
    }
  }
}

extension SimulationFailure.Reason {
  init(_ failure: GSLFailure) {
    self = .solver(code: failure.code, text: GSLErrors.text(of: failure.code))
  }
}
