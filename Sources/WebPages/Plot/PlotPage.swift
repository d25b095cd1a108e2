package import VectorScene

/// A plot as an HTML page that needs no other file.
///
/// The page shows the picture, and sets the title and the legend as text that flows with the width of the page. Style
/// rules give the picture the colours of the theme, because rules outweigh the attributes of SVG. A script reads values
/// off the samples that the page holds.
package struct PlotPage {
  /// A curve in the legend.
  package struct Curve {
    let name: String
    let note: String?
    let line: Scene

    /// Creates an entry of the legend from the name of a curve, its key numbers and a short piece of its line.
    package init(name: String, note: String?, line: Scene) {
      self.name = name
      self.note = note
      self.line = line
    }
  }

  /// The number of curve colours in the theme; further curves begin again with the first.
  private static let colorCount = 8

  private let title: String
  private let picture: Scene
  private let xLabel: String
  private let yLabels: [String]
  private let curves: [Curve]
  private let samples: PlotSamples

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title, as plain text.
  ///   - picture: The plot without title and legend; the curves of each pane lie in a group named "curves".
  ///   - xLabel: The name of the x axis.
  ///   - yLabels: The names of the y axes, one for each pane.
  ///   - curves: The legend, an entry for each curve of a pane.
  ///   - samples: The axes and curves of the picture as numbers.
  package init(
    title: String, picture: Scene, xLabel: String, yLabels: [String], curves: [Curve], samples: PlotSamples
  ) {
    self.title = title
    self.picture = picture
    self.xLabel = xLabel
    self.yLabels = yLabels
    self.curves = curves
    self.samples = samples
  }

  /// The page as text; the same plot gives the same bytes on every machine.
  package var html: String {
    get throws(SceneError) {
      let headers = yLabels.map { "<th scope=\"col\" class=\"number\">\($0.escapedForHTML)</th>" }
      let rows = try curves.indices.map { (index) throws(SceneError) in try row(for: index) }
      let body = Template(PackageResources.plot_html).filled(with: [
        "title": title.escapedForHTML,
        "picture": try picture.svg(decimals: 2),
        "x-label": xLabel.escapedForHTML,
        "y-labels": headers.joined(),
        "curves": rows.joined(),
        "samples": samples.json,
      ])
      let page = WebPage(
        title: title, styleSheet: PackageResources.plot_css, body: body, script: PackageResources.plot_page_js)
      return page.html
    }
  }

  /// The row of a curve in the legend; the script shows the curve's values there.
  private func row(for index: Int) throws(SceneError) -> String {
    let curve = curves[index]
    return Template(PackageResources.curve_html).filled(with: [
      "color": String(index % Self.colorCount),
      "line": try curve.line.svg(decimals: 2),
      "name": curve.name.escapedForHTML,
      "note": curve.note.map { "<small>\($0.escapedForHTML)</small>" } ?? "",
      "values": String(repeating: "<td class=\"number\"></td>", count: yLabels.count),
    ])
  }
}
