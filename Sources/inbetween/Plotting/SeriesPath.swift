internal import MotionNumerics
import PlotParts

extension PlotFrame {
  /// The line of a series, without points that make no visible difference.
  ///
  /// NaN, or a time that is not finite, leaves a gap. A line to or from an infinite value ends at the frame, and there
  /// is no line between two infinite values. A sample without neighbours becomes a dot.
  func path(of series: CurvePlot.Series) -> Path {
    precondition(series.times.count == series.values.count, "Series: one value for each time")
    var runs: [[Path.Point]] = []
    var run: [Path.Point] = []
    var endsInfinite = false

    func endRun() {
      if let point = run.first, run.count == 1 {
        runs.append(endsInfinite ? [] : Self.dot(at: point))
      } else {
        runs.append(Self.simplified(run))
      }
      run = []
      endsInfinite = false
    }

    for (time, value) in zip(series.times, series.values) {
      guard time.isFinite, !value.isNaN else {
        endRun()
        continue
      }
      if value.isInfinite && endsInfinite { endRun() }
      // The two neighbouring times of a jump are drawn at one place.
      let x = x(time)
      run.append([run.last.map { abs(x - $0.x) < 1e-6 ? $0.x : x } ?? x, y(value)])
      endsInfinite = value.isInfinite
    }
    endRun()
    return Path(polylines: runs)
  }

  /// The polyline of the fewest points that does not visibly differ in height from the given points.
  ///
  /// Points that do not go from left to right stay as they are.
  private static func simplified(_ points: [Path.Point]) -> [Path.Point] {
    let points = withoutPassing(points)
    // Spikes, three points or more at one x, stay; jumps may be simplified.
    func isSpike(_ index: Int) -> Bool {
      points[index].x == points[index - 1].x && points[index].x == points[index + 1].x
    }
    let spikes = Set(points.indices.dropFirst().dropLast().filter(isSpike))
    let starts = [0] + points.indices.dropFirst().filter { spikes.contains($0) || spikes.contains($0 - 1) }
    return zip(starts, starts.dropFirst() + [points.count]).flatMap { simplifiedInterval(points[$0..<$1]) }
  }

  /// The points without those inside a vertical line.
  private static func withoutPassing(_ points: [Path.Point]) -> [Path.Point] {
    points.indices.filter { index in
      guard index > 0, index < points.count - 1 else { return true }
      let (last, this, next) = (points[index - 1], points[index], points[index + 1])
      return !(last.x == this.x && this.x == next.x && (this.y - last.y) * (next.y - this.y) >= 0)
    }.map { points[$0] }
  }

  private static func simplifiedInterval(_ points: ArraySlice<Path.Point>) -> [Path.Point] {
    let lines = try? PiecewiseLinear.approximating(
      times: points.map(\.x), values: points.map(\.y), tolerance: 0.05)
    if let lines { return lines.curve.points.map { [$0.input, $0.output] } }
    guard points.count > 4 else { return Array(points) }
    // The approximation fails if a line is vertical except for some digits, as its slope then has too few. Each half
    // around it has enough.
    let middle = points.startIndex + points.count / 2
    return simplifiedInterval(points[...middle]).dropLast() + simplifiedInterval(points[middle...])
  }

  /// A closed line around a point, so small that the line's width fills its inside.
  private static func dot(at point: Path.Point) -> [Path.Point] {
    [point + [-1, 0], point + [0, -1], point + [1, 0], point + [0, 1], point + [-1, 0]]
  }
}
