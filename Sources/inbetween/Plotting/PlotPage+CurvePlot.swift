internal import MotionNumerics
import PlotParts
internal import VectorScene
internal import WebPages

extension PlotPage {
  /// The page of a plot.
  ///
  /// Its picture has neither title nor legend, as the page sets these itself.
  init(_ plot: CurvePlot) {
    var bare = plot
    bare.isBare = true
    let curves = bare.panes[0].series.enumerated().map { index, series in
      Curve(name: series.name, note: series.note, line: SeriesStyle(index: index).sample)
    }
    self.init(
      title: bare.title, picture: bare.scene(), xLabel: bare.xLabel, yLabels: bare.panes.map(\.yLabel),
      curves: curves, samples: PlotSamples(of: bare))
  }
}

extension PlotSamples {
  /// The samples of a plot: its axes in the picture, and its curves.
  init(of plot: CurvePlot) {
    let frames = PlotLayout(of: plot).frames
    let panes = zip(frames, plot.panes).map { frame, pane in
      Pane(
        axis: Axis(frame.values.closedRange, from: frame.bottom, to: frame.top),
        curves: pane.series.map { series in
          let shown = PlotRange(covering: [series.shownValues], padding: 0)
          return Curve(times: series.times, values: series.values, shownRange: shown.closedRange)
        })
    }
    self.init(times: Axis(frames[0].times.closedRange, from: frames[0].left, to: frames[0].right), panes: panes)
  }
}

extension PlotRange {
  fileprivate var closedRange: ClosedRange<Double> { lower...upper }
}

extension SeriesStyle {
  /// A short piece of the line.
  fileprivate var sample: Scene {
    Scene(size: [44, 12], nodes: [.shape(Shape(Path(polylines: [[[3, 6], [41, 6]]]), stroke: stroke))])
  }
}
