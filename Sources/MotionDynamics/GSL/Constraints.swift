/// What holds or brakes single coordinates from outside the system's smooth right-hand side.
///
/// It changes only where a leg of the integration ends, so that the right-hand side is smooth in between and nothing
/// chatters.
struct Constraints: Sendable {
  /// How a coordinate moves.
  enum Mode: Equatable, Sendable {
    /// As the system has it.
    case free
    /// Against dry friction, in this direction, ±1.
    case sliding(direction: Double)
    /// At rest by dry friction.
    case stuck
    /// At rest on a surface, which is on this side of it, ±1.
    case resting(surface: Double)

    var isHeld: Bool {
      switch self {
      case .stuck, .resting: true
      case .free, .sliding: false
      }
    }
  }

  /// One for each coordinate; empty if all are free.
  var modes: [Mode] = []
  /// The decelerations by dry friction; empty if there is none.
  var frictionLimits: [Double] = []

  /// Whether a coordinate is at rest, whatever the system says.
  func isHeld(_ coordinate: Int) -> Bool {
    !modes.isEmpty && modes[coordinate].isHeld
  }

  /// A coordinate's acceleration, given the one without constraints.
  func acceleration(_ free: Double, of coordinate: Int) -> Double {
    if modes.isEmpty { return free }
    switch modes[coordinate] {
    case .free: return free
    case .sliding(let direction): return free - direction * frictionLimits[coordinate]
    case .stuck, .resting: return 0
    }
  }
}
