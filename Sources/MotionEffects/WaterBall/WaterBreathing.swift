import MotionCurves

/// The generator of the waves' amplitude: it breathes between 1.6 times its least value and 1 time in two seconds.
///
/// - `exact`: a triangle wave, or the curve that takes the place of its lines.
/// - `legacy`: the original's additions, frame by frame.
///
/// Source: YSWaterWaveView, whose factor changes by 0.01 per frame, with turning points at 1 and 1.6.
struct WaterBreathing: ValueGenerator {
  private static let lowest = 1.0
  private static let highest = 1.6
  /// The time between turning points in seconds; the first is at 0 s.
  static let turnInterval = 1.0

  /// The least amplitude, in points.
  let amplitude: Double
  private let variant: EffectVariant
  /// The factor; the first value before 0 s, NaN at infinity, where it has no limit.
  private let factor: Mapped<Repeated<Autoreversed<Tween<Double>>>, Double>

  /// Creates the generator of a least amplitude, with a curve from each turning point to the next.
  init(amplitude: Double, curve: TimingCurve, variant: EffectVariant) {
    self.amplitude = amplitude
    self.variant = variant
    factor = Tween(from: 1.0, to: 0, duration: Self.turnInterval, curve: curve)
      .autoreversed(over: Self.turnInterval).repeated(every: 2 * Self.turnInterval)
      .mapped(from: Self.lowest, to: Self.highest)
  }

  /// The amplitude in points.
  func value(at time: Double) -> Double { amplitude * factor(at: time) }

  /// The amplitude in units of the least one; NaN where it has no limit.
  func factor(at time: Double) -> Double {
    guard !time.isNaN else { return .nan }
    return variant == .legacy
      ? Self.legacyFactor(frame: TimeRounding.tickCount(at: time, rate: WaterClock.frameRate))
      : factor.value(at: time)
  }

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
