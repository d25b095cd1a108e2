internal import VectorScene

/// A picture of curves in one pair of axes, laid out as a scene.
///
/// From top to bottom: title, subtitle, the label of the y axis, the curves in their frame, the label of the
/// x axis, the legend. Whatever the numbers, a plot comes out: a missing value is a gap, an infinite one is
/// cut off at the frame, a range without height is widened, very great or small numbers are labelled 2e300.
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
  }

  /// The heading of the picture.
  var title: String
  /// A second line under the heading, or `nil`.
  var subtitle: String?
  /// What the x axis shows, with its unit: "progress", "time (s)".
  var xLabel: String
  /// What the y axis shows, with its unit.
  var yLabel: String
  /// The curves, in the order of the legend; a later one is drawn over the ones before it.
  var series: [Series]
  /// The size in points, and more where that would leave less than about 400 × 300 for the curves.
  var size: SIMD2<Double> = [960, 600]

  /// The picture as a scene with a white background.
  func scene() -> Scene {
    let layout = PlotLayout(of: self)
    return Scene(
      size: layout.size, background: .white, title: title, description: spokenDescription,
      nodes: [
        .group(Group(children: layout.headings)),
        .group(Group(children: layout.frame.backdrop)),
        .group(Group(children: curves(in: layout.frame))),
        .group(Group(children: layout.legend)),
      ])
  }

  private func curves(in frame: PlotFrame) -> [Node] {
    series.enumerated().map { index, series in
      .shape(Shape(frame.path(of: series), stroke: SeriesStyle(index: index).stroke))
    }
  }

  /// What the picture shows, for people who do not see it.
  private var spokenDescription: String {
    let entries = series.map { series in
      series.note.map { "\(series.name) (\($0))" } ?? series.name
    }
    return "\(yLabel) against \(xLabel): \(entries.joined(separator: "; "))"
  }
}
