internal import MotionNumerics

/// A number that a hand holds, or that goes on to its rest by itself.
enum Glide {
  case held(Double)
  case free(from: Double, to: Double, since: Double, duration: Double, curve: CubicBezier)

  func value(at time: Double) -> Double {
    switch self {
    case .held(let value): return value
    case .free(let from, let to, let start, let duration, let curve):
      let progress = (time - start) / duration
      if progress >= 1 { return to }
      return from + (to - from) * curve.value(at: max(progress, 0))
    }
  }
}
