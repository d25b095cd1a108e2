import MotionCurves
import MotionInteraction
import MotionSprings
import RealModule

extension ParsedMotion {
  /// The value at which a settling motion comes to rest; nil for a motion whose formula gives its end.
  public var restValue: Double? {
    switch self {
    case .spring(let motion): motion.target
    case .preset(let preset): preset.motion.restValue
    case .decay(let decay): decay.distance
    case .mapped(let motion): motion.base.restValue.map { motion.start.interpolated(to: motion.end, by: $0) }
    case .secondOrder: 1
    case .bounded(let motion): motion.motion.end
    case .delayed(let motion): motion.base.restValue
    case .timingCurve, .tween, .damped, .timed, .minimumJerk, .limited: nil
    }
  }

  /// The times of the whole motion; nil for a motion that never settles.
  ///
  /// A settling motion ends when it stays within a tolerance, a fraction of its distance. That time is rounded up to a
  /// millisecond, which leaves room for the fits.
  package func wholeDomain(within tolerance: Double) -> ClosedRange<Double>? {
    let end: Double
    switch self {
    case .spring(let motion): end = motion.settlingDuration(tolerance: tolerance)
    case .decay(let decay): end = Double.log(max(1 / tolerance, 1.001)) / decay.rate
    case .preset(let preset): return preset.motion.wholeDomain(within: tolerance)
    case .mapped(let motion): return motion.base.wholeDomain(within: tolerance)
    case .delayed(let motion):
      guard let own = motion.base.wholeDomain(within: tolerance) else { return nil }
      let last = own.upperBound + motion.delay
      return last.isFinite ? min(0, motion.delay)...last : nil
    case .secondOrder(let step): end = step.settlingDuration(tolerance: tolerance)
    case .bounded: end = defaultDomain?.upperBound ?? .infinity
    case .timingCurve, .tween, .damped, .timed, .minimumJerk, .limited: return defaultDomain
    }
    return Self.wholeDomain(endingAt: end)
  }

  /// The times from 0 to an end, rounded up to a millisecond; nil for an infinite end.
  package static func wholeDomain(endingAt end: Double) -> ClosedRange<Double>? {
    end.isFinite ? 0...max((1000 * end).rounded(.up), 1) / 1000 : nil
  }
}
