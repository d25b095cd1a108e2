import MotionCurves

/// The breathing of the waves: a factor of their amplitude that changes from 1.6 to 1 and back in two seconds.
///
/// Source: YSWaterWaveView, whose factor changes by 0.01 per frame, with turning points at 1 and 1.6.
enum WaterBreathing {
  private static let lowest = 1.0
  private static let highest = 1.6
  /// The time between turning points in seconds; the first is at 0 s.
  static let turnInterval = 1.0

  /// The factor as a triangle wave; NaN at infinity, where it has no limit, and the first value before 0 s.
  static let factor = Tween(from: 1.0, to: 0, duration: turnInterval, curve: .linear).autoreversed(over: turnInterval)
    .repeated(every: 2 * turnInterval).mapped(from: lowest, to: highest)

  /// The factor after a number of frames, by the original's additions; NaN if the number is not finite.
  static func legacyFactor(frame: Double) -> Double {
    if frame <= 0 { return highest }
    guard frame.isFinite else { return .nan }
    // The additions return to exactly 1.6 after 120 frames.
    var factor = highest
    var isIncreasing = false
    for _ in 0..<Int(frame.truncatingRemainder(dividingBy: 120)) {
      factor += isIncreasing ? 0.01 : -0.01
      if factor <= lowest { isIncreasing = true }
      if factor >= highest { isIncreasing = false }
    }
    return factor
  }
}
