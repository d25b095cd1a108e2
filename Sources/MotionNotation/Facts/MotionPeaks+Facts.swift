import MotionFitting

extension MotionPeaks {
  /// The facts of the peaks, which are already in value units.
  func facts(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("peakSpeed", label: "peak speed", scale.value(speed, per: 1)),
      MotionProperty("peakAcceleration", label: "peak acceleration", scale.value(acceleration, per: 2)),
      MotionProperty("peakJerk", label: "peak jerk", scale.value(jerk, per: 3)),
    ]
  }
}
