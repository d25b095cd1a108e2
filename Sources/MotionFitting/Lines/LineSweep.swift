/// A sweep over windows from left to right that keeps the straight lines through all windows so far.
///
/// A line has to be above all lower points and below all upper points. Only the upper convex hull of the lower points
/// and the lower hull of the upper points matter. The flattest and the steepest line each touch both hulls. A new point
/// moves one of the two lines, and the line's point of contact on the hull only ever moves to the right. A sweep
/// therefore takes a time proportional to the number of points.
///
/// Source: H. Imai and M. Iri, *An optimal algorithm for approximating a piecewise linear function*, Journal of
/// Information Processing 9 (1986).
package struct LineSweep {
  /// The side from which a point bounds the lines.
  package enum Side: Int {
    /// The lines are above the point.
    case low
    /// The lines are below the point.
    case high

    var opposite: Side { self == .low ? .high : .low }
    var sign: Double { self == .low ? 1 : -1 }
  }

  package struct Point {
    package let x, y: Double
    /// The index of the point's gate.
    package let index: Int

    package init(x: Double, y: Double, index: Int) {
      (self.x, self.y, self.index) = (x, y, index)
    }
  }

  /// A line by a point on it and its slope.
  package struct Line {
    package let point: Point
    package let slope: Double

    package func value(at x: Double) -> Double { point.y + slope * (x - point.x) }
  }

  private var hulls: (low: Hull, high: Hull) = (Hull(sign: 1), Hull(sign: -1))
  /// The steepest line, which a lower point must not exceed, and the flattest line, below which an upper point must not
  /// lie.
  package private(set) var limits: (low: Line?, high: Line?)

  package init() {}

  /// Adds a point.
  ///
  /// Returns false, and leaves the sweep unchanged, if no line would be left.
  package mutating func add(_ point: Point, _ side: Side) -> Bool {
    let (blocking, own) = side == .low ? (limits.low, limits.high) : (limits.high, limits.low)
    if let blocking, side.sign * (point.y - blocking.value(at: point.x)) > 0 { return false }
    if own.map({ side.sign * (point.y - $0.value(at: point.x)) > 0 }) ?? true {
      // The tangent from the new point to the other hull.
      if side == .low {
        limits.high = hulls.high.tangent(from: point).map { Line(point: point, slope: $0) } ?? limits.high
        hulls.low.add(point)
      } else {
        limits.low = hulls.low.tangent(from: point).map { Line(point: point, slope: $0) } ?? limits.low
        hulls.high.add(point)
      }
    } else if side == .low {
      hulls.low.add(point)
    } else {
      hulls.high.add(point)
    }
    return true
  }

  /// The last possible line when a point on a side blocks all lines.
  ///
  /// It last touches the other side, at its `point`.
  func line(blocking side: Side) -> Line? { side == .low ? limits.low : limits.high }

  /// A line in the middle of the remaining lines; nil without two points.
  var middle: Line? {
    guard let low = limits.low, let high = limits.high else { return limits.low ?? limits.high }
    // The intersection of both lines lies in between. The mean of two lines through a point also passes through that
    // point.
    let slope = low.slope + 0.5 * (high.slope - low.slope)
    let x = max(low.point.x, high.point.x)
    let (a, b) = (low.value(at: x), high.value(at: x))
    return Line(point: Point(x: x, y: a + 0.5 * (b - a), index: max(low.point.index, high.point.index)), slope: slope)
  }
}

/// A convex hull of points from left to right: the upper one of lower points (sign 1), the lower one of upper points (−1).
private struct Hull {
  let sign: Double
  private var points: [LineSweep.Point] = []
  /// The first point that a tangent can still touch.
  private var first = 0

  init(sign: Double) { self.sign = sign }

  mutating func add(_ point: LineSweep.Point) {
    if let last = points.last, last.x == point.x {
      // At one place only the stricter of two points counts.
      if sign * (point.y - last.y) <= 0 { return }
      points.removeLast()
    }
    while points.count - first >= 2 {
      let (a, b) = (points[points.count - 2], points[points.count - 1])
      let isInside = sign * slope(a, point) >= sign * slope(a, b)
      guard isInside else { break }
      points.removeLast()
    }
    points.append(point)
    first = min(first, points.count - 1)
  }

  /// The slope of the tangent from a point on the right; nil if there is no point on its left.
  ///
  /// Of all lines through the point that respect this hull, the tangent is the nearest to the hull.
  mutating func tangent(from point: LineSweep.Point) -> Double? {
    guard first < points.count, points[first].x < point.x else { return nil }
    var best = slope(points[first], point)
    while first + 1 < points.count, points[first + 1].x < point.x {
      let next = slope(points[first + 1], point)
      guard -sign * (next - best) >= 0 else { break }
      best = next
      first += 1
    }
    return best
  }

  private func slope(_ a: LineSweep.Point, _ b: LineSweep.Point) -> Double { (b.y - a.y) / (b.x - a.x) }
}
