extension Integration {
  private var count: Int { equations.coordinateCount }

  /// The time of the next event that comes at one.
  var nextTime: Double? { timedEvents.last.flatMap { events[$0].time } }

  /// Lets happen what comes at the time that is reached; returns whether that ends the leg.
  mutating func fireTimedEvents() throws(Reason) -> Bool {
    var endsLeg = false
    while let next = timedEvents.last, let nextTime, nextTime <= time {
      timedEvents.removeLast()
      if events[next].endsLeg && !endsLeg {
        load(knot: trajectory.knots.count - 1)
        endsLeg = true
      }
      try fire(next, at: time)
    }
    return endsLeg
  }

  /// Lets happen what is crossed in the last step, in the order of the times.
  ///
  /// - Returns: whether that ends the leg; the step then ends there too.
  mutating func fireCrossings() throws(Reason) -> Bool {
    for index in watches.indices { findCrossing(of: index, after: 0) }
    while let part = watches.lazy.map(\.crossing).min(), part < .infinity {
      let crossed = takeCrossings(at: part)
      let happening = crossed.filter { index in
        watches[index].event.map { events[$0].direction.includes(watches[index].side) } ?? true
      }
      let endsLeg = happening.contains { index in watches[index].event.map { events[$0].endsLeg } ?? true }
      let crossingTime = timeInLastStep(part)
      if endsLeg { try cutStep(at: part, crossingTime, setting: crossed) }
      for index in happening { try fire(watches[index].event, at: crossingTime) }
      if endsLeg { return true }
      for index in crossed { findCrossing(of: index, after: watches[index].crossing) }
    }
    return false
  }

  /// The watches whose crossings cannot be told from one at a part of the step; they are on their new sides then.
  private mutating func takeCrossings(at part: Double) -> [Int] {
    let tolerance = 1e-12 * max(1, abs(time)) / lastLength
    // Only a coordinate can be set to its level, so that it will not cross it again.
    let crossed = watches.indices.filter { index in
      watches[index].crossing <= (watches[index].isOfCoordinate ? part + tolerance : part)
    }
    for index in crossed { watches[index].side = -watches[index].side }
    return crossed
  }

  private var lastLength: Double {
    let times = trajectory.knots.times
    return times[times.count - 1] - times[times.count - 2]
  }

  private func timeInLastStep(_ part: Double) -> Double {
    let times = trajectory.knots.times
    let start = times[times.count - 2]
    return min(start + part * lastLength, times[times.count - 1])
  }

  /// Ends the last step earlier, with the coordinates of some watches on their levels.
  private mutating func cutStep(at part: Double, _ cutTime: Double, setting crossed: [Int]) throws(Reason) {
    let place = Knots.Place(knot: trajectory.knots.count - 2, part: part, length: lastLength)
    read(place, into: y)
    for index in crossed {
      switch watches[index].subject {
      case .position(let coordinate, let level): y[coordinate] = level
      case .velocity(let coordinate, let level): y[count + coordinate] = level
      case .function, .grip, .pressure: break
      }
    }
    trajectory.knots.removeLast()
    time = cutTime
    try computeAccelerations(at: time)
    appendKnot(at: time)
  }

  // MARK: Looking

  /// Finds where a watch sees its next crossing in the last step.
  private mutating func findCrossing(of index: Int, after part: Double) {
    let knot = trajectory.knots.count - 2
    switch watches[index].subject {
    case .position(let coordinate, let level):
      let polynomial = StepPolynomial(
        positionOf: coordinate, between: knot, in: trajectory.knots, less: level)
      watches[index].look(at: polynomial, after: part)
    case .velocity(let coordinate, let level):
      let polynomial = StepPolynomial(
        velocityOf: coordinate, between: knot, in: trajectory.knots, less: level)
      watches[index].look(at: polynomial, after: part)
    case .function, .grip, .pressure:
      let (crossing, side) = FunctionCrossing.first(from: watches[index].side, after: part) { value(of: index, at: $0) }
      watches[index].crossing = crossing ?? .infinity
      watches[index].side = side
    }
  }

  /// The value of what a watch looks at, at a part of the last step.
  private func value(of index: Int, at part: Double) -> Double {
    let place = Knots.Place(knot: trajectory.knots.count - 2, part: part, length: lastLength)
    let time = timeInLastStep(part)
    if let event = watches[index].event, case .zero(_, let function) = events[event].trigger {
      return function(
        time, System.Position(coordinateCount: count) { trajectory.knots.position($0, at: place) },
        System.Position(coordinateCount: count) { trajectory.knots.velocity($0, at: place) })
    }
    read(place, into: middle)
    // A state where there is no acceleration ends nothing: the next step will meet it.
    let isInside = equations.tries(
      at: time, positions: middle.start, velocities: middle.start + count, into: middle.start + 2 * count)
    guard isInside else { return .nan }
    switch watches[index].subject {
    case .grip(let coordinate):
      return equations.constraints.frictionLimits[coordinate] - abs(middle[2 * count + coordinate])
    case .pressure(let coordinate, let surface): return -surface * middle[2 * count + coordinate]
    case .position, .velocity, .function: return .nan
    }
  }

  // MARK: Acting

  /// Lets an event happen, or only counts the change of a constraint, which has none.
  mutating func fire(_ event: Int?, at time: Double) throws(Reason) {
    guard eventCount < solver.maximumEvents else { throw .eventLimit(solver.maximumEvents) }
    eventCount += 1
    guard let event else { return }
    trajectory.occurrences.append(EventRecord(event: event, time: time))
    switch events[event].action {
    case .record: break
    case .stop: isStopped = true
    case .change(let change): change(&equations.system)
    case .reflect(let restitution):
      guard case .position(let coordinate, let level, _) = events[event].trigger else { break }
      reflect(coordinate, at: level, restitution)
    }
  }

  private mutating func reflect(_ coordinate: Int, at level: Double, _ restitution: Double) {
    let velocity = y[count + coordinate]
    // Without a negative zero.
    y[count + coordinate] = 0 - restitution * velocity
    for index in watches.indices {
      guard let surface = watches[index].surface, surface == (coordinate, level), velocity != 0 else { continue }
      watches[index].side = -velocity.side
    }
  }
}

extension Watch {
  /// Finds the next crossing of a polynomial.
  fileprivate mutating func look(at polynomial: StepPolynomial, after part: Double) {
    if side == 0 { side = polynomial.firstSide }
    crossing = polynomial.firstCrossing(from: side, after: part) ?? .infinity
  }
}

extension Event {
  /// Whether something changes, so that the next step begins anew.
  fileprivate var endsLeg: Bool {
    if case .record = action { false } else { true }
  }

  /// The direction in which it is to be crossed.
  fileprivate var direction: Direction {
    switch trigger {
    case .time: .either
    case .position(_, _, let direction), .velocity(_, _, let direction), .zero(let direction, _): direction
    }
  }
}
