import MotionCurves
import MotionInteraction
package import MotionNotation
import MotionSprings

/// The form of a motion, if other systems may have the same.
enum ExportShape: Sendable, Hashable {
  /// A timing curve, over a duration in seconds after a delay if it has one.
  indirect case curve(TimingCurve, duration: Double?, delay: Double)
  /// A spring that starts at time 0, with a velocity in distances per second towards the end.
  indirect case spring(Spring, velocity: Double)
  /// The damped oscillation 1 − e^(−ζx)·cos ωx.
  case damped(decay: Double, frequency: Double)
  /// A distance times 1 − e^(−rt).
  case decay(rate: Double)
  /// Another form with its own times, after a delay in which its start holds.
  indirect case delayed(ExportShape, by: Double)
  /// Anything else.
  case other

  /// The form of a part of the motion: a spring keeps its form, but a curve has to be whole.
  func kept(over domain: ClosedRange<Double>, of whole: ClosedRange<Double>) -> ExportShape {
    switch self {
    case .curve: domain == whole ? self : .other
    case .spring, .damped, .decay: domain.lowerBound == 0 ? self : .other
    case .delayed(_, let delay):
      domain.lowerBound == whole.lowerBound && domain.upperBound > delay ? self : .other
    case .other: .other
    }
  }

  /// The form as a cubic Bézier from (0, 0) to (1, 1), to the rounding of its numbers; nil if it is none.
  var cubicBezier: CubicBezier? {
    guard case .curve(let curve, _, _) = self else { return nil }
    switch curve {
    case .linear: return CubicBezier(0, 0, 1, 1)
    case .penner(let easing): return easing.cubicBezier
    default: return curve.cubicBezier
    }
  }
}

extension PennerEasing {
  /// Polynomials of degree two and three are cubics whose handles have a third of the time.
  ///
  /// back is p²((s + 1)p − s) with s = 1.70158.
  fileprivate var cubicBezier: CubicBezier? {
    let heights: (Double, Double)
    switch family {
    case .quad: heights = (0, 1.0 / 3)
    case .cubic: heights = (0, 0)
    case .back: heights = (0, -1.70158 / 3)
    default: return nil
    }
    switch direction {
    case .easeIn: return CubicBezier(1.0 / 3, heights.0, 2.0 / 3, heights.1)
    case .easeOut: return CubicBezier(1.0 / 3, 1 - heights.1, 2.0 / 3, 1 - heights.0)
    case .easeInOut: return nil
    }
  }
}

extension ParsedMotion {
  /// The form of the motion.
  var form: ExportShape {
    switch self {
    case .timingCurve(let curve): .curve(curve, duration: nil, delay: 0)
    case .tween(let tween): .curve(tween.curve, duration: tween.duration, delay: tween.delay)
    case .spring(let motion): .spring(motion.spring, velocity: motion.initialVelocity)
    case .preset(let preset): preset.motion.form
    case .mapped(let motion): motion.base.form
    case .damped(let oscillation): .damped(decay: oscillation.decay, frequency: oscillation.frequency)
    case .timed(let motion): motion.delay == 0 ? .other : .delayed(.other, by: motion.delay)
    case .decay(let decay): .decay(rate: decay.rate)
    case .delayed(let motion): .delayed(motion.base.form, by: motion.delay)
    case .secondOrder, .minimumJerk, .limited, .bounded: .other
    }
  }

  /// The values of progress 0 and 1.
  package var ends: (start: Double, end: Double) {
    switch self {
    case .mapped(let motion): (motion.start, motion.end)
    case .decay(let decay): (0, decay.distance)
    case .bounded(let bounded): (bounded.motion.value(at: 0), bounded.motion.end)
    case .delayed(let motion): motion.base.ends
    default: (0, 1)
    }
  }
}
