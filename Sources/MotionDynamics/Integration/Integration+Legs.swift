internal import RealModule

extension Integration {
  private var count: Int { equations.coordinateCount }

  /// Begins a leg at the state y: finds what is held, and how long the first step is.
  mutating func beginLeg() throws(Reason) {
    try bounceWhatPressesIn()
    try constrain()
    try computeAccelerations(at: time)
    // The first knot of all has no accelerations yet.
    if trajectory.legs.isEmpty { trajectory.knots.removeLast() }
    trajectory.legs.append(
      Trajectory.Leg(
        firstKnot: trajectory.knots.count, system: equations.system, constraints: equations.constraints))
    appendKnot(at: time)
    watchForTheEndOfTheLeg()
    stepper.reset()
    length = firstLength()
    collapse = Collapse()
  }

  // MARK: Constraints

  /// Lets bounce what starts on a surface and moves into it.
  private mutating func bounceWhatPressesIn() throws(Reason) {
    for index in watches.indices {
      let watch = watches[index]
      guard let event = watch.event, let contact = contact(of: watch) else { continue }
      if y[count + contact.coordinate] * contact.side < 0 { try fire(event, at: time) }
    }
  }

  /// The coordinate that is on the surface of a watch's event, and on which side of it.
  private func contact(of watch: Watch) -> (coordinate: Int, side: Double)? {
    guard let event = watch.event, case .reflect = events[event].action, let surface = watch.surface,
      y[surface.coordinate] == surface.level
    else { return nil }
    return (surface.coordinate, watch.side)
  }

  /// Finds what is held by friction or on a surface, from the state alone.
  private mutating func constrain() throws(Reason) {
    equations.constraints = Constraints()
    try computeAccelerations(at: time)
    let limits = (0..<count).map { equations.system.frictionLimit(of: $0) }
    var modes = limits.indices.map { index in
      frictionMode(velocity: y[count + index], acceleration: accelerations[index], limit: limits[index])
    }
    for watch in watches {
      guard let contact = contact(of: watch) else { continue }
      let (speed, lift) = (
        abs(y[count + contact.coordinate]), accelerations[contact.coordinate] * contact.side
      )
      // Infinitely many bounces take a finite time: they end when they are too short to be told apart. With dry friction
      // the highest position is a knot, whose rounding gives back what a bounce of a few ulp has lost.
      let leastHeight = limits[contact.coordinate] > 0 ? 64 * y[contact.coordinate].ulp : 0
      guard lift < 0, 2 * speed < -lift * shortestFlight || speed * speed < -2 * lift * leastHeight else { continue }
      y[count + contact.coordinate] = 0
      modes[contact.coordinate] = .resting(surface: contact.side)
    }
    if modes.contains(where: { $0 != .free }) {
      equations.constraints = Constraints(modes: modes, frictionLimits: limits)
    }
  }

  private func frictionMode(velocity: Double, acceleration: Double, limit: Double) -> Constraints.Mode {
    if limit == 0 { return .free }
    if velocity != 0 { return .sliding(direction: velocity.side) }
    return abs(acceleration) <= limit ? .stuck : .sliding(direction: acceleration.side)
  }

  /// Shorter than this no flight between two bounces is worth while, in seconds: 65,536 ulp of the latest time.
  private var shortestFlight: Double {
    0x1p16 * max(abs(time), abs(end)).ulp
  }

  /// Replaces the watches of the last leg's constraints by this one's.
  private mutating func watchForTheEndOfTheLeg() {
    watches.removeAll { $0.event == nil }
    // What is not a position may have jumped.
    for index in watches.indices where watches[index].surface == nil { watches[index].side = 0 }
    for (coordinate, mode) in equations.constraints.modes.enumerated() {
      switch mode {
      case .free: break
      case .sliding(let direction):
        watches.append(
          Watch(.velocity(coordinate: coordinate, level: 0), event: nil, side: direction))
      case .stuck: watches.append(Watch(.grip(coordinate: coordinate), event: nil, side: 1))
      case .resting(let surface):
        watches.append(Watch(.pressure(coordinate: coordinate, surface: surface), event: nil, side: 1))
      }
    }
  }

  // MARK: The first step

  /// The length of the first step: that at which a step of Euler's method would have about a hundredth of the scale as
  /// its error.
  ///
  /// Source: E. Hairer, S. P. Nørsett, G. Wanner, *Solving Ordinary Differential Equations I*, II.4.
  private func firstLength() -> Double {
    let longest = min(end - time, solver.maximumStep)
    let size = norm { index in (y[index], y[count + index]) }
    let speed = norm { index in (y[count + index], accelerations[index]) }
    let tried = size < 1e-5 || speed < 1e-5 ? 1e-6 : 0.01 * size / speed
    let largest = max(speed, changeOfSpeed(over: tried))
    let length = largest <= 1e-15 ? max(1e-6, 1e-3 * tried) : .pow(0.01 / largest, 1.0 / 6)
    return max(min(100 * tried, length, longest), solver.minimumStep, 4 * time.ulp)
  }

  /// How much the derivative of the state changes in a step of Euler's method, per second; 0 if that leads out of the
  /// domain.
  private func changeOfSpeed(over length: Double) -> Double {
    for index in 0..<count {
      middle[index] = y[index] + length * y[count + index]
      middle[count + index] = y[count + index] + length * accelerations[index]
    }
    let isInside = equations.tries(
      at: time + length, positions: middle.start, velocities: middle.start + count,
      into: middle.start + 2 * count)
    guard isInside else { return 0 }
    return norm { index in
      let free = middle[2 * count + index]
      let change = equations.constraints.acceleration(free, of: index) - accelerations[index]
      return (accelerations[index], equations.constraints.isHeld(index) ? 0 : change / length)
    }
  }

  /// The root of the mean square of pairs of something like a position and a velocity, in units of what is tolerated.
  private func norm(_ pair: (Int) -> (Double, Double)) -> Double {
    var sum = 0.0
    for index in 0..<count {
      let (first, second) = pair(index)
      let tolerances = tolerances(position: y[index], velocity: y[count + index])
      let (position, velocity) = (first / tolerances.position, second / tolerances.velocity)
      sum += position * position + velocity * velocity
    }
    return (sum / Double(2 * count)).squareRoot()
  }
}
