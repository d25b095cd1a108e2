internal import MotionFitting

/// A piecewise linear function through some of the given frames that passes all others within a tolerance.
///
/// From each knot on, the lines that pass all frames so far are swept, component by component. The last frame that
/// itself lies between these lines is the next knot. Both frames of a jump are knots.
///
/// The knots are frames, unlike the free points of `PiecewiseLinear.approximating`. For a single number, free points
/// would be fewer. But all components of a value share their key times. Going as far as any line can does not find the
/// fewest times for several numbers at once.
package enum PiecewiseLinearFit {
  /// The frames at the knots, the first and the last included.
  ///
  /// - Parameters:
  ///   - values: the components of each frame.
  ///   - times: the times of the frames, ascending, in any unit.
  ///   - tolerance: the greatest distance of a frame from the line, in each component.
  /// - Returns: the indices of the frames, ascending.
  package static func knots(of values: [[Double]], at times: [Double], tolerance: Double) -> [Int] {
    var knots = [0]
    var sweeps = values[0].map { LineSweep(from: times[0], $0) }
    func startAgain(at frame: Int) {
      knots.append(frame)
      for (index, value) in values[frame].enumerated() { sweeps[index] = LineSweep(from: times[frame], value) }
    }
    var next = 1
    while next < values.count {
      let start = knots[knots.count - 1]
      if isJump(to: next, from: start, in: values, at: times, tolerance: tolerance) {
        if start < next - 1 { knots.append(next - 1) }
        startAgain(at: next)
        next += 1
        continue
      }
      let components = values[next].indices
      if next == start + 1 || components.allSatisfy({ sweeps[$0].reaches(values[next][$0], at: times[next]) }) {
        // A frame at the time of the knot that is not a jump is that knot.
        if times[next] > times[start] {
          for index in components { sweeps[index].add(values[next][index], within: tolerance, at: times[next]) }
        }
        next += 1
      } else {
        startAgain(at: next - 1)
      }
    }
    if knots[knots.count - 1] < values.count - 1 { knots.append(values.count - 1) }
    return knots
  }

  /// Whether a frame is the end of a jump.
  ///
  /// It then has the time of the frame before it or of the knot, to the precision of written times, but not the values
  /// of that frame within the tolerance.
  private static func isJump(
    to next: Int, from knot: Int, in values: [[Double]], at times: [Double], tolerance: Double
  ) -> Bool {
    let instant = 1e-9 * (times[times.count - 1] - times[0])
    return [next - 1, knot].contains { frame in
      times[next] - times[frame] <= instant
        && zip(values[frame], values[next]).contains { abs($1 - $0) > tolerance }
    }
  }
}

extension LineSweep {
  /// The lines through a point.
  fileprivate init(from time: Double, _ value: Double) {
    self.init()
    add(value, within: 0, at: time)
  }

  /// Whether one of the lines goes through a point.
  fileprivate func reaches(_ value: Double, at time: Double) -> Bool {
    (limits.low.map { value <= $0.value(at: time) } ?? true)
      && (limits.high.map { value >= $0.value(at: time) } ?? true)
  }

  /// Keeps the lines that pass a point within a tolerance; at least one must remain.
  fileprivate mutating func add(_ value: Double, within tolerance: Double, at time: Double) {
    _ = add(Point(x: time, y: value - tolerance, index: 0), .low)
    _ = add(Point(x: time, y: value + tolerance, index: 0), .high)
  }
}
