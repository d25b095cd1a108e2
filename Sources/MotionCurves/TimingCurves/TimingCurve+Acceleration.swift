import RealModule

extension TimingCurve {
  /// The second derivative with respect to the progress, without the impulses of jumps and corners.
  ///
  /// At 0 and 1 it is the limit from inside; outside 0…1 it is 0.
  package func acceleration(at progress: Double) -> Double {
    switch self {
    case .linear, .steps, .piecewiseLinear: progress.isNaN ? .nan : 0
    case .keyword(let name): name.curve.acceleration(at: progress)
    case .cubicBezier(let curve): curve.acceleration(at: progress)
    case .penner(let curve): curve.acceleration(at: progress)
    }
  }
}

extension PennerEasing {
  /// The second derivative at a progress; at the impacts of bounce, and in the middle, without their impulses.
  ///
  /// At 0 and 1 it is the limit from inside, which is infinite where circ is vertical. Outside 0…1 it is 0.
  func acceleration(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    guard progress >= 0 && progress <= 1 else { return 0 }
    switch direction {
    case .easeIn: return shape.acceleration(at: progress, rest: 1 - progress)
    case .easeOut: return -shape.acceleration(at: 1 - progress, rest: progress)
    case .easeInOut:
      return progress < 0.5
        ? 2 * shape.acceleration(at: 2 * progress, rest: 1 - 2 * progress)
        : -2 * shape.acceleration(at: 2 - 2 * progress, rest: 2 * progress - 1)
    }
  }
}

extension PennerShape {
  /// The second derivative at a progress p, given with q = 1 − p.
  package func acceleration(at p: Double, rest q: Double) -> Double {
    switch family {
    case .sine: return 0.25 * .pi * .pi * Double.cos(0.5 * .pi * p)
    case .quad: return 2
    case .cubic: return 6 * p
    case .quart: return 12 * p * p
    case .quint: return 20 * p * p * p
    case .expo: return Self.rate * Self.rate * Double.exp2(-10 * q)
    case .circ:
      let square = q * (1 + p)
      return 1 / (square * square.squareRoot())
    case .back: return 6 * (overshoot + 1) * p - 2 * overshoot
    case .elastic:
      let (rate, frequency, angle) = (Self.rate, angularFrequency, angularFrequency * q)
      let turn = (rate * rate - frequency * frequency) * Double.cos(angle) + 2 * rate * frequency * Double.sin(angle)
      return Double.exp2(-10 * q) * turn
    case .bounce: return -2 * 7.5625
    }
  }
}
