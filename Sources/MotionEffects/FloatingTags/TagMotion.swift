import EffectCore
import MotionCurves
import MotionPaths

/// The generator of a tag: its position on its path, and its opacity; nil before the tap and from the end of the path
/// on, and for NaN.
struct TagMotion: ValueGenerator {
  /// The ticks per second of the original's timer, which all tags share.
  static let tickRate = 10.0

  let path: PathSegment
  /// The time of the tap.
  let start: Double
  let duration: Double
  /// From the part of the lifetime to the Bézier parameter of the path.
  let riseCurve: TimingCurve
  /// From the part of the lifetime to the part of the opacity that is gone; `legacy` has a timer instead.
  let fadeCurve: TimingCurve
  let variant: EffectVariant

  func value(at time: Double) -> (position: SIMD2<Double>, opacity: Double)? {
    let progress = Self.progress(ofTap: start, at: time, duration: duration)
    guard progress >= 0 && progress < 1 else { return nil }
    return (path.position(at: riseCurve.value(at: progress)), opacity(at: time, progress: progress))
  }

  private func opacity(at time: Double, progress: Double) -> Double {
    switch variant {
    // A curve that overshoots leaves the range of opacities.
    case .exact: max(0, min(1 - fadeCurve.value(at: progress), 1))
    case .legacy: max(0, 1 - 0.15 * (Self.tick(at: time) - Self.tick(at: start)))
    }
  }

  /// The part of its lifetime that a tag has behind it.
  static func progress(ofTap tap: Double, at time: Double, duration: Double) -> Double { (time - tap) / duration }

  /// The number of the timer's ticks until a time.
  static func tick(at time: Double) -> Double { TimeRounding.tickCount(at: time, rate: tickRate) }
}
