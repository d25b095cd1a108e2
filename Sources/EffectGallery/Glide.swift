internal import MotionNumerics

/// What a hand has moved, and what then goes on by itself, without overshoot.
enum Glide {
  case held(Double)
  case free(SpringMotion<Double>, since: Double)

  /// Let go at a time, towards a rest.
  static func free(from: Double, to: Double, at time: Double) -> Glide {
    let spring = ParameterError.orTrap(try Spring(response: 0.3, dampingRatio: 1))
    return .free(SpringMotion(spring, from: from, to: to, velocity: 0), since: time)
  }

  func value(at time: Double) -> Double {
    switch self {
    case .held(let value): value
    case .free(let motion, let start): motion.value(at: time - start)
    }
  }
}
