import MotionNumerics
internal import VectorScene
internal import WebPages

/// A picture of curves in one pair of axes, or in several that share the x axis, laid out as a scene.
///
/// From top to bottom: title, subtitle, for each pane the label of its y axis and the curves in their frame, the label
/// of the x axis, the legend. All numbers give a plot: a missing value is a gap, an infinite one is cut off at the frame,
/// a range without height is widened, very large or small numbers are labelled 2e300.
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
    /// Points on the curve that are marked, such as events: time and value.
    var marks: [SIMD2<Double>] = []
    /// The range of values that the y axis covers, the others being cut off; `nil` for all values.
    var extent: ClosedRange<Double>?

    /// The numbers that the y axis covers, as far as they are finite.
    var shownValues: [Double] { extent.map { [$0.lowerBound, $0.upperBound] } ?? values }
  }

  /// Curves in a pair of axes.
  struct Pane: Sendable {
    /// The quantity of the y axis, with its unit.
    var yLabel: String
    /// The curves, in the order of the legend; a later one is drawn over the ones before it.
    var series: [Series]
    /// Values with emphasised grid lines; by default those at which most motions start and end.
    var references: [Double] = [0, 1]
  }

  /// The most curves of a document in a plot: more could not be told apart.
  static let maximumCurveCount = 12

  /// The heading of the picture; empty for none.
  var title: String
  /// A second line under the heading, or `nil`.
  var subtitle: String?
  /// The quantity of the x axis, with its unit: "progress", "time (s)".
  var xLabel: String
  /// The axes from top to bottom, at least one; the legend is that of the first.
  ///
  /// Series of the same index belong together and have the same style.
  var panes: [Pane]
  /// Whether the page around the picture provides title, legend and margins.
  var isBare = false
  /// The size in points, enlarged where less than about 400 × 300 would be left for the curves; `nil` for the usual
  /// size.
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
  /// Writes the plot in a format: by the ending of the output's name, in characters on a terminal, and else as SVG.
  ///
  /// - Throws: ``CommandFailure``, or a usage error for a name that is no picture's.
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
