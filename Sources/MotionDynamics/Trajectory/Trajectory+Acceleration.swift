extension Trajectory {
  /// The acceleration at a time in seconds, not before the ``horizon``, in units of the position per second squared.
  ///
  /// The system computes the acceleration from the position and the velocity at the time. So the acceleration is as
  /// exact as they are, and jumps where the system or a constraint jumps.
  public func acceleration(at time: Double) -> Value {
    let count = denseOutput.coordinateCount
    requireRemembered(time)
    guard time >= firstTime && time <= endTime else {
      return Value(coordinateCount: count) { _ in time.isNaN ? .nan : 0 }
    }
    let location = denseOutput.location(of: time)
    guard let segment = segment(ofKnot: location.knot) else { return Value(coordinateCount: count) { _ in 0 } }
    let positions = (0..<count).map { denseOutput.position($0, at: location) }
    let velocities = (0..<count).map { denseOutput.velocity($0, at: location) }
    var accelerations = [Double](repeating: 0, count: count)
    var span = accelerations.mutableSpan
    do {
      try segment.system.evaluate(&span, at: time, positions: positions.span, velocities: velocities.span)
    } catch {
      // Take the known acceleration at the start of the step.
      return Value(coordinateCount: count) { denseOutput.acceleration($0, ofKnot: location.knot) }
    }
    return Value(coordinateCount: count) { segment.constraints.acceleration(accelerations[$0], of: $0) }
  }

  /// The smooth segment that begins at a knot or before it; nil before the first step.
  func segment(ofKnot knot: Int) -> SmoothSegment? {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].firstKnot <= knot { low = middle } else { high = middle - 1 }
    }
    return segments.isEmpty ? nil : segments[low]
  }
}
