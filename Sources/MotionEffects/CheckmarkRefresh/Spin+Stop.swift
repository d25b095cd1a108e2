extension Spin {
  /// Where the dot has to be for the check mark: 1.1 before its start, which is where the check's line begins.
  static let stopAngle = 1.1

  /// When it passes the stop angle, at or after a time.
  ///
  /// At once where it has made more turns than can be counted, 10³⁰⁶ s after the start.
  func crossing(after time: Double) -> Double {
    let angle = startAngle + turn(at: max(time, start))
    guard angle.isFinite else { return max(time, start) }
    let turns = max(0, ((angle - Spin.stopAngle) / (2 * .pi)).rounded(.up))
    let target = Spin.stopAngle + 2 * .pi * turns
    let crossing = self.time(ofTurn: target - startAngle)
    return max(time, start, crossing.isFinite ? crossing : start)
  }

  /// The first tick at or after a time at which the angle within its turn is at least the stop angle.
  ///
  /// The original's rule: it nearly always holds at the very next tick, from wherever the dot then vanishes.
  func legacyStop(after time: Double) -> Double {
    var tick = max(0, ((time - start) / Spin.tick).rounded(.up))
    // From rest it takes 18 ticks, later three at most.
    for _ in 0..<32 {
      let angle = startAngle + Spin.turn(atTick: tick)
      if angle.truncatingRemainder(dividingBy: 2 * .pi) >= Spin.stopAngle { break }
      tick += 1
    }
    let stop = start + tick * Spin.tick
    return max(time, stop.isFinite ? stop : start)
  }
}
