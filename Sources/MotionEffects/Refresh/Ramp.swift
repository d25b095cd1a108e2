package import MotionNumerics

/// A number that changes from one value to another along a timing curve, and rests before and after.
package struct Ramp: Sendable, Hashable {
  /// The value until the start.
  package var from: Double
  /// The value from the end on.
  package var to: Double
  /// The start time in seconds.
  package var start: Double
  /// The duration in seconds.
  package var duration: Double
  /// The timing.
  package var curve: CubicBezier

  /// Creates a ramp.
  package init(from: Double, to: Double, start: Double, duration: Double, curve: CubicBezier) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// A constant number.
  package static func rest(at value: Double) -> Ramp {
    Ramp(from: value, to: value, start: 0, duration: 0, curve: .easeInOut)
  }

  /// The value at a time; NaN for NaN.
  package func value(at time: Double) -> Double {
    if time.isNaN { return time }
    if time >= start + duration { return to }
    if time <= start { return from }
    return from + (to - from) * curve.value(at: (time - start) / duration)
  }
}
