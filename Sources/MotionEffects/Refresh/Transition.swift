import MotionNumerics

/// A number that goes from one value to another, and rests before and after.
struct Transition: Sendable, Hashable {
  var from: Double
  var to: Double
  var start: Double
  var duration: Double
  var curve: CubicBezier

  /// A number that stays what it is.
  static func rest(at value: Double) -> Transition {
    Transition(from: value, to: value, start: 0, duration: 0, curve: .easeInOut)
  }

  func value(at time: Double) -> Double {
    if time.isNaN { return time }
    if time >= start + duration { return to }
    if time <= start { return from }
    return from + (to - from) * curve.value(at: (time - start) / duration)
  }
}
