extension Trajectory {
  /// The acceleration at a time in seconds, not before the ``horizon``, in units of the position per second squared.
  ///
  /// It is that of the system at the position and the velocity of the time, so it is as exact as they are, and jumps
  /// where the system or a constraint does.
  public func acceleration(at time: Double) -> Value {
    let count = knots.coordinateCount
    requireRemembered(time)
    guard time >= firstTime && time <= endTime, let leg = leg(at: time) else {
      return Value(coordinateCount: count) { _ in time.isNaN ? .nan : 0 }
    }
    let place = knots.place(of: time)
    let positions = (0..<count).map { knots.position($0, at: place) }
    let velocities = (0..<count).map { knots.velocity($0, at: place) }
    var accelerations = [Double](repeating: 0, count: count)
    var span = accelerations.mutableSpan
    do {
      try leg.system.evaluate(&span, at: time, positions: positions.span, velocities: velocities.span)
    } catch {
      // The system has an answer at the ends of the step, if not here.
      return Value(coordinateCount: count) { knots.acceleration($0, ofKnot: place.knot) }
    }
    return Value(coordinateCount: count) { leg.constraints.acceleration(accelerations[$0], of: $0) }
  }

  func leg(at time: Double) -> Leg? {
    let knot = knots.place(of: time).knot
    var low = 0
    var high = legs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if legs[middle].firstKnot <= knot { low = middle } else { high = middle - 1 }
    }
    return legs.isEmpty ? nil : legs[low]
  }
}
