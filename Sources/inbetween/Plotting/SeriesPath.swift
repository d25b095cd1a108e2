internal import MotionNumerics

extension PlotFrame {
  /// The line of a series, without points that make no visible difference.
  ///
  /// NaN, and a time that is not finite, leaves a gap. A line to or from an infinite value ends at the frame, and there is
  /// no line between two infinite values. A sample without neighbours becomes a dot.
  func path(of series: CurvePlot.Series) -> Path {
    precondition(series.times.count == series.values.count, "Series: one value for each time")
    var runs: [[Path.Point]] = []
    var run: [Path.Point] = []
    var endsInfinite = false

    func endRun() {
      if let point = run.first, run.count == 1 {
        runs.append(endsInfinite ? [] : Self.dot(at: point))
      } else {
        runs.append(simplified(run, tolerance: 0.05))
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
      run.append([x(time), y(value)])
      endsInfinite = value.isInfinite
    }
    endRun()
    return Path(polylines: runs)
  }

  /// A line around a point, so small that its width fills the inside.
  private static func dot(at point: Path.Point) -> [Path.Point] {
    [point + [-1, 0], point + [0, -1], point + [1, 0], point + [0, 1], point + [-1, 0]]
  }
}

extension Path {
  /// An open subpath for each list of points that is not empty.
  init(polylines: [[Point]]) {
    self.init()
    for points in polylines {
      guard let first = points.first else { continue }
      move(to: first)
      for point in points.dropFirst() { addLine(to: point) }
    }
  }
}
