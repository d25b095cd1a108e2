/// Finds the events of an integration in each step, in the order of their times, and performs their actions.
struct EventDetection<System: DynamicSystem>: ~Copyable {
  typealias Reason = SimulationFailure<System>.Reason
  typealias State = IntegrationState<System>

  let events: [Simulation<System>.Event]
  private let maximumCount: Int
  /// The pending events with a time trigger, latest first; events at the same time are in reverse order.
  private var timedEvents: [(time: Double, event: Int)]
  /// The detectors of the other events, then those of the constraints.
  var detectors: [EventDetector]
  /// The number of events so far, including the changes of constraints.
  private var count = 0
  /// Whether an event has ended the simulation.
  private(set) var isStopped = false
  /// Whether an event since the last start of a segment has changed something, more than ending the simulation.
  private(set) var hasChanged = false

  /// Prepares the events of a simulation; events at the time of the state are pending only if `isStart`.
  init(_ simulation: Simulation<System>, at state: borrowing State, isStart: Bool) {
    events = simulation.events
    maximumCount = simulation.solver.maximumEvents
    timedEvents = []
    detectors = []
    for (index, event) in events.enumerated() {
      if let time = event.time, isStart ? time >= state.time : time > state.time { timedEvents.append((time, index)) }
      if let detector = EventDetector(event, index: index, position: { state.y[$0] }) { detectors.append(detector) }
    }
    timedEvents.sort { $0 > $1 }
    if !isStart { continueDetectors(from: state) }
  }

  /// The time of the next event with a time trigger.
  var nextTime: Double? { timedEvents.last?.time }

  // MARK: Segments

  /// Performs the events of the coordinates that are on a reflecting surface and move into it.
  mutating func reflectInitialContacts(in state: inout State) throws(Reason) {
    for index in detectors.indices {
      let detector = detectors[index]
      guard let event = detector.event, let contact = contact(of: detector, in: state) else { continue }
      if state.y[state.count + contact.coordinate] * contact.side < 0 { try perform(event, at: state.time, in: &state) }
    }
  }

  /// Replaces the detectors of the constraints by those of a new segment.
  mutating func beginSegment(under constraints: Constraints, at time: Double) {
    hasChanged = false
    detectors.removeAll { $0.event == nil }
    let resolution = Self.resolution(at: time)
    for index in detectors.indices {
      // Everything except the positions may have jumped.
      if detectors[index].surface == nil { detectors[index].side = 0 }
      if time - detectors[index].lastCrossingTime <= resolution { detectors[index].startAtCrossing() }
    }
    for (coordinate, mode) in constraints.modes.enumerated() {
      switch mode {
      case .free: break
      case .sliding(let direction):
        detectors.append(EventDetector(constraint: .velocity(coordinate: coordinate, level: 0), side: direction))
      case .stuck: detectors.append(EventDetector(constraint: .stictionMargin(coordinate: coordinate), side: 1))
      case .resting(let surface):
        detectors.append(EventDetector(constraint: .normalForce(coordinate: coordinate, surface: surface), side: 1))
      }
    }
  }

  // MARK: Steps

  /// Performs the events at the present time; returns whether they end the segment.
  mutating func performTimedEvents(in state: inout State) throws(Reason) -> Bool {
    guard let nextTime, nextTime <= state.time else { return false }
    var happening: [Int] = []
    while let next = timedEvents.last, next.time <= state.time { happening.append(timedEvents.removeLast().event) }
    let endsSegment = happening.contains { events[$0].endsSegment }
    if endsSegment {
      state.loadLastKnot()
      happening += takeCrossingsAtEnd(in: state).compactMap { detectors[$0].event }
      happening.sort()
    }
    for event in happening { try perform(event, at: state.time, in: &state) }
    return endsSegment
  }

  /// Performs the events whose crossings lie in the last step, in the order of their times.
  ///
  /// - Returns: whether they end the segment; the step then ends there too.
  mutating func performCrossings(in state: inout State) throws(Reason) -> Bool {
    guard !detectors.isEmpty else { return false }
    for index in detectors.indices { findCrossing(of: index, after: 0, in: state) }
    while let fraction = detectors.lazy.map(\.crossing).min(), fraction < .infinity {
      let crossed = takeCrossings(at: fraction, in: state)
      var happening = crossed.filter { detectors[$0].isTriggered }
      let endsSegment = happening.contains { detectors[$0].endsSegment }
      let crossingTime = state.denseOutput.timeInLastStep(fraction)
      if endsSegment {
        try cutStep(at: fraction, crossingTime, setting: crossed, in: &state)
        happening += takeCrossingsAtEnd(in: state)
        happening.sort()
      }
      for index in happening { try perform(detectors[index].event, at: crossingTime, in: &state) }
      if endsSegment { return true }
      for index in crossed { findCrossing(of: index, after: detectors[index].crossing, in: state) }
    }
    return false
  }

  /// Flips the sides of the detectors whose crossings cannot be told from a crossing at a fraction of the step, and
  /// returns them.
  private mutating func takeCrossings(at fraction: Double, in state: borrowing State) -> [Int] {
    let tolerance = Self.resolution(at: state.time) / state.denseOutput.lastStepLength
    // The tolerance is only for detectors with a level: the state can be set to it, and so does not cross it again.
    let crossed = detectors.indices.filter { index in
      detectors[index].crossing <= (detectors[index].hasLevel ? fraction + tolerance : fraction)
    }
    for index in crossed {
      detectors[index].side = -detectors[index].side
      detectors[index].lastCrossingTime = state.denseOutput.timeInLastStep(detectors[index].crossing)
    }
    return crossed
  }

  /// The time in seconds within which crossings cannot be told apart.
  static func resolution(at time: Double) -> Double { max(1e-12, 4 * time.ulp) }

  /// Ends the last step earlier, with the coordinates of some detectors set to their levels.
  private func cutStep(
    at fraction: Double, _ cutTime: Double, setting crossed: [Int], in state: inout State
  ) throws(Reason) {
    state.read(state.denseOutput.locationInLastStep(fraction), into: state.y)
    for index in crossed {
      switch detectors[index].function {
      case .position(let coordinate, let level): state.y[coordinate] = level
      case .velocity(let coordinate, let level): state.y[state.count + coordinate] = level
      case .custom, .stictionMargin, .normalForce: break
      }
    }
    try state.replaceLastKnot(at: cutTime)
  }

  // MARK: Crossings

  /// Finds the next crossing of a detector in the last step, after a fraction of it.
  private mutating func findCrossing(of index: Int, after fraction: Double, in state: borrowing State) {
    let detector = detectors[index]
    let knot = state.denseOutput.count - 2
    switch detector.function {
    case .position(let coordinate, let level):
      let polynomial = StepPolynomial(
        positionOf: coordinate, between: knot, in: state.denseOutput, less: level)
      detectors[index].findCrossing(of: polynomial, after: fraction)
    case .velocity(let coordinate, let level):
      let polynomial = StepPolynomial(
        velocityOf: coordinate, between: knot, in: state.denseOutput, less: level)
      detectors[index].findCrossing(of: polynomial, after: fraction)
    case .custom:
      guard let event = detector.event, case .zero(_, let function) = events[event].trigger else { break }
      detectors[index].findCrossing(after: fraction) { state.value(of: function, at: $0) }
    case .stictionMargin(let coordinate):
      let limit = state.equations.constraints.frictionLimits[coordinate]
      detectors[index].findCrossing(after: fraction) { limit - abs(state.freeAcceleration(of: coordinate, at: $0)) }
    case .normalForce(let coordinate, let surface):
      detectors[index].findCrossing(after: fraction) { -surface * state.freeAcceleration(of: coordinate, at: $0) }
    }
  }

  // MARK: Actions

  /// Performs an event.
  ///
  /// The end of a constraint has no event and is only counted.
  private mutating func perform(_ event: Int?, at time: Double, in state: inout State) throws(Reason) {
    guard count < maximumCount else { throw .eventLimit(maximumCount) }
    count += 1
    guard let event else {
      hasChanged = true
      return
    }
    state.record(EventRecord(event: event, time: time))
    switch events[event].action {
    case .record: break
    case .stop: isStopped = true
    case .change(let change):
      change(&state.equations.system)
      hasChanged = true
    case .reflect(let restitution):
      guard case .position(let coordinate, let level, _) = events[event].trigger else { break }
      reflect(coordinate, at: level, restitution, in: state)
      hasChanged = true
    }
  }

  /// Reverses the velocity of a coordinate on a level, and sets the sides of all detectors of that level.
  private mutating func reflect(
    _ coordinate: Int, at level: Double, _ restitution: Double, in state: borrowing State
  ) {
    let velocity = state.y[state.count + coordinate]
    // The subtraction avoids a negative zero.
    state.y[state.count + coordinate] = 0 - restitution * velocity
    for index in detectors.indices {
      guard let surface = detectors[index].surface, surface == (coordinate, level), velocity != 0 else { continue }
      detectors[index].side = -velocity.signum
    }
  }
}
