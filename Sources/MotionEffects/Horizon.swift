internal import MotionNumerics

/// How far back something remembers what has happened to it.
struct Horizon: Sendable {
  /// The earliest time that may still be asked about, in seconds; −∞ at first.
  private(set) var time = -Double.infinity

  /// Moves on to a time; false for one that is no later, or NaN.
  mutating func move(to time: Double) -> Bool {
    guard time > self.time else { return false }
    self.time = time
    return true
  }

  /// Traps if a time has been forgotten; NaN and what is at the horizon have not.
  func require(_ time: Double, _ type: StaticString) {
    guard time < self.time else { return }
    fatalError(
      "\(type): asked about \(time.shortestDecimal) s, but all before \(self.time.shortestDecimal) s is forgotten")
  }
}
