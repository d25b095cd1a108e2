import MotionNumerics

/// Points of a graph, so close together that the straight lines between them look like the graph.
///
/// The lines give its values to about a millionth of its height, except within a 65536th of the width beside a corner
/// that is not known beforehand.
///
/// Steep and curved pieces have more points. A jump has one point on either side, at neighbouring doubles.
struct GraphPoints {
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  /// The range of the values except at the ends, where a velocity can be infinite or nearly so.
  let inside: ClosedRange<Double>
  private let value: (Double) -> Double
  /// The largest difference in height between two neighbouring points.
  private let tolerance: Double
  /// The largest distance of the graph from the straight line between two neighbouring points.
  private let precision: Double
  /// The smallest visible width: a piece that is still steep there counts as a jump.
  private let narrowest: Double

  private struct Point {
    let time: Double
    let value: Double
  }

  /// Points of the graph of a function with corners or peaks at known times.
  init(over domain: ClosedRange<Double>, corners: [Double], of value: @escaping (Double) -> Double) {
    self.value = value
    narrowest = domain.upperBound / 65536 - domain.lowerBound / 65536
    let even = SampleTimes.evenly(domain, count: 1025)
    let base = (even.times(of: 0..<even.count) + corners.filter(domain.contains)).sorted()
      .map { Point(time: $0, value: value($0)) }
    let finite = base.dropFirst().dropLast().map(\.value).filter(\.isFinite)
    inside = (finite.min() ?? 0)...(finite.max() ?? 0)
    tolerance = inside.upperBound / 1024 - inside.lowerBound / 1024
    // The precision is at least the rounding of the values.
    precision = max(tolerance / 1024, 4 * max(inside.upperBound.magnitude, inside.lowerBound.magnitude).ulp)
    append(base[0])
    for (point, next) in zip(base, base.dropFirst()) { refine(from: point, to: next) }
  }

  private func middle(of start: Point, _ end: Point) -> Point {
    // Add the halves, since half of the sum can be infinite.
    let time = 0.5 * start.time + 0.5 * end.time
    return Point(time: time, value: value(time))
  }

  private mutating func append(_ point: Point) {
    times.append(point.time)
    values.append(point.value)
  }

  /// Appends the points from the last one, `start`, to `end`.
  private mutating func refine(from start: Point, to end: Point) {
    let isSteep = (end.value - start.value).magnitude > tolerance
    let middle = middle(of: start, end)
    let isCurved = (middle.value - (0.5 * start.value + 0.5 * end.value)).magnitude > precision
    if (isSteep || isCurved) && end.time - start.time > narrowest {
      refine(from: start, to: middle)
      refine(from: middle, to: end)
    } else {
      if isSteep { appendJump(from: start, to: end) }
      append(end)
    }
  }

  /// Finds the two neighbouring doubles of a jump by bisection, always towards the larger difference.
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

extension GraphPoints {
  /// The graph of a motion's values.
  init(of motion: ParsedMotion, over domain: ClosedRange<Double>) {
    self.init(over: domain, corners: motion.corners, of: motion.value(at:))
  }

  /// The graph of a motion's velocities.
  init(velocitiesOf motion: ParsedMotion, over domain: ClosedRange<Double>) {
    self.init(over: domain, corners: motion.corners, of: motion.velocity(at:))
  }
}
