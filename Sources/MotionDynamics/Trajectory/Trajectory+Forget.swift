extension Trajectory {
  /// Forgets the motion before a time to free its memory, for a motion that is retargeted again and again.
  ///
  /// Afterwards the motion from that time on is the same to the bit, ``stepTimes`` and ``eventRecords`` begin there,
  /// and every query for a time before the ``horizon`` traps. A time before the horizon forgets nothing; a time after
  /// the end leaves only the end.
  ///
  /// ```swift
  /// motion = try motion.retargeted(to: finger, at: now, until: now + 2)
  /// motion.forget(before: now)
  /// ```
  ///
  /// - Parameter time: the first time in seconds that is still needed; a NaN forgets nothing.
  /// - Complexity: O(*n*) for the *n* remaining steps.
  public mutating func forget(before time: Double) {
    let time = min(time, endTime)
    guard time > firstTime else { return }
    horizon = time
    firstTime = time
    let first = denseOutput.location(of: time).knot
    if let segment = segments.lastIndex(where: { $0.firstKnot <= first }) { segments.removeFirst(segment) }
    for index in segments.indices { segments[index].firstKnot = max(0, segments[index].firstKnot - first) }
    eventRecords.removeAll { $0.time < time }
    denseOutput.forgetFirst(first)
  }

  /// Traps if a time is forgotten.
  @inlinable
  func requireRemembered(_ time: Double) {
    require(!(time < horizon), "the motion before \(horizon) s is forgotten")
  }
}
