extension Simulation {
  /// The energy at the start; nil if the system has none.
  public var energy: MechanicalEnergy? { system.energy(position: position, velocity: velocity) }
}

extension DynamicSystem {
  fileprivate func energy(position: Position, velocity: Position) -> MechanicalEnergy? {
    let positions = (0..<coordinateCount).map { position[coordinate: $0] }
    let velocities = (0..<coordinateCount).map { velocity[coordinate: $0] }
    return energy(positions: positions.span, velocities: velocities.span)
  }
}

extension Trajectory {
  /// The energy at a time in seconds, not before the ``horizon``; nil if the system has none, or for a NaN time.
  ///
  /// Before the start and after the end the motion stands still.
  public func energy(at time: Double) -> MechanicalEnergy? {
    guard !time.isNaN else { return nil }
    let (value, velocity) = state(at: time)
    let knot = denseOutput.location(of: min(max(time, firstTime), endTime)).knot
    return (segment(ofKnot: knot)?.system ?? system).energy(position: value, velocity: velocity)
  }

  /// The largest change of the energy over the solver's steps, as a part of the greatest kinetic energy: what the
  /// integration has added or lost.
  ///
  /// Events that change the energy, such as an impact, do not count. 0 for a motion at rest; nil if the system does
  /// not keep its energy (``DynamicSystem/conservesEnergy``), or if something holds a body.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public var energyDrift: Double? {
    let count = denseOutput.coordinateCount
    var (positions, velocities) = (Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count))
    // What the segments before have added, and the largest change and kinetic energy so far.
    var (added, largest, kinetic) = (0.0, 0.0, 0.0)
    for (place, segment) in segments.enumerated() {
      guard segment.system.conservesEnergy, segment.constraints.modes.isEmpty else { return nil }
      let end = place + 1 < segments.count ? segments[place + 1].firstKnot : denseOutput.count
      var (start, change) = (Double?.none, 0.0)
      for knot in segment.firstKnot..<end {
        for index in 0..<count {
          positions[index] = denseOutput.position(index, ofKnot: knot)
          velocities[index] = denseOutput.velocity(index, ofKnot: knot)
        }
        guard let energy = segment.system.energy(positions: positions.span, velocities: velocities.span) else {
          return nil
        }
        change = energy.total - (start ?? energy.total)
        start = start ?? energy.total
        largest = max(largest, abs(added + change))
        kinetic = max(kinetic, energy.kinetic)
      }
      added += change
    }
    return segments.isEmpty ? nil : kinetic > 0 ? largest / kinetic : 0
  }
}
