public import MotionCurves

extension CubicBezier: ChordBounded {
  /// The deviation from the control points of the part of the curve over the interval, which also works at vertical
  /// tangents.
  ///
  /// The distance from the chord is a cubic of the curve's parameter and vanishes at both ends. It is therefore at most
  /// ¾ of the larger of its two inner coefficients.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.lowerBound < 1 && interval.upperBound > 0 else { return 0 }
    let s = interval.lowerBound > 0 ? parameter(at: interval.lowerBound).rounded : 0
    let e = interval.upperBound < 1 ? parameter(at: interval.upperBound).rounded : 1
    let (x, y) = (Self.controls(x1, x2, from: s, to: e), Self.controls(y1, y2, from: s, to: e))
    let rounding = 0x1p-50 * max(abs(y1), abs(y2), 1)
    // Between neighbouring numbers at a vertical tangent, no distance vanishes at both ends.
    guard x.end > x.start else {
      return max(abs(y.first - y.start), abs(y.second - y.start), abs(y.end - y.start)) + rounding
    }
    let slope = (y.end - y.start) / (x.end - x.start)
    let first = y.first - y.start - slope * (x.first - x.start)
    let second = y.second - y.start - slope * (x.second - x.start)
    return 0.75 * max(abs(first), abs(second)) + rounding
  }

  /// The control points of a part of the cubic 0, p₁, p₂, 1.
  private static func controls(
    _ p1: Double, _ p2: Double, from s: Double, to e: Double
  ) -> (start: Double, first: Double, second: Double, end: Double) {
    // By blossoming: each parameter splits the polygon once.
    func point(_ a: Double, _ b: Double, _ c: Double) -> Double {
      let (q0, q1, q2) = (a * p1, p1 + a * (p2 - p1), p2 + a * (1 - p2))
      let (r0, r1) = (q0 + b * (q1 - q0), q1 + b * (q2 - q1))
      return r0 + c * (r1 - r0)
    }
    return (point(s, s, s), point(s, s, e), point(s, e, e), point(e, e, e))
  }

  /// The ends, beyond which the curve continues as a straight line.
  public func nextBreak(after progress: Double) -> MotionBreak? {
    guard progress < 1 else { return nil }
    let end: Double = progress < 0 ? 0 : 1
    let inner = MotionLimit(value: end, velocity: slope(at: end))
    let outer = MotionLimit(value: end, velocity: slope(at: end == 0 ? -1 : 2))
    return MotionBreak(at: end, before: end == 0 ? outer : inner, after: end == 0 ? inner : outer)
  }
}

extension PiecewiseLinear: ChordBounded {
  /// Zero: the curve is straight between its points.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double { 0 }

  /// The points.
  public func nextBreak(after progress: Double) -> MotionBreak? {
    let index = points.indices.partitioningIndex { points[$0].input > progress }
    guard index < points.count else { return nil }
    let time = points[index].input
    // Before a jump at the first point, the value behind that point holds.
    let before = index == 0 ? value(at: time.nextDown) : points[index].output
    return MotionBreak(
      at: time, before: MotionLimit(value: before, velocity: velocity(at: time.nextDown)),
      after: MotionLimit(value: value(at: time), velocity: velocity(at: time)))
  }
}

extension Steps: ChordBounded {
  /// Zero: the curve is flat between its jumps.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double { 0 }

  /// The jumps.
  public func nextBreak(after progress: Double) -> MotionBreak? {
    let step = (progress * Double(count)).rounded(.down) + 1
    guard step.magnitude < 0x1p52 else { return nil }
    // The jump is at the first number whose rounded product is the integer: the quotient or a neighbour of it.
    var time = step / Double(count)
    if time * Double(count) < step { time = time.nextUp }
    if time.nextDown * Double(count) >= step { time = time.nextDown }
    return MotionBreak(
      at: time, before: MotionLimit(value: value(at: time.nextDown), velocity: 0),
      after: MotionLimit(value: value(at: time), velocity: 0))
  }
}

extension TimingCurve: ChordBounded {
  /// The deviation of the case's curve.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    switch self {
    case .linear: 0
    case .keyword(let name): name.curve.chordDeviation(over: interval)
    case .cubicBezier(let curve): curve.chordDeviation(over: interval)
    case .steps(let curve): curve.chordDeviation(over: interval)
    case .piecewiseLinear(let curve): curve.chordDeviation(over: interval)
    case .penner(let curve): curve.chordDeviation(over: interval)
    }
  }

  /// The breaks of the case's curve.
  public func nextBreak(after progress: Double) -> MotionBreak? {
    switch self {
    case .linear: nil
    case .keyword(let name): name.curve.nextBreak(after: progress)
    case .cubicBezier(let curve): curve.nextBreak(after: progress)
    case .steps(let curve): curve.nextBreak(after: progress)
    case .piecewiseLinear(let curve): curve.nextBreak(after: progress)
    case .penner(let curve): curve.nextBreak(after: progress)
    }
  }
}
