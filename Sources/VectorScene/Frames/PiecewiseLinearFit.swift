/// A piecewise linear function through some of the given frames that passes all others within a tolerance.
///
/// From each knot on, the slopes of the lines that pass all frames so far are kept, component by component; the last
/// frame whose own slope is among them is the next knot. Both frames of a jump are knots. Source: the swing filter,
/// H. Elmeleegy et al., "Online piece-wise linear approximation of numerical streams with precision
/// guarantees", VLDB 2009.
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
    var slopes = SlopeRanges(count: values[0].count)
    var next = 1
    while next < values.count {
      let start = knots[knots.count - 1]
      if isJump(to: next, in: values, at: times, tolerance: tolerance) {
        if start < next - 1 { knots.append(next - 1) }
        knots.append(next)
        slopes = SlopeRanges(count: values[0].count)
        next += 1
        continue
      }
      let interval = times[next] - times[start]
      if next == start + 1 || slopes.contain(from: values[start], to: values[next], over: interval) {
        // A frame at the knot's own time, and not a jump, is that knot.
        if interval > 0 {
          slopes.narrow(from: values[start], to: values[next], over: interval, tolerance: tolerance)
        }
        next += 1
      } else {
        knots.append(next - 1)
        slopes = SlopeRanges(count: values[0].count)
      }
    }
    if knots[knots.count - 1] < values.count - 1 { knots.append(values.count - 1) }
    return knots
  }

  /// Whether a frame has the time of the one before it, as far as times are written, but not its values.
  private static func isJump(
    to next: Int, in values: [[Double]], at times: [Double], tolerance: Double
  ) -> Bool {
    guard times[next] - times[next - 1] < 1e-9 * times[times.count - 1] else { return false }
    return zip(values[next - 1], values[next]).contains { abs($1 - $0) > tolerance }
  }

  /// For each component, the slopes of the lines that pass all frames since the last knot.
  private struct SlopeRanges {
    private var least: [Double]
    private var greatest: [Double]

    init(count: Int) {
      least = Array(repeating: -.infinity, count: count)
      greatest = Array(repeating: .infinity, count: count)
    }

    func contain(from start: [Double], to end: [Double], over interval: Double) -> Bool {
      start.indices.allSatisfy { index in
        let slope = (end[index] - start[index]) / interval
        return least[index] <= slope && slope <= greatest[index]
      }
    }

    mutating func narrow(from start: [Double], to end: [Double], over interval: Double, tolerance: Double) {
      for index in start.indices {
        let difference = end[index] - start[index]
        least[index] = max(least[index], (difference - tolerance) / interval)
        greatest[index] = min(greatest[index], (difference + tolerance) / interval)
      }
    }
  }
}
