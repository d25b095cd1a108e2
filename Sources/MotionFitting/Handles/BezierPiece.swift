import MotionCurves

/// A cubic Bézier over an interval of time, with its control points in time and value.
struct BezierPiece: Sendable, Hashable {
  let interval: ClosedRange<Double>
  /// The times of the two inner control points, as parts of the interval, from 0 to 1.
  let x1, x2: Double
  /// The values of the four control points.
  let y0, y1, y2, y3: Double

  /// A straight line.
  init(from start: Double, to end: Double, over interval: ClosedRange<Double>) {
    let third = (end - start) / 3
    self.init(
      interval: interval, x1: 1.0 / 3, x2: 2.0 / 3, y0: start, y1: start + third, y2: end - third, y3: end)
  }

  init(
    interval: ClosedRange<Double>, x1: Double, x2: Double, y0: Double, y1: Double, y2: Double, y3: Double
  ) {
    self.interval = interval
    (self.x1, self.x2) = (x1, x2)
    (self.y0, self.y1, self.y2, self.y3) = (y0, y1, y2, y3)
  }

  var duration: Double { interval.upperBound - interval.lowerBound }

  /// The parameter at a time.
  func parameter(at time: Double) -> SplitParameter {
    let progress = max(0, min((time - interval.lowerBound) / duration, 1))
    if progress == 0 || progress == 1 { return SplitParameter(point: progress, offset: 0) }
    return CubicPolynomial(p1: x1, p2: x2, end: 1).parameter(reaching: progress, in: 0...1, guess: progress)
  }

  /// The value and the velocity at a time; at a vertical tangent the velocity is infinite.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    let s = parameter(at: time).rounded
    let value = Self.value(y0, y1, y2, y3, at: s)
    let run = Self.slope(0, x1, x2, 1, at: s) * duration
    let rise = Self.slope(y0, y1, y2, y3, at: s)
    if run == 0 && rise == 0 { return (value, endVelocity(atStart: s < 0.5)) }
    return (value, rise / run)
  }

  /// The velocity at an end whose handle has no length: towards the other handle, or the other end.
  private func endVelocity(atStart: Bool) -> Double {
    let towardsHandle = atStart ? (x: x2, y: y2 - y0) : (x: 1 - x1, y: y3 - y1)
    let chord = (x: 1.0, y: y3 - y0)
    let far = towardsHandle.x != 0 || towardsHandle.y != 0 ? towardsHandle : chord
    return far.y / (far.x * duration)
  }

  /// From the nearer end, so that both are exact.
  static func value(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at s: Double) -> Double {
    let r = 1 - s
    return s < 0.5
      ? p0 + s * (3 * r * (r * (p1 - p0) + s * (p2 - p0)) + s * s * (p3 - p0))
      : p3 + r * (3 * s * (s * (p2 - p3) + r * (p1 - p3)) + r * r * (p0 - p3))
  }

  static func slope(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * (p1 - p0) + 2 * r * s * (p2 - p1) + s * s * (p3 - p2))
  }

  /// The inner Bézier coefficients of the part from one parameter to another, by blossoming.
  static func inner(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, from s: Double, to e: Double
  ) -> (Double, Double) {
    func point(_ a: Double, _ b: Double, _ c: Double) -> Double {
      let (q0, q1, q2) = (p0 + a * (p1 - p0), p1 + a * (p2 - p1), p2 + a * (p3 - p2))
      let (r0, r1) = (q0 + b * (q1 - q0), q1 + b * (q2 - q1))
      return r0 + c * (r1 - r0)
    }
    return (point(s, s, e), point(s, e, e))
  }
}
