extension Trajectory {
  /// Forgets what was before a time, to free its memory: for a motion that is retargeted again and again.
  ///
  /// Afterwards the motion from that time on is the same to the bit, ``stepTimes`` and ``occurrences`` begin there, and
  /// to ask about a time before the ``horizon`` traps. A time before the horizon forgets nothing; one after the end
  /// leaves the end.
  ///
  /// ```swift
  /// motion = try motion.retargeted(to: finger, at: now, until: now + 2)
  /// motion.forget(before: now)
  /// ```
  ///
  /// - Parameter time: the first time in seconds that will be asked about; a NaN forgets nothing.
  /// - Complexity: O(*n*) for the *n* steps that are left.
  public mutating func forget(before time: Double) {
    let time = min(time, endTime)
    guard time > firstTime else { return }
    horizon = time
    firstTime = time
    let first = knots.place(of: time).knot
    if let leg = legs.lastIndex(where: { $0.firstKnot <= first }) { legs.removeFirst(leg) }
    for index in legs.indices { legs[index].firstKnot = max(0, legs[index].firstKnot - first) }
    occurrences.removeAll { $0.time < time }
    knots.forgetFirst(first)
  }

  /// Traps if a time is forgotten.
  @inlinable
  func requireRemembered(_ time: Double) {
    require(!(time < horizon), "the motion before \(horizon) s is forgotten")
  }
}
