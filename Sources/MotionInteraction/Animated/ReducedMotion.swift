import MotionCurves
import MotionSprings

/// How much motion a person wants to see: the setting of a system, in one place of a program.
public enum ReducedMotion: String, Sendable, Hashable, CaseIterable {
  /// All motions as they are written.
  case full
  /// Motions that do not overshoot.
  case calmer
  /// No motion: values jump to their targets.
  case jump
}

extension MotionCourse {
  /// The course under a preference for reduced motion; nil for a jump to the target.
  ///
  /// A calmer course does not overshoot: a spring has at least the critical damping with the same response, and a
  /// timing curve that leaves 0…1 becomes `ease`.
  public func reduced(to preference: ReducedMotion) -> MotionCourse? {
    switch preference {
    case .full: return self
    case .jump: return nil
    case .calmer: break
    }
    switch self {
    case .spring(let spring) where spring.dampingRatio < 1:
      return .spring(Spring(response: spring.response, dampingRatio: 1))
    case .tween(let duration, let curve):
      let range = curve.range()
      return range.lowerBound < 0 || range.upperBound > 1 ? .tween(duration: duration, curve: .ease) : self
    case .spring, .minimumJerk: return self
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ReducedMotion: Codable {}
#endif
