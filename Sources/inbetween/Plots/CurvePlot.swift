import MotionNumerics
internal import VectorScene

/// A picture of curves in one pair of axes, or in several that share the x axis, laid out as a scene.
///
/// From top to bottom: title, subtitle, for each pane the label of its y axis and the curves in their frame, the label
/// of the x axis, the legend. Whatever the numbers, a plot comes out: a missing value is a gap, an infinite one is cut
/// off at the frame, a range without height is widened, very great or small numbers are labelled 2e300.
struct CurvePlot: Sendable {
  /// One curve, as samples that straight lines join; a jump is two samples at the same time.
  struct Series: Sendable {
    /// What the legend calls the curve, for example its notation.
    var name: String
    /// The positions along the x axis, usually ascending.
    var times: [Double]
    /// The values at the times, as many as those.
    var values: [Double]
    /// Key numbers that the legend shows behind the name, for example "max 1.053".
    var note: String?
    /// The values that the y axis has to show, the others being cut off; `nil` for all of them.
    var extent: ClosedRange<Double>?

    /// Numbers of which the y axis has to show the finite ones.
    var shownValues: [Double] { extent.map { [$0.lowerBound, $0.upperBound] } ?? values }
  }

  /// Curves in a pair of axes.
  struct Pane: Sendable {
    /// What the y axis shows, with its unit.
    var yLabel: String
    /// The curves, in the order of the legend; a later one is drawn over the ones before it.
    var series: [Series]
    /// Values whose lines stand out from the grid, if there are any; by default where motions start and end.
    var references: [Double] = [0, 1]
  }

  /// The heading of the picture; empty for none.
  var title: String
  /// A second line under the heading, or `nil`.
  var subtitle: String?
  /// What the x axis shows, with its unit: "progress", "time (s)".
  var xLabel: String
  /// The axes from top to bottom, at least one; the legend is that of the first.
  ///
  /// Series of the same index belong together: they are drawn alike.
  var panes: [Pane]
  /// Whether title, legend and margins are left to the page around the picture.
  var isBare = false
  /// The size in points, and more where that would leave less than about 400 × 300 for the curves; `nil` for the
  /// usual one.
  var size: SIMD2<Double>?

  /// The picture as a scene with a white background.
  func scene() -> Scene {
    let layout = PlotLayout(of: self)
    let panes = zip(layout.frames, panes).flatMap { frame, pane in
      [.group(Group(children: frame.backdrop)), .group(Group(name: "curves", children: pane.curves(in: frame)))]
        as [Node]
    }
    return Scene(
      size: layout.size, background: .white, title: isBare ? "" : title, description: spokenDescription,
      nodes: [.group(Group(children: layout.headings))] + panes + [.group(Group(children: layout.legend))])
  }

  /// What the picture shows, for people who do not see it.
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
}
