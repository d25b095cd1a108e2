import MotionCurves

/// The points that a timing curve from (0, 0) to (1, 1) approximates.
struct FitPoints {
  /// In ascending order of x, from 0 to 1, with finite values.
  let points: [SIMD2<Double>]

  /// The largest value, and 1 at least.
  var scale: Double { points.reduce(1) { max($0, abs($1.y)) } }

  /// The error that no curve goes below: its end values are fixed, and at a jump it has only one value.
  var leastError: Double {
    var least = 0.0
    var place = (x: -1.0, low: 0.0, high: 0.0)
    for point in points {
      if point.x <= 0 { least = max(least, abs(point.y)) }
      if point.x >= 1 { least = max(least, abs(point.y - 1)) }
      let isJump = point.x == place.x
      place = (point.x, isJump ? min(place.low, point.y) : point.y, isJump ? max(place.high, point.y) : point.y)
      least = max(least, 0.5 * (place.high - place.low))
    }
    return least
  }

  /// Some of the points between both ends, evenly chosen.
  func some(_ count: Int) -> [SIMD2<Double>] {
    let inner = points.filter { $0.x > 0 && $0.x < 1 }
    guard inner.count > count else { return inner }
    return (0..<count).map { inner[$0 * (inner.count - 1) / (count - 1)] }
  }

  /// The largest error of a curve at the points, and the inner points with the peaks of the error.
  ///
  /// A peak is the largest error between two changes of sign, or until the error falls to a limit.
  func misses(of curve: CubicBezier, beyond limit: Double) -> (largest: Double, peaks: [SIMD2<Double>]) {
    var largest = 0.0
    var peaks: [SIMD2<Double>] = []
    var peak: (point: SIMD2<Double>, error: Double)?
    for point in points {
      let error = curve.value(at: point.x) - point.y
      largest = max(largest, abs(error))
      if let last = peak, last.error * error < 0 || abs(error) <= limit {
        peaks.append(last.point)
        peak = nil
      }
      if abs(error) > max(limit, abs(peak?.error ?? 0)), point.x > 0, point.x < 1 { peak = (point, error) }
    }
    if let peak { peaks.append(peak.point) }
    return (largest, peaks)
  }
}

extension ChordBounded {
  /// Points of a motion, with values as parts of its distance.
  ///
  /// They are so dense that the error of a curve stays near the chords between them. At a break there is a point for
  /// each limit.
  ///
  /// The first points are Chebyshev's, which are dense at the ends. Intervals in which the motion strays from its chord
  /// are halved.
  ///
  /// - Parameters:
  ///   - domain: the domain to map to the progress from 0 to 1.
  ///   - start: the value of progress 0.
  ///   - end: the value of progress 1.
  ///   - deviation: the largest distance from a chord, as a part of the motion's distance. It is exceeded if the motion
  ///     would need more than some thousand points.
  /// - Returns: the points.
  /// - Throws: ``ParameterError`` for a domain that is not allowed.
  func fitPoints(
    over domain: ClosedRange<Double>, from start: Double, to end: Double, within deviation: Double
  ) throws(ParameterError) -> FitPoints {
    let duration = domain.upperBound - domain.lowerBound
    var points: [SIMD2<Double>] = []
    for section in try smoothSections(over: domain) {
      let share = (section.interval.upperBound - section.interval.lowerBound) / duration
      var times = chebyshevPoints(count: max(8, Int(128 * share)) + 1).map {
        section.interval.lowerBound.interpolated(to: section.interval.upperBound, by: $0)
      }
      for _ in 0..<6 where times.count + points.count < 2048 {
        times =
          zip(times, times.dropFirst()).flatMap { time, next in
            let middle = time + 0.5 * (next - time)
            let step = (next - time) / duration
            // The second derivative of a timing curve is some 8, except where it is nearly vertical.
            let isCoarse = chordDeviation(over: time...next) > deviation * abs(end - start) || step * step > deviation
            return isCoarse && time < middle && middle < next ? [time, middle] : [time]
          } + [times[times.count - 1]]
      }
      points += times.map { time in
        SIMD2((time - domain.lowerBound) / duration, (section.value(of: self, at: time) - start) / (end - start))
      }
    }
    return FitPoints(points: points)
  }
}

/// Numbers from 0 to 1, both included, that are dense at the ends: (1 − cos(kπ/n))/2.
func chebyshevPoints(count: Int) -> [Double] {
  (0..<count).map { index in
    let sine = Elementary.sineAndCosine(0.5 * .pi * Double(index) / Double(count - 1)).sine
    return sine * sine
  }
}
