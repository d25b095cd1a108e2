package import MotionCurves
package import MotionSprings

/// The shape of a motion, if other systems may have the same.
package enum ExportShape: Sendable, Hashable {
  /// A timing curve, over a duration in seconds after a delay if it has one.
  indirect case curve(TimingCurve, duration: Double?, delay: Double)
  /// A spring that starts at time 0, with a velocity in distances per second towards the end.
  indirect case spring(Spring, velocity: Double)
  /// The damped oscillation 1 − e^(−ζx)·cos ωx.
  case damped(decay: Double, frequency: Double)
  /// A distance times 1 − e^(−rt).
  case decay(rate: Double)
  /// Another shape with its own times, after a delay in which its start holds.
  indirect case delayed(ExportShape, by: Double)
  /// Anything else.
  case other
}
