/// The friction and the surfaces that brake or hold single coordinates, kept out of the system's smooth right-hand
/// side.
///
/// They change only where a segment of the integration ends, so that the right-hand side is smooth in between and
/// nothing chatters.
struct Constraints: Sendable {
  /// The mode of a coordinate's motion.
  enum Mode: Equatable, Sendable {
    /// Moves by the system alone.
    case free
    /// Slides against dry friction, in this direction, ±1.
    case sliding(direction: Double)
    /// Held at rest by dry friction.
    case stuck
    /// Rests on this side of a surface, ±1.
    case resting(surface: Double)

    var isHeld: Bool {
      switch self {
      case .stuck, .resting: true
      case .free, .sliding: false
      }
    }
  }

  /// The mode of each coordinate; empty if all are free.
  var modes: [Mode] = []
  /// The decelerations by dry friction; empty if there is none.
  var frictionLimits: [Double] = []

  /// Whether a coordinate is kept at rest.
  func isHeld(_ coordinate: Int) -> Bool {
    !modes.isEmpty && modes[coordinate].isHeld
  }

  /// A coordinate's acceleration under the constraints, from its acceleration without them.
  func acceleration(_ free: Double, of coordinate: Int) -> Double {
    if modes.isEmpty { return free }
    switch modes[coordinate] {
    case .free: return free
    case .sliding(let direction): return free - direction * frictionLimits[coordinate]
    case .stuck, .resting: return 0
    }
  }
}
