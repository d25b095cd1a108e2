extension Simulation {
  /// Integrates to a time, or to an event that stops the simulation.
  ///
  /// - Parameters:
  ///   - end: the last time in seconds, not before the start; nil for the end of the ``duration``.
  ///   - isCancelled: asked before every eighth step, the first one included; by default, whether the current task is
  ///     cancelled.
  ///   - progress: receives the time reached, in seconds, whenever `isCancelled` is asked; this time never decreases.
  /// - Returns: the motion from the start to the end.
  /// - Throws: ``SimulationFailure`` with the time reached and the motion up to there.
  /// - Complexity: O(*s*·*n*) for *s* steps of *n* coordinates, in time and in memory.
  public func trajectory(
    until end: Double? = nil, isCancelled: () -> Bool = { Task.isCancelled },
    progress: (_ time: Double) -> Void = { _ in }
  ) throws(SimulationFailure<System>) -> Trajectory<System> {
    let end = end ?? duration.map { startTime + $0 } ?? .infinity
    require(end.isFinite && end >= startTime, "a simulation must end at a finite time, not before its start")
    let start = Trajectory(of: self)
    return try Integration.extend(start, until: end) { time in
      progress(time)
      return isCancelled()
    }
  }
}
