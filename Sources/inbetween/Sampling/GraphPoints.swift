import MotionNumerics

/// Points of a motion's graph, so close together that the straight lines between them look like it.
///
/// Where the graph is steep there are more, and a jump has one point on either side, as near to each other as doubles
/// can be.
struct GraphPoints {
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  private let motion: NotatedMotion
  /// How far two neighbours may be apart in height.
  private var tolerance = 0.0
  /// Below this width there is no more to see, and what is still steep is taken for a jump.
  private let narrowest: Double

  private struct Point {
    let time: Double
    let value: Double
  }

  init(of motion: NotatedMotion, over domain: ClosedRange<Double>) {
    self.motion = motion
    narrowest = domain.upperBound / 65536 - domain.lowerBound / 65536
    let even = SampleTimes.evenly(domain, count: 1025)
    let base = (even.times(of: 0..<even.count) + motion.corners.filter(domain.contains)).sorted().map(point)
    let finite = base.map(\.value).filter(\.isFinite)
    tolerance = ((finite.max() ?? 0) - (finite.min() ?? 0)) / 1024
    append(base[0])
    for (point, next) in zip(base, base.dropFirst()) { refine(from: point, to: next) }
  }

  private func point(at time: Double) -> Point {
    Point(time: time, value: motion.value(at: time))
  }

  private func middle(of start: Point, _ end: Point) -> Point {
    // Halves, as a sum or a difference can be infinite.
    point(at: 0.5 * start.time + 0.5 * end.time)
  }

  private mutating func append(_ point: Point) {
    times.append(point.time)
    values.append(point.value)
  }

  /// Appends what is needed to get from the last point, `start`, to `end`.
  private mutating func refine(from start: Point, to end: Point) {
    let isSteep = (end.value - start.value).magnitude > tolerance
    let middle = middle(of: start, end)
    if isSteep && end.time - start.time > narrowest {
      refine(from: start, to: middle)
      refine(from: middle, to: end)
    } else {
      if isSteep { appendJump(from: start, to: end) }
      append(end)
    }
  }

  /// Bisects down to two neighbouring doubles, always towards the larger difference.
  private mutating func appendJump(from start: Point, to end: Point) {
    var low = start
    var high = end
    while low.time.nextUp < high.time {
      let middle = middle(of: low, high)
      if (middle.value - low.value).magnitude < (high.value - middle.value).magnitude {
        low = middle
      } else {
        high = middle
      }
    }
    append(low)
    append(high)
  }
}

extension NotatedMotion {
  /// Times that a regular grid could miss although much happens there.
  fileprivate var corners: [Double] {
    switch self {
    case .timingCurve(.piecewiseLinear(let curve)): curve.points.map(\.input)
    case .timingCurve: []
    }
  }
}
