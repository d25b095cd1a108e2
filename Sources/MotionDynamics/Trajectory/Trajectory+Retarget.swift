extension Trajectory {
  /// Returns a motion whose system changes at a time.
  ///
  /// It equals this motion until then; position and velocity continue.
  ///
  /// - Parameters:
  ///   - time: the time of the change in seconds, from the start, or the ``horizon``, to the end.
  ///   - end: the new end in seconds; the old one if nil.
  ///   - isCancelled: asked before every eighth step, the first one included; by default, whether the current task is
  ///     cancelled.
  ///   - change: changes the system.
  /// - Returns: the motion with its history, as far as it is not forgotten.
  /// - Throws: ``SimulationFailure`` with the time reached and the motion up to there.
  public func changed(
    at time: Double, until end: Double? = nil, isCancelled: () -> Bool = { Task.isCancelled },
    _ change: (inout System) -> Void
  ) throws(SimulationFailure<System>) -> Trajectory {
    requireRemembered(time)
    require(time >= startTime && time <= endTime, "a motion must be changed between its start and its end")
    let end = end ?? endTime
    require(end.isFinite && end >= time, "a motion must end at a finite time, not before it is changed")
    var changed = cut(at: time)
    change(&changed.system)
    require(
      changed.system.coordinateCount == denseOutput.coordinateCount, "a system must keep its number of coordinates")
    return try Integration.extend(changed, until: end) { _ in isCancelled() }
  }

  /// The motion up to a time.
  private func cut(at time: Double) -> Trajectory {
    let count = denseOutput.coordinateCount
    let location = denseOutput.location(of: time)
    var start = self
    start.system = segment(ofKnot: location.knot)?.system ?? system
    start.segments.removeAll { $0.firstKnot > location.knot }
    start.eventRecords.removeAll { $0.time > time }
    start.denseOutput.keepFirst(location.knot + 1)
    guard location.fraction > 0 else { return start }
    let corrections = denseOutput.corrections(beforeKnot: location.knot + 1, upTo: location.fraction)
    start.denseOutput.append(at: time) { state in
      for index in 0..<count {
        state[index] = denseOutput.position(index, at: location)
        state[count + index] = denseOutput.velocity(index, at: location)
        // Not the system's acceleration: so the polynomial of the remaining part of the step stays the same.
        state[2 * count + index] = denseOutput.acceleration(index, at: location)
      }
    }
    start.denseOutput.setLastCorrections { corrections[$0] }
    return start
  }
}

extension Trajectory where System: TargetedSystem {
  /// Returns a motion that moves to another target from a time on; position and velocity continue.
  ///
  /// - Parameters:
  ///   - target: the position to which the system is drawn from then on.
  ///   - time: the time of the change in seconds, from the start, or the ``horizon``, to the end.
  ///   - end: the new end in seconds; the old one if nil.
  /// - Returns: the motion with its history, as far as it is not forgotten.
  /// - Throws: ``SimulationFailure`` with the time reached and the motion up to there.
  public func retargeted(
    to target: System.Position, at time: Double, until end: Double? = nil
  ) throws(SimulationFailure<System>) -> Trajectory {
    try changed(at: time, until: end) { $0.target = target }
  }
}
