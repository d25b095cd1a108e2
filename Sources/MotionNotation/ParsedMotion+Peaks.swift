import MotionCurves
public import MotionFitting
import MotionInteraction
import MotionSprings

extension ParsedMotion {
  /// The largest speed, acceleration and jerk while the motion moves.
  ///
  /// A motion with a duration moves from its start to its end, any other from 0 on. A delay is not included.
  public var peaks: MotionPeaks {
    switch self {
    case .timingCurve(let curve): return curve.peaks
    case .tween(let tween):
      // A jump from one end to the other.
      if tween.duration == 0 { return .infinite }
      return tween.curve.peaks.scaled(value: abs(tween.end - tween.start), time: tween.duration)
    case .spring(let motion): return motion.peaks
    case .preset(let preset): return preset.motion.peaks
    case .damped(let oscillation): return oscillation.peaks
    case .timed(let motion):
      return motion.duration == 0 ? .infinite : motion.oscillation.peaks.scaled(value: 1, time: motion.duration)
    case .decay(let decay): return decay.peaks
    case .secondOrder(let step): return step.dynamics.motion.peaks
    case .minimumJerk(let motion): return motion.peaks
    case .limited(let motion): return motion.peaks
    case .bounded(let motion): return motion.motion.peaks
    case .delayed(let motion): return motion.base.peaks
    case .mapped(let motion): return motion.base.peaks.scaled(value: abs(motion.end - motion.start), time: 1)
    }
  }
}
