/// One run of a simulation: a sequence of smooth segments, separated by the events that change something.
///
/// Within a segment the right-hand side is smooth. At the start of a segment everything follows from the state alone:
/// the sticking and resting coordinates, and the length of the first step. So a segment is the same to the bit whether
/// it follows an event or starts anew.
struct Integration<System: DynamicSystem>: ~Copyable {
  typealias Reason = SimulationFailure<System>.Reason

  private var steps: StepControl
  private var events: EventDetection<System>
  private var state: IntegrationState<System>

  /// Continues a trajectory from its end; `isCancelled` is asked before every eighth step, with the time reached.
  static func extend(
    _ start: Trajectory<System>, until end: Double, isCancelled: (_ time: Double) -> Bool
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
        throw SimulationFailure(reason: error, trajectory: integration.state.trajectory(from: start))
      }
      return integration.state.trajectory(from: start)
    }
  }

  private init(_ start: Trajectory<System>, until end: Double) throws(GSLFailure) {
    let state = IntegrationState(start, until: end)
    steps = try StepControl(state)
    // Events at the time from which a trajectory is continued have already happened.
    events = EventDetection(start.simulation, at: state, isStart: start.segments.isEmpty)
    self.state = state
  }

  private mutating func run(isCancelled: (_ time: Double) -> Bool) throws(Reason) {
    repeat {
      try beginSegment()
      try integrateSegment(isCancelled: isCancelled)
    } while !events.isStopped && state.time < state.end
    // The last instant has a segment to itself if something changed there: the motion may be continued from it.
    if events.hasChanged { try beginSegment() }
  }

  /// Takes steps until something changes or the end is reached.
  private mutating func integrateSegment(isCancelled: (_ time: Double) -> Bool) throws(Reason) {
    while true {
      if try events.performTimedEvents(in: &state) { return }
      guard state.time < state.end else { return }
      // Asking the current task takes a tenth of the time of a small system's step.
      if steps.count % 8 == 0 && isCancelled(state.time) { throw .cancelled }
      try steps.takeStep(until: min(state.end, events.nextTime ?? state.end), in: &state)
      if try events.performCrossings(in: &state) { return }
    }
  }

  /// Begins a segment: prepares the system, finds the constraints, and chooses the length of the first step.
  private mutating func beginSegment() throws(Reason) {
    try state.prepareSystem()
    try events.reflectInitialContacts(in: &state)
    try constrain()
    try state.computeAccelerations(at: state.time)
    state.beginSegment()
    events.beginSegment(under: state.equations.constraints, at: state.time)
    steps.beginSegment(at: state)
  }

  // MARK: Constraints

  /// Finds the coordinates that friction or a surface holds, from the state alone.
  private mutating func constrain() throws(Reason) {
    let (equations, count) = (state.equations, state.count)
    equations.constraints = Constraints()
    try state.computeAccelerations(at: state.time)
    events.chooseSidesOfContacts(in: state)
    let limits = (0..<count).map { equations.system.frictionLimit(of: $0) }
    var modes = limits.indices.map { index in
      Constraints.Mode(
        velocity: state.y[count + index], acceleration: state.accelerations[index], frictionLimit: limits[index])
    }
    for contact in events.contacts(in: state) {
      let (speed, lift) = (
        abs(state.y[count + contact.coordinate]), state.accelerations[contact.coordinate] * contact.side
      )
      // Infinitely many bounces take a finite time, so they end when they are too short to be told apart. With dry
      // friction the highest position is a knot. Its rounding gives back the height that a bounce of a few ulp has
      // lost.
      let leastHeight = limits[contact.coordinate] > 0 ? 64 * state.y[contact.coordinate].ulp : 0
      guard lift < 0, 2 * speed <= -lift * shortestFlight || speed * speed < -2 * lift * leastHeight else { continue }
      state.y[count + contact.coordinate] = 0
      modes[contact.coordinate] = .resting(surface: contact.side)
    }
    if modes.contains(where: { $0 != .free }) {
      equations.constraints = Constraints(modes: modes, frictionLimits: limits)
    }
  }

  /// The shortest flight between two bounces that is resolved, in seconds: 65,536 ulp of the time.
  ///
  /// The end has no say: a longer simulation bounces as often. The times near 0 are finer than any flight needs.
  private var shortestFlight: Double {
    0x1p16 * max(abs(state.time), 1e-100).ulp
  }
}

extension Constraints.Mode {
  /// The mode of a coordinate that is subject to dry friction alone.
  fileprivate init(velocity: Double, acceleration: Double, frictionLimit limit: Double) {
    if limit == 0 {
      self = .free
    } else if velocity != 0 {
      self = .sliding(direction: velocity.signum)
    } else {
      self = abs(acceleration) <= limit ? .stuck : .sliding(direction: acceleration.signum)
    }
  }
}
