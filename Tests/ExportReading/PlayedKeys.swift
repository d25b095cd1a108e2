package import MotionNumerics

/// Keys as a player of another system reads them: its own arithmetic, none of the library's.
package struct PlayedKeys {
  /// The course from a key to the next one.
  package enum Segment {
    case linear
    case hold
    /// A cubic from (0, 0) to (1, 1) of the segment's time and change.
    case bezier(Double, Double, Double, Double)
    /// A cubic whose control points are a part of the segment's time, and a value.
    case points(Double, Double, Double, Double)
    /// A Hermite cubic with slopes at both ends, per second.
    case hermite(Double, Double)
    /// Any timing curve.
    case curve(TimingCurve)
  }

  /// In the motion's time.
  package var times: [Double]
  /// In the motion's unit.
  package var values: [Double]
  /// One fewer than the times.
  package var segments: [Segment]

  /// The halvings by which the player finds the parameter of a Bézier.
  private let halvings: Int

  package init(times: [Double] = [], values: [Double] = [], segments: [Segment] = [], halvings: Int = 60) {
    (self.times, self.values, self.segments, self.halvings) = (times, values, segments, halvings)
  }

  /// Adds a key, with what begins there.
  package mutating func add(_ time: Double, _ value: Double, _ segment: Segment?) {
    times.append(time)
    values.append(value)
    if let segment { segments.append(segment) }
  }

  /// The value at a time; at a jump that after it.
  package func value(at time: Double) -> Double {
    if time < times[0] {
      guard case .curve(let curve)? = segments.first else { return values[0] }
      return values[0] + (values[1] - values[0]) * curve.valueBeforeTheBegin
    }
    guard let index = times.indices.dropLast().last(where: { times[$0] <= time }), time < times[index + 1] else {
      return values[values.count - 1]
    }
    let (start, end) = (values[index], values[index + 1])
    let duration = times[index + 1] - times[index]
    let progress = (time - times[index]) / duration
    switch segments[index] {
    case .linear: return start + (end - start) * progress
    case .hold: return start
    case .bezier(let x1, let y1, let x2, let y2):
      let s = parameter(x1, x2, at: progress)
      return start + (end - start) * Self.bezier(y1, y2, at: s)
    case .points(let x1, let y1, let x2, let y2):
      let s = parameter(x1, x2, at: progress)
      return (1 - s) * (1 - s) * (1 - s) * start + Self.bezier(y1, y2, at: s) + s * s * s * (end - 1)
    case .curve(let curve): return start + (end - start) * curve.value(at: progress)
    case .hermite(let m0, let m1):
      let (t, r) = (progress, 1 - progress)
      return start * (1 + 2 * t) * r * r + end * (3 - 2 * t) * t * t + duration * (m0 * t * r * r - m1 * t * t * r)
    }
  }

  private static func bezier(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  /// By bisection.
  private func parameter(_ x1: Double, _ x2: Double, at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // The last middle is the result.
    for _ in 1..<halvings {
      let middle = 0.5 * (low + high)
      if Self.bezier(x1, x2, at: middle) < progress { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }
}

extension TimingCurve {
  /// The progress that a browser shows while it waits.
  ///
  /// It is the start of `linear()`; steps have not jumped yet.
  var valueBeforeTheBegin: Double { if case .piecewiseLinear = self { value(at: 0) } else { 0 } }
}
