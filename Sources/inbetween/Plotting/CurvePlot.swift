import MotionNumerics
import PlotParts
internal import VectorScene
internal import WebPages

/// A picture of curves in one pair of axes, or in several that share the x axis, laid out as a scene.
///
/// From top to bottom, the picture has title, subtitle, for each pane the label of its y axis and a frame with the
/// curves, the label of the x axis, and the legend. Any numbers give a plot: a missing value is a gap, an infinite
/// value is cut off at the frame, a range without height is widened. Labels of very large or small numbers look like
/// 2e300.
struct CurvePlot: Sendable {
  /// A curve, as samples joined by straight lines; a jump is two samples at the same time.
  struct Series: Sendable {
    /// The name in the legend, for example the notation.
    var name: String
    /// The positions along the x axis, usually ascending.
    var times: [Double]
    /// The values at the times, one for each.
    var values: [Double]
    /// Key numbers after the name in the legend, for example "max 1.053".
    var note: String?
    /// The marked points on the curve, such as events: time and value.
    var marks: [SIMD2<Double>] = []
    /// The range of values that the y axis covers; `nil` for all values.
    ///
    /// Values outside are cut off.
    var extent: ClosedRange<Double>?

    /// The numbers that the y axis covers; infinite ones and NaN are ignored.
    var shownValues: [Double] { extent.map { [$0.lowerBound, $0.upperBound] } ?? values }
  }

  /// Curves in a pair of axes.
  struct Pane: Sendable {
    /// The quantity of the y axis, with its unit.
    var yLabel: String
    /// The curves, in the order of the legend; a later one is drawn over the ones before it.
    var series: [Series]
    /// The values with emphasised grid lines; by default 0 and 1, where most motions start and end.
    var references: [Double] = [0, 1]
  }

  /// The largest number of curves of a document: more could not be told apart.
  static let maximumCurveCount = SeriesStyle.greatestCount

  /// The heading of the picture; empty for none.
  var title: String
  /// A second line under the heading, or `nil`.
  var subtitle: String?
  /// The quantity of the x axis, with its unit: "progress", "time (s)".
  var xLabel: String
  /// The panes from top to bottom, at least one; the legend lists the series of the first.
  ///
  /// Series of the same index belong together and have the same style.
  var panes: [Pane]
  /// Whether the page around the picture provides title, legend and margins.
  var isBare = false
  /// The size in points; `nil` for the usual size.
  ///
  /// It is enlarged if less than about 400 × 300 would be left for the curves.
  var size: SIMD2<Double>?

  /// The picture as a scene with a white background.
  func scene() -> Scene {
    let layout = PlotLayout(of: self)
    let panes = zip(layout.frames, panes).flatMap { frame, pane in
      [
        .group(Group(children: frame.backdrop)), .group(Group(name: "curves", children: pane.curves(in: frame))),
      ] + pane.marks(in: frame) as [Node]
    }
    return Scene(
      size: layout.size, background: .white, title: isBare ? "" : title, description: spokenDescription,
      nodes: [.group(Group(children: layout.headings))] + panes + [.group(Group(children: layout.legend))])
  }

  /// A description of the picture for screen readers.
  private var spokenDescription: String {
    let entries = panes[0].series.map { series in
      series.note.map { "\(series.name) (\($0))" } ?? series.name
    }
    let quantities = panes.map(\.yLabel).joined(separator: " and ")
    return "\(quantities) against \(xLabel): \(entries.joined(separator: "; "))"
  }
}

extension CurvePlot.Pane {
  /// The lines of the curves, one node for each.
  fileprivate func curves(in frame: PlotFrame) -> [Node] {
    series.enumerated().map { index, series in
      .shape(Shape(frame.path(of: series), stroke: SeriesStyle(index: index).stroke))
    }
  }

  /// The marks of all curves: dots with a rim in the colour of the paper.
  fileprivate func marks(in frame: PlotFrame) -> [Node] {
    let dots: [Node] = series.enumerated().flatMap { index, series in
      series.marks.filter { $0.x.isFinite && $0.y.isFinite }.map { mark in
        let dot = Path.circle(center: [frame.x(mark.x), frame.y(mark.y)], radius: 4.5)
        return .shape(Shape(dot, fill: Fill(SeriesStyle.color(index)), stroke: Stroke(.white, width: 1.5)))
      }
    }
    return dots.isEmpty ? [] : [.group(Group(name: "marks", children: dots))]
  }
}

extension CurvePlot {
  /// Writes the plot.
  ///
  /// Without a format, the ending of the output's name chooses it. Without either, it is characters on a terminal, SVG
  /// elsewhere.
  ///
  /// - Throws: ``CommandFailure``, or a usage error for an output name that is not that of a picture.
  func write(as format: PictureFormat? = nil, to output: OutputOptions, pixels: PixelOptions) throws {
    if output.output == nil, format == nil, let terminal = Terminal(.standardOutput) {
      let plot = TerminalPlot(self, columns: terminal.columns, hasColors: terminal.hasColors)
      return try Output.write(plot.text, to: nil)
    }
    let format = try output.format(format, or: .svg)
    if let still = format.pixels {
      return try pixels.plotDrawing().writeStill(scene(), as: still, to: output.output)
    }
    try Output.writePicture(to: output.output) { () throws(SceneError) in
      format == .html ? try PlotPage(self).html : try scene().svg(decimals: 2)
    }
  }
}
