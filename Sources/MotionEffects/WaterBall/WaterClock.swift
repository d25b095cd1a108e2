import MotionCurves

/// The time that moves water, in seconds since 0 s: of whole frames in `legacy`, and 0 before.
struct WaterClock: ValueGenerator {
  /// The frames of the original per second.
  static let frameRate = 60.0

  let variant: EffectVariant

  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    return variant == .legacy ? TimeRounding.tickCount(at: time, rate: Self.frameRate) / Self.frameRate : time
  }
}

/// The phase φ of the first wave in radians, not reduced: the waves travel at a constant speed.
struct WaterPhase: ValueGenerator {
  let clock: WaterClock
  /// In radians per second.
  let speed: Double

  func value(at time: Double) -> Double {
    if time.isNaN { return .nan }
    // A constant phase is 0 at infinity too.
    return speed == 0 ? 0 : speed * clock.value(at: time)
  }
}
